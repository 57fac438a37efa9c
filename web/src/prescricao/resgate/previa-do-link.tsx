import { verPrevia } from '@indica-bem/domain/prescricao/chamadas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { consulta } from '../../lib/consultas';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { Botao } from '../../ui/botao';
import classes from './previa-do-link.module.css';

type Previa = NonNullable<RespostaDe<typeof verPrevia>['previa']>;

type PreviaDoLinkProps = {
  hash: string;
  /** To the form of who has an account. */
  entrar: () => void;
  /** In its place when there is nothing to show: a dead link, no network. */
  semPrevia: ReactNode;
};

/** `login/indicacao/{hash}`: what the link is about, before anybody is asked who they are. */
export function PreviaDoLink({ hash, entrar, semPrevia }: PreviaDoLinkProps) {
  const { data, error } = useQuery({
    ...consulta(verPrevia, { params: { hash }, visitante: true }),
    staleTime: 60_000,
    // Nobody waits for a second try: the login says by itself that there is no network.
    retry: false,
  });
  if (error || data?.previa === null) return semPrevia;
  const previa = data?.previa;
  const cadastro = `/cadastro/indicacao/${encodeURIComponent(hash)}`;
  // What does not depend on the answer is there at once, in its place: nothing moves when the rest arrives.
  return (
    <div className={classes.tela} data-deitada>
      <section className={classes.previa} aria-labelledby="quem-indicou" aria-busy={!previa}>
        <h1 id="quem-indicou">
          {previa?.prescritor ? (
            <>
              <strong>{previa.prescritor}</strong> indicou para o seu pet
            </>
          ) : (
            <strong>Você recebeu uma indicação</strong>
          )}
        </h1>
        {previa ? <Indicado previa={previa} /> : <div className={classes.esperando} />}
      </section>
      <ol className={classes.passos}>
        <li>Crie sua conta</li>
        <li>Escolha a loja</li>
        <li>Mostre o cupom</li>
      </ol>
      <div className={classes.acoes}>
        <Botao tom="principal" fullWidth para={cadastro}>
          {previa?.desconto === null ? 'Criar conta e ver a indicação' : 'Criar conta e ver desconto'}
        </Botao>
        <Botao fullWidth onClick={entrar}>
          Já tenho conta
        </Botao>
      </div>
    </div>
  );
}

function Indicado({ previa: { produto, titulo_especifico, desconto } }: { previa: Previa }) {
  return (
    <div className={classes.indicado}>
      <FotoDoProduto caminho={produto?.imagem_caminho} altura={150} />
      <div>
        {produto && <p className={classes.linha}>{produto.linha}</p>}
        <h2>{produto?.para_quem ?? produto?.nome ?? titulo_especifico ?? 'Alimentação para o seu pet'}</h2>
        {produto?.sabor && <p className={classes.sabor}>{produto.sabor}</p>}
        {desconto !== null && (
          <p className={classes.desconto}>
            {titulo_especifico === null && 'até '}
            <strong>{String(desconto).replace('.', ',')}%</strong> de desconto
          </p>
        )}
      </div>
    </div>
  );
}
