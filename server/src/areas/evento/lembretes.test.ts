import { beforeEach, describe, expect, test } from 'vitest';
import { abrirDb, abrirPool } from '../../db/conexao';
import { abrirFila } from '../../jobs/fila';
import type { Contexto } from '../../nucleo/contexto';
import { chamar } from '../../test/chamar';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
let tutora: Pessoa;

const as = (dia: string, hora: string) => palco().irPara(`${dia}T${hora}:00-03:00`);
const recebidos = () => palco().emails.filter(({ para }) => para === tutora.email);

async function marcar(data: string, dados: object = {}): Promise<number> {
  const { body } = await chamar(palco(), tutora, 'POST /calendar', { body: { titulo: 'Vacina', data, ...dados } });
  return body.id_calendario;
}
const mudar = (id: number, body: { titulo: string; data: string }) =>
  chamar(palco(), tutora, 'PUT /calendar/:id', { params: { id }, body });

/** Another server on the same database, with nothing in memory of the one before. */
async function outraInstancia() {
  const pool = abrirPool(palco().pool.options.connectionString ?? '', 4);
  const fila = await abrirFila(pool, () => undefined);
  const ctx: Contexto = { ...palco(), pool, db: abrirDb(pool, palco().config), fila };
  const correio = { enviar: async (mensagem: (typeof emails)[number]) => void emails.push(mensagem) };
  const { emails } = palco();
  const acoes = trabalhadores(ctx, correio);
  return {
    marcar: () => acoes.lembretes({}),
    enviar: () => fila.esvaziar(acoes),
    parar: async () => {
      await fila.parar();
      await pool.end();
    },
  };
}

/** What the schedule does every few minutes, on a server that has just started. */
async function rodar(): Promise<void> {
  const servidor = await outraInstancia();
  await servidor.marcar();
  await servidor.enviar();
  await servidor.parar();
}

beforeEach(async () => {
  palco().irPara(AGORA);
  tutora = await criarTutor(palco());
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', tutora.id).execute();
});

describe('o lembrete de um evento', () => {
  test('sai três dias antes, às oito, uma vez só', async () => {
    await marcar('2026-03-20', { titulo: 'Vacina V10', descricao: 'Levar a carteirinha' });
    as('2026-03-17', '07:59');
    await rodar();
    expect(recebidos()).toEqual([]);

    as('2026-03-17', '08:00');
    await rodar();
    await rodar();
    as('2026-03-18', '08:00');
    await rodar();
    const [lembrete, ...outros] = recebidos();
    expect(outros).toEqual([]);
    expect(lembrete?.assunto).toBe('Lembrete: Vacina V10 em 20/03');
    expect(lembrete?.texto).toContain('sexta-feira, 20 de março de 2026 (em 3 dias)');
    expect(lembrete?.texto).toContain('http://indicabem.test/web/eventos?mes=2026-03&dia=2026-03-20');
    expect(lembrete?.html).toContain('Levar a carteirinha');
  });

  test('o servidor parado às oito lembra quando volta, até o dia do evento', async () => {
    await marcar('2026-03-20');
    await marcar('2026-03-18', { titulo: 'Passou' });
    as('2026-03-20', '21:40');
    await rodar();
    await rodar();
    expect(recebidos().map(({ assunto }) => assunto)).toEqual(['Lembrete: Vacina em 20/03']);
    expect(recebidos()[0]?.texto).toContain('(hoje)');
  });

  test('parado entre marcar e enviar, o próximo a subir envia, uma vez', async () => {
    await marcar('2026-03-20');
    as('2026-03-17', '08:00');
    const primeiro = await outraInstancia();
    await primeiro.marcar();
    await primeiro.parar();
    expect(recebidos()).toEqual([]);
    await rodar();
    await rodar();
    expect(recebidos()).toHaveLength(1);
  });

  test('se não deu para pôr na fila, nada fica marcado, e a próxima rodada lembra', async () => {
    await marcar('2026-03-20');
    as('2026-03-17', '08:00');
    const semFila = { ...palco().fila, enfileirarTodas: () => Promise.reject(new Error('fila fora do ar')) };
    const correio = { enviar: async () => undefined };
    await expect(trabalhadores({ ...palco(), fila: semFila }, correio).lembretes({})).rejects.toThrow();
    await rodar();
    expect(recebidos()).toHaveLength(1);
  });

  test('de oito instâncias ao mesmo tempo, cada evento é lembrado uma vez', async () => {
    for (let n = 0; n < 12; n++) await marcar('2026-03-20', { titulo: `Evento ${n}` });
    as('2026-03-17', '08:00');
    const instancias = await Promise.all(Array.from({ length: 8 }, outraInstancia));
    await Promise.all(instancias.map((i) => i.marcar()));
    await Promise.all(instancias.map((i) => i.enviar()));
    await Promise.all(instancias.map((i) => i.parar()));
    await rodar();
    expect(new Set(recebidos().map(({ assunto }) => assunto)).size).toBe(12);
    expect(recebidos()).toHaveLength(12);
  });
});

