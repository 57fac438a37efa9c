import { z } from 'zod';
import { chamada, PAPEIS, PARA_TODOS } from '../contrato/chamada';
import { aceite, email, idDoCaminho, senha, vazio } from '../contrato/tipos';
import { lojistaProprio } from '../lojista/contrato';
import { prescritor } from '../prescritor/contrato';
import { tutor } from '../tutor/contrato';

const aceites = { privacidade_aceite: aceite, uso_aceite: aceite };

const administrador = z.object({ id_admin: z.int(), nome: z.string(), email: z.string() });

/** The stored user of SPEC §3: the role decides the profile. */
export const sessao = z.discriminatedUnion('tipo_usuario', [
  z.object({
    tipo_usuario: z.literal('tutor'),
    api_token: z.string(),
    usuario: tutor.extend(aceites),
  }),
  z.object({
    tipo_usuario: z.literal('prescritor'),
    api_token: z.string(),
    usuario: prescritor.extend(aceites),
  }),
  z.object({
    tipo_usuario: z.literal('lojista'),
    api_token: z.string(),
    usuario: lojistaProprio.extend({ nome: z.string() }).extend(aceites),
  }),
  z.object({
    tipo_usuario: z.literal('indicabem'),
    api_token: z.string(),
    usuario: administrador.extend(aceites),
  }),
]);
export type Sessao = z.infer<typeof sessao>;

export const entrar = chamada({
  method: 'POST',
  path: '/login',
  resumo: 'Entra com e-mail e senha',
  acesso: PARA_TODOS,
  body: z.object({ email, senha }),
  answer: sessao,
  refusals: ['LOGIN_INVALIDO', 'MUITAS_TENTATIVAS'],
});

export const sair = chamada({
  method: 'POST',
  path: '/logout',
  resumo: 'Encerra a sessão',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', indicabem: 'proprio' },
  antesDosTermos: true,
  answer: vazio,
  refusals: [],
});

export const aceitarTermos = chamada({
  method: 'PUT',
  path: '/termos/:id',
  resumo: 'Registra o aceite da privacidade ou do regulamento',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', indicabem: 'proprio' },
  antesDosTermos: true,
  dono: 'id',
  params: z.object({ id: idDoCaminho }),
  body: z
    .object({
      tipo_login: z.enum(PAPEIS).optional(),
      privacidade_aceite: z.literal('S').optional(),
      uso_aceite: z.literal('S').optional(),
    })
    .refine((corpo) => corpo.privacidade_aceite || corpo.uso_aceite, {
      message: 'Marque a declaração para continuar',
      path: ['privacidade_aceite'],
    }),
  answer: z.object(aceites),
  refusals: [],
});
