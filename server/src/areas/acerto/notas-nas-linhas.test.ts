import { expect, test } from 'vitest';
import { abertoDa, abrirPraca, fechar, irPara, ultimoDa, vender, verAcerto } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin } from '../../test/elenco';
import { desfazer } from '../../test/jornada';
import { chaveInventada, cnpjDa, enviarNota } from '../../test/notas';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

test('cada linha traz a nota como está agora: enviada depois de fechada, pendente, levada pelo estorno', async () => {
  const praca = await abrirPraca(palco());
  const dono = await criarAdmin(palco());
  const em = (quando: string) => irPara(palco(), quando, praca.loja, praca.outra, praca.financeiro, dono);
  const cnpj = await cnpjDa(palco(), praca.loja);
  await chamar(palco(), dono, 'PUT /configuracao', { body: { nota: 'obrigatoria' } });
  const [comNota, semNota] = [await vender(palco(), praca), await vender(palco(), praca)];
  expect((await abertoDa(palco(), praca.loja)).linhas).toMatchObject([
    { nota: null, nota_pendente: false },
    { nota: null, nota_pendente: false },
  ]);
  await em('2026-04-02T12:00:00-03:00');
  expect((await abertoDa(palco(), praca.loja)).linhas.map((linha) => linha.nota_pendente)).toEqual([true, true]);
  await fechar(palco(), praca.financeiro, '2026-03');
  const nota = chaveInventada({ cnpj });
  expect((await enviarNota(palco(), praca.loja, comNota.id, nota)).status).toBe(200);
  const fechado = await ultimoDa(palco(), praca.loja);
  const linhasDe = ({ linhas }: typeof fechado) =>
    new Map(linhas.map((linha) => [linha.id_coupon, [linha.nota, linha.nota_pendente]]));
  expect(linhasDe(fechado)).toEqual(
    new Map([
      [comNota.id, [nota, false]],
      [semNota.id, [null, true]],
    ]),
  );
  for (const cupom of [comNota, semNota]) await desfazer(palco(), dono, cupom.id);
  expect(linhasDe(await verAcerto(palco(), praca.loja, fechado.acerto.id_acerto))).toEqual(
    new Map([
      [comNota.id, [nota, false]],
      [semNota.id, [null, false]],
    ]),
  );
  const ajustes = (await abertoDa(palco(), praca.loja)).linhas;
  expect(ajustes.map((linha) => [linha.tipo, linha.nota_pendente])).toEqual(Array(2).fill(['ajuste', false]));
  const { texto } = await chamar(palco(), praca.loja, 'GET /acerto/:id/csv', {
    params: { id: fechado.acerto.id_acerto },
  });
  expect(texto).toMatch(/;Nota fiscal\r?\n/);
  expect(texto).toContain(`;${nota.replace(/.{4}(?=.)/g, '$& ')}`);
});
