import { Esqueleto } from '../esqueletos';
import classes from './esqueleto-das-linhas.module.css';

/** A group that has not arrived yet, as high as it will be. */
export function EsqueletoDasLinhas({ linhas = 6 }: { linhas?: number }) {
  return (
    <div role="status">
      <span className="so-leitor">Carregando…</span>
      <div className={classes.titulo}>
        <Esqueleto altura={18} largura={150} />
      </div>
      <div className={classes.linhas}>
        {Array.from({ length: linhas }, (_, i) => `linha ${i}`).map((chave) => (
          <div key={chave} className={classes.linha}>
            <Esqueleto altura={52} largura={44} />
            <div className={classes.textos}>
              <Esqueleto largura="55%" />
              <Esqueleto altura={14} largura="85%" />
              <Esqueleto altura={14} largura="40%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
