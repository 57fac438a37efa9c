import { Worker } from 'node:worker_threads';
import { Conexao } from './conexao';

/** The nth request of a run, made beforehand. */
export type Pedidos = (n: number) => Buffer;

type Percentis = { p50: number; p99: number; p999: number; maior: number; todas: Float64Array };
/** In milliseconds. `atraso`: how late the generator itself noticed that a request was due. */
export type Latencias = Percentis & { atraso: number; porEspecie: Percentis[] };

/** The thread that wakes us takes some time to be there. */
const COMECA_EM_MS = 100;
const agora = () => Number(process.hrtime.bigint()) / 1e6;

/** As many as are answered, each connection with the next request as soon as it has its answer. Per second. */
export async function semPausa(
  porta: number,
  { conexoes, segundos, pedidos }: { conexoes: number; segundos: number; pedidos: Pedidos },
): Promise<{ porSegundo: number; total: number }> {
  let [enviadas, respondidas] = [0, 0];
  const inicio = agora();
  const fim = inicio + segundos * 1000;
  await comConexoes(porta, conexoes, (abertas, acabar) => {
    for (const conexao of abertas) conexao.enviar(pedidos(enviadas++));
    return (conexao) => {
      respondidas++;
      if (agora() < fim) conexao.enviar(pedidos(enviadas++));
      else if (respondidas === enviadas) acabar();
    };
  });
  return { porSegundo: respondidas / ((agora() - inicio) / 1000), total: respondidas };
}

/**
 * So many a second, whatever the server does: a request that finds every connection busy waits here, and its time counts
 * from the moment it was due. One that was never sent because the server stood still would have been forgotten otherwise.
 * Where `especies` of requests take turns each is reckoned apart as well: what one always costs is no tail of another.
 */
export async function aRitmo(
  porta: number,
  {
    porSegundo,
    segundos,
    conexoes,
    pedidos,
    especies = 1,
  }: { porSegundo: number; segundos: number; conexoes: number; pedidos: Pedidos; especies?: number },
): Promise<Latencias> {
  const total = Math.floor(porSegundo * segundos);
  const intervalo = 1000 / porSegundo;
  const [latencias, atrasos] = [new Float64Array(total), new Float64Array(total)];
  let [devidas, enviadas, respondidas] = [0, 0, 0];
  const emCurso = new Map<Conexao, number>();
  let inicio = 0;
  const devidaEm = (n: number) => inicio + n * intervalo;
  let relogio: Worker | undefined;
  try {
    await comConexoes(porta, conexoes, (livres, acabar) => {
      const escoar = () => {
        for (const momento = agora(); devidas < total && devidaEm(devidas) <= momento; devidas++)
          atrasos[devidas] = momento - devidaEm(devidas);
        while (enviadas < devidas && livres.length > 0) {
          const conexao = livres.shift() as Conexao;
          emCurso.set(conexao, enviadas);
          conexao.enviar(pedidos(enviadas++));
        }
      };
      inicio = agora() + COMECA_EM_MS;
      relogio = despertar({ inicio, intervalo, total }, escoar);
      return (conexao) => {
        const n = emCurso.get(conexao) as number;
        latencias[n] = agora() - devidaEm(n);
        livres.push(conexao);
        if (++respondidas === total) acabar();
        else escoar();
      };
    });
  } finally {
    await relogio?.terminate();
  }
  const porEspecie = Array.from({ length: especies }, (_, qual) =>
    percentis(latencias.filter((_ms, n) => n % especies === qual)),
  );
  return { porEspecie, ...percentis(latencias), atraso: percentis(atrasos).p99 };
}

/** Sorted in place. */
function percentis(todas: Float64Array): Percentis {
  todas.sort();
  const em = (parte: number) => todas[Math.max(0, Math.ceil(parte * todas.length) - 1)] ?? 0;
  return { p50: em(0.5), p99: em(0.99), p999: em(0.999), maior: em(1), todas };
}

/** `montar` says what to do with each answer; over once it says so or one of them fails. */
async function comConexoes(
  porta: number,
  quantas: number,
  montar: (abertas: Conexao[], acabar: () => void) => (conexao: Conexao) => void,
): Promise<void> {
  const abertas: Conexao[] = [];
  try {
    await new Promise<void>((acabar, falhar) => {
      let aoResponder: (conexao: Conexao) => void = () => undefined;
      const abrir = () => Conexao.abrir(porta, (conexao) => aoResponder(conexao), falhar);
      Promise.all(Array.from({ length: quantas }, abrir)).then((novas) => {
        abertas.push(...novas);
        aoResponder = montar([...novas], acabar);
      }, falhar);
    });
  } finally {
    for (const conexao of abertas) conexao.fechar();
  }
}

/**
 * Wakes us at each arrival. Timers know whole milliseconds only, and waiting in a loop would take a core from what is
 * measured; a thread that sleeps is late by some hundredths of a millisecond.
 */
function despertar(ritmo: { inicio: number; intervalo: number; total: number }, acordar: () => void): Worker {
  const relogio = new Worker(RELOGIO, { eval: true, workerData: ritmo });
  relogio.on('message', acordar);
  return relogio;
}

const RELOGIO = `
const { parentPort, workerData } = require('node:worker_threads');
const { inicio, intervalo, total } = workerData;
const dormindo = new Int32Array(new SharedArrayBuffer(4));
for (let n = 0; n < total; n++) {
  const falta = inicio + n * intervalo - Number(process.hrtime.bigint()) / 1e6;
  if (falta > 0) Atomics.wait(dormindo, 0, 0, falta);
  parentPort.postMessage(n);
}`;
