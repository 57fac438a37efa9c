import type { Bloco, TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { comHifenFirme } from '../lib/hifen-firme';
import classes from './documento-legal.module.css';

type CorpoDoDocumentoProps = { texto: TextoLegal /** Under which heading it stands. */; Titulo: 'h2' | 'h3' };

/** A section's place in its document, for links. */
export const idDaSecao = (i: number) => `secao-${i + 1}`;

export function CorpoDoDocumento({ texto: { documento, introducao, secoes }, Titulo }: CorpoDoDocumentoProps) {
  // Two of them may stand on one page.
  const idDe = (i: number) => (Titulo === 'h2' ? idDaSecao(i) : `${documento}-${i + 1}`);
  return (
    <>
      {introducao.map((paragrafo) => (
        <p key={paragrafo} className={classes.introducao}>
          {comHifenFirme(paragrafo)}
        </p>
      ))}
      {secoes.map(({ titulo, blocos }, i) => (
        <section key={titulo} aria-labelledby={idDe(i)}>
          <Titulo id={idDe(i)}>{titulo}</Titulo>
          {blocos.map((bloco) => (
            <BlocoDoTexto key={bloco.tipo === 'lista' ? bloco.itens[0] : bloco.texto} bloco={bloco} />
          ))}
        </section>
      ))}
    </>
  );
}

function BlocoDoTexto({ bloco }: { bloco: Bloco }) {
  if (bloco.tipo === 'paragrafo') return <p>{comHifenFirme(bloco.texto)}</p>;
  return (
    <ul>
      {bloco.itens.map((item) => (
        <li key={item}>{comHifenFirme(item)}</li>
      ))}
    </ul>
  );
}
