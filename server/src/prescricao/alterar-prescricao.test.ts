import { expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { criarAdmin } from '../test/elenco';
import { criarElenco, indicar } from '../test/jornada';
import { comPalco } from '../test/palco';

const palco = comPalco();

test('um código impresso registrado hoje data de hoje e abre a lista, por mais antigo que seja o lote', async () => {
  const { prescritor, produto } = await criarElenco(palco());
  const admin = await criarAdmin(palco());
  const lote = await palco()
    .db.insertInto('lote')
    .values({ data_referencia: '2025-06-01', quantidade: 1, criado_por: admin.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await palco()
    .db.insertInto('prescricao')
    .values({ codigo: 'BCDFGHJK', data: '2025-06-01', lote_id: lote.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  palco().irPara('2026-03-09T12:00:00-03:00');
  await indicar(palco(), { prescritor, produto });

  palco().irPara('2026-03-10T12:00:00-03:00');
  const body = { id_produto: produto, telefone: '15988887777', peso_pet: 10, ecc: 1, atividade: 95 };
  const registrada = await chamar(palco(), prescritor, 'PUT /prescrition/:id', { params: { id }, body });
  expect(registrada.body).toMatchObject({ data: '2026-03-10', id_prescritor: prescritor.id });

  const lista = await chamar(palco(), prescritor, 'GET /prescritions', { query: {} });
  expect(lista.body.prescritions.map((p) => p.data)).toEqual(['2026-03-10', '2026-03-09']);
});
