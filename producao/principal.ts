import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Cliente } from '../faults/comum/cliente';
import { semDono } from '../faults/comum/conferir';
import type { Instancia } from '../faults/comum/processo';
import { abrirCaminho } from './caminho-do-banco';
import { conferirEntrada } from './conferir-entrada';
import { abrirEntradas } from './entradas';
import { EVENTOS, type Linha, type Mundo, viver } from './eventos';
import { novaInstancia } from './instancias';
import { Patroni } from './patroni';
import { povoar } from './povoar';
import {
  acharProgramas,
  faltam,
  indispensaveis,
  instalar,
  oQueInstalar,
  type Programa,
  type Programas,
} from './programas';
import { desligarTudo } from './servicos';
import { estenderFio } from './silencio';

/**
 * The product as a company runs it, of Debian's packages, on loopback and in a folder of this run; `npm run producao` says
 * how. `--so 'nginx|caddy'` only the events of such a name; `--sem pgbouncer,caddy` as if these were not installed;
 * `--instalar` installs what is missing.
 */
const texto = { type: 'string', default: '' } as const;
const { values, positionals } = parseArgs({
  options: { so: texto, sem: texto, instalar: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const pasta = positionals[0] ?? '';
const instancias: Instancia[] = [];
let patroni: Patroni | undefined;

for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(sinal, () => arrumar().finally(() => process.exit(1)));
try {
  const programas = reunirProgramas();
  if (programas && !(await provar(programas))) process.exitCode = 1;
} catch (erro) {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exitCode = 1;
} finally {
  await arrumar();
}
// Connections that were kept for another call must not keep us.
process.exit();

function reunirProgramas(): Programas | null {
  if (values.instalar && faltam(acharProgramas()).length > 0) instalar(faltam(acharProgramas()));
  const programas = acharProgramas();
  for (const nome of values.sem.split(',')) delete programas[nome as Programa];
  const ausentes = faltam(programas);
  if (ausentes.length > 0) console.log(`Faltam: ${ausentes.join(', ')}. Para instalar: ${oQueInstalar(ausentes)}`);
  if (indispensaveis(ausentes).length === 0) return programas;
  console.log(`Sem ${indispensaveis(ausentes).join(', ')} não há o que provar: nenhuma linha.`);
  return null;
}

async function provar(programas: Programas): Promise<boolean> {
  const mundo = await construir(programas);
  const tabela: (Linha | { evento: string; nota: string })[] = [];
  let inteiro = true;
  for (const evento of EVENTOS.filter(({ nome }) => new RegExp(values.so).test(nome))) {
    const falta = evento.precisaDe.filter((programa) => !programas[programa]);
    console.log(`${evento.nome}…${falta.length > 0 ? ` pulado: falta ${falta.join(', ')}` : ''}`);
    if (falta.length > 0) tabela.push({ evento: evento.nome, nota: `pulado: falta ${falta.join(', ')}` });
    else {
      const vivido = await viver(evento, mundo);
      inteiro &&= vivido.inteiro;
      tabela.push(vivido.linha);
      const { falhas, perdidos, dobrados, 'volta (s)': volta, nota } = vivido.linha;
      console.log(`  ${falhas} falhas, ${volta} s, ${perdidos} perdidos, ${dobrados} dobrados${nota && ` (${nota})`}`);
    }
  }
  console.table(tabela);
  const orfas = await semDono(mundo.caminho.direto, mundo.todas);
  console.log(`Indicações que ninguém reconheceu: ${orfas}`);
  console.log(`Carga da máquina: ${os.loadavg()[0]?.toFixed(1)} para ${os.cpus().length} núcleos`);
  return inteiro && orfas === 0;
}

async function construir(programas: Programas): Promise<Mundo> {
  const { etcd = '', postgres = '' } = programas;
  console.log('PostgreSQL, duas vezes, com etcd e Patroni…');
  patroni = await Patroni.ligar(pasta, { etcd, postgres, patroni: programas.patroni ?? '' });
  const caminho = await abrirCaminho(pasta, programas, patroni);
  const fio = await estenderFio(caminho.porta, programas.iptables);
  console.log('Duas instâncias, que migram ao mesmo tempo um banco vazio…');
  const onde = { pasta, fio, caminho };
  const duas = [await novaInstancia(onde), await novaInstancia(onde)] as const;
  instancias.push(...duas);
  await Promise.all(duas.map((instancia) => instancia.subir()));
  const pessoas = await povoar(caminho.direto);
  const entradas = await abrirEntradas(pasta, programas, [duas[0].porta, duas[1].porta]);
  for (const [nome, url] of Object.entries(entradas)) await conferirEntrada(nome, url, pessoas.tutores[0] as Cliente);
  return { ...onde, patroni, instancias: duas, entradas, pessoas, todas: [] };
}

async function arrumar(): Promise<void> {
  await Promise.all(instancias.map((instancia) => instancia.parar()));
  await patroni?.desligar();
  await desligarTudo();
}
