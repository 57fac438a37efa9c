import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './formulario.module.css';

type CampoComUnidadeProps = {
  label: string;
  ajuda?: string;
  exemplo?: string;
  unidade: string;
  inteiro?: boolean;
  valor: string;
  erro: string | undefined;
  onChange: (valor: string) => void;
};

/** A number and what it counts. What is wrong with it is said once the person has left it. */
export function CampoComUnidade(props: CampoComUnidadeProps) {
  const { label, ajuda, exemplo, unidade, inteiro, valor, erro, onChange } = props;
  const [saiu, setSaiu] = useState(valor !== '');
  return (
    <TextInput
      label={label}
      description={ajuda}
      placeholder={exemplo}
      inputMode={inteiro ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={14}
      rightSection={<span className={classes.unidade}>{unidade}</span>}
      rightSectionWidth={unidade.length > 3 ? 84 : undefined}
      value={valor}
      error={saiu && valor ? erro : undefined}
      onBlur={() => setSaiu(true)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
