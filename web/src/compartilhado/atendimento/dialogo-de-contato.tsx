import { NOMES_DOS_MOTIVOS_DO_ATENDIMENTO } from '@indica-bem/domain/atendimento/regras';
import { formatarTelefone, telefoneValido } from '@indica-bem/domain/brasil/telefone';
import { emailValido } from '@indica-bem/domain/texto/email';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DialogoProps } from '../estorno/moldura-do-dialogo';
import { DialogoComMotivo, type Porque } from './dialogo-com-motivo';

export type ContatoEscrito = Porque & { email: string; telefone: string };

type DialogoDeContatoProps = DialogoProps & {
  email: string;
  /** Null: not asked here. */
  telefone: string | null;
  enviar: (escrito: ContatoEscrito, chave: string) => Promise<unknown>;
};

/** Where somebody is written to, corrected by the team. */
export function DialogoDeContato({ email: antes, telefone: foneAntes, enviar, ...props }: DialogoDeContatoProps) {
  const [email, setEmail] = useState(antes);
  const [telefone, setTelefone] = useState(foneAntes ?? '');
  const [conferido, setConferido] = useState(false);
  const erroDoEmail = emailValido(email) ? undefined : 'Email inválido';
  const erroDoTelefone = foneAntes === null || telefoneValido(telefone) ? undefined : 'Telefone inválido';
  return (
    <DialogoComMotivo
      {...props}
      motivos={NOMES_DOS_MOTIVOS_DO_ATENDIMENTO}
      falta={erroDoEmail !== undefined || erroDoTelefone !== undefined}
      conferir={() => setConferido(true)}
      enviar={(porque, chave) => enviar({ ...porque, email: email.trim(), telefone }, chave)}
      campos={(erros) => (
        <>
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            data-autofocus
            maxLength={254}
            value={email}
            error={conferido && erroDoEmail ? erroDoEmail : erros.email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {foneAntes !== null && (
            <TextInput
              label="Telefone"
              type="tel"
              autoComplete="off"
              maxLength={20}
              value={telefone}
              error={conferido && erroDoTelefone ? erroDoTelefone : erros.telefone}
              onChange={({ currentTarget }) => setTelefone(currentTarget.value)}
              onBlur={() => setTelefone((fone) => (telefoneValido(fone) ? formatarTelefone(fone) : fone))}
            />
          )}
        </>
      )}
    />
  );
}
