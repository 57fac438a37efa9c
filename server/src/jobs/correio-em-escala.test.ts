import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transacao } from '../db/transacao';
import { abrirCorreio } from '../mail/correio';
import { vigiarRele } from '../mail/rele';
import { criarTutor } from '../test/elenco';
import { comPalco } from '../test/palco';
import { abrirRele, type ReleDeTeste } from '../test/rele';
import { trabalhadores } from '../trabalhadores';
import { abrirFila, type Fila } from './fila';

const palco = comPalco();
const PACIENCIA = { timeout: 20_000, interval: 20 };
const abertos: (() => unknown)[] = [];
let rele: ReleDeTeste;

beforeEach(async () => {
  await palco().pool.query('delete from pgboss.job; delete from envio_de_email; delete from limite');
  rele = await abrirRele();
});
afterEach(async () => {
  rele.soltar();
  for (const fechar of abertos.splice(0).reverse()) await fechar();
  await rele.fechar();
});

type Ritmo = { aoMesmoTempo?: number; porMinuto?: number };

/** An instance at work, as `ligar` starts it. */
async function trabalhar({ aoMesmoTempo = 5, porMinuto }: Ritmo = {}, smtpUrl = rele.url): Promise<Fila> {
  const { config, pool, avisos } = palco();
  const fila = await abrirFila(pool, () => undefined);
  const correio = abrirCorreio({ ...config, smtpUrl, correio: { aoMesmoTempo, porMinuto } });
  const vigiado = vigiarRele(correio, avisos, 20);
  abertos.push(correio.fechar, fila.parar);
  await fila.trabalhar(trabalhadores(palco(), vigiado.correio), { aoMesmoTempo, porMinuto, rele: vigiado.rele });
  return fila;
}

const convidar = async (quantos: number) => {
  const pessoas = await Promise.all(Array.from({ length: quantos }, () => criarTutor(palco())));
  const convites = pessoas.map(({ id }) => ({ contaId: id }));
  await transacao(palco().db, (trx) => palco().fila.enfileirarTodas(trx, 'email-convite', convites));
  return pessoas.map(({ email }) => email);
};
const recuperar = async () => {
  const pessoa = await criarTutor(palco(), { senhaHash: 'x' });
  await transacao(palco().db, (trx) => palco().fila.enfileirar(trx, 'email-recuperacao', { contaId: pessoa.id }));
  return pessoa;
};
const tarefas = async (nome: string, estado: string): Promise<number> => {
  const { rows } = await palco().pool.query(
    'select count(*)::int as quantas from pgboss.job where name = $1 and state::text = $2',
    [nome, estado],
  );
  return rows[0].quantas;
};
const envios = async () =>
  (
    await palco().pool.query(
      'select tipo, estado, falha, tentativas, proxima_em from envio_de_email order by criado_em',
    )
  ).rows;

describe('o que o servidor de e-mail responde', () => {
  test('adiado, espera um minuto e sai na vez seguinte', async () => {
    const [email = ''] = await convidar(1);
    rele.recusas.set(email, 451);
    await trabalhar();
    await vi.waitFor(async () => expect(await tarefas('email-convite', 'retry')).toBe(1), PACIENCIA);
    const [{ proxima_em, ...adiado }] = await envios();
    expect(adiado).toEqual({ tipo: 'convite', estado: 'espera', falha: 'adiada', tentativas: 1 });
    const { rows } = await palco().pool.query(
      `select extract(epoch from start_after - now())::int as faltam, start_after from pgboss.job where state = 'retry'`,
    );
    expect(proxima_em).toEqual(rows[0].start_after);
    expect(rows[0].faltam).toBeGreaterThan(30);
    expect(rows[0].faltam).toBeLessThanOrEqual(75);
    rele.recusas.clear();
    await palco().pool.query(`update pgboss.job set start_after = now() - interval '1 second'`);
    await vi.waitFor(
      async () => expect(await envios()).toMatchObject([{ estado: 'enviado', tentativas: 2 }]),
      PACIENCIA,
    );
    expect(rele.recebidos).toEqual([email]);
  });

  test('recusado de vez, acaba ali, e os outros seguem pela mesma conexão', async () => {
    const [ruim = '', ...bons] = await convidar(4);
    rele.recusas.set(ruim, 550);
    await trabalhar({ aoMesmoTempo: 1 });
    await vi.waitFor(async () => expect(await tarefas('email-convite', 'completed')).toBe(4), PACIENCIA);
    expect(rele.recebidos.toSorted()).toEqual(bons.toSorted());
    expect((await envios()).filter(({ estado }) => estado === 'recusado')).toMatchObject([
      { falha: 'caixa-inexistente', tentativas: 1 },
    ]);
  });

  test('o que falha há mais de um dia não é tentado de novo', async () => {
    const [email = ''] = await convidar(1);
    rele.recusas.set(email, 451);
    await palco().pool.query(`update pgboss.job set created_on = now() - interval '25 hours'`);
    await trabalhar();
    await vi.waitFor(
      async () => expect(await envios()).toMatchObject([{ estado: 'desistiu', falha: 'adiada' }]),
      PACIENCIA,
    );
    expect(await tarefas('email-convite', 'failed')).toBe(1);
  });

  test('fora do ar, é deixado em paz: um tenta, os outros esperam sem perder a vez, e voltam todos', async () => {
    const { porta } = rele;
    await rele.fechar();
    const antes = new Map(palco().avisos.contagem());
    const avisos = (nome: string) => (palco().avisos.contagem().get(nome) ?? 0) - (antes.get(nome) ?? 0);
    const todos = await convidar(40);
    await trabalhar({}, `smtp://127.0.0.1:${porta}`);
    await vi.waitFor(() => expect(avisos('correio-parado')).toBe(1), PACIENCIA);
    const tentados = async () => (await envios()).filter(({ tentativas }) => tentativas > 0).length;
    await vi.waitFor(async () => expect(await tentados()).toBeGreaterThan(0), PACIENCIA);
    expect(await tentados()).toBeLessThan(20);
    rele = await abrirRele({ porta });
    // Again and again: one that failed last may be put back only after a first look.
    await vi.waitFor(async () => {
      await palco().pool.query(`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`);
      expect(new Set(rele.recebidos)).toEqual(new Set(todos));
    }, PACIENCIA);
    expect([rele.recebidos.length, avisos('correio-parado'), avisos('correio-voltou')]).toEqual([40, 1, 1]);
  });
});

