import { beforeAll, expect, test, vi } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, escolher, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { excluirTutor } from '../tutor/excluir-tutor';

const palco = comPalco();
let elenco: Elenco;
beforeAll(async () => {
  elenco = await criarElenco(palco());
});

const PET = { nome: 'Nina', tipo: 'Gato', raca: 'Persa', data_nascimento: '2020-01-01', peso: 4 } as const;
const EVENTO = { titulo: 'Vacina', data: '2026-04-20' };

/** Sends the request while the deletion has happened but is not yet committed, and lets both end. */
async function duranteAExclusao(tutor: Pessoa, pedir: () => Promise<{ status: number }>): Promise<number> {
  const pedido = await palco()
    .db.transaction()
    .execute(async (trx) => {
      await excluirTutor(trx, { id: tutor.id, agora: AGORA, autoria: null });
      const andamento = pedir();
      await vi.waitFor(async () => expect(await esperandoPorTrava()).toBeGreaterThan(0));
      return { andamento };
    });
  return (await pedido.andamento).status;
}

async function esperandoPorTrava(): Promise<number> {
  const { rows } = await palco().pool.query(
    "select count(*)::int as quantos from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].quantos;
}

test.each<[string, (tutor: Pessoa, codigo: string) => Promise<{ status: number }>]>([
  ['resgata', (tutor, codigo) => resgatar(palco(), tutor, codigo)],
  ['cadastra um pet', (tutor) => chamar(palco(), tutor, 'POST /pet', { body: PET })],
  ['marca um evento', (tutor) => chamar(palco(), tutor, 'POST /calendar', { body: EVENTO })],
])('quem %s enquanto a conta é excluída não deixa nada para trás', async (_, agir) => {
  const tutor = await criarTutor(palco());
  const { codigo_prescricao } = await indicar(palco(), elenco);
  expect(await duranteAExclusao(tutor, () => agir(tutor, codigo_prescricao))).toBe(401);
  const { rows } = await palco().pool.query(
    `select (select count(*)::int from prescricao where tutor_id = $1) + (select count(*)::int from pet where tutor_id = $1)
          + (select count(*)::int from evento where tutor_id = $1) as restos`,
    [tutor.id],
  );
  expect(rows[0].restos).toBe(0);
});

test('quem escolhe a loja enquanto a conta é excluída não fica com cupom', async () => {
  const tutor = await criarTutor(palco());
  const { codigo_prescricao, id_prescricao } = await indicar(palco(), elenco);
  await resgatar(palco(), tutor, codigo_prescricao);
  expect(await duranteAExclusao(tutor, () => escolher(palco(), tutor, id_prescricao, elenco.loja))).toBe(401);
  const { rows } = await palco().pool.query('select id from cupom where prescricao_id = $1', [id_prescricao]);
  expect(rows).toEqual([]);
});
