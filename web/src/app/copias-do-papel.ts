import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { lerHash } from '@indica-bem/domain/prescricao/link';
import type { QueryKey } from '@tanstack/react-query';
import type { RespostaDe } from '../lib/api';
import type { Guardaveis } from '../offline/copias';

type Lista = RespostaDe<'GET /prescritions'>;
type Deduzida = [chave: QueryKey, dados: unknown];

const nadaMais = () => [];

const PARA_TODOS: Guardaveis = {
  'GET /products': nadaMais,
  'GET /images-admin': nadaMais,
  'GET /setting/1': nadaMais,
};

const DAS_INDICACOES: Guardaveis = {
  ...PARA_TODOS,
  'GET /prescritions': (dados) => paginasDe(dados).flatMap(({ prescritions }) => prescritions.flatMap(detalhe)),
  'GET /prescrition/:id': nadaMais,
  'POST /prescrition/verificando_prescricao': nadaMais,
};

/** What each role still reads without a network. The team and the till need the server's word, not a memory of it. */
export const COPIAS_DO_PAPEL: Record<Papel, Guardaveis> = {
  tutor: { ...DAS_INDICACOES, 'GET /coupon/:id': nadaMais, 'GET /calendars': nadaMais },
  prescritor: DAS_INDICACOES,
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
  const porId: Deduzida = [['GET /prescrition/:id', { params: { id: String(id_prescricao) } }], prescricao];
  if (!link) return [porId];
  const pedido = { body: { telefone: link.telefone, token: link.codigo } };
  const localizada = { id_prescricao, codigo_prescricao, resgatada: true, product, prescriber };
  return [porId, [['POST /prescrition/verificando_prescricao', pedido], localizada]];
}