describe('quem vai primeiro', () => {
  test('a senha esquecida passa à frente de uma remessa de convites', async () => {
    rele.segurar();
    await convidar(30);
    await trabalhar({ aoMesmoTempo: 1 });
    await vi.waitFor(() => expect(rele.emMaos.agora).toBe(1), PACIENCIA);
    const { email } = await recuperar();
    await vi.waitFor(async () => expect(await tarefas('email-recuperacao', 'active')).toBe(1), PACIENCIA);
    rele.soltar();
    await vi.waitFor(() => expect(rele.recebidos).toHaveLength(31), PACIENCIA);
    expect(rele.recebidos.indexOf(email)).toBe(1);
  });

  test('a remessa deixa uma vaga: com caixas lentas em todas as outras, a recuperação sai', async () => {
    rele.segurar();
    const convidados = await convidar(30);
    await trabalhar({ aoMesmoTempo: 3 });
    await vi.waitFor(() => expect(rele.emMaos.agora).toBe(2), PACIENCIA);
    const { email } = await recuperar();
    await vi.waitFor(async () => expect(await tarefas('email-recuperacao', 'active')).toBe(1), PACIENCIA);
    await vi.waitFor(() => expect(rele.emMaos.agora).toBe(3), PACIENCIA);
    rele.soltar();
    await vi.waitFor(() => expect(rele.recebidos).toHaveLength(31), PACIENCIA);
    expect(rele.emMaos.maximo).toBe(3);
    expect(rele.recebidos.slice(0, 3)).toContain(email);
    expect(new Set(rele.recebidos).size).toBe(convidados.length + 1);
  });

  test('a recuperação pedida há mais de meia hora não sai, e a equipe vê que não saiu', async () => {
    await recuperar();
    await palco().pool.query(`update pgboss.job set created_on = now() - interval '31 minutes'`);
    const [convidado] = await convidar(1);
    await trabalhar();
    await vi.waitFor(() => expect(rele.recebidos).toEqual([convidado]), PACIENCIA);
    await vi.waitFor(async () => expect(await tarefas('email-recuperacao', 'failed')).toBe(1), PACIENCIA);
    expect((await envios()).find(({ tipo }) => tipo === 'recuperacao')).toMatchObject({
      estado: 'desistiu',
      tentativas: 0,
    });
  });
});

test('parado no meio de uma remessa, os que iam acabam de ir e os outros voltam à fila como estavam', async () => {
  rele.segurar();
  const convidados = await convidar(30);
  const fila = await trabalhar({ aoMesmoTempo: 3 });
  await vi.waitFor(() => expect(rele.emMaos.agora).toBe(2), PACIENCIA);
  const parada = fila.parar();
  rele.soltar();
  await parada;
  expect(rele.recebidos).toHaveLength(2);
  const { rows } = await palco().pool.query(
    `select state::text, retry_count, started_on is null as intacta, count(*)::int from pgboss.job
      where name = 'email-convite' group by 1, 2, 3 order by 1`,
  );
  expect(rows).toEqual([
    { state: 'completed', retry_count: 0, intacta: false, count: 2 },
    { state: 'created', retry_count: 0, intacta: true, count: 28 },
  ]);
  await trabalhar();
  await vi.waitFor(() => expect(rele.recebidos.toSorted()).toEqual(convidados.toSorted()), PACIENCIA);
});

test('tantos por minuto são de todas as instâncias juntas', async () => {
  await convidar(20);
  await trabalhar({ porMinuto: 1 });
  await trabalhar({ porMinuto: 1 });
  const ateQuando = async () =>
    (
      await palco().pool.query(
        `select extract(epoch from expira_em - now())::int as s from limite where chave = 'correio:ritmo'`,
      )
    ).rows[0]?.s;
  // Both have taken their next moment: two and three minutes after the first.
  await vi.waitFor(async () => expect(await ateQuando()).toBeGreaterThan(120), PACIENCIA);
  await vi.waitFor(() => expect(rele.recebidos).toHaveLength(1), PACIENCIA);
});

test('o que saiu e não foi dito à fila, porque o processo morreu, não sai outra vez', async () => {
  const [email] = await convidar(1);
  await trabalhar();
  await vi.waitFor(async () => expect(await tarefas('email-convite', 'completed')).toBe(1), PACIENCIA);
  await palco().pool.query(`update pgboss.job set state = 'retry', completed_on = null where name = 'email-convite'`);
  const [outro] = await convidar(1);
  await vi.waitFor(async () => expect(await tarefas('email-convite', 'completed')).toBe(2), PACIENCIA);
  expect(rele.recebidos).toEqual([email, outro]);
});
