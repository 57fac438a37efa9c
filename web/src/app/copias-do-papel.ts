import { listarCapas } from '@indica-bem/domain/capa/chamadas';
import { verConfiguracao } from '@indica-bem/domain/contato/chamadas';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import { verDose } from '@indica-bem/domain/dose/chamadas';
import { listarEventos } from '@indica-bem/domain/evento/chamadas';
import { verInicioDoParceiro, verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import { listarPrescricoes, verificarPrescricao, verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { lerHash } from '@indica-bem/domain/prescricao/link';
import { verPrescritor } from '@indica-bem/domain/prescritor/chamadas';
import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import type { QueryKey } from '@tanstack/react-query';
import type { RespostaDe } from '../lib/tipos-da-api';
import type { Guardaveis } from '../offline/copias';

type Lista = RespostaDe<typeof listarPrescricoes>;
type DoTutor = RespostaDe<typeof verInicioDoTutor>;
type DoParceiro = RespostaDe<typeof verInicioDoParceiro>;
type Deduzida = [chave: QueryKey, dados: unknown];

const nadaMais = () => [];

const PARA_TODOS: Guardaveis = {
  [listarProdutos]: nadaMais,
  [listarCapas]: nadaMais,
  [verConfiguracao]: nadaMais,
};

const DAS_INDICACOES: Guardaveis = {
  ...PARA_TODOS,
  [listarPrescricoes]: (dados) => paginasDe(dados).flatMap(({ prescritions }) => prescritions.flatMap(detalhe)),
  [verPrescricao]: nadaMais,
  [verificarPrescricao]: nadaMais,
};

/** What each role still reads without a network. The team and the till need the server's word, not a memory of it. */
export const COPIAS_DO_PAPEL: Record<Papel, Guardaveis> = {
  tutor: {
    ...DAS_INDICACOES,
    [verInicioDoTutor]: (dados) => [(dados as DoTutor).destaque ?? []].flat().flatMap(detalhe),
    [verCupom]: nadaMais,
    [listarEventos]: nadaMais,
  },
  prescritor: {
    ...DAS_INDICACOES,
    [verInicioDoParceiro]: (dados) => {
      const { ultimas, espera } = dados as DoParceiro;
      return [...ultimas, ...espera.map(({ indicacao }) => indicacao)].flatMap(detalhe);
    },
    [verDose]: nadaMais,
    [verPrescritor]: nadaMais,
  },
  lojista: PARA_TODOS,
  indicabem: {},
};

/** One page, or all pages fetched so far. */
function paginasDe(dados: unknown): Lista[] {
  return dados && typeof dados === 'object' && 'pages' in dados ? (dados.pages as Lista[]) : [dados as Lista];
}

/** A list holds whole recommendations: each can be opened later, by its id and by its link. */
function detalhe(prescricao: Prescricao): Deduzida[] {
  const { id_prescricao, codigo_prescricao, product, prescriber, hash } = prescricao;
  const link = hash && lerHash(hash);
  const porId: Deduzida = [[verPrescricao, { params: { id: String(id_prescricao) } }], prescricao];
  if (!link) return [porId];
  const envio = { body: { telefone: link.telefone, token: link.codigo } };
  const localizada = { id_prescricao, codigo_prescricao, resgatada: true, product, prescriber };
  return [porId, [[verificarPrescricao, envio], localizada]];
}
