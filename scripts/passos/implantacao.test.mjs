import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { naRaiz } from './raiz.mjs';

const SYSTEMD = '/usr/bin/systemd-analyze';
const ler = (nome) => readFileSync(naRaiz(nome), 'utf8');
const pacote = JSON.parse(ler('package.json'));
const compose = parse(ler('compose.yaml'), { merge: true });
const imagem = ler('Containerfile').replaceAll('\\\n', ' ');
const unidades = ['', '-copia', '-ensaio'].map((nome) => ler(`deploy/systemd/indica-bem${nome}.service`));

const AJUSTES = new Set(
  [...ler('server/src/config/ambiente.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, nome]) => nome),
);
const [, lista] = /SEGREDOS = \[([^\]]+)\]/.exec(ler('server/src/config/ler-segredos.ts'));
const EM_ARQUIVO = new Set([...lista.matchAll(/'(\w+)'/g)].map(([, nome]) => `${nome}_FILE`));
/** Not the product's: the C library reads it. */
const DA_LIBC = new Set(['MALLOC_ARENA_MAX']);
const existe = (nome) => AJUSTES.has(nome) || EM_ARQUIVO.has(nome) || DA_LIBC.has(nome);
const COMANDOS = [...ler('server/src/comandos.ts').matchAll(/^ {2}(?:'([a-z-]+)'|([a-z]+))(?:: \w+)?,$/gm)].map(
  ([, entre, so]) => entre ?? so,
);

const provisoria = mkdtempSync(join(tmpdir(), 'segredos-'));
afterAll(() => rmSync(provisoria, { recursive: true, force: true }));
const fazer = (tipo, pasta, input = 'smtp://correio\n') =>
  spawnSync('sh', [naRaiz('deploy/segredos.sh'), tipo, pasta], { input, encoding: 'utf8' });

describe('a imagem', () => {
  const instrucoes = (nome) => [...imagem.matchAll(new RegExp(`^${nome} (.+)$`, 'gm'))].map(([, resto]) => resto);

  test('copia o que existe e passa pelo .dockerignore', () => {
    const passam = [...ler('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, nome]) => nome);
    for (const nome of passam) expect(existsSync(naRaiz(nome)), nome).toBe(true);
    const copiados = instrucoes('COPY').filter((resto) => !/^--from|^\. /.test(resto));
    for (const nome of copiados.flatMap((resto) => resto.split(' ').slice(0, -1))) {
      expect(existsSync(naRaiz(nome)), nome).toBe(true);
      expect(
        passam.some((permitido) => nome === permitido || nome.startsWith(`${permitido}/`)),
        nome,
      ).toBe(true);
    }
  });

  test('roda comandos que existem, sem root, e diz a versão do produto', () => {
    for (const [, comando] of imagem.matchAll(/npm run (\S+)/g)) expect(pacote.scripts).toHaveProperty(comando);
    expect(instrucoes('USER')).toEqual(['1000:1000']);
    expect(instrucoes('ARG')).toEqual([`VERSION=${pacote.version}`]);
    expect(instrucoes('CMD')).toEqual(['["node", "server/dist/main.js"]']);
    for (const resto of instrucoes('ENV'))
      for (const [, nome] of resto.matchAll(/(\w+)=/g)) expect(existe(nome)).toBe(true);
    expect(new Set(instrucoes('FROM').map((resto) => resto.split(' ')[0])).size).toBe(1);
  });
});

describe('o compose', () => {
  const nossos = Object.entries(compose.services).filter(([, { build }]) => build);

  test('dá ao produto ajustes que existem, comandos que existem e a versão de agora', () => {
    expect(nossos.map(([nome]) => nome)).toEqual(['migracao', 'app', 'copias']);
    for (const [nome, { environment, command = [], image }] of nossos) {
      expect(image).toBe(`indica-bem:${pacote.version}`);
      for (const ajuste of Object.keys(environment)) expect(existe(ajuste), `${nome}: ${ajuste}`).toBe(true);
      if (command[1]?.endsWith('linha-de-comando.js')) expect(COMANDOS).toContain(command[2]);
    }
  });

  test('fecha cada serviço: raiz só de leitura, nenhum poder a mais, segredos só em arquivos', () => {
    for (const [nome, servico] of Object.entries(compose.services)) {
      const { read_only, cap_drop, security_opt, environment, secrets = [] } = servico;
      expect({ read_only, cap_drop, security_opt }, nome).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      const lidos = Object.values(environment).flatMap((valor) => /^\/run\/secrets\/(.+)$/.exec(valor)?.[1] ?? []);
      expect(secrets, nome).toEqual(expect.arrayContaining(lidos));
      for (const segredo of EM_ARQUIVO) expect(environment, nome).not.toHaveProperty(segredo.replace('_FILE', ''));
    }
  });

  test('nomeia arquivos, redes, volumes e segredos que existem', () => {
    for (const [nome, { volumes = [], networks, secrets = [] }] of Object.entries(compose.services)) {
      for (const rede of networks) expect(compose.networks, nome).toHaveProperty(rede);
      for (const segredo of secrets) expect(compose.secrets, nome).toHaveProperty(segredo);
      for (const origem of volumes.map((volume) => volume.split(':')[0]))
        if (origem.startsWith('./')) expect(existsSync(naRaiz(origem)), origem).toBe(true);
        else expect(compose.volumes, nome).toHaveProperty(origem);
    }
  });

  test('os segredos dele são os que deploy/segredos.sh faz, e nenhum outro', () => {
    const pasta = join(provisoria, 'compose');
    expect(fazer('compose', pasta).status).toBe(0);
    expect(readdirSync(pasta).sort()).toEqual(Object.keys(compose.secrets).sort());
  });
});

describe('as unidades do systemd', () => {
  const valores = (unidade, nome) =>
    [...unidade.matchAll(new RegExp(`^${nome}=(.*)$`, 'gm'))].map(([, valor]) => valor);

  test('recebem segredos que deploy/segredos.sh faz, em ajustes que existem', () => {
    const pasta = join(provisoria, 'systemd');
    expect(fazer('systemd', pasta).status).toBe(0);
    const [produto] = unidades;
    expect(
      valores(produto, 'LoadCredential')
        .map((valor) => valor.split(':')[0])
        .sort(),
    ).toEqual(readdirSync(pasta).sort());
    for (const unidade of unidades) {
      const carregados = valores(unidade, 'LoadCredential').map((valor) => valor.split(':')[0]);
      for (const [nome, valor] of valores(unidade, 'Environment').flatMap((linha) =>
        linha.split(' ').map((p) => p.split('=')),
      )) {
        expect(existe(nome), nome).toBe(true);
        if (nome.endsWith('_FILE')) expect(carregados).toContain(valor.replace('%d/', ''));
      }
    }
    for (const [, nome] of ler('deploy/systemd/indica-bem.env').matchAll(/^(\w+)=/gm))
      expect(existe(nome), nome).toBe(true);
  });

  test('são protegidas por igual, e rodam o que o pacote leva', () => {
    const [daqui, ...outras] = unidades.map((unidade) =>
      unidade
        .slice(unidade.indexOf('UMask='))
        .split('\n')
        .filter((l) => /^\w+=/.test(l)),
    );
    for (const dali of outras) expect(dali).toEqual(daqui.filter((linha) => !linha.startsWith('WantedBy')));
    for (const linha of unidades.flatMap((unidade) => [...valores(unidade, 'ExecStart(?:Pre)?')])) {
      const [, arquivo, comando] = linha.split(' ');
      expect(ler('scripts/passos/montar-pacote.mjs')).toContain(`'${arquivo}'`);
      if (arquivo.endsWith('linha-de-comando.js')) expect(COMANDOS).toContain(comando);
    }
  });

  test.skipIf(!existsSync(SYSTEMD) || !existsSync('/usr/bin/node'))('o systemd as entende', () => {
    const arquivos = readdirSync(naRaiz('deploy/systemd')).filter((nome) => /\.(service|timer)$/.test(nome));
    const caminhos = arquivos.map((nome) => naRaiz('deploy/systemd', nome));
    expect(spawnSync(SYSTEMD, ['verify', '--man=no', ...caminhos], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });
});

describe('deploy/segredos.sh', () => {
  test('faz uma vez, só para quem é dono da pasta, e deixa o que já há', () => {
    const pasta = join(provisoria, 'compose');
    fazer('compose', pasta);
    expect(statSync(pasta).mode & 0o777).toBe(0o700);
    const antes = readdirSync(pasta).map((nome) => readFileSync(join(pasta, nome), 'utf8'));
    expect(fazer('compose', pasta, '').status).toBe(0);
    expect(readdirSync(pasta).map((nome) => readFileSync(join(pasta, nome), 'utf8'))).toEqual(antes);
    const senha = readFileSync(join(pasta, 'database-password'), 'utf8').trim();
    expect(readFileSync(join(pasta, 'database-url'), 'utf8')).toBe(`postgres://indicabem:${senha}@banco/indicabem\n`);
    expect(Buffer.from(readFileSync(join(pasta, 'register-key'), 'utf8'), 'base64')).toHaveLength(32);
  });

  test('sem resposta sobre o e-mail, nada fica pela metade; sem argumentos, diz o uso', () => {
    const pasta = join(provisoria, 'sem-resposta');
    expect(fazer('compose', pasta, '')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('smtp-url: faltou o valor'),
    });
    expect(readdirSync(pasta)).toEqual([]);
    expect(fazer('', '')).toMatchObject({ status: 1, stderr: expect.stringContaining('Uso:') });
  });
});

test('as dez linhas são dez, e nomeiam o que existe', () => {
  const [, dez] = /## Ten lines([\s\S]+?)\n## /.exec(ler('docs/operations.md'));
  const blocos = [...dez.matchAll(/```sh\n([\s\S]+?)```/g)].map(([, bloco]) => bloco.trim().split('\n'));
  expect(blocos).toHaveLength(2);
  for (const linhas of blocos) expect(linhas.length).toBeLessThanOrEqual(10);
  for (const linha of blocos.flat()) {
    for (const [nome] of linha.matchAll(/deploy\/[\w./-]+\w/g)) expect(existsSync(naRaiz(nome)), nome).toBe(true);
    for (const [, comando] of linha.matchAll(/npm run (\S+)/g)) expect(pacote.scripts).toHaveProperty(comando);
  }
});
