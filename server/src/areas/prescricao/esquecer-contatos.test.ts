import { expect, test } from 'vitest';
import { criarElenco, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

test('depois de 24 meses, a indicação que ninguém resgatou deixa de dizer para quem era; as outras ficam', async () => {
  const { db, irPara, trabalhar, fila } = palco();
  const elenco = await criarElenco(palco());
  const nomes = { tutor_nome: 'Ana', pet_nome: 'Rex' };
  const dados = { email: 'alguem@example.com', telefone: '15981234567', anotacoes: 'Para o Rex', ...nomes };
  const [velha, vespera, resgatada] = [
    await indicar(palco(), elenco, dados),
    await indicar(palco(), elenco, dados),
    await indicar(palco(), elenco, dados),
  ];
  await resgatar(palco(), elenco.tutor, resgatada.codigo_prescricao);
  await db.updateTable('prescricao').set({ data: '2026-03-11' }).where('id', '=', vespera.id_prescricao).execute();
  irPara('2028-03-11T12:00:00-03:00');
  await db.transaction().execute((trx) => fila.enfileirar(trx, 'limpeza', {}));
  await trabalhar();
  irPara(AGORA);
  const contatos = await db
    .selectFrom('prescricao')
    .select(['id', 'email', 'telefone', 'tutor_nome', 'pet_nome', 'anotacoes'])
    .orderBy('id')
    .execute();
  expect(contatos).toEqual([
    { id: velha.id_prescricao, email: null, telefone: null, tutor_nome: null, pet_nome: null, anotacoes: null },
    { id: vespera.id_prescricao, ...dados },
    { id: resgatada.id_prescricao, ...dados },
  ]);
});

test('são achadas por um índice que só tem as que ainda dizem para quem eram', async () => {
  const client = await palco().pool.connect();
  try {
    // The table of a test is too small for any index to be worth it.
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off');
    const { rows } = await client.query(`explain select id from prescricao
      where tutor_id is null and (email is not null or telefone is not null) and data < date '2024-01-01'
      order by data, id limit 1000`);
    expect(JSON.stringify(rows)).toContain('prescricao_com_contato');
  } finally {
    client.release(true);
  }
});
