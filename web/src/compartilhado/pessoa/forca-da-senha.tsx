import { forcaDaSenha } from '@indica-bem/domain/conta/senha';
import classes from './forca-da-senha.module.css';

/** Helps while typing and forbids nothing. */
export function ForcaDaSenha({ senha }: { senha: string }) {
  if (senha === '') return null;
  const { nivel, nome, dica } = forcaDaSenha(senha);
  return (
    <div className={classes.forca} data-nivel={nivel}>
      <span className={classes.barras} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <p role="status">
        <strong>Senha {nome.toLowerCase()}.</strong> {dica}
      </p>
    </div>
  );
}
