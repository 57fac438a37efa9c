import { IconChevronLeft } from '@tabler/icons-react';
import { useVoltar } from '../lib/voltar';
import classes from './botao-voltar.module.css';

/** Where one came from, or what stands in its place: the steps of a wizard, of a sale. */
export function BotaoVoltar({ voltar }: { voltar: true | (() => void) }) {
  const voltarNoHistorico = useVoltar();
  return (
    <button
      type="button"
      className={classes.voltar}
      aria-label="Voltar"
      onClick={voltar === true ? voltarNoHistorico : voltar}
    >
      <IconChevronLeft size={24} aria-hidden />
    </button>
  );
}
