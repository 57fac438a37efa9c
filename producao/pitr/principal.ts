import { mkdirSync, readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { iniciarCarga, type Pessoas, type Vida } from '../../faults/comum/carga';
import { conferir } from '../../faults/comum/conferir';
import { Instancia, portaLivre } from '../../faults/comum/processo';
import { povoar } from '../povoar';
import { acharProgramas } from '../programas';
import { desligarTudo } from '../servicos';
import { type Lugar, Postgres, prepararLugar } from './postgres';

/**
 * `npm run pitr`: a table dropped by mistake, and a disk that is lost, under load and with the files of deploy/pitr. Every
 * write that was said yes to is looked for in what came back.
 */
const pasta = process.argv[2] ?? '';
const instancias = new Set<Instancia>();
/** Longer than `archive_timeout`, so that the loss is that of any moment. */
const CARGA_ANTES_DA_PERDA_S = 100;
/** `archive_timeout`, and what it takes to write the file down on a machine that is busy. */
const PERDA_MAXIMA_S = 60 + 20;

for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(sinal, () => arrumar().finally(() => process.exit(1)));
const { postgres } = acharProgramas();
if (!postgres?.startsWith('/usr/lib/postgresql/')) {
  console.log('Falta o PostgreSQL do Debian. Para instalar: apt-get install --no-install-recommends postgresql');
  process.exit(2);
}
try {
  if (!(await provar(prepararLugar(pasta, path.dirname(postgres))))) process.exitCode = 1;
} catch (erro) {
  console.error(erro);
  process.exitCode = 1;
} finally {
  await arrumar();
}
// Clients of what was lost are still trying.
process.exit();

async function provar(lugar: Lugar): Promise<boolean> {
  console.log('PostgreSQL que arquiva, produto, gente…');
  const original = await Postgres.novo(lugar, 'original');
  const instancia = await subir(original);
  const pessoas = await povoar(original.banco);
  const engano = await desfazerEngano(lugar, { postgres: original, instancia }, pessoas);
  const desastre = await perderODisco(lugar, engano.mundo, pessoas);
  console.table([engano.linha, desastre.linha]);
  console.log(`Carga da máquina: ${os.loadavg()[0]?.toFixed(1)} para ${os.cpus().length} núcleos`);
  const defeitos = engano.linha.defeitos + desastre.linha.defeitos + engano.linha.perdidos;
  return defeitos === 0 && desastre.linha['perda (s)'] <= PERDA_MAXIMA_S;
}

/** Everything that was said yes to before the moment is there, the table too; what came after it is not asked for. */
async function desfazerEngano(lugar: Lugar, { postgres, instancia }: Mundo, pessoas: Pessoas): Promise<Volta> {
  console.log('Cópia-base sob carga; depois, uma tabela apagada por engano…');
  const carga = iniciarCarga([instancia.url], pessoas);
  await esperar(3_000);
  await copiarBase(postgres);
  await esperar(5_000);
  const vidas = await carga.parar();
  const [{ momento } = { momento: '' }] = await postgres.comoSuperusuario<{ momento: string }>(
    'select clock_timestamp()::text as momento',
  );
  const depois = iniciarCarga([instancia.url], pessoas);
  await esperar(3_000);
  await depois.parar();
  await postgres.banco.consultar('drop table auditoria');
  await postgres.arquivarTudo();
  await instancia.matar();
  await postgres.desligar();
  return voltar(lugar, 'tabela apagada: até o momento antes', { vidas, ate: new Date(momento), momento });
}

/** What the archive has is there: of what was said yes to, the last minute at most is lost. */
async function perderODisco(lugar: Lugar, { postgres, instancia }: Mundo, pessoas: Pessoas): Promise<Volta> {
  console.log(`Outra cópia-base; depois de ${CARGA_ANTES_DA_PERDA_S} s de carga, kill -9 e o disco perdido…`);
  await copiarBase(postgres);
  const carga = iniciarCarga([instancia.url], pessoas);
  await esperar(CARGA_ANTES_DA_PERDA_S * 1_000);
  const vidas = structuredClone(carga.vidas);
  const ate = new Date();
  await Promise.all([postgres.perder(), instancia.matar()]);
  return voltar(lugar, 'disco perdido: até onde vai o arquivo', { vidas, ate });
}

async function copiarBase(postgres: Postgres): Promise<void> {
  const inicio = performance.now();
  await postgres.copiarBase();
  console.log(`  cópia-base em ${segundos(inicio)} s`);
}

type Mundo = { postgres: Postgres; instancia: Instancia };
type Alvo = { vidas: readonly Vida[]; ate: Date; momento?: string };
type Volta = { mundo: Mundo; linha: Awaited<ReturnType<typeof medir>> };

async function voltar(lugar: Lugar, evento: string, { vidas, ate, momento }: Alvo): Promise<Volta> {
  const inicio = performance.now();
  const postgres = await Postgres.voltar(lugar, momento ? 'depois-do-engano' : 'depois-da-perda', momento);
  const noAr = segundos(inicio);
  const instancia = await subir(postgres);
  const volta = { 'banco (s)': noAr, 'produto (s)': segundos(inicio) };
  return { mundo: { postgres, instancia }, linha: await medir(lugar, { evento, vidas, ate, volta }, postgres) };
}

type Medida = {
  evento: string;
  vidas: readonly Vida[];
  ate: Date;
  volta: { 'banco (s)': number; 'produto (s)': number };
};

async function medir(lugar: Lugar, { evento, vidas, ate, volta }: Medida, { banco }: Postgres) {
  const { reconhecidos, perdidos, invariantes, registro } = await conferir(banco, vidas);
  const [{ ultimo } = { ultimo: ate }] = await banco.consultar<{ ultimo: Date }>(
    'select max(momento) as ultimo from auditoria where momento <= $1',
    [ate],
  );
  const perda = Number(((ate.getTime() - ultimo.getTime()) / 1_000).toFixed(1));
  const defeitos = invariantes + registro;
  return {
    evento,
    reconhecidos,
    perdidos,
    'perda (s)': perda,
    ...volta,
    defeitos,
    'arquivo (MB)': megas(lugar.arquivo),
  };
}

async function subir({ banco }: Postgres): Promise<Instancia> {
  const porta = await portaLivre();
  const dados = path.join(pasta, `instancia-${porta}`);
  mkdirSync(dados, { mode: 0o700 });
  const instancia = new Instancia(porta, banco.url, dados, { DEMO: 'off' });
  instancias.add(instancia);
  await instancia.subir();
  return instancia;
}

function segundos(desde: number): number {
  return Number(((performance.now() - desde) / 1_000).toFixed(1));
}

function megas(raiz: string): number {
  const arquivos = readdirSync(raiz, { recursive: true, withFileTypes: true }).filter((entrada) => entrada.isFile());
  const bytes = arquivos.reduce((soma, { parentPath, name }) => soma + statSync(path.join(parentPath, name)).size, 0);
  return Number((bytes / 1e6).toFixed(1));
}

async function arrumar(): Promise<void> {
  await Promise.all([...instancias].map((instancia) => instancia.parar()));
  await desligarTudo();
}
