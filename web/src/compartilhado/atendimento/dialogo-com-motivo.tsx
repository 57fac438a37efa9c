import { PORQUE_NO_MAXIMO } from '@indica-bem/domain/atendimento/porque';
import type { MotivoDoAtendimento } from '@indica-bem/domain/atendimento/regras';
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { camposDe } from '../../lib/erros-da-api';
import { useEnvio } from '../../ui/use-envio';
import { EscolhaDeMotivo } from '../estorno/escolha-de-motivo';
import { type DialogoProps, MolduraDoDialogo } from '../estorno/moldura-do-dialogo';

export type Porque<M extends string = MotivoDoAtendimento> = { motivo: M; texto: string | null };

type DialogoComMotivoProps<M extends string> = DialogoProps & {
  /** Of which one is chosen; `outro` asks for a sentence. */
  motivos: Record<M, string>;
  /** What else it asks, with what the server found wrong with each. */
  campos?: (erros: Record<string, string>) => ReactNode;
  /** Something else it asks is missing or wrong; it says so itself once `conferir` was called. */
  falta?: boolean;
  conferir?: () => void;
  enviar: (porque: Porque<M>, chave: string) => Promise<unknown>;
};

/** What the team does in somebody's place: what will happen, and why. */
export function DialogoComMotivo<M extends string>(dialogo: DialogoComMotivoProps<M>) {
  const { motivos, campos, falta = false, aoEnviar, ...props } = dialogo;
  const [motivo, setMotivo] = useState<M | null>(null);
  const [texto, setTexto] = useState('');
  const [conferido, setConferido] = useState(false);
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: (porque: Porque<M>, chave) => props.enviar(porque, chave),
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
            motivos={Object.keys(motivos) as M[]}
            nomes={motivos}
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
            maxLength={PORQUE_NO_MAXIMO}
            value={texto}
            error={conferido && faltaTexto ? 'Conte o motivo' : doServidor.texto}
            onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          />
        </>
      }
    />
  );
}
