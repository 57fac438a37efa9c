import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { OPERACAO } from '../contrato/equipe';
import { chaveDeEnvio, email, id, livre, senha, telefone } from '../contrato/tipos';
import { lojistaCompleto } from '../lojista/contrato';
import { prescritorCompleto } from '../prescritor/contrato';
import { PERFIS } from '../prescritor/perfis';
import { tutorCompleto } from '../tutor/contrato';
import { lojistaEscrito, prescritorEscrito, trocaDeSenha, tutorEscrito } from './campos-do-contrato';
import * as nomes from './chamadas';
import { sessao } from './contrato';
import { RECUSAS_DA_PRESSA, RECUSAS_DO_CADASTRO, RECUSAS_DO_CADASTRO_INICIADO } from './recusas';
import { REF } from './ref';
import { TIPOS_DE_LOGIN } from './tipos-de-cadastro';

const senhas = { senha: senha.nullish().or(z.literal('')), confirmasenha: trocaDeSenha.confirmasenha };

const ref = z.string().regex(REF, 'Referência inválida').nullish().meta({ description: 'O {ref} de login/{ref}' });

/** All fields of all types; `errosDoCadastro` says which of them a type needs (spec 1.8). */
const cadastroEscrito = z.object({
  tipo_login: z.enum(TIPOS_DE_LOGIN),
  perfil: z.enum(PERFIS).nullish(),
  ...tutorEscrito,
  ...prescritorEscrito,
  ...lojistaEscrito,
  ...senhas,
  id_campanha: id.nullish(),
  ref,
  social: livre(2000).nullish().meta({ description: 'O que GET /tutor/token devolveu em cadastro.social' }),
});
export type CadastroEscrito = z.output<typeof cadastroEscrito>;

/** The person whom an admin has registered: no session, and `convidado` when a link to set the password went out. */
const cadastrado = z.discriminatedUnion('tipo_usuario', [
  z.object({ tipo_usuario: z.literal('tutor'), usuario: tutorCompleto, convidado: z.boolean() }),
  z.object({ tipo_usuario: z.literal('prescritor'), usuario: prescritorCompleto, convidado: z.boolean() }),
  z.object({ tipo_usuario: z.literal('lojista'), usuario: lojistaCompleto, convidado: z.boolean() }),
]);
export type Cadastrado = z.infer<typeof cadastrado>;

export const verificarTutor = chamada(nomes.verificarTutor, {
  resumo: 'Sempre false; a quem a equipe registrou em lote, com este e-mail e telefone, vai um link para completar',
  acesso: { anonimo: 'publico', ...OPERACAO },
  body: z.object({ email, telefone }),
  answer: z.literal(false),
  semAto: 'só pode pôr um e-mail na fila; quem muda é o cadastro que ele completa',
  refusals: RECUSAS_DA_PRESSA,
});

export const cadastrar = chamada(nomes.cadastrar, {
  resumo: 'Cadastra: qualquer pessoa, como tutor, e já entra; o administrador, todos os tipos',
  acesso: { anonimo: 'publico', ...OPERACAO },
  headers: chaveDeEnvio,
  body: cadastroEscrito,
  answer: z.union([sessao, cadastrado]),
  ato: { nome: 'cadastro-criado', objeto: 'conta', mostra: ['papel'] },
  refusals: RECUSAS_DO_CADASTRO,
});

const passe = z.object({ passe: z.string().max(300) });

export const verCadastroIniciado = chamada(nomes.verCadastroIniciado, {
  resumo: 'De quem é o cadastro que o link do e-mail completa, enquanto ele serve',
  acesso: { anonimo: 'publico' },
  params: passe,
  answer: z.object({ nome: z.string(), email: z.string() }),
  refusals: RECUSAS_DA_PRESSA,
});

export const completarCadastro = chamada(nomes.completarCadastro, {
  resumo: 'Completa, com o link do e-mail, o cadastro que a equipe iniciou, e entra; o link serve uma vez',
  acesso: { anonimo: 'publico' },
  params: passe,
  body: z.object({ ...tutorEscrito, ...senhas, ref }),
  answer: sessao,
  ato: { nome: 'cadastro-completado', objeto: 'conta' },
  refusals: RECUSAS_DO_CADASTRO_INICIADO,
});
