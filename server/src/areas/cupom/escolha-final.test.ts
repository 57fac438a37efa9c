import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarLojista, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, escolher, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

const lerEm = (loja: Pessoa, id: number) =>
  chamar(palco(), loja, 'GET /coupon/:codigo/prescrition', { params: { codigo: String(id) } });

test('o caixa só aconselha a troca que o tutor ainda pode fazer', async () => {
  const elenco = await criarElenco(palco());
  const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
  const vizinha = await criarLojista(palco());
  const { body } = await lerEm(vizinha, idCupom);
  expect([body.type, body.detail]).toEqual([
    'cupom-de-outra-loja',
    'Tutor selecionou outra loja parceira. Solicite ao tutor a troca',
  ]);
  const online = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
  const final = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, online);
  for (const id of [idCupom, final.body.id_coupon]) {
    const { status, body: recusa } = await lerEm(vizinha, id);
    expect([status, recusa.detail]).toEqual([
      409,
      'Tutor selecionou outra loja parceira, e a escolha não pode mais ser trocada.',
    ]);
  }
});

test('sem trocas restantes, também', async () => {
  const elenco = await criarElenco(palco());
  const { indicacao } = await ateOCupom(palco(), elenco);
  let ultimo = 0;
  for (let n = 0; n < 3; n++) {
    const { body } = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, await criarLojista(palco()));
    ultimo = body.id_coupon;
  }
  expect((await lerEm(await criarLojista(palco()), ultimo)).body.type).toBe('cupom-de-outra-loja-final');
});

test('e quem confirma a venda depois da última troca lê o mesmo que quem consulta', async () => {
  const elenco = await criarElenco(palco());
  const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
  for (let n = 0; n < 3; n++)
    await escolher(palco(), elenco.tutor, indicacao.id_prescricao, await criarLojista(palco()));
  const { status, body } = await validar(palco(), elenco.loja, idCupom);
  expect([status, body.type]).toEqual([409, 'cupom-de-outra-loja-final']);
});

test('de uma loja suspensa a troca é livre, e o caixa a aconselha', async () => {
  const elenco = await criarElenco(palco());
  const { indicacao } = await ateOCupom(palco(), elenco);
  const online = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
  const { body } = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, online);
  await palco().db.updateTable('conta').set({ suspensa_em: palco().relogio() }).where('id', '=', online.id).execute();
  expect((await lerEm(await criarLojista(palco()), body.id_coupon)).body.type).toBe('cupom-de-outra-loja');
});
