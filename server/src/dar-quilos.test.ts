import { expect, test } from 'vitest';
import { darQuilos, darSeMuitos } from './dar-quilos';
import { cenaDoRegistro } from './test/cena-do-registro';
import { criarCuponsVivos } from './test/cupons-vivos';
import { criarElenco } from './test/jornada';
import { comPalco } from './test/palco';

const palco = comPalco();
const { tamanho, esperando, exigirRecontagem } = cenaDoRegistro(palco);

test('com os caixas a todo vapor o julgamento vai na frente, e o registro alcança quando eles param', async () => {
  await palco().pool.query('update regra_de_velocidade set ligada = false');
  const cupons = await criarCuponsVivos(palco(), await criarElenco(palco()), 1_200);
  await palco().pool.query(
    `with vendidos as (
       update cupom set estado = 'efetivado', valor = 10000, descontado = 0, recebido = 10000, peso = 1,
              nome_funcionario = 'Ana', data_efetivacao = '2026-03-10', efetivado_em = '2026-03-10T12:00:00Z'
        where id = any ($1) returning prescricao_id)
     update prescricao set data_ativacao = '2026-03-10', peso = 1 from vendidos where id = prescricao_id`,
    [cupons.map(({ id }) => id)],
  );
  // Two whole batches are judged at once; the rest of them, and some leaves, and then it waits a second.
  expect([await darSeMuitos(palco()), await darSeMuitos(palco()), await tamanho()]).toEqual([true, true, 0]);
  expect([await darSeMuitos(palco()), await tamanho()]).toEqual([false, 250]);
  // Nobody sells any more.
  expect([await darSeMuitos(palco()), await tamanho()]).toEqual([true, 750]);
  while (await darQuilos(palco()));
  expect([await tamanho(), await esperando()]).toEqual([1_200, []]);
  await exigirRecontagem();
});
