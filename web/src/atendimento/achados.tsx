import type { CupomAchado, IndicacaoAchada, PessoaAchada } from '@indica-bem/domain/atendimento/contrato';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { NOMES_DAS_SITUACOES_DA_CONTA } from '@indica-bem/domain/conta/situacao';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Etiqueta } from '../ui/etiqueta';
import classes from './atendimento.module.css';

type AchadosProps = {
  achados: { pessoas: PessoaAchada[]; indicacoes: IndicacaoAchada[]; cupons: CupomAchado[]; ha_mais: boolean };
};

const PAPEIS = { tutor: 'Tutor', prescritor: 'Parceiro', lojista: 'Loja' };
/** The number that the address of a person's record begins with; a partner of another profile is led on from there. */
const TIPOS = { tutor: 1, prescritor: 2, lojista: 5 };
const TONS = { ativa: 'ok', convidada: 'neutro', suspensa: 'alerta' } as const;
const TONS_DO_CUPOM = { ativo: 'ok', efetivado: 'neutro', cancelado: 'neutro', vencido: 'alerta' } as const;
const NOMES_DO_CUPOM = { ativo: 'Ativo', efetivado: 'Validado', cancelado: 'Cancelado', vencido: 'Vencido' };

export function Achados({ achados: { pessoas, indicacoes, cupons, ha_mais } }: AchadosProps) {
  return (
    <>
      <Grupo titulo="Indicações" itens={indicacoes} chave={({ id_prescricao }) => id_prescricao}>
        {(i) => (
          <Linha
            para={`/atendimento/indicacao/${i.id_prescricao}`}
            nome={formatarCodigo(i.codigo_prescricao)}
            detalhes={[
              i.tutor,
              i.produto && nomeEmUmaLinha(i.produto),
              i.parceiro && `por ${i.parceiro}`,
              isoParaBr(i.data),
            ]}
            etiqueta={<Etiqueta>{i.status}</Etiqueta>}
          />
        )}
      </Grupo>
      <Grupo titulo="Cupons" itens={cupons} chave={({ id_coupon }) => id_coupon}>
        {(c) => (
          <Linha
            para={`/atendimento/indicacao/${c.id_prescricao}`}
            nome={formatarCodigo(c.codigo_coupon)}
            detalhes={[c.loja, c.tutor, `até ${isoParaBr(c.data_validade)}`]}
            etiqueta={<Etiqueta tom={TONS_DO_CUPOM[c.situacao]}>{NOMES_DO_CUPOM[c.situacao]}</Etiqueta>}
          />
        )}
      </Grupo>
      <Grupo titulo="Pessoas" itens={pessoas} chave={({ id }) => id}>
        {(p) => (
          <Linha
            para={`/usuarios/editar/${TIPOS[p.papel]}/${p.id}`}
            nome={p.nome}
            detalhes={[PAPEIS[p.papel], p.documento, p.telefone, p.email]}
            etiqueta={<Etiqueta tom={TONS[p.situacao]}>{NOMES_DAS_SITUACOES_DA_CONTA[p.situacao]}</Etiqueta>}
          />
        )}
      </Grupo>
      {ha_mais && <p className={classes.mais}>Há mais. Digite mais um pedaço para achar o certo.</p>}
    </>
  );
}

type GrupoProps<T> = {
  titulo: string;
  itens: T[];
  chave: (item: T) => number;
  children: (item: T) => ReactNode;
};

function Grupo<T>({ titulo, itens, chave, children }: GrupoProps<T>) {
  if (itens.length === 0) return null;
  return (
    <section className={classes.grupo} aria-label={titulo}>
      <h2>{titulo}</h2>
      <ul>
        {itens.map((item) => (
          <li key={chave(item)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}

type LinhaProps = { para: string; nome: string; detalhes: (string | null)[]; etiqueta: ReactNode };

function Linha({ para, nome, detalhes, etiqueta }: LinhaProps) {
  return (
    <Link to={para} className={classes.linha}>
      <span>
        <strong>{nome}</strong>
        <span className={classes.detalhes}>{detalhes.filter(Boolean).join(' · ')}</span>
      </span>
      {etiqueta}
    </Link>
  );
}
