import {
  MOTIVOS_DO_ATENDIMENTO,
  type MotivoDoAtendimento,
  NOMES_DOS_MOTIVOS_DO_ATENDIMENTO,
} from '@indica-bem/domain/atendimento/regras';
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { camposDe } from '../../lib/erros-da-api';
import { useEnvio } from '../../ui/use-envio';
import { EscolhaDeMotivo } from '../estorno/escolha-de-motivo';
import { type DialogoProps, MolduraDoDialogo } from '../estorno/moldura-do-dialogo';

export type Porque = { motivo: MotivoDoAtendimento; texto: string | null };

type DialogoComMotivoProps = DialogoProps & {
  /** What else it asks, with what the server found wrong with each. */
  campos?: (erros: Record<string, string>) => ReactNode;
  /** Something else it asks is missing or wrong; it says so itself once `conferir` was called. */
  falta?: boolean;
  conferir?: () => void;
  enviar: (porque: Porque, chave: string) => Promise<unknown>;
};

/** What the team does in somebody's place: what will happen, and why. */
export function DialogoComMotivo({ campos, falta = false, aoEnviar, ...props }: DialogoComMotivoProps) {
  const [motivo, setMotivo] = useState<MotivoDoAtendimento | null>(null);
  const [texto, setTexto] = useState('');
  const [conferido, setConferido] = useState(false);
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: (porque: Porque, chave) => props.enviar(porque, chave),
    aoEnviar,
  });
  const faltaTexto = motivo === 'outro' && texto.trim() === '';
  const doServidor = erro ? camposDe(erro) : {};

  function aoConfirmar() {
    setConferido(true);
    props.conferir?.();
    if (motivo && !faltaTexto && !falta) enviar({ motivo, texto: texto.trim() || null });
  }

  return (
    <MolduraDoDialogo
      {...props}
      {...{ enviando, aoConfirmar }}
      erro={Object.keys(doServidor).length === 0 ? erro : null}
      campos={
        <>
          {campos?.(doServidor)}
          <EscolhaDeMotivo
            motivos={MOTIVOS_DO_ATENDIMENTO}
            nomes={NOMES_DOS_MOTIVOS_DO_ATENDIMENTO}
            motivo={motivo}
            onChange={(novo) => {
              setMotivo(novo);
              esquecerErro();
            }}
            erro={conferido && !motivo ? 'Escolha o motivo' : doServidor.motivo}
          />
          <Textarea
            label={motivo === 'outro' ? 'Conte o motivo' : 'Observação (opcional)'}
            rows={2}
            maxLength={500}
            value={texto}
            error={conferido && faltaTexto ? 'Conte o motivo' : doServidor.texto}
            onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          />
        </>
      }
    />
  );
}
