import { TextInput } from '@mantine/core';
import { IconPencil, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './funcionario.module.css';

type FuncionarioProps = { nome: string; onChange: (nome: string) => void; erro: string | undefined; fixo: boolean };

/** Asked once a shift; from then on a chip that one tap corrects. */
export function Funcionario({ nome, onChange, erro, fixo }: FuncionarioProps) {
  const [editando, setEditando] = useState(!nome);
  const [lembrado] = useState(nome);

  if (!editando && !erro) {
    return (
      <button
        type="button"
        className={classes.nome}
        aria-label={`Funcionário: ${nome}. Trocar`}
        disabled={fixo}
        onClick={() => setEditando(true)}
      >
        <IconUser size={20} aria-hidden /> <span>{nome}</span> <IconPencil size={18} aria-hidden />
      </button>
    );
  }
  return (
    <TextInput
      label="Nome do funcionário"
      placeholder="Quem está no caixa"
      autoFocus={lembrado !== ''}
      autoComplete="off"
      autoCapitalize="words"
      maxLength={120}
      value={nome}
      error={erro}
      disabled={fixo}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
