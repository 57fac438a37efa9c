import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { Botao } from '../../ui/botao';
import type { OrdemDaTabela } from '../../ui/cabeca-que-ordena';
import { type Coluna, type Marcas, Tabela } from '../../ui/tabela';
import { reais } from '../reais';
import { Situacao } from '../situacao';
import classes from './tabela-de-acertos.module.css';

const COLUNAS: Coluna<Acerto>[] = [
  {
    nome: 'Loja',
    titulo: true,
    ordem: 'loja',
    mostrar: ({ loja, cnpj }) => (
      <>
        <strong>{loja}</strong>
        <small>{cnpj ? formatarCnpj(cnpj) : 'Sem CNPJ'}</small>
      </>
    ),
  },
  { nome: 'Compras', alinhar: 'direita', mostrar: ({ compras }) => formatarInteiro(compras) },
  { nome: 'Parte do grupo', alinhar: 'direita', mostrar: ({ parte_grupo }) => reais(parte_grupo) },
  {
    nome: 'Total',
    alinhar: 'direita',
    noCelular: 'fato',
    ordem: 'total',
    desceAntes: true,
    mostrar: ({ total }) => <strong>{reais(total)}</strong>,
  },
  {
    nome: 'Situação',
    noCelular: 'estado',
    mostrar: (acerto) => (
      <span className={classes.situacao}>
        <Situacao acerto={acerto} />
        {acerto.pagamento && <small>em {isoParaBr(acerto.pagamento.data_pagamento)}</small>}
      </span>
    ),
  },
];
const MES: Coluna<Acerto> = {
  nome: 'Mês',
  cabe: 'inteira',
  noCelular: 'segundo-fato',
  ordem: 'mes',
  desceAntes: true,
  mostrar: ({ mes }) => nomeDoMes(mes),
};

type TabelaProps = { acertos: Acerto[]; marcas: Marcas<Acerto>; comMes: boolean; ordem: OrdemDaTabela };

export function TabelaDeAcertos({ acertos, marcas, comMes, ordem }: TabelaProps) {
  return (
    <Tabela
      legenda="Acertos das lojas"
      ordem={ordem}
      abre="linha"
      colunas={comMes ? COLUNAS.toSpliced(1, 0, MES) : COLUNAS}
      itens={acertos}
      chave={({ id_acerto }) => id_acerto}
      marcas={marcas}
      acoes={({ id_acerto, loja, mes }) => (
        <Botao para={`/acertos/loja/${id_acerto}`} aria-label={`Ver o acerto de ${nomeDoMes(mes)} da loja ${loja}`}>
          Ver
        </Botao>
      )}
    />
  );
}
