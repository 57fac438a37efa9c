import path from 'node:path';
import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import { z } from 'zod';
import { ENDERECOS, enderecosEm, type Provedor, type Provedores } from './conta/social/provedores';

const porta = z.coerce
  .number({ error: 'PORT precisa ser um número' })
  .int()
  .min(0)
  .max(65_535, 'PORT precisa ficar entre 0 e 65535');
const url = (nome: string, ...protocolos: string[]) =>
  z.string().refine(
    (valor) => {
      const lida = URL.canParse(valor) ? new URL(valor) : null;
      return lida !== null && protocolos.includes(lida.protocol);
    },
    `${nome} precisa ser um endereço ${protocolos.map((p) => `${p}//…`).join(' ou ')}`,
  );
// Host and placeholders only: the origin goes into a security header as it is.
const enderecoDoMapa = z
  .string()
  .refine(
    (valor) =>
      /^https?:\/\/[\w.{}-]+(:\d+)?\/\S*$/.test(valor) && ['{z}', '{x}', '{y}'].every((v) => valor.includes(v)),
    'TILE_URL precisa ser um endereço http://… ou https://… com {z}, {x} e {y}',
  );
const escolha = <const T extends [string, ...string[]]>(nome: string, opcoes: T) =>
  z.enum(opcoes, `${nome} aceita apenas: ${opcoes.join(', ')}`);

const ambiente = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: porta.default(3000),
    HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: url('PUBLIC_URL', 'http:', 'https:').optional(),
    DATABASE_URL: url('DATABASE_URL', 'postgres:', 'postgresql:').optional(),
    DATABASE_READ_URL: url('DATABASE_READ_URL', 'postgres:', 'postgresql:').optional(),
    DATA_DIR: z.string().default('data'),
    SMTP_URL: url('SMTP_URL', 'smtp:', 'smtps:').optional(),
    MAIL_FROM: z.string().default('Indica Bem <nao-responda@indicabem.example.com>'),
    ADMIN_EMAIL: z.email('ADMIN_EMAIL precisa ser um e-mail').toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().min(12, 'ADMIN_PASSWORD precisa ter ao menos 12 caracteres').optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    FACEBOOK_CLIENT_ID: z.string().optional(),
    FACEBOOK_CLIENT_SECRET: z.string().optional(),
    SOCIAL_URL: url('SOCIAL_URL', 'http:', 'https:').optional(),
    DEMO: escolha('DEMO', ['auto', 'off']).default('auto'),
    RATE_LIMIT: escolha('RATE_LIMIT', ['on', 'off']).default('on'),
    TRUST_PROXY: escolha('TRUST_PROXY', ['on', 'off']).default('off'),
    TILE_URL: enderecoDoMapa.optional(),
    METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN precisa ter ao menos 16 caracteres').optional(),
    LOG_LEVEL: escolha('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    message: 'ADMIN_EMAIL e ADMIN_PASSWORD andam juntos: informe os dois ou nenhum',
    path: ['ADMIN_EMAIL'],
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.SOCIAL_URL === undefined, {
    message: 'SOCIAL_URL é só para testes: em produção, o acesso social vai ao próprio provedor',
    path: ['SOCIAL_URL'],
  })
  .superRefine((env, ctx) => {
    for (const nome of ['GOOGLE', 'FACEBOOK'] as const) {
      const [id, segredo] = [`${nome}_CLIENT_ID`, `${nome}_CLIENT_SECRET`] as const;
      if ((env[id] === undefined) !== (env[segredo] === undefined))
        ctx.addIssue({ code: 'custom', message: `${id} e ${segredo} andam juntos: informe os dois ou nenhum` });
    }
  });

export type Config = {
  producao: boolean;
  porta: number;
  host: string;
  /** Without a trailing slash; undefined until the port is known. */
  urlPublica: string | undefined;
  databaseUrl: string | undefined;
  /** A replica for reports and the panel. */
  databaseReadUrl: string | undefined;
  pastaDeDados: string;
  smtpUrl: string | undefined;
  remetente: string;
  admin: { email: string; senha: string } | undefined;
  /** Social login, only for the providers that were configured. */
  social: Provedores;
  demo: boolean;
  limites: boolean;
  confiarNoProxy: boolean;
  /** Where the map's pictures come from, with {z}, {x} and {y}. */
  mapa: string | undefined;
  nivelDeLog: string;
  /** Lets a collector read /api/metrics from another machine. */
  senhaDasMetricas: string | undefined;
};

class ConfiguracaoInvalida extends Error {}

/** Reads the environment; every mistake becomes one sentence. */
export function lerConfig(env: NodeJS.ProcessEnv): Config {
  const preenchido = Object.fromEntries(Object.entries(env).filter(([, valor]) => valor !== ''));
  const lido = ambiente.safeParse(preenchido);
  if (!lido.success) throw new ConfiguracaoInvalida(lido.error.issues.map((i) => i.message).join('\n'));
  const e = lido.data;
  const producao = e.NODE_ENV === 'production';
  return {
    producao,
    porta: e.PORT,
    host: e.HOST,
    urlPublica: e.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: e.DATABASE_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    pastaDeDados: path.resolve(e.DATA_DIR),
    smtpUrl: e.SMTP_URL,
    remetente: e.MAIL_FROM,
    admin: e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, senha: e.ADMIN_PASSWORD } : undefined,
    social: {
      ...(e.GOOGLE_CLIENT_ID && {
        google: provedor('google', e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET, e.SOCIAL_URL),
      }),
      ...(e.FACEBOOK_CLIENT_ID && {
        facebook: provedor('facebook', e.FACEBOOK_CLIENT_ID, e.FACEBOOK_CLIENT_SECRET, e.SOCIAL_URL),
      }),
    },
    demo: !producao && e.DEMO === 'auto',
    limites: e.RATE_LIMIT === 'on',
    confiarNoProxy: e.TRUST_PROXY === 'on',
    mapa: e.TILE_URL,
    nivelDeLog: e.LOG_LEVEL ?? (producao ? 'info' : 'warn'),
    senhaDasMetricas: e.METRICS_TOKEN,
  };
}

function provedor(nome: ProvedorSocial, cliente: string, segredo = '', endereco?: string): Provedor {
  const enderecos = endereco ? enderecosEm(`${endereco.replace(/\/+$/, '')}/${nome}`) : ENDERECOS[nome];
  return { cliente, segredo, ...enderecos };
}
