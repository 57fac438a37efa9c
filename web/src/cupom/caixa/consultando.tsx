import { Loader } from '@mantine/core';
import { Botao } from '../../ui/botao';
import classes from './caixa.module.css';

export function Consultando({ cancelar }: { cancelar: () => void }) {
  return (
    <div className={classes.consultando}>
      <Loader color="mata" size={44} aria-hidden />
      <p aria-hidden>Consultando o cupom…</p>
      <Botao tom="texto" onClick={cancelar}>
        Cancelar
      </Botao>
    </div>
  );
}