describe('um evento marcado em cima da hora', () => {
  test.each([
    ['daqui a dois dias', '2026-03-12', '2026-03-11'],
    ['amanhã', '2026-03-11', '2026-03-11'],
  ])('%s é lembrado na manhã seguinte, não no mesmo minuto', async (_, data, dia) => {
    await marcar(data);
    await rodar();
    as('2026-03-10', '23:55');
    await rodar();
    expect(recebidos()).toEqual([]);
    as(dia, '08:00');
    await rodar();
    await rodar();
    expect(recebidos()).toHaveLength(1);
  });

  test('para hoje, ou no passado, não é lembrado', async () => {
    await marcar('2026-03-10');
    await marcar('2026-03-01');
    await rodar();
    as('2026-03-11', '08:00');
    await rodar();
    expect(recebidos()).toEqual([]);
  });
});

describe('um evento que muda', () => {
  test('adiado depois de lembrado, é lembrado de novo na nova data; só renomeado, não', async () => {
    const id = await marcar('2026-03-20');
    as('2026-03-17', '08:00');
    await rodar();
    await mudar(id, { titulo: 'Vacina V8', data: '2026-03-20' });
    await rodar();
    expect(recebidos()).toHaveLength(1);

    await mudar(id, { titulo: 'Vacina V8', data: '2026-03-25' });
    await rodar();
    expect(recebidos()).toHaveLength(1);
    as('2026-03-22', '08:00');
    await rodar();
    await rodar();
    expect(recebidos().map(({ assunto }) => assunto)).toEqual([
      'Lembrete: Vacina em 20/03',
      'Lembrete: Vacina V8 em 25/03',
    ]);
  });

  test('adiado ou deletado com o e-mail já na fila, o lembrete velho não sai', async () => {
    const [adiado, deletado] = [await marcar('2026-03-20'), await marcar('2026-03-20')];
    as('2026-03-17', '08:00');
    const servidor = await outraInstancia();
    await servidor.marcar();
    await mudar(adiado, { titulo: 'Vacina', data: '2026-04-20' });
    await chamar(palco(), tutora, 'DELETE /calendar/:id', { params: { id: deletado } });
    await servidor.enviar();
    await servidor.parar();
    expect(recebidos()).toEqual([]);
  });

  test('quem teve a conta suspensa não recebe', async () => {
    await marcar('2026-03-20');
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', tutora.id).execute();
    as('2026-03-17', '08:00');
    await rodar();
    expect(recebidos()).toEqual([]);
  });
});

test('a caixa que não foi confirmada não recebe lembrete; confirmada antes do dia, recebe o do próximo', async () => {
  const confirmar = (quando: Date | null) =>
    palco().db.updateTable('conta').set({ email_confirmado_em: quando }).where('id', '=', tutora.id).execute();
  await confirmar(null);
  await marcar('2026-03-20');
  await marcar('2026-03-25', { titulo: 'Banho' });
  as('2026-03-17', '08:00');
  await rodar();
  expect(recebidos()).toEqual([]);
  await confirmar(AGORA);
  as('2026-03-22', '08:00');
  await rodar();
  expect(recebidos().map(({ assunto }) => assunto)).toEqual(['Lembrete: Banho em 25/03']);
});

test('o vigésimo primeiro lembrete de um dia não sai; no dia seguinte saem de novo', async () => {
  expect(palco().config.limites).toBe(true);
  for (let n = 1; n <= 21; n++) await marcar('2026-03-20', { titulo: `Evento ${n}` });
  await marcar('2026-03-22', { titulo: 'De depois' });
  as('2026-03-17', '08:00');
  await rodar();
  expect(recebidos()).toHaveLength(20);
  as('2026-03-19', '08:01');
  await rodar();
  expect(recebidos()).toHaveLength(21);
  expect(recebidos().at(-1)?.assunto).toBe('Lembrete: De depois em 22/03');
});
