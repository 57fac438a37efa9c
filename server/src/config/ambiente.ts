import { existsSync } from 'node:fs';
import { erroDaSenha } from '@indica-bem/domain/conta/senha';
import { erroDaSenhaComum } from '@indica-bem/domain/conta/senha-comum';
import { z } from 'zod';
import { MODOS_DE_TLS } from './modos-de-tls';
import { lerProxies, type Proxies } from './proxies';
import { cabecalhosDosTracos, nomeDoServico, proporcaoDosTracos } from './tracos';

const porta = z
  .string()
  .regex(/^\d+$/, 'PORT precisa ser um número')
  .transform(Number)
  .refine((numero) => numero <= 65_535, 'PORT precisa ficar entre 0 e 65535');
const quantos = (nome: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `${nome} precisa ser um número inteiro, de 0 em diante`)
    .transform(Number);
const entre = (nome: string, de: number, ate: number) =>
  z
    .string()
    .refine(
      (texto) => /^\d{1,9}$/.test(texto) && Number(texto) >= de && Number(texto) <= ate,
      `${nome} precisa ser um número inteiro, de ${de} a ${ate}`,
    )
    .transform(Number);
const url = (nome: string, ...protocolos: string[]) =>
  z.string().refine(
    (valor) => {
      const lida = URL.canParse(valor) ? new URL(valor) : null;
      return lida !== null && protocolos.includes(lida.protocol);
    },
    { error: `${nome} precisa ser um endereço ${protocolos.map((p) => `${p}//…`).join(' ou ')}`, abort: true },
  );
/** A certificate to compare with is a file: without it, `verify-ca` would believe any that somebody bought. */
const banco = (nome: string) =>
  url(nome, 'postgres:', 'postgresql:').superRefine((valor, ctx) => {
    const { hostname, pathname, searchParams } = new URL(valor);
    const [modo, raiz] = [searchParams.get('sslmode'), searchParams.get('sslrootcert')];
    const errar = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (hostname === '' && pathname.length < 2 && !searchParams.has('host'))
      errar(`${nome} precisa dizer o servidor ou o banco: postgres://servidor/banco`);
    if (modo !== null && !(MODOS_DE_TLS as readonly string[]).includes(modo))
      errar(`${nome}: sslmode aceita apenas: ${MODOS_DE_TLS.join(', ')}`);
    if (modo === 'verify-ca' && raiz === null)
      errar(`${nome}: sslmode=verify-ca precisa de sslrootcert, o arquivo com o certificado de quem assina`);
    for (const parametro of ['sslrootcert', 'sslcert', 'sslkey']) {
      const arquivo = searchParams.get(parametro);
      if (arquivo && arquivo !== 'system' && !existsSync(arquivo))
        errar(`${nome}: o arquivo de ${parametro} não existe: ${arquivo}`);
    }
  });
const rele = url('SMTP_URL', 'smtp:', 'smtps:').refine(
  (valor) => new URL(valor).hostname !== '',
  'SMTP_URL precisa dizer o servidor: smtp://servidor',
);
/** A name with a comma in it would be two senders, unless it is quoted. */
const remetente = z.string().refine((texto) => {
  const endereco = /^(?:"[^"\p{Cc}]*" *|[^"<>,;:@\p{Cc}]*)<([^<>]+)>$/u.exec(texto)?.[1] ?? texto;
  return z.email().safeParse(endereco).success;
}, 'MAIL_FROM precisa ser um e-mail, com ou sem nome: Indica Bem <nao-responda@indicabem.example.com>');
const enderecoPublico = url('PUBLIC_URL', 'http:', 'https:')
  .transform((valor) => new URL(valor))
  .refine(
    ({ href, origin }) => href === `${origin}/`,
    'PUBLIC_URL precisa ser só o começo do endereço, sem caminho: https://indicabem.example.com',
  );
const coletor = url('OTEL_EXPORTER_OTLP_ENDPOINT', 'http:', 'https:').refine((valor) => {
  const { username, password, search, hash } = new URL(valor);
  return `${username}${password}${search}${hash}` === '';
}, 'OTEL_EXPORTER_OTLP_ENDPOINT não leva usuário, senha, ? nem #: a senha do coletor vai em OTEL_EXPORTER_OTLP_HEADERS');
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
const modo = z.enum(['production', 'development', 'test'], {
  error: ({ input }) => `NODE_ENV aceita apenas production, development ou test, ou não existir; veio "${input}"`,
});
const proxies = z.string().transform((texto, ctx): Proxies => {
  const lidos = lerProxies(texto);
  if (typeof lidos === 'number' || !('erro' in lidos)) return lidos;
  ctx.addIssue({ code: 'custom', message: lidos.erro });
  return z.NEVER;
});

/** Who may do everything chooses a longer one than others. */
const SENHA_NO_MINIMO = 12;

/** The one that seals, and after it those of before, which still open. */
const chavesDoFator = z
  .string()
  .transform((texto) => texto.split(/[\s,]+/).filter(Boolean))
  .refine(
    (chaves) => chaves.length > 0 && chaves.every((chave) => chave.length >= 32),
    'SECOND_FACTOR_KEY precisa ter ao menos 32 caracteres em cada chave; separe-as com vírgula, a nova primeiro',
  );

