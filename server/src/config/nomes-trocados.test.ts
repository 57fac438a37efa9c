import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRODUCAO } from '../test/producao';
import { ambiente } from './ambiente';
import { lerConfig } from './config';
import { SEGREDOS } from './ler-segredos';
import { nomesTrocados } from './nomes-trocados';

const AJUSTES = [...Object.keys(ambiente.shape), ...SEGREDOS.map((nome) => `${nome}_FILE`)];
const ditos = (...nomes: string[]) => nomesTrocados(Object.fromEntries(nomes.map((nome) => [nome, 'x'])));

/** What a process finds around itself without anybody having set it for this product. */
const AMBIENTES: Record<string, string> = {
  'um terminal no Debian': `COLORTERM COLUMNS DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND DISPLAY EDITOR EMAIL ENV GPG_AGENT_INFO HISTFILE
    HISTSIZE HOME HOSTNAME HOSTTYPE IFS INFOPATH LANG LANGUAGE LC_ALL LC_CTYPE LC_MESSAGES LC_TIME LESS LESSCLOSE LESSOPEN LINES LOGNAME
    LS_COLORS MACHTYPE MAIL MAILCHECK MAILPATH MAILTO MANPATH NAME OLDPWD OSTYPE PAGER PATH PROMPT_COMMAND PS1 PWD SHELL SHLVL
    SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SUDO_COMMAND SUDO_GID SUDO_UID SUDO_USER TERM TERM_PROGRAM TMP TMPDIR TEMP TZ USER
    VISUAL XDG_DATA_DIRS XDG_CONFIG_DIRS XDG_RUNTIME_DIR XDG_SESSION_CLASS XDG_SESSION_ID XDG_SESSION_TYPE _ host mail port`,
  'uma unidade do systemd': `CACHE_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY EXIT_CODE EXIT_STATUS FDSTORE INVOCATION_ID
    JOURNAL_STREAM LISTEN_FDNAMES LISTEN_FDS LISTEN_PID LOGNAME LOGS_DIRECTORY MAINPID MANAGERPID MEMORY_PRESSURE_WATCH
    MEMORY_PRESSURE_WRITE MONITOR_UNIT NOTIFY_SOCKET PIDFILE REMOTE_ADDR REMOTE_PORT RUNTIME_DIRECTORY SERVICE_RESULT STATE_DIRECTORY
    SYSTEMD_EXEC_PID SYSTEMD_LOG_LEVEL SYSTEMD_LOG_TARGET TRIGGER_PATH TRIGGER_UNIT USER WATCHDOG_PID WATCHDOG_USEC`,
  'a imagem do Node no Docker': `HOME HOSTNAME NODE_VERSION PATH PWD YARN_VERSION TERM container DB_NAME DB_PORT DB_PORT_5432_TCP
    DB_PORT_5432_TCP_ADDR DB_ENV_POSTGRES_PASSWORD COMPOSE_PROJECT_NAME DOCKER_HOST DOCKER_TLS_VERIFY DOMAIN UPSTREAM`,
  'um pod do Kubernetes': `KUBERNETES_PORT KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_PORT_443_TCP_PORT
    KUBERNETES_PORT_443_TCP_PROTO KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS NODE_NAME NODE_IP
    HOST_IP HOST_PORT POD_IP POD_NAME POD_NAMESPACE POD_UID SERVICE_ACCOUNT CONTAINER_NAME`,
  'serviços de nome parecido, ao lado no Kubernetes': [
    'DATABASE',
    'DATABASE_READ',
    'DATABASE_POOL',
    'MAIL',
    'SMTP',
    'API',
    'DATA',
    'PUBLIC',
  ]
    .flatMap((servico) =>
      `SERVICE_HOST SERVICE_PORT SERVICE_PORT_POSTGRES PORT PORT_5432_TCP PORT_5432_TCP_PROTO PORT_5432_TCP_PORT PORT_5432_TCP_ADDR`
        .split(' ')
        .map((resto) => `${servico}_${resto}`),
    )
    .join(' '),
  'o Node e o npm': `FORCE_COLOR INIT_CWD NODE NODE_DEBUG NODE_DISABLE_COLORS NODE_EXTRA_CA_CERTS NODE_ICU_DATA NODE_NO_WARNINGS
    NODE_OPTIONS NODE_PATH NODE_REDIRECT_WARNINGS NODE_TLS_REJECT_UNAUTHORIZED NODE_V8_COVERAGE NO_COLOR NPM_CONFIG_PREFIX NPM_TOKEN
    NVM_BIN NVM_DIR NVM_INC UV_THREADPOOL_SIZE npm_command npm_config_cache npm_config_globalconfig npm_config_local_prefix
    npm_config_prefix npm_config_user_agent npm_execpath npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json
    npm_package_name npm_package_version VITEST VITEST_WORKER_ID VITEST_POOL_ID DEV MODE PROD BASE_URL TEST SSR`,
  'o PostgreSQL': `PGAPPNAME PGCLIENTENCODING PGCONNECT_TIMEOUT PGDATA PGDATABASE PGHOST PGHOSTADDR PGOPTIONS PGPASSFILE PGPASSWORD PGPORT
    PGROOT PGSERVICE PGSSLCERT PGSSLKEY PGSSLMODE PGSSLROOTCERT PGTZ PGUSER POSTGRES_DB POSTGRES_HOST POSTGRES_PASSWORD
    POSTGRES_PASSWORD_FILE POSTGRES_USER POSTGRES_INITDB_ARGS PG_MAJOR PG_VERSION DB_HOST DB_URL`,
  'proxies e certificados': `ALL_PROXY CURL_CA_BUNDLE FTP_PROXY HTTPS_PROXY HTTP_PROXY NO_PROXY REQUESTS_CA_BUNDLE SSL_CERT_DIR
    SSL_CERT_FILE all_proxy http_proxy https_proxy no_proxy`,
  'um CI': `CI GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_ENV GITHUB_EVENT_NAME GITHUB_EVENT_PATH GITHUB_JOB GITHUB_OUTPUT
    GITHUB_PATH GITHUB_REF GITHUB_REPOSITORY GITHUB_RUN_ID GITHUB_SERVER_URL GITHUB_SHA GITHUB_TOKEN GITHUB_WORKSPACE RUNNER_ARCH
    RUNNER_NAME RUNNER_OS RUNNER_TEMP CI_COMMIT_SHA CI_JOB_ID CI_PIPELINE_ID CI_PROJECT_DIR CI_REGISTRY CI_REGISTRY_IMAGE GITLAB_CI`,
  'o resto do OpenTelemetry': `OTEL_BSP_SCHEDULE_DELAY OTEL_EXPORTER_OTLP_CERTIFICATE OTEL_EXPORTER_OTLP_COMPRESSION
    OTEL_EXPORTER_OTLP_INSECURE OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TIMEOUT
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_EXPORTER_OTLP_TRACES_HEADERS OTEL_LOG_LEVEL OTEL_LOGS_EXPORTER OTEL_METRICS_EXPORTER
    OTEL_PROPAGATORS OTEL_RESOURCE_ATTRIBUTES OTEL_SDK_DISABLED OTEL_TRACES_EXPORTER OTEL_TRACES_SAMPLER`,
  'nuvens, e o que é de outros produtos': `AWS_ACCESS_KEY_ID AWS_DEFAULT_REGION AWS_REGION AWS_SECRET_ACCESS_KEY AZURE_CLIENT_ID
    CLOUDSDK_CONFIG DATABASE_HOST DATABASE_NAME DATABASE_PASSWORD DATABASE_PORT DATABASE_SSL DATABASE_USER DATABASE_USERNAME DYNO
    GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLIENT_EMAIL GOOGLE_CLOUD_PROJECT HTTP_URL K_REVISION K_SERVICE MAIL_HOST MAIL_PASSWORD
    MAIL_PORT PUBLIC_DIR PUBLIC_IP SENTRY_DSN SITE_URL SMTP_HOST SMTP_PASSWORD SMTP_PORT SMTP_USER`,
};

