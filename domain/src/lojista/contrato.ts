import { z } from 'zod';
import { LOJAS_POR_VEZ } from '../campanha/regras';
import { lojistaEscrito, sessaoRenovada, trocaDeSenha } from '../conta/campos-do-contrato';
import { RECUSAS_DO_PERFIL } from '../conta/recusas';
import { daConta, daContaNaLista } from '../conta/registro-da-conta';
import { FILTROS_DA_CONTA } from '../conta/situacao';
import { chamada } from '../contrato/chamada';
import { OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import { id, idDoCaminho, lista, livre, ORDENS_DE_PESSOAS, proximo, total, vazio } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import { MARCA } from '../marca';
import * as nomes from './chamadas';
import { prefixoDoCep } from './cidades';
import { TIPOS_DE_LOJA } from './tipos-de-loja';

export const endereco = {
  logradouro: z.string().nullable(),
  numero: z.string().nullable(),
  complemento: z.string().nullable(),
  cep: z.string().nullable(),
  bairro: z.string().nullable(),
  cidade: z.string().nullable(),
  estado: z.string().nullable(),
};

/** What tutors and partners may see of a store (spec 4.3). */
export const lojistaPublico = z.object({
  id_shopkeeper: z.int(),
  nome_fantasia: z.string(),
  tipo: z.enum(TIPOS_DE_LOJA),
  telefone: z.string().nullable(),
  celular: z.string().nullable(),
  site: z.string().nullable(),
  ...endereco,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  desconto: z.number(),
  disponivel: z.boolean().optional().meta({ description: 'false: a loja está suspensa ou saiu e não atende por ora' }),
});
export type LojistaPublico = z.infer<typeof lojistaPublico>;

export const lojistaProprio = lojistaPublico.extend({
  cnpj: z.string(),
  razao_social: z.string(),
  email: z.string(),
  id_campanha: z.int().nullable(),
});
export type LojistaProprio = z.infer<typeof lojistaProprio>;

/** The campaign a store carries, even past its day. */
const campanhaDaLoja = z.object({
  id_campaign: z.int(),
  descritivo: z.string(),
  desconto: z.number(),
  data_validade: z.string(),
});

const estoque = z.int().nullable().meta({ description: 'Códigos próprios ainda livres; null em loja física' });

const pendencias = z.object({
  a_pagar: z.number().meta({ description: 'Fechado e não pago' }),
  aberto: z.number().meta({ description: 'O que o próximo fechamento teria agora' }),
  herdado: z.number().meta({ description: 'Do aberto, o que cadastros excluídos do mesmo CNPJ devem; nunca positivo' }),
  em_analise: z.int().meta({ description: 'Compras retidas, fora dos dois' }),
  pedidos: z.int().meta({ description: 'Pedidos de estorno abertos' }),
  contestacoes: z.int().meta({ description: 'Contestações abertas' }),
});
export type Pendencias = z.infer<typeof pendencias>;

export const lojistaCompleto = lojistaProprio
  .extend({ estoque })
  .extend({ coordenadas_aproximadas: z.boolean(), campaign: campanhaDaLoja.nullable() })
  .extend({ ...daConta, versao })
  .extend({
    pendencias: pendencias.optional().meta({ description: 'Só para quem pode excluir a loja' }),
  });
export type LojistaCompleto = z.infer<typeof lojistaCompleto>;

export const lojistaNaLista = lojistaPublico.extend({ distancia: z.number().nullable() });
export type LojistaNaLista = z.infer<typeof lojistaNaLista>;

/** What the administrator's list adds; suspended stores are in it too. */
const lojistaDoAdmin = lojistaNaLista.extend({
  cnpj: z.string(),
  razao_social: z.string(),
  email: z.string(),
  id_campanha: z.int().nullable(),
  campaign: campanhaDaLoja.nullable(),
  estoque,
  ...daContaNaLista,
});
export type LojistaDoAdmin = z.infer<typeof lojistaDoAdmin>;

const coordenada = (limite: number) => z.coerce.number().min(-limite).max(limite).optional();

/** What only the team may ask of the list of stores. */
const filtroDaEquipe = {
  situacao: z.enum(FILTROS_DA_CONTA).optional(),
  id_campanha: idDoCaminho.optional().meta({ description: 'Só as lojas desta campanha' }),
};

export const listarLojistas = chamada(nomes.listarLojistas, {
  resumo: 'Lojas parceiras; com latitude e longitude, as físicas a até 20 km, da mais próxima à mais distante',
  acesso: { tutor: 'publico', prescritor: 'publico', ...TODA_A_EQUIPE },
  query: z.object({
    tipo: z.enum(TIPOS_DE_LOJA).optional(),
    latitude: coordenada(90),
    longitude: coordenada(180),
    busca: livre(100).optional(),
    ordem: z.enum(ORDENS_DE_PESSOAS).default('nome').meta({ description: 'Só para a equipe' }),
    ...filtroDaEquipe,
    cursor: z.string().max(600).optional(),
    limite: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ shopkeepers: lista(z.union([lojistaDoAdmin, lojistaNaLista]), 200), total, proximo }),
  refusals: [],
});

export const listarIdsDeLojistas = chamada(nomes.listarIdsDeLojistas, {
  resumo: 'Os ids de todas as lojas que a mesma busca acha, para agir sobre elas de uma vez',
  acesso: OPERACAO,
  query: z.object({ tipo: z.enum(TIPOS_DE_LOJA).optional(), busca: livre(100).optional(), ...filtroDaEquipe }),
  answer: z.object({ ids: lista(z.int(), LOJAS_POR_VEZ) }),
  refusals: [],
});

export const verLugarDoCep = chamada(nomes.verLugarDoCep, {
  resumo: 'De onde medir a distância para um CEP: o bairro, onde há lojas que o digam, ou o centro da cidade',
  acesso: { tutor: 'todos', prescritor: 'todos', ...TODA_A_EQUIPE },
  params: z.object({
    cep: z
      .string()
      .regex(/^\d{5}(-?\d{3})?$/)
      .transform(prefixoDoCep)
      .meta({ description: 'CEP; bastam os cinco primeiros dígitos, e só eles contam' }),
  }),
  answer: z.object({
    latitude: z.number(),
    longitude: z.number(),
    bairro: z.string().nullable().meta({ description: 'null: não se sabe, e o lugar é o centro da cidade' }),
    cidade: z.enum(MARCA.cidades),
  }),
  refusals: [],
});

export const verLojista = chamada(nomes.verLojista, {
  resumo: 'Uma loja: a própria por inteiro, a de outros só a parte pública',
  acesso: { tutor: 'publico', prescritor: 'publico', lojista: 'proprio', ...TODA_A_EQUIPE },
  antesDosTermos: true,
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  answer: z.union([lojistaCompleto, lojistaPublico]),
  refusals: [],
});

export const alterarLojista = chamada(nomes.alterarLojista, {
  resumo: 'Altera o cadastro; campanha, tipo e CNPJ, só o administrador',
  acesso: { lojista: 'proprio', ...OPERACAO },
  antesDosTermos: true,
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  body: z.object({ ...lojistaEscrito, ...trocaDeSenha, versao: versaoLida, id_campanha: id.nullish() }),
  answer: lojistaCompleto.extend(sessaoRenovada),
  ato: { nome: 'perfil-alterado', objeto: 'conta', mostra: ['id_campanha', 'tipo'] },
  refusals: [...RECUSAS_DO_PERFIL, ...RECUSAS_DA_EDICAO],
});

export const excluirLojista = chamada(nomes.excluirLojista, {
  resumo: 'Exclui a conta: cancela os cupons em aberto e devolve a escolha aos tutores; nome e CNPJ ficam nas compras',
  acesso: OPERACAO,
  params: z.object({ id: idDoCaminho }),
  answer: vazio,
  ato: { nome: 'cadastro-excluido', objeto: 'conta', mostra: ['papel'] },
  refusals: [],
});
