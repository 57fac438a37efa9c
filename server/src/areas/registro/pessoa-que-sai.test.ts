import { beforeEach, describe, expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { transacao } from '../../db/transacao';
import { deterJulgamento } from '../../nucleo/vez-de-julgar';
import { cenaDoRegistro } from '../../test/cena-do-registro';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { julgarCompras } from '../doacao/julgar-compras';
import { guardarMarcoDoDia } from './guardar-marco';
import { registrarQuilos } from './registrar-quilos';

const palco = comPalco();
const { registrar, folhasDe, exigirRecontagem, ateEsperarem } = cenaDoRegistro(palco);
let elenco: Elenco;
let admin: Pessoa;
let id = 0;

beforeEach(async () => {
  [elenco, admin] = [await criarElenco(palco()), await criarAdmin(palco())];
  [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
});

const excluir = () => chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elenco.tutor.id } });
const folhas = async () => (await palco().pool.query('select n, dados, hash from folha order by n')).rows;

describe('quem sai leva o segredo', () => {
  test('a árvore fica letra por letra, o marco continua valendo, e nada mais liga a folha à pessoa', async () => {
    await registrar();
    await guardarMarcoDoDia(palco());
    const antes = await folhas();
    expect((await folhasDe(id))[0]?.sal).toHaveLength(32);
    expect((await excluir()).status).toBe(200);
    expect((await folhasDe(id))[0]?.sal).toBeNull();
    expect(await folhas()).toEqual(antes);
    await exigirRecontagem();
  });

  test('o segredo dos outros fica', async () => {
    const outro = await criarElenco(palco());
    const [{ id: alheio } = { id: 0 }] = await criarCuponsVivos(palco(), outro, 1);
    expect((await validar(palco(), outro.loja, alheio)).status).toBe(200);
    await registrar();
    await excluir();
    expect((await folhasDe(alheio))[0]?.sal).toHaveLength(32);
  });

  test('o estorno de uma compra de quem saiu ainda acha a folha que retira', async () => {
    await registrar();
    await excluir();
    expect((await desfazer(palco(), admin, id)).status).toBe(200);
    await registrar();
    const [doada, retirada] = await folhasDe(id);
    expect([doada?.kg, retirada]).toMatchObject([1, { kg: -1, estorna: doada?.n }]);
    await exigirRecontagem();
  });

  test('registrada depois que a pessoa saiu, a compra conta, e não guarda segredo', async () => {
    await excluir();
    await registrar();
    expect(await folhasDe(id)).toMatchObject([{ kg: 1, sal: null }]);
    await exigirRecontagem();
  });

  test('quem sai enquanto a folha é escrita espera por ela, e leva o segredo', async () => {
    let saida: ReturnType<typeof excluir> | undefined;
    await transacao(palco().db, async (trx) => {
      await deterJulgamento(trx);
      await julgarCompras(trx, { agora: palco().relogio(), quantas: 500 });
      await registrarQuilos(trx, 500);
      saida = excluir();
      await ateEsperarem(1);
    });
    expect((await saida)?.status).toBe(200);
    expect(await folhasDe(id)).toMatchObject([{ kg: 1, sal: null }]);
  });

  test('sair, desfazer e registrar ao mesmo tempo: todos terminam', async () => {
    const [saida, estorno] = await Promise.all([
      excluir(),
      desfazer(palco(), admin, id),
      darQuilos(palco()),
      darQuilos(palco()),
    ]);
    expect([saida.status, estorno.status]).toEqual([200, 200]);
    await registrar();
    await exigirRecontagem();
  });

  test('a versão de antes, que não sabe do segredo, também o leva', async () => {
    await registrar();
    await palco().pool.query('update conta set excluida_em = now() where id = $1', [elenco.tutor.id]);
    expect((await folhasDe(id))[0]?.sal).toBeNull();
  });
});
