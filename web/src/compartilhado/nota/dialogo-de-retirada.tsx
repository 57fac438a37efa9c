import { NOMES_DOS_MOTIVOS_DO_ATENDIMENTO } from '@indica-bem/domain/atendimento/regras';
import { formatarChave, nomeDaNota } from '@indica-bem/domain/nota/chave';
import { MOTIVOS_DA_RETIRADA, type MotivoDaRetirada } from '@indica-bem/domain/nota/regras';
import { useState } from 'react';
import { camposDe } from '../../lib/erros-da-api';
import { useEnvio } from '../../ui/use-envio';
import { EscolhaDeMotivo } from '../estorno/escolha-de-motivo';
import { MolduraDoDialogo } from '../estorno/moldura-do-dialogo';

type DialogoDeRetiradaProps = {
  chave: string;
  enviar: (motivo: MotivoDaRetirada) => Promise<unknown>;
  aoEnviar: () => void;
  fechar: () => void;
};

/** The team takes away what others sent: with a reason. */
export function DialogoDeRetirada({ chave, aoEnviar, fechar, ...props }: DialogoDeRetiradaProps) {
  const [motivo, setMotivo] = useState<MotivoDaRetirada | null>(null);
  const [conferir, setConferir] = useState(false);
  const { enviar, enviando, erro } = useEnvio({ enviar: (porque: MotivoDaRetirada) => props.enviar(porque), aoEnviar });
  const doServidor = erro ? camposDe(erro).motivo : undefined;

  return (
    <MolduraDoDialogo
      titulo="Retirar esta nota?"
      confirmar="Retirar"
      perigo
      erro={doServidor ? null : erro}
      {...{ enviando, fechar }}
      aoConfirmar={() => {
        setConferir(true);
        if (motivo) enviar(motivo);
      }}
      campos={
        <EscolhaDeMotivo
          motivos={MOTIVOS_DA_RETIRADA}
          nomes={NOMES_DOS_MOTIVOS_DO_ATENDIMENTO}
          motivo={motivo}
          onChange={setMotivo}
          erro={conferir && !motivo ? 'Escolha o motivo' : doServidor}
        />
      }
    >
      <p>
        <strong>{nomeDaNota(chave)}</strong>
      </p>
      <p>{formatarChave(chave)}</p>
      <p>A compra fica sem nota, e outra pode ser enviada.</p>
    </MolduraDoDialogo>
  );
}
