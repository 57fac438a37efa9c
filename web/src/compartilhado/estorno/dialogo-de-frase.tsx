import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { camposDe } from '../../lib/erros-da-api';
import { useEnvio } from '../../ui/use-envio';
import { type DialogoProps, MolduraDoDialogo } from './moldura-do-dialogo';

type DialogoDeFraseProps = DialogoProps & {
  rotulo: string;
  obrigatoria: boolean;
  enviar: (frase: string | null, chave: string) => Promise<unknown>;
};

/** A decision that somebody will read the reason of. */
export function DialogoDeFrase({ rotulo, obrigatoria, aoEnviar, ...props }: DialogoDeFraseProps) {
  const [frase, setFrase] = useState('');
  const [conferir, setConferir] = useState(false);
  const { enviar, enviando, erro } = useEnvio({
    enviar: (escrita: string | null, chave) => props.enviar(escrita, chave),
    aoEnviar,
  });
  const falta = obrigatoria && frase.trim() === '';
  const doServidor = erro ? Object.values(camposDe(erro))[0] : undefined;

  function aoConfirmar() {
    setConferir(true);
    if (!falta) enviar(frase.trim() || null);
  }

  return (
    <MolduraDoDialogo
      {...props}
      {...{ enviando, aoConfirmar }}
      erro={doServidor ? null : erro}
      campos={
        <Textarea
          label={rotulo}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          data-autofocus
          value={frase}
          error={conferir && falta ? 'Preencha este campo' : doServidor}
          onChange={({ currentTarget }) => setFrase(currentTarget.value)}
        />
      }
    />
  );
}
