import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { FINANCEIRO, OPERACAO } from '../contrato/equipe';
import { idDoCaminho, lista, pagina, proximo, vazio } from '../contrato/tipos';
import * as nomes from './chamadas';
import { MOTIVOS_DA_PARADA } from './parada';

/** Every kind of file the product takes in. One engine reads them all. */
export const TIPOS_DE_IMPORTACAO = [
  'cadastro-tutor',
  'cadastro-prescritor',
  'cadastro-lojista',
  'baixa',
  'cupons-online',
  'prescricoes-online',
  'pagamentos',
] as const;
export type TipoDeImportacao = (typeof TIPOS_DE_IMPORTACAO)[number];

/** Who sends files of one kind or another; `de-quem.ts` says which, and each act keeps to it. */
const QUEM_ENVIA = { ...OPERACAO, ...FINANCEIRO } as const;

/** `repetida`: it is already as the row asks; nothing to do, nothing to correct. */
const contagem = { total: z.int(), aceitas: z.int(), repetidas: z.int(), recusadas: z.int() };
const problemas = lista(z.object({ linha: z.int(), motivo: z.string() })).meta({
  description: 'Os primeiros 100; todos vêm no arquivo de erros',
});

export const previa = z.object({
  previa: z.literal(true),
  tipo: z.enum(TIPOS_DE_IMPORTACAO),
  ...contagem,
  problemas,
  ja_enviado: z
    .object({
      id_importacao: z.int(),
      criada_em: z.string(),
      criada_por: z.string(),
      concluida: z.boolean().meta({ description: 'Terminou ou foi parado: pode ser enviado de novo com de_novo' }),
      parada: z.boolean().meta({ description: 'Foi parado antes do fim' }),
    })
    .nullable()
    .meta({ description: 'O envio anterior deste mesmo arquivo: sem de_novo, enviar outra vez nada muda' }),
});
export type Previa = z.infer<typeof previa>;

export const importacao = z.object({
  id_importacao: z.int(),
  tipo: z.enum(TIPOS_DE_IMPORTACAO),
  nome_arquivo: z.string(),
  estado: z.enum(['recebida', 'processando', 'concluida', 'falhou']),
  feitas: z.int(),
  ...contagem,
  problemas,
  criada_em: z.string(),
  concluida_em: z.string().nullable(),
  parada_em: z
    .string()
    .nullable()
    .meta({ description: 'Foi parada antes do fim, com estado "concluida": o que faltava não entra mais' }),
  parada_por: z.string().nullable(),
  parada_motivo: z.enum(MOTIVOS_DA_PARADA).nullable(),
  desfeita_em: z.string().nullable(),
  desfeita_por: z.string().nullable(),
  pode_desfazer: z
    .boolean()
    .meta({ description: 'Se pode ser pedida; o que foi feito sobre as linhas só se vê então' }),
});
export type Importacao = z.infer<typeof importacao>;

const importacaoFeita = importacao.omit({ problemas: true }).extend({
  criada_por: z.string(),
  loja: z.string().nullable(),
});
export type ImportacaoFeita = z.infer<typeof importacaoFeita>;

/** What every upload answers: with ?previa=S what would happen, else the import that is on its way. */
export const respostaDoEnvio = z.union([previa, importacao.extend({ ja_enviado: z.boolean() })]);
export const pedidoDePrevia = z.object({
  previa: z.enum(['S', 'N']).optional(),
  de_novo: idDoCaminho.optional().meta({
    description: 'O envio anterior deste mesmo arquivo, já concluído: o arquivo é enviado outra vez',
  }),
});
export const arquivoEnviado = z.unknown().meta({ description: 'Arquivo CSV, até 20 MB e 150.000 linhas' });
export const RECUSAS_DO_ARQUIVO = ['ARQUIVO_NAO_CSV', 'MUITAS_TENTATIVAS'] as const;

const lojaOnline = z
  .string('Escolha a loja')
  .regex(/^[1-9]\d{0,8}$/, 'Escolha a loja')
  .transform(Number);

export const cadastrarEmLote = chamada(nomes.cadastrarEmLote, {
  resumo: 'Cadastra pessoas a partir de um CSV; cada uma recebe um convite por e-mail',
  acesso: OPERACAO,
  multipart: true,
  query: pedidoDePrevia,
  body: z.object({
    // The last one is a misspelling that callers send (spec 8.3).
    perfil: z.enum(['tutor', 'prescriber', 'shopkeeper', 'shopkeepper'], 'Escolha o tipo de cadastro'),
    arquivo: arquivoEnviado,
  }),
  answer: respostaDoEnvio,
  ato: { nome: 'importacao-enviada', objeto: 'importacao', mostra: ['tipo', 'linhas'] },
  refusals: RECUSAS_DO_ARQUIVO,
});

export const baixarCupons = chamada(nomes.baixarCupons, {
  resumo: 'Dá baixa em cupons a partir de um CSV',
  acesso: OPERACAO,
  multipart: true,
  query: pedidoDePrevia,
  body: z.object({ arquivo: arquivoEnviado }),
  answer: respostaDoEnvio,
  ato: { nome: 'importacao-enviada', objeto: 'importacao', mostra: ['tipo', 'linhas'] },
  refusals: RECUSAS_DO_ARQUIVO,
});

