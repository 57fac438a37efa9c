import type { UsuarioNaLista } from '../usuario-na-lista';
import classes from './selecionar-todos.module.css';
import type { Selecao } from './use-selecao';

type SelecionarTodosProps = { usuarios: UsuarioNaLista[]; selecao: Selecao };

/** Half ticked while only some of the page are. */
export function SelecionarTodos({ usuarios, selecao: { marcas, trocar } }: SelecionarTodosProps) {
  const quantas = usuarios.filter(marcas.tem).length;
  const todas = quantas === usuarios.length;
  return (
    <label className={classes.todos}>
      <input
        type="checkbox"
        checked={todas}
        ref={(caixa) => {
          if (caixa) caixa.indeterminate = quantas > 0 && !todas;
        }}
        onChange={() => trocar(usuarios, !todas)}
      />
      Selecionar todos desta página
    </label>
  );
}
