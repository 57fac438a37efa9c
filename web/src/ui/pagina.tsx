import { type ReactNode, useEffect } from 'react';
import { tituloDoDocumento } from '../lib/titulo';
import { BotaoVoltar } from './botao-voltar';
import classes from './pagina.module.css';

type PaginaProps = {
  titulo: string;
  subtitulo?: ReactNode;
  /** On a phone a single one, or the main one, stands in the header as its icon; others in a row below it. */
  acoes?: ReactNode;
  /** `false` hides the back button; a function takes its place (the steps of a wizard). */
  voltar?: boolean | (() => void);
  /** `lista`: cards, one below the other; on a wide window two beside each other. */
  largura?: 'estreita' | 'media' | 'lista' | 'larga';
  children: ReactNode;
};

/** Its heading is the header of the phone's frame (app/casca.module.css makes room for it). */
export function Pagina({ titulo, subtitulo, acoes, voltar = true, largura = 'larga', children }: PaginaProps) {
  useEffect(() => {
    document.title = tituloDoDocumento(titulo);
  }, [titulo]);

  return (
    <div className={classes.pagina} data-largura={largura}>
      <div className={classes.cabeca} data-cabeca>
        {voltar && <BotaoVoltar voltar={voltar} />}
        <div className={classes.titulos}>
          <h1>{titulo}</h1>
          {subtitulo && <p className={classes.subtitulo}>{subtitulo}</p>}
        </div>
        {acoes && <div className={classes.acoes}>{acoes}</div>}
      </div>
      {children}
    </div>
  );
}