/** What an Ed25519 key is made from. */
const chaveDoRegistro = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'REGISTER_KEY precisa ter 32 bytes em base64; para fazer uma: openssl rand -base64 32')
  .transform((base64) => Buffer.from(base64, 'base64'));

/** Every setting there is; each mistake is one sentence. */
export const ambiente = z
  .object({
    NODE_ENV: modo.default('development'),
    PORT: porta.default(3000),
    HOST: z.string().optional(),
    PUBLIC_URL: enderecoPublico.optional(),
    DATABASE: escolha('DATABASE', ['embedded']).optional(),
    DATABASE_URL: banco('DATABASE_URL').optional(),
    DATABASE_MIGRATION_URL: banco('DATABASE_MIGRATION_URL').optional(),
    DATABASE_READ_URL: banco('DATABASE_READ_URL').optional(),
    DATABASE_POOL_SIZE: entre('DATABASE_POOL_SIZE', 2, 1_000).default(16),
    DATABASE_JOB_POOL_SIZE: entre('DATABASE_JOB_POOL_SIZE', 2, 1_000).default(8),
    DATABASE_READ_POOL_SIZE: entre('DATABASE_READ_POOL_SIZE', 1, 1_000).default(4),
    DATABASE_CONNECT_SECONDS: entre('DATABASE_CONNECT_SECONDS', 1, 60).default(5),
    DATABASE_QUERY_SECONDS: entre('DATABASE_QUERY_SECONDS', 1, 600).default(10),
    DATABASE_POOLER: escolha('DATABASE_POOLER', ['none', 'session', 'transaction']).default('none'),
    DATA_DIR: z.string().default('data'),
    // Login shells set MAIL to a mailbox: any other value is none of ours.
    MAIL: z.literal('files').optional().catch(undefined),
    SMTP_URL: rele.optional(),
    MAIL_FROM: remetente.optional(),
    MAIL_CONCURRENCY: entre('MAIL_CONCURRENCY', 1, 50).default(5),
    MAIL_PER_MINUTE: entre('MAIL_PER_MINUTE', 1, 1_000_000).optional(),
    ADMIN_EMAIL: z.email('ADMIN_EMAIL precisa ser um e-mail').toLowerCase().optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(SENHA_NO_MINIMO, `ADMIN_PASSWORD precisa ter ao menos ${SENHA_NO_MINIMO} caracteres`)
      .optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    FACEBOOK_CLIENT_ID: z.string().optional(),
    FACEBOOK_CLIENT_SECRET: z.string().optional(),
    SOCIAL_URL: url('SOCIAL_URL', 'http:', 'https:').optional(),
    DEMO: escolha('DEMO', ['auto', 'off']).default('auto'),
    PREPARED_STATEMENTS: escolha('PREPARED_STATEMENTS', ['on', 'off']).optional(),
    RATE_LIMIT: escolha('RATE_LIMIT', ['on', 'off']).default('on'),
    CONNECTIONS_PER_ADDRESS: quantos('CONNECTIONS_PER_ADDRESS').default(500),
    DRAIN_SECONDS: entre('DRAIN_SECONDS', 0, 300).default(5),
    TRUST_PROXY: proxies.default(0),
    API_DOCS: escolha('API_DOCS', ['on', 'off']).optional(),
    TILE_URL: enderecoDoMapa.optional(),
    SECOND_FACTOR_KEY: chavesDoFator.optional(),
    REGISTER_KEY: chaveDoRegistro.optional(),
    METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN precisa ter ao menos 16 caracteres').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: coletor.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: cabecalhosDosTracos.default({}),
    OTEL_SERVICE_NAME: nomeDoServico.default('indica-bem'),
    OTEL_TRACES_SAMPLER_ARG: proporcaoDosTracos.default(1),
    LOG_LEVEL: escolha('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  })
  .superRefine((env, ctx) => {
    const errar = (message: string) => ctx.addIssue({ code: 'custom', message });
    for (const [um, outro] of [
      ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    ] as const)
      if ((env[um] === undefined) !== (env[outro] === undefined))
        errar(`${um} e ${outro} andam juntos: informe os dois ou nenhum`);
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: senha = '' } = env;
    const curta = senha.length < SENHA_NO_MINIMO;
    const fraca = curta ? null : (erroDaSenha(senha) ?? erroDaSenhaComum(senha, { email }));
    if (fraca) errar(`ADMIN_PASSWORD: ${fraca}`);
    if (env.DATABASE && env.DATABASE_URL) errar('DATABASE=embedded e DATABASE_URL se contradizem: informe só um');
    if (env.DATABASE && env.DATABASE_MIGRATION_URL)
      errar('DATABASE=embedded e DATABASE_MIGRATION_URL se contradizem: o banco embutido se migra sozinho');
    if (env.DATABASE_POOLER !== 'none' && !env.DATABASE_URL && !env.DATABASE_MIGRATION_URL)
      errar('DATABASE_POOLER diz o que há no caminho de DATABASE_URL: informe-a, ou retire DATABASE_POOLER');
    if (env.MAIL && env.SMTP_URL) errar('MAIL=files e SMTP_URL se contradizem: informe só um');
  });

export type Ambiente = z.output<typeof ambiente>;
