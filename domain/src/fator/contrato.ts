import { z } from 'zod';
import { sessao } from '../conta/contrato';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { CADA_UM_DA_EQUIPE } from '../contrato/equipe';
import { idDoCaminho, lista, senha, texto, vazio } from '../contrato/tipos';
import * as nomes from './chamadas';
import { chaveApresentada, chaveNova, opcoesDaChave, opcoesDaEntrada } from './contrato-da-chave';
import {
  RECUSAS_DA_CHAVE_GUARDADA,
  RECUSAS_DA_CHAVE_NOVA,
  RECUSAS_DA_ENTRADA_POR_CHAVE,
  RECUSAS_DA_RECUPERACAO,
  RECUSAS_DA_REMOCAO,
  RECUSAS_DE_QUEM_MUDA,
  RECUSAS_DE_QUEM_PROVA,
  RECUSAS_DO_APLICATIVO,
  RECUSAS_DO_SEGUNDO_PASSO,
} from './recusas';
import { CHAVES_DE_ACESSO_NO_MAXIMO, CODIGOS_DE_RECUPERACAO } from './regras';

/** Whom a second factor is offered to: the team must have one in production, who recommends and who sells may. */
const QUEM_PODE_TER = {
  acesso: { prescritor: 'proprio', lojista: 'proprio', ...CADA_UM_DA_EQUIPE },
  antesDoFator: true,
} as const;

const codigo = z.string().max(60);
/** One of them: the app's code, one from paper, a passkey. */
const fator = { codigo: codigo.optional(), recuperacao: codigo.optional(), chave: chaveApresentada.optional() };

export const entrarComFator = chamada(nomes.entrarComFator, {
  resumo: 'O segundo passo da entrada: responde a sessão, como POST /login; o desafio serve uma vez, por 5 minutos',
  acesso: PARA_TODOS,
  body: z.object({ desafio: z.string().max(600), ...fator }),
  answer: sessao,
  ato: { nome: 'conta-entrou', objeto: 'conta' },
  refusals: RECUSAS_DO_SEGUNDO_PASSO,
});

export const pedirEntradaPorChave = chamada(nomes.pedirEntradaPorChave, {
  resumo: 'O que o navegador precisa para entrar com uma chave de acesso, sem e-mail nem senha; vale 5 minutos',
  acesso: PARA_TODOS,
  answer: opcoesDaEntrada,
  semAto: 'só dá uma pergunta; quem entra é a resposta',
  refusals: ['MUITAS_TENTATIVAS'],
});

export const entrarComChave = chamada(nomes.entrarComChave, {
  resumo: 'Entra com uma chave de acesso, no lugar de e-mail, senha e segundo fator',
  acesso: PARA_TODOS,
  body: z.object({ chave: chaveApresentada }),
  answer: sessao,
  ato: { nome: 'conta-entrou', objeto: 'conta' },
  refusals: RECUSAS_DA_ENTRADA_POR_CHAVE,
});

const chaveGuardada = z.object({
  id_chave: z.int(),
  nome: z.string(),
  criada_em: z.string().meta({ description: 'ISO 8601' }),
  usada_em: z.string().nullable().meta({ description: 'ISO 8601; null: ainda não foi usada' }),
});
export type ChaveGuardada = z.infer<typeof chaveGuardada>;

const fatorDaConta = z.object({
  aplicativo: z.object({ ligado_em: z.string().meta({ description: 'ISO 8601' }) }).nullable(),
  chaves: lista(chaveGuardada, CHAVES_DE_ACESSO_NO_MAXIMO),
  recuperacao: z.int().meta({ description: 'Quantos códigos de recuperação ainda servem' }),
  obrigatorio: z.boolean().meta({ description: 'Sem segundo fator, nada mais se abre' }),
  provado: z.boolean().meta({ description: 'Provou há pouco que é quem diz: pode alterar sem provar de novo' }),
});
export type FatorDaConta = z.infer<typeof fatorDaConta>;

export const verFator = chamada(nomes.verFator, {
  resumo: 'O que protege a própria conta além da senha',
  ...QUEM_PODE_TER,
  answer: fatorDaConta,
  refusals: [],
});

