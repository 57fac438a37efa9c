import path from 'node:path';
import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import { PRAZOS, type Prazos } from '../config/prazos';
import { type Ambiente, ambiente } from './ambiente';
import { faltasDaProducao, type Para } from './exigir-da-producao';
import { lerSegredos, segredosVazios } from './ler-segredos';
import { eraProducao, nomesTrocados } from './nomes-trocados';
import { ENDERECOS, enderecosEm, type Provedor, type Provedores } from './provedores';
import type { Proxies } from './proxies';

export type Config = {
  /** Names that are nearly a setting's; production does not start with them. */
  nomesTrocados: string[];
  producao: boolean;
  porta: number;
  host: string;
  /** Without a trailing slash; undefined until the port is known. */
  urlPublica: string | undefined;
  databaseUrl: string | undefined;
  /** Whoever may change the tables; without it, `databaseUrl` migrates too. */
  databaseMigrationUrl: string | undefined;
  /** A replica for reports and the panel. */
  databaseReadUrl: string | undefined;
  /** What stands before `databaseUrl`, and for how long it lends a connection. */
  pooler: Ambiente['DATABASE_POOLER'];
  /** Connections of this instance at most: for calls, for jobs, for reports and the panel (each of its two databases). */
  conexoes: { chamadas: number; trabalhos: number; leituras: number };
  /** How long the database may take to take a connection and to answer a call's statement, in milliseconds. */
  prazosDoBanco: { abrir: number; responder: number };
  /** Whether statements are prepared: not behind a pooler that does not know how. */
  prepara: boolean;
  pastaDeDados: string;
  smtpUrl: string | undefined;
  remetente: string;
  /** How many mails this instance sends at once, and all of them together in a minute. */
  correio: { aoMesmoTempo: number; porMinuto: number | undefined };
  admin: { email: string; senha: string } | undefined;
  /** Social login, only for the providers that were configured. */
  social: Provedores;
  /** Whether the team works with a second factor only; stores and partners may have one anywhere. */
  equipeComFator: boolean;
  /** What seals the secrets of second factors, newest first; none: the database's own key. */
  chavesDoFator: string[];
  /** What signs the public register of donations, as 32 bytes; none: a key that the database keeps. */
  chaveDoRegistro: Buffer | undefined;
  demo: boolean;
  limites: boolean;
  /** Open connections of one address; 0: as many as it likes. */
  conexoesPorEndereco: number;
  prazos: Prazos;
  /** Seconds of serving, unready, between SIGTERM and the stop. */
  dreno: number;
  proxies: Proxies;
  /** Whether /api/docs answers. */
  documentacao: boolean;
  /** Where the map's pictures come from, with {z}, {x} and {y}. */
  mapa: string | undefined;
  nivelDeLog: string;
  /** Once set, nobody reads /api/metrics without it. */
  senhaDasMetricas: string | undefined;
  /** Where traces go, and how many of those that begin here; absent: there are none. */
  tracos: { endereco: string; cabecalhos: Record<string, string>; servico: string; proporcao: number } | undefined;
};

class ConfiguracaoInvalida extends Error {
  constructor(frases: string[]) {
    super(frases.join('\n'));
  }
}

/** Reads the environment; every mistake becomes one sentence. */
export function lerConfig(env: NodeJS.ProcessEnv, para: Para = 'servidor'): Config {
  const trocados = nomesTrocados(env);
  // Beside what seems to be missing: the one is why the other is.
  const recusar = (frases: string[]): never => {
    throw new ConfiguracaoInvalida([...trocados, ...frases]);
  };
  const { valores, erros } = lerSegredos(env);
  if (erros.length > 0) recusar(erros);
  const preenchido = Object.fromEntries(Object.entries(env).filter(([nome, v]) => v !== '' || nome === 'NODE_ENV'));
  const lido = ambiente.safeParse({ ...preenchido, ...valores });
  if (!lido.success) return recusar(lido.error.issues.map((i) => i.message));
  if (para === 'servidor' && lido.data.DATABASE_MIGRATION_URL && !lido.data.DATABASE_URL)
    recusar(['DATABASE_MIGRATION_URL só migra: informe também DATABASE_URL, de quem atende']);
  const producao = lido.data.NODE_ENV === 'production';
  const faltas = producao ? [...faltasDaProducao(lido.data, para), ...segredosVazios(env)] : [];
  if (faltas.length > 0 || (trocados.length > 0 && eraProducao(env))) recusar(faltas);
  return { ...configDe(lido.data), nomesTrocados: trocados };
}

