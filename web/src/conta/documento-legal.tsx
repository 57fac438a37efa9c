import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { aceitouTudo } from '../lib/sessao';
import { useSessao } from '../lib/use-sessao';
import { Pagina } from '../ui/pagina';
import { CorpoDoDocumento, idDaSecao } from './corpo-do-documento';
import classes from './documento-legal.module.css';

type DocumentoLegalProps = { versoes: TextoLegal[]; children: (atual: TextoLegal) => ReactNode };

/** The present version, with what is accepted at its foot; or an earlier one, which is only read. */
export function DocumentoLegal({ versoes, children }: DocumentoLegalProps) {
  const usuario = useSessao();
  const pendente = usuario !== null && !aceitouTudo(usuario);
  const [busca] = useSearchParams();
  const [atual] = versoes;
  const texto = versoes.find(({ versao }) => versao === busca.get('versao')) ?? atual;
  const [indiceAberto] = useState(() => window.matchMedia('(min-width: 67.5em)').matches);
  if (!texto) return null;
  const secoes = texto.secoes.map((secao, i) => ({ ...secao, id: idDaSecao(i) }));
  const daVersao = texto === atual ? '' : ', versão anterior';
  return (
    <Pagina
      titulo={texto.titulo}
      subtitulo={`Última alteração em ${isoParaBr(texto.versao)}${daVersao}`}
      voltar={!pendente}
    >
      <div className={classes.documento}>
        <details className={classes.indice} open={indiceAberto}>
          <summary>Neste documento</summary>
          <ol>
            {secoes.map(({ id, titulo }) => (
              <li key={id}>
                <Link to={{ search: busca.toString(), hash: id }} replace>
                  {titulo}
                </Link>
              </li>
            ))}
          </ol>
        </details>
        <article className={classes.texto}>
          <SobreAVersao texto={texto} versoes={versoes} />
          <CorpoDoDocumento texto={texto} Titulo="h2" />
        </article>
      </div>
      {texto === atual && children(texto)}
    </Pagina>
  );
}

/** What is new for who accepted the one before, and the way to the others. */
function SobreAVersao({ texto, versoes }: { texto: TextoLegal; versoes: TextoLegal[] }) {
  const outras = versoes.filter((outra) => outra !== texto);
  return (
    <aside className={classes.versao} aria-label="Sobre esta versão">
      {texto.minuta && <p>Minuta: este texto ainda passa por revisão jurídica.</p>}
      {texto.mudou && (
        <>
          <h2>O que mudou nesta versão</h2>
          <ul>
            {texto.mudou.map((mudanca) => (
              <li key={mudanca}>{mudanca}</li>
            ))}
          </ul>
        </>
      )}
      {outras.map((outra) => (
        <LinkDaVersao key={outra.versao} versao={outra.versao} atual={outra === versoes[0]} />
      ))}
    </aside>
  );
}

function LinkDaVersao({ versao, atual }: { versao: string; atual: boolean }) {
  const [busca] = useSearchParams();
  const destino = new URLSearchParams(busca);
  if (atual) destino.delete('versao');
  else destino.set('versao', versao);
  return (
    <p>
      <Link to={{ search: destino.toString() }}>
        {atual ? 'Ler a versão atual' : `Ler a versão de ${isoParaBr(versao)}`}
      </Link>
    </p>
  );
}
