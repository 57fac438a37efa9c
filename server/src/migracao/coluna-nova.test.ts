import { expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { ateOCupom, criarElenco, lerNoCaixa, validar, verSelo } from '../test/jornada';
import { comPalco } from '../test/palco';

const palco = comPalco();

test('uma coluna nova em toda tabela, com os comandos já preparados nas conexões: ninguém percebe', async () => {
  const { pool } = palco();
  const elenco = await criarElenco(palco());
  const jornada = async () => {
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const id = indicacao.id_prescricao;
    const respostas = [
      await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: idCupom } }),
      await lerNoCaixa(palco(), elenco.loja, idCupom, { s: (await verSelo(palco(), elenco.tutor, idCupom)).body.selo }),
      await validar(palco(), elenco.loja, idCupom),
      await chamar(palco(), elenco.tutor, 'GET /prescrition/:id', { params: { id } }),
      await chamar(palco(), elenco.prescritor, 'GET /prescritions', {}),
    ];
    return respostas.map(({ status }) => status);
  };
  // Several at once, so that many connections have them.
  await Promise.all(Array.from({ length: 8 }, jornada));
  const { rows } = await pool.query<{ tabela: string }>(
    `select oid::regclass::text as tabela from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { tabela } of rows) await pool.query(`alter table ${tabela} add column de_uma_versao_nova text`);
  expect(await Promise.all(Array.from({ length: 8 }, jornada))).toEqual(Array(8).fill([200, 200, 200, 200, 200]));
});