export const pedirProvaPorChave = chamada(nomes.pedirProvaPorChave, {
  resumo: 'O que o navegador precisa para provar, com uma das próprias chaves de acesso, que é a dona da conta',
  ...QUEM_PODE_TER,
  answer: opcoesDaEntrada,
  semAto: 'só dá uma pergunta; quem muda é o que se faz com a resposta',
  refusals: [],
});

export const provarQueSouEu = chamada(nomes.provarQueSouEu, {
  resumo: 'Prova quem é: com a senha, enquanto não há segundo fator; com ele, depois. Vale 10 minutos nesta sessão',
  ...QUEM_PODE_TER,
  body: z.object({ senha_atual: senha.optional(), ...fator }),
  answer: vazio,
  semAto: 'só anota na sessão que a pessoa provou quem é; o que ela muda depois tem o seu',
  refusals: RECUSAS_DE_QUEM_PROVA,
});

export const iniciarAplicativo = chamada(nomes.iniciarAplicativo, {
  resumo: 'Um segredo novo para o aplicativo autenticador; só vale depois de confirmado, em até 15 minutos',
  ...QUEM_PODE_TER,
  answer: z.object({
    segredo: z.string().meta({ description: 'Base32, sem espaços' }),
    endereco: z.string().meta({ description: 'otpauth://…, o que o QR mostra' }),
  }),
  semAto: 'só mostra um segredo; ele conta quando é confirmado',
  refusals: RECUSAS_DE_QUEM_MUDA,
});

/** Shown this once. */
const codigosNovos = z.object({
  codigos: lista(z.string(), CODIGOS_DE_RECUPERACAO)
    .nullable()
    .meta({ description: 'Códigos de recuperação, mostrados só agora; null: os de antes continuam valendo' }),
});

export const confirmarAplicativo = chamada(nomes.confirmarAplicativo, {
  resumo: 'Liga o aplicativo com um código dele; as outras sessões terminam',
  ...QUEM_PODE_TER,
  body: z.object({ codigo }),
  answer: codigosNovos,
  ato: { nome: 'aplicativo-ligado', objeto: 'conta' },
  refusals: RECUSAS_DO_APLICATIVO,
});

export const removerAplicativo = chamada(nomes.removerAplicativo, {
  resumo: 'Desliga o aplicativo autenticador',
  ...QUEM_PODE_TER,
  answer: vazio,
  ato: { nome: 'aplicativo-removido', objeto: 'conta' },
  refusals: RECUSAS_DA_REMOCAO,
});

export const gerarRecuperacao = chamada(nomes.gerarRecuperacao, {
  resumo: 'Dez códigos de recuperação novos; os de antes deixam de servir',
  ...QUEM_PODE_TER,
  answer: z.object({ codigos: lista(z.string(), CODIGOS_DE_RECUPERACAO) }),
  ato: { nome: 'recuperacao-gerada', objeto: 'conta' },
  refusals: RECUSAS_DA_RECUPERACAO,
});

export const iniciarChave = chamada(nomes.iniciarChave, {
  resumo: 'O que o navegador precisa para criar uma chave de acesso',
  ...QUEM_PODE_TER,
  answer: opcoesDaChave,
  semAto: 'só dá uma pergunta; a chave conta quando é guardada',
  refusals: RECUSAS_DA_CHAVE_NOVA,
});

const nome = texto(60);

export const guardarChave = chamada(nomes.guardarChave, {
  resumo: 'Guarda a chave de acesso que o navegador criou; se for a primeira proteção, as outras sessões terminam',
  ...QUEM_PODE_TER,
  body: z.object({ nome, chave: chaveNova }),
  answer: codigosNovos,
  ato: { nome: 'chave-guardada', objeto: 'conta' },
  refusals: RECUSAS_DA_CHAVE_GUARDADA,
});

export const renomearChave = chamada(nomes.renomearChave, {
  resumo: 'Dá outro nome a uma chave de acesso',
  ...QUEM_PODE_TER,
  params: z.object({ id: idDoCaminho }),
  body: z.object({ nome }),
  answer: vazio,
  ato: { nome: 'chave-renomeada', objeto: 'conta' },
  refusals: [],
});

export const removerChave = chamada(nomes.removerChave, {
  resumo: 'Remove uma chave de acesso',
  ...QUEM_PODE_TER,
  params: z.object({ id: idDoCaminho }),
  answer: vazio,
  ato: { nome: 'chave-removida', objeto: 'conta' },
  refusals: RECUSAS_DA_REMOCAO,
});
