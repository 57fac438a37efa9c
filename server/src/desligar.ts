import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Something that was opened, by its name in the log. `prazo`: what does not let go by then is left behind. */
export type Aberto = { nome: string; fechar: () => Promise<unknown>; prazo?: number };
export type NoAr = {
  app: FastifyInstance;
  abertos: Aberto[];
  /** Takes no more jobs; ends with those in hand. */
  descansar(): Promise<unknown>;
};

/** A connection to a database that is gone would wait for as long as the network does. */
const POR_PASSO_MS = 1_000;
/** All of it, once the drain is over. Of these, `prazos.parada` are for what is in hand. */
const TOTAL_MS = 20_000;

/**
 * Not ready at once, and serving for `segundos` while proxies notice; then what is in hand, then what was opened. Nothing
 * stretches it: it ends `TOTAL_MS` after the drain, whatever still holds on.
 */
export async function desligar({ app, abertos, descansar }: NoAr, segundos: number, emMaos: number): Promise<void> {
  app.log.info({ segundos }, 'encerrando');
  app.parada.fase = 'escoando';
  const descanso = descansar().catch((err) => app.log.error({ err }, 'fila'));
  await esperar(segundos * 1000);
  const passos = async () => {
    const fechou = app.close().catch((err) => app.log.error({ err }, 'o servidor não fechou bem'));
    const [descansou] = await Promise.all([noPrazo(descanso, emMaos), fechou]);
    if (!descansou) app.log.warn('o prazo da parada acabou com tarefas em mãos: elas voltam à fila');
    await fecharTudo(abertos, (nome, err) => app.log.warn({ nome, err }, 'não fechou bem, ou a tempo'));
  };
  if (await noPrazo(passos(), TOTAL_MS)) app.log.info('encerrado');
  else app.log.warn('o prazo da parada acabou: saindo assim mesmo');
}

/** The last one opened first, each with its own time; one that fails does not keep the others open. */
export async function fecharTudo(abertos: Aberto[], aoFalhar: (nome: string, erro?: unknown) => void): Promise<void> {
  for (const { nome, fechar, prazo = POR_PASSO_MS } of abertos.reverse().splice(0)) {
    const fechado = fechar().catch((erro) => aoFalhar(nome, erro));
    if (!(await noPrazo(fechado, prazo))) aoFalhar(nome);
  }
}

/** Whether it ended, well or not, within so many milliseconds. */
export async function noPrazo(algo: Promise<unknown>, prazo: number): Promise<boolean> {
  const relogio = new AbortController();
  const acabou = algo.then(
    () => true,
    () => true,
  );
  const passou = esperar(prazo, false, { signal: relogio.signal }).catch(() => false);
  return Promise.race([acabou, passou]).finally(() => relogio.abort());
}
