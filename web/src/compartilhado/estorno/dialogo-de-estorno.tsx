import { type MotivoDeEstorno, NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { camposDe } from '../../lib/erros-da-api';
import { useEnvio } from '../../ui/use-envio';
import { EscolhaDeMotivo } from './escolha-de-motivo';
import { type DialogoProps, MolduraDoDialogo } from './moldura-do-dialogo';

export type Escrito<M extends MotivoDeEstorno> = { motivo: M; texto: string | null };

type DialogoDeEstornoProps<M extends MotivoDeEstorno> = DialogoProps & {
  motivos: readonly M[];
  /** Who else reads the text. */
  aviso?: string;
  enviar: (escrito: Escrito<M>, chave: string) => Promise<unknown>;
};

/** Why a sale is undone, or should be: one reason of a few, and a text where that says nothing. */
export function DialogoDeEstorno<M extends MotivoDeEstorno>(props: DialogoDeEstornoProps<M>) {
  const { motivos, aviso, aoEnviar, ...daMoldura } = props;
  const [motivo, setMotivo] = useState<M | null>(null);
  const [texto, setTexto] = useState('');
  const [conferir, setConferir] = useState(false);
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: (escrito: Escrito<M>, chave) => props.enviar(escrito, chave),
    aoEnviar,
  });
  const faltaTexto = motivo === 'outro' && texto.trim() === '';
  const doServidor = erro ? camposDe(erro) : {};

  function aoConfirmar() {
    setConferir(true);
    if (motivo && !faltaTexto) enviar({ motivo, texto: texto.trim() || null });
  }

  return (
    <MolduraDoDialogo
      {...daMoldura}
      {...{ enviando, aoConfirmar }}
      erro={Object.keys(doServidor).length === 0 ? erro : null}
      campos={
        <>
          <EscolhaDeMotivo
            {...{ motivos, motivo }}
            nomes={NOMES_DOS_MOTIVOS_DE_ESTORNO}
            onChange={(novo) => {
              setMotivo(novo);
              esquecerErro();
            }}
            erro={conferir && !motivo ? 'Escolha o motivo' : doServidor.motivo}
          />
          <Textarea
            label={motivo === 'outro' ? 'Conte o motivo' : 'Observação (opcional)'}
            description={aviso}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={500}
            value={texto}
            error={conferir && faltaTexto ? 'Conte o motivo' : doServidor.texto}
            onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          />
        </>
      }
    />
  );
}
