import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarPrescritor, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, desfazer, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { quilosDoados } from '../../test/quilos';

const palco = comPalco({ limites: false });
const kg = async (quem: Pessoa) => (await chamar(palco(), quem, 'GET /formula-do-bem/indicacoes', {})).body.kg;

test('a parceira vê os quilos das compras do que indicou, e só deles', async () => {
  const elenco = await criarElenco(palco());
  const outra = await criarPrescritor(palco());
  await ateOCupom(palco(), elenco);
  expect(await kg(elenco.prescritor)).toBe(0);
  const { idCupom } = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, idCupom);
  // Sold, and not judged yet.
  expect(await kg(elenco.prescritor)).toBe(0);
  await quilosDoados(palco());
  expect([await kg(elenco.prescritor), await kg(outra)]).toEqual([1, 0]);
  await desfazer(palco(), elenco.loja, idCupom);
  expect(await kg(elenco.prescritor)).toBe(0);
});
