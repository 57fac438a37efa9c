import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { parteEscrita } from '@indica-bem/domain/painel/parte';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { Cartao } from '../ui/cartao';
import { Barra } from './barra';
import classes from './painel.module.css';

type Lista = {
  titulo: string;
  itens: readonly { id?: number; nome: string; quantas: number }[];
  todo: number;
  nome: [um: string, varios: string];
};

/** Who and what stood out in the year, each beside the first of its list and with its share of all. */
export function Destaques({ painel }: { painel: Painel }) {
  const indicacoes = { todo: painel.funil.emitidas, nome: ['indicação', 'indicações'] } satisfies Partial<Lista>;
  const compras = { todo: painel.notas.compras, nome: ['compra', 'compras'] } satisfies Partial<Lista>;
  const produtos = painel.produtos.map((produto) => ({ ...produto, nome: nomeEmUmaLinha(produto) }));
  const listas: Lista[] = [
    { titulo: 'Produtos mais indicados', itens: produtos, ...indicacoes },
    { titulo: 'Parceiros que mais indicaram', itens: painel.parceiros, ...indicacoes },
    { titulo: 'Lojas com mais compras', itens: painel.lojas, ...compras },
    { titulo: 'Cidades com mais compras', itens: painel.cidades, ...compras },
  ];
  return (
    <div className={classes.destaquesDoAno}>
      {listas.map((lista) => (
        <Cartao key={lista.titulo} como="section" rotulo={lista.titulo}>
          <h2>{lista.titulo}</h2>
          {lista.itens.length === 0 && <p className={classes.vazio}>Nada ainda em {painel.ano}.</p>}
          <Barras {...lista} />
        </Cartao>
      ))}
    </div>
  );
}

function Barras({ itens, todo, nome: [um, varios] }: Lista) {
  const maior = Math.max(1, ...itens.map(({ quantas }) => quantas));
  return (
    <ol className={`${classes.funil} ${classes.barras}`}>
      {itens.map(({ id, nome, quantas }) => (
        <li key={id ?? nome}>
          <span>{nome}</span>
          <strong>
            {formatarInteiro(quantas)}
            <small>
              {' '}
              {quantas === 1 ? um : varios} · {parteEscrita(quantas, todo)}
            </small>
          </strong>
          <Barra parte={quantas / maior} />
        </li>
      ))}
    </ol>
  );
}
