import { TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { Botao } from '../../ui/botao';
import classes from './formulario.module.css';

type CodigoImpressoProps = {
  codigo: string | null;
  mudar: (codigo: string | null) => void;
  error: string | undefined;
  onBlur: () => void;
};

/** A partner who hands out printed cards registers the card's code instead of getting a new one. */
export function CodigoImpresso({ codigo, mudar, ...campo }: CodigoImpressoProps) {
  if (codigo === null) {
    return (
      <div className={classes.oferta}>
        <Botao tom="texto" icone={<IconTicket size={20} aria-hidden />} onClick={() => mudar('')}>
          Usar código impresso
        </Botao>
      </div>
    );
  }
  return (
    <div className={classes.impresso}>
      <TextInput
        label="Código impresso"
        placeholder="8 letras e números"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        autoFocus
        className={classes.codigo}
        value={codigo}
        onChange={({ currentTarget }) => mudar(currentTarget.value)}
        {...campo}
      />
      <Botao tom="texto" onClick={() => mudar(null)}>
        Gerar um código novo
      </Botao>
    </div>
  );
}
