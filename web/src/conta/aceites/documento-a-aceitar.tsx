import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { useEffect, useId, useRef } from 'react';
import { aceitou, type Documento, type Sessao } from '../../lib/sessao';
import { Declaracao } from '../aceite-do-documento';
import { CorpoDoDocumento } from '../corpo-do-documento';
import legal from '../documento-legal.module.css';
import classes from './documento-a-aceitar.module.css';

type DocumentoAAceitarProps = { documento: Documento; texto: TextoLegal; sessao: Sessao };

export function DocumentoAAceitar({ documento, texto, sessao }: DocumentoAAceitarProps) {
  const titulo = useId();
  const secao = useRef<HTMLElement>(null);
  const aceito = aceitou(sessao, documento);
  const antes = useRef(aceito);
  // The one that is left comes into sight.
  useEffect(() => {
    if (aceito && !antes.current) secao.current?.nextElementSibling?.scrollIntoView({ block: 'start' });
    antes.current = aceito;
  }, [aceito]);
  const { resumo = [], mudou = [] } = texto;
  return (
    <section ref={secao} className={classes.documento} aria-labelledby={titulo}>
      <h2 id={titulo}>{texto.titulo}</h2>
      <p className={classes.versao}>
        Versão de {isoParaBr(texto.versao)}
        {texto.minuta && '. Minuta: este texto ainda passa por revisão jurídica.'}
      </p>
      <Lista itens={resumo} />
      <details className={classes.dobra}>
        <summary>Ler o texto todo</summary>
        <div className={legal.texto}>
          <CorpoDoDocumento texto={texto} Titulo="h3" />
        </div>
      </details>
      {sessao.usuario.aceitou_antes && mudou.length > 0 && (
        <details className={classes.dobra}>
          <summary>O que mudou nesta versão</summary>
          <Lista itens={mudou} />
        </details>
      )}
      <div className={classes.aceite}>
        <Declaracao documento={documento} versao={texto.versao} sessao={sessao} />
      </div>
    </section>
  );
}

const Lista = ({ itens }: { itens: string[] }) => (
  <ul className={classes.lista}>
    {itens.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
