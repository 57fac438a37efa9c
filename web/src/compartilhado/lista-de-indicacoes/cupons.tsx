import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { type StatusDaIndicacao, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { usePaginas } from '../../lib/paginas';
import { noEndereco, umDe } from '../../lib/partes-do-endereco';
import { Fichas } from '../../ui/fichas';
import { PorData } from './por-data';
import { type Dizeres, PorSituacao } from './por-situacao';
import { usePorSituacao } from './use-por-situacao';

const NOME = ['cupom', 'cupons', 'todos'] as const;

/** With a store there is a coupon, and it is in one of three states. */
const SITUACOES = ['Ativo - Aguardando compra', 'Finalizado - Realizou a compra', VENCIDA] as const;
type Situacao = (typeof SITUACOES)[number];
const CHAVES: Record<Situacao, string> = {
  'Ativo - Aguardando compra': 'ativos',
  'Finalizado - Realizou a compra': 'utilizados',
  [VENCIDA]: 'vencidos',
};

const TODOS = 'todos' as const;
const { ler, escrever } = noEndereco<{ status: Situacao | typeof TODOS | null }>({
  status: umDe('status', [...SITUACOES, TODOS], null, (status) => (status === TODOS ? TODOS : CHAVES[status])),
});
const enderecoDe = (status: StatusDaIndicacao | null) => `?${escrever({ status: (status as Situacao) ?? TODOS })}`;

type CuponsProps = {
  dizeres: Record<Situacao, Dizeres>;
  vazio: ReactNode;
  /** `comSituacao`: no heading above says it. */
  children: (indicacao: Prescricao, comSituacao: boolean) => ReactNode;
};

/** The recommendations that became a coupon, by what it is good for; one state, or all by date, by the address. */
export function Cupons({ dizeres, vazio, children }: CuponsProps) {
  const [params] = useSearchParams();
  const { status } = ler(params);
  if (status === null) return <PorEtapa dizeres={dizeres} vazio={vazio} linha={(uma) => children(uma, false)} />;
  return (
    <>
      <Fichas
        rotulo="Situação"
        opcoes={[null, TODOS, ...SITUACOES].map((opcao) => ({
          nome: opcao === null ? 'Por situação' : opcao === TODOS ? 'Todos' : dizeres[opcao as Situacao].nome,
          para: `?${escrever({ status: opcao as Situacao | null })}`,
          atual: opcao === status,
        }))}
      />
      <Paginados
        status={status === TODOS ? undefined : status}
        vazio={vazio}
        linha={(uma) => children(uma, status === TODOS)}
      />
    </>
  );
}

type Partes = { vazio: ReactNode; linha: (indicacao: Prescricao) => ReactNode };

function PorEtapa({ dizeres, vazio, linha }: Partes & Pick<CuponsProps, 'dizeres'>) {
  const lista = usePorSituacao({ com_cupom: 'S' }, SITUACOES);
  return (
    <PorSituacao lista={lista} dizeres={dizeres} nome={NOME} enderecoDe={enderecoDe} vazio={vazio}>
      {linha}
    </PorSituacao>
  );
}

function Paginados({ status, vazio, linha }: Partes & { status: Situacao | undefined }) {
  const query = { com_cupom: 'S' as const, ...(status && { status }) };
  const paginas = usePaginas(listarPrescricoes, { query }, ({ prescritions }) => prescritions);
  return (
    <PorData paginas={paginas} nome={NOME} vazio={vazio}>
      {linha}
    </PorData>
  );
}