describe('um nome quase igual ao de um ajuste', () => {
  test.each([
    ['DATABSE_POOL_SIZE', 'DATABASE_POOL_SIZE'],
    ['DATABASE_POOLSIZE', 'DATABASE_POOL_SIZE'],
    ['DATABASE_POOL_MAX', 'DATABASE_POOL_SIZE'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE-URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATABASE_URL_FIEL', 'DATABASE_URL_FILE'],
    ['SECOND_FACTOR_KEY_FIEL', 'SECOND_FACTOR_KEY_FILE'],
    ['SECOND_FACTOR_KEYS', 'SECOND_FACTOR_KEY'],
    ['SECOND_FACTOR_SECRET', 'SECOND_FACTOR_KEY'],
    ['REGISTRY_KEY_FILE', 'REGISTER_KEY_FILE'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['CONNECTIONS_PER_IP', 'CONNECTIONS_PER_ADDRESS'],
    ['OTEL_EXPORTER_OTLP_ENDPIONT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['PROT', 'PORT'],
    ['NODE_EVN', 'NODE_ENV'],
  ])('%s: quis dizer %s', (nome, certo) => {
    expect(ditos(nome)).toEqual([`${nome} não existe; quis dizer ${certo}?`]);
    expect(() => lerConfig({ ...PRODUCAO, [nome]: 'x' })).toThrow(`${nome} não existe; quis dizer ${certo}?`);
  });

  test('em qualquer ajuste de duas palavras, uma letra a menos, a mais ou fora do lugar é notada', () => {
    for (const nome of AJUSTES.filter((ajuste) => ajuste.includes('_')))
      for (let i = 0; i < nome.length - 1; i++) {
        const trocada = `${nome.slice(0, i)}${nome[i + 1]}${nome[i]}${nome.slice(i + 2)}`;
        const errados = [nome.slice(0, i) + nome.slice(i + 1), `${nome.slice(0, i)}Q${nome.slice(i)}`, trocada];
        for (const errado of errados) expect(ditos(errado), errado).toHaveLength(errado === nome ? 0 : 1);
      }
  });

  test('um arquivo para o que não é segredo não é lido, e isso é dito', () => {
    expect(ditos('PUBLIC_URL_FILE')).toEqual([
      'PUBLIC_URL_FILE não existe: PUBLIC_URL não é segredo, e só vale na própria variável',
    ]);
  });

  test('em produção para a partida, ao lado do que falta por causa dele; fora dela, só avisa', () => {
    const { DATABASE_URL, ...resto } = PRODUCAO;
    const ler = () => lerConfig({ ...resto, DATABSE_URL: DATABASE_URL, MAIL_CONCURENCY: '9' });
    expect(ler).toThrow(
      /^DATABSE_URL não existe; quis dizer DATABASE_URL\?\nMAIL_CONCURENCY não .+\nEm produção, informe DATABASE_URL/,
    );
    const comando = { NODE_ENV: 'production', DATABASE_URL, SECOND_FACTOR_KEY_FIEL: '/x' };
    expect(() => lerConfig(comando, 'comando')).toThrow('quis dizer SECOND_FACTOR_KEY_FILE?');
    expect(lerConfig({ DATABSE_POOL_SIZE: '32' }).nomesTrocados).toEqual([
      'DATABSE_POOL_SIZE não existe; quis dizer DATABASE_POOL_SIZE?',
    ]);
  });

  test('quem escreve NODE_EVN=production não ganha uma demonstração', () => {
    expect(() => lerConfig({ NODE_EVN: 'production' })).toThrow('NODE_EVN não existe; quis dizer NODE_ENV?');
    expect(lerConfig({ NODE_EVN: 'development' }).nomesTrocados).toHaveLength(1);
  });

  test.each(Object.entries(AMBIENTES))('%s não tem nenhum', (_, nomes) => {
    expect(ditos(...nomes.split(/\s+/))).toEqual([]);
  });

  test('nem os ajustes que existem, nem os arquivos da implantação', () => {
    expect(ditos(...AJUSTES)).toEqual([]);
    const deploy = path.resolve(import.meta.dirname, '../../..');
    for (const arquivo of [
      'compose.yaml',
      'Containerfile',
      'deploy/systemd/indica-bem.env',
      'deploy/systemd/indica-bem.service',
    ])
      expect(
        ditos(...(readFileSync(path.join(deploy, arquivo), 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [])),
      ).toEqual([]);
  });
});
