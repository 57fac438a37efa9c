import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import classes from './campo-de-senha.module.css';

export function CampoDeSenha(props: TextInputProps) {
  const [visivel, setVisivel] = useState(false);
  return (
    <TextInput
      label="Senha"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visivel ? 'text' : 'password'}
      rightSectionWidth={92}
      rightSection={
        <button
          type="button"
          className={classes.alternar}
          aria-label={visivel ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setVisivel(!visivel)}
        >
          {visivel ? 'Ocultar' : 'Mostrar'}
        </button>
      }
    />
  );
}
