import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Bloco, TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { aceitou } from '../lib/sessao';
import { useSessao } from '../lib/use-sessao';
import { Pagina } from '../ui/pagina';
import classes from './documento-legal.module.css';

export function DocumentoLegal({ texto, children }: { texto: TextoLegal; children: ReactNode }) {
  const usuario = useSessao();
  const pendente = usuario !== null && !(aceitou(usuario, 'privacidade') && aceitou(usuario, 'termos'));
  const [indiceAberto] = useState(() => window.matchMedia('(min-width: 1080px)').matches);
  const secoes = texto.secoes.map((secao, i) => ({ ...secao, id: `secao-${i + 1}` }));
  return (
    <Pagina titulo={texto.titulo} subtitulo={`Última alteração em ${isoParaBr(texto.versao)}`} voltar={!pendente}>
      <div className={classes.documento}>
        <details className={classes.indice} open={indiceAberto}>
          <summary>Neste documento</summary>
          <ol>
            {secoes.map(({ id, titulo }) => (
              <li key={id}>
                <Link to={{ hash: id }} replace>
                  {titulo}
                </Link>
              </li>
            ))}
          </ol>
        </details>
        <article className={classes.texto}>
          {texto.introducao.map((paragrafo) => (
            <p key={paragrafo} className={classes.introducao}>
              {paragrafo}
            </p>
          ))}
          {secoes.map(({ id, titulo, blocos }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{titulo}</h2>
              {blocos.map((bloco) => (
                <BlocoDoTexto key={bloco.tipo === 'lista' ? bloco.itens[0] : bloco.texto} bloco={bloco} />
              ))}
            </section>
          ))}
        </article>
      </div>
      {children}
    </Pagina>
  );
}

function BlocoDoTexto({ bloco }: { bloco: Bloco }) {
  if (bloco.tipo === 'paragrafo') return <p>{bloco.texto}</p>;
  return (
    <ul>
      {bloco.itens.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
