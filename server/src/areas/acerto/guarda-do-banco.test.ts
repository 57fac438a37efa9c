import { beforeAll, describe, expect, test } from 'vitest';
import { abrirPraca, fechar, irPara, type Praca, ultimoDa, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let praca: Praca;
let id: number;

beforeAll(async () => {
  praca = await abrirPraca(palco());
  await vender(palco(), praca);
  await irPara(palco(), '2026-04-02T12:00:00-03:00', praca.loja, praca.financeiro);
  await fechar(palco(), praca.financeiro, '2026-03');
  id = (await ultimoDa(palco(), praca.loja)).acerto.id_acerto;
  const body = { ids: [id], data_pagamento: '2026-04-02', referencia: null };
  await chamar(palco(), praca.financeiro, 'POST /acertos/pagamentos', { body });
});

const consultar = (texto: string) => palco().pool.query(texto);

describe('o que foi fechado', () => {
  test.each([
    ['update acerto set total = total + 1, parte_grupo = parte_grupo + 1, descontado = descontado + 1'],
    ["update acerto set nome_fantasia = 'Outra'"],
    ["update acerto_linha set produto = 'Outro'"],
    ['update acerto_linha set valor = valor'],
    ['delete from acerto_linha'],
    ['delete from acerto'],
    ['truncate acerto cascade'],
    ['truncate acerto_linha cascade'],
    ['truncate acerto_pagamento'],
    ['delete from acerto_pagamento'],
    ['update acerto_pagamento set valor = 1'],
    ["update acerto_pagamento set data = '2026-04-01', desfeito_em = now(), desfeito_por = pago_por, motivo = 'x'"],
  ])('%s: o banco recusa', async (comando) => {
    await expect(consultar(comando)).rejects.toThrow('não muda depois de fechado');
  });

  test('nem ganha uma linha', async () => {
    await expect(
      consultar(`insert into acerto_linha (acerto_id, tipo, cupom_id, vez, data, codigo, valor, descontado, parte_loja, parte_grupo)
        values (${id}, 'compra', 1, 1, '2026-03-01', 'X', 100, 20, 10, 10)`),
    ).rejects.toThrow('as linhas não somam o acerto');
  });

  test('uma compra não entra em duas linhas', async () => {
    await expect(
      consultar(`insert into acerto_linha (acerto_id, tipo, cupom_id, vez, data, codigo, valor, descontado, parte_loja, parte_grupo)
        select acerto_id, tipo, cupom_id, vez, data, codigo, valor, descontado, parte_loja, parte_grupo from acerto_linha`),
    ).rejects.toThrow(/acerto_linha_cupom_id_vez_tipo_key/);
  });

  test('um pagamento desfeito não se refaz nem se desfaz outra vez', async () => {
    const desfazer = `update acerto_pagamento set desfeito_em = now(), desfeito_por = pago_por, motivo = 'engano'`;
    expect((await consultar(desfazer)).rowCount).toBe(1);
    await expect(consultar(desfazer)).rejects.toThrow('não muda depois de fechado');
    await expect(
      consultar('update acerto_pagamento set desfeito_em = null, desfeito_por = null, motivo = null'),
    ).rejects.toThrow('não muda depois de fechado');
  });
});