function configDe(e: Ambiente): Omit<Config, 'nomesTrocados'> {
  const producao = e.NODE_ENV === 'production';
  return {
    producao,
    porta: e.PORT,
    // Outside production there may be demo logins and e-mails to read: for this machine alone, unless it is asked for.
    host: e.HOST ?? (producao ? '0.0.0.0' : '127.0.0.1'),
    urlPublica: e.PUBLIC_URL?.origin,
    databaseUrl: e.DATABASE_URL,
    databaseMigrationUrl: e.DATABASE_MIGRATION_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    pooler: e.DATABASE_POOLER,
    prepara: e.PREPARED_STATEMENTS ? e.PREPARED_STATEMENTS === 'on' : e.DATABASE_POOLER !== 'transaction',
    conexoes: {
      chamadas: e.DATABASE_POOL_SIZE,
      trabalhos: e.DATABASE_JOB_POOL_SIZE,
      leituras: e.DATABASE_READ_POOL_SIZE,
    },
    prazosDoBanco: { abrir: e.DATABASE_CONNECT_SECONDS * 1_000, responder: e.DATABASE_QUERY_SECONDS * 1_000 },
    pastaDeDados: path.resolve(e.DATA_DIR),
    smtpUrl: e.SMTP_URL,
    remetente: e.MAIL_FROM ?? 'Indica Bem <nao-responda@indicabem.example.com>',
    correio: { aoMesmoTempo: e.MAIL_CONCURRENCY, porMinuto: e.MAIL_PER_MINUTE },
    admin: e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, senha: e.ADMIN_PASSWORD } : undefined,
    social: {
      ...(e.GOOGLE_CLIENT_ID && {
        google: provedor('google', e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET, e.SOCIAL_URL),
      }),
      ...(e.FACEBOOK_CLIENT_ID && {
        facebook: provedor('facebook', e.FACEBOOK_CLIENT_ID, e.FACEBOOK_CLIENT_SECRET, e.SOCIAL_URL),
      }),
    },
    equipeComFator: producao,
    chavesDoFator: e.SECOND_FACTOR_KEY ?? [],
    chaveDoRegistro: e.REGISTER_KEY,
    demo: !producao && e.DEMO === 'auto',
    limites: e.RATE_LIMIT === 'on',
    conexoesPorEndereco: e.CONNECTIONS_PER_ADDRESS,
    prazos: PRAZOS,
    dreno: e.DRAIN_SECONDS,
    proxies: e.TRUST_PROXY,
    documentacao: e.API_DOCS === 'on' || (!producao && e.API_DOCS !== 'off'),
    mapa: e.TILE_URL,
    nivelDeLog: e.LOG_LEVEL ?? (producao ? 'info' : 'warn'),
    senhaDasMetricas: e.METRICS_TOKEN,
    tracos: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endereco: e.OTEL_EXPORTER_OTLP_ENDPOINT,
          cabecalhos: e.OTEL_EXPORTER_OTLP_HEADERS,
          servico: e.OTEL_SERVICE_NAME,
          proporcao: e.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  };
}

function provedor(nome: ProvedorSocial, cliente: string, segredo = '', endereco?: string): Provedor {
  const enderecos = endereco ? enderecosEm(`${endereco.replace(/\/+$/, '')}/${nome}`) : ENDERECOS[nome];
  return { cliente, segredo, ...enderecos };
}
