import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { horaDoMomento } from '@indica-bem/domain/brasil/momento';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verInicioDaLoja } from '@indica-bem/domain/inicio/chamadas';
import type { InicioDaLoja } from '@indica-bem/domain/inicio/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { consulta } from '../../lib/consultas';
import { SemConexao } from '../../lib/erros-da-api';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueletos';
import classes from './numeros-da-loja.module.css';

const reais = (valor: number) => formatarReais(reaisParaCentavos(valor));
function vendas(quantas: number): string {
  if (quantas === 0) return 'Nenhuma venda';
  return quantas === 1 ? '1 venda' : `${formatarInteiro(quantas)} vendas`;
}

/** How it went today, what the store gave and has to receive, the last purchases. */
export function NumerosDaLoja() {
  const id = idDoUsuario(useUsuario());
  // Whoever comes back from the till finds the sale of a moment ago.
  const { data, error, refetch } = useQuery({
    ...consulta(verInicioDaLoja, { params: { id } }),
    refetchOnMount: 'always',
  });
  if (data) {
    return (
      <>
        <Resumo numeros={data} />
        <Ultimas compras={data.ultimas} />
      </>
    );
  }
  if (error) {
    return (
      <div className={classes.semNumeros} role="status">
        <p>
          {error instanceof SemConexao
            ? 'Sem internet, não conseguimos ler as vendas da loja. Elas aparecem quando a conexão voltar.'
            : 'Não conseguimos ler agora as vendas da loja.'}
        </p>
        <Botao onClick={() => void refetch()}>Tentar de novo</Botao>
      </div>
    );
  }
  return (
    <div className={classes.esperando} role="status">
      <span className="so-leitor">Carregando…</span>
      <Esqueleto altura={164} raio="cartao" />
      <Esqueleto altura={216} raio="cartao" />
    </div>
  );
}

function Resumo({ numeros: { hoje, mes, devido } }: { numeros: InicioDaLoja }) {
  const { a_pagar, aberto } = devido;
  return (
    <ul className={classes.resumo} aria-label="Números da loja">
      <Numero nome="Hoje" para="/cupom/efetivados?periodo=hoje" valor={reais(hoje.valor)} nota={vendas(hoje.vendas)} />
      <Numero
        nome="Descontos do mês"
        para="/cupom/efetivados?periodo=mes"
        valor={reais(mes.valorDescontado)}
        nota={vendas(mes.vendas)}
      />
      <Numero
        largo
        nome="A receber"
        para="/acerto"
        valor={reais(a_pagar.total || aberto.total)}
        nota={
          a_pagar.total > 0 ? (
            <>
              Ainda sem fechar: <strong>{reais(aberto.total)}</strong>
            </>
          ) : (
            'Ainda sem fechar'
          )
        }
      />
    </ul>
  );
}

type NumeroProps = { nome: string; valor: string; nota: ReactNode; para: string; largo?: boolean };

function Numero({ nome, valor, nota, para, largo = false }: NumeroProps) {
  return (
    <li data-largo={largo || undefined}>
      <Link to={para} className={classes.numero}>
        <span className={classes.nome}>{nome}</span>
        <strong className={classes.valor}>{valor}</strong>
        <span className={classes.nota}>{nota}</span>
      </Link>
    </li>
  );
}

function Ultimas({ compras }: { compras: InicioDaLoja['ultimas'] }) {
  return (
    <section aria-labelledby="ultimas" className={classes.ultimas}>
      <h2 id="ultimas">Últimas compras</h2>
      {compras.length === 0 ? (
        <p className={classes.nota}>As vendas que você confirma no caixa aparecem aqui.</p>
      ) : (
        <ul>
          {compras.map((compra) => (
            <li key={compra.id_coupon}>
              <Link to={`/cupom/ver/${compra.id_coupon}`}>
                <span className={classes.oQue}>
                  <strong>{nomeEmUmaLinha(compra.produto ?? compra.codigo_coupon)}</strong>
                  <span className={classes.nota}>{[quando(compra), compra.tutor].filter(Boolean).join(' · ')}</span>
                </span>
                <span className={classes.quanto}>
                  <strong>{reais(compra.valor)}</strong>
                  <span className={classes.nota}>−{reais(compra.valorDescontado)}</span>
                </span>
                <IconChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The hour of today's, the day of others. */
function quando({ data_efetivacao, efetivado_em }: InicioDaLoja['ultimas'][number]): string {
  const deHoje = data_efetivacao === hojeEmSaoPaulo(new Date());
  if (!deHoje) return isoParaBr(data_efetivacao);
  return efetivado_em ? `Hoje às ${horaDoMomento(efetivado_em)}` : 'Hoje';
}