export const importarDaLojaOnline = chamada(nomes.importarDaLojaOnline, {
  resumo: 'Cupons próprios de uma loja online, ou indicações feitas nela: o cabeçalho diz qual',
  acesso: OPERACAO,
  multipart: true,
  query: pedidoDePrevia,
  body: z.object({
    id_lojista: lojaOnline,
    arquivo: arquivoEnviado,
  }),
  answer: respostaDoEnvio,
  ato: { nome: 'importacao-enviada', objeto: 'importacao', mostra: ['tipo', 'linhas'] },
  refusals: RECUSAS_DO_ARQUIVO,
});

export const listarImportacoes = chamada(nomes.listarImportacoes, {
  resumo: 'Os arquivos enviados: quem, quando e o que foi feito deles',
  acesso: QUEM_ENVIA,
  query: pagina.extend({
    tipo: z
      .string()
      .max(200)
      .default(TIPOS_DE_IMPORTACAO.join())
      .transform((tipos) => tipos.split(','))
      .pipe(z.array(z.enum(TIPOS_DE_IMPORTACAO, 'Tipo desconhecido')))
      .meta({ description: 'Um ou mais tipos, separados por vírgula' }),
  }),
  answer: z.object({ importacoes: lista(importacaoFeita), proximo }),
  refusals: [],
});

export const retomarImportacao = chamada(nomes.retomarImportacao, {
  resumo: 'Continua uma importação que falhou, das linhas que faltam',
  acesso: QUEM_ENVIA,
  params: z.object({ id: idDoCaminho }),
  answer: vazio,
  ato: { nome: 'importacao-retomada', objeto: 'importacao' },
  refusals: [],
});

export const pararImportacao = chamada(nomes.pararImportacao, {
  resumo: 'Para uma importação: o que já entrou fica, o que falta não entra mais. Já parada, responde o mesmo',
  acesso: QUEM_ENVIA,
  params: z.object({ id: idDoCaminho }),
  answer: importacao,
  ato: { nome: 'importacao-parada', objeto: 'importacao', mostra: ['tipo', 'linhas', 'motivo'] },
  refusals: ['IMPORTACAO_TERMINADA'],
});

export const desfazerImportacao = chamada(nomes.desfazerImportacao, {
  resumo: 'Retira tudo o que uma importação gravou, ou nada: só enquanto nenhuma das linhas foi usada',
  acesso: OPERACAO,
  params: z.object({ id: idDoCaminho }),
  answer: importacao,
  ato: { nome: 'importacao-desfeita', objeto: 'importacao', mostra: ['tipo', 'linhas'] },
  refusals: [
    'BAIXA_NAO_SE_DESFAZ',
    'PAGAMENTO_NAO_SE_DESFAZ',
    'IMPORTACAO_EM_ANDAMENTO',
    'IMPORTACAO_SEM_RASTRO',
    'IMPORTACAO_EM_USO',
  ],
});

export const verImportacao = chamada(nomes.verImportacao, {
  resumo: 'O andamento de uma importação',
  acesso: QUEM_ENVIA,
  params: z.object({ id: idDoCaminho }),
  answer: importacao,
  refusals: [],
});

export const baixarErrosDaPrevia = chamada(nomes.baixarErrosDaPrevia, {
  resumo: 'As linhas de um arquivo que seriam recusadas, em CSV, sem gravar nada',
  acesso: QUEM_ENVIA,
  multipart: true,
  body: z.object({
    tipo: z.enum(TIPOS_DE_IMPORTACAO, 'Escolha o tipo do arquivo'),
    id_lojista: lojaOnline.optional(),
    arquivo: arquivoEnviado,
  }),
  answer: 'arquivo',
  semAto: 'só confere um arquivo, nada guarda',
  refusals: RECUSAS_DO_ARQUIVO,
});

export const baixarErrosDaImportacao = chamada(nomes.baixarErrosDaImportacao, {
  resumo: 'As linhas recusadas em CSV, com linha e motivo: corrija e envie de novo',
  acesso: QUEM_ENVIA,
  params: z.object({ id: idDoCaminho }),
  answer: 'arquivo',
  age: true,
  ato: { nome: 'erros-exportados', objeto: 'importacao' },
  refusals: [],
});

export const baixarListaDeProdutos = chamada(nomes.baixarListaDeProdutos, {
  resumo: 'Os produtos indicáveis com seus números, em CSV, para preencher indicações em planilha',
  acesso: OPERACAO,
  answer: 'arquivo',
  refusals: [],
});

export const baixarModelo = chamada(nomes.baixarModelo, {
  resumo: 'O modelo do arquivo: os nomes das colunas e uma linha de exemplo, que a importação ignora',
  acesso: QUEM_ENVIA,
  params: z.object({ tipo: z.enum(TIPOS_DE_IMPORTACAO) }),
  answer: 'arquivo',
  refusals: [],
});
