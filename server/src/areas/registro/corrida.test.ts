import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { abrirDb, abrirPool } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { deterJulgamento } from '../../nucleo/vez-de-julgar';
import { aFundo } from '../../test/a-fundo';
import { cenaDoRegistro } from '../../test/cena-do-registro';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, VENDA, validar } from '../../test/jornada';
import { comPalco, exigirInvariantes } from '../../test/palco';
import { julgarCompras } from '../doacao/julgar-compras';
import { registrarQuilos } from './registrar-quilos';

const palco = comPalco({ limites: false });
const { registrar, folhasDe, tamanho, esperando, exigirRecontagem, ateEsperarem } = cenaDoRegistro(palco);
let elenco: Elenco;
let admin: Pessoa;

beforeEach(async () => {
  [elenco, admin] = [await criarElenco(palco()), await criarAdmin(palco())];
});
afterEach(async () => {
  await registrar();
  await exigirRecontagem();
  await exigirInvariantes(palco().pool);
});

async function vender(venda: object = VENDA): Promise<number> {
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await validar(palco(), elenco.loja, id, { venda })).status).toBe(200);
  return id;
}
const liberar = (id: number, vez = 1) =>
  chamar(palco(), admin, 'PUT /analise/:id/liberacao', { params: { id }, body: { vez, motivo: 'conferi' } });

/** As an instance does it, up to the commit. */
async function darDentroDe(trx: Parameters<typeof registrarQuilos>[0]): Promise<void> {
  await deterJulgamento(trx);
  await julgarCompras(trx, { agora: palco().relogio(), quantas: 500 });
  await registrarQuilos(trx, 500);
}

describe('liberar e desfazer a mesma compra', () => {
  test('desfeita enquanto a liberação não terminou: nenhuma folha, e nada fica esperando', async () => {
    const id = await vender({ ...VENDA, valor: 1 });
    await registrar();
    let estorno: ReturnType<typeof desfazer> | undefined;
    await transacao(palco().db, async (trx) => {
      await trx
        .updateTable('compra_suspeita')
        .set({ estado: 'liberada', liberada_em: palco().relogio() })
        .where('cupom_id', '=', id)
        .execute();
      // It has written the estorno, holds the turn and waits for the row that is being released.
      estorno = desfazer(palco(), admin, id);
      await ateEsperarem(1);
      expect(await darQuilos(palco())).toBe(0);
    });
    expect((await estorno)?.status).toBe(200);
    expect(await esperando()).toEqual([{ cupom_id: id, vez: 1, sinal: 1 }]);
    await registrar();
    expect([await folhasDe(id), await esperando()]).toEqual([[], []]);
  });

  test('muitas vezes, ao mesmo tempo, com quem registra: ou entrou e saiu, ou nunca entrou', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n++) ids.push(await vender({ ...VENDA, valor: 1 }));
    await registrar();
    await Promise.all(
      ids.flatMap((id) => [liberar(id), desfazer(palco(), admin, id), darQuilos(palco())]).map((feita) => feita),
    );
    await registrar();
    for (const id of ids) expect([0, 2]).toContain((await folhasDe(id)).length);
  });
});

describe('quem registra', () => {
  test('cai antes de terminar: nenhuma folha, e a compra entra na vez seguinte, uma vez', async () => {
    const id = await vender();
    const antes = await tamanho();
    const caiu = transacao(palco().db, async (trx) => {
      await darDentroDe(trx);
      throw new Error('caiu');
    });
    await expect(caiu).rejects.toThrow('caiu');
    expect([await tamanho(), await folhasDe(id)]).toEqual([antes, []]);
    await registrar();
    expect(await folhasDe(id)).toMatchObject([{ n: antes + 1 }]);
  });

  test('está no meio: quem desfaz espera, e retira a folha que saiu', async () => {
    const id = await vender();
    let estorno: ReturnType<typeof desfazer> | undefined;
    await transacao(palco().db, async (trx) => {
      await darDentroDe(trx);
      estorno = desfazer(palco(), elenco.loja, id);
      await ateEsperarem(1);
    });
    expect((await estorno)?.status).toBe(200);
    await registrar();
    expect((await folhasDe(id)).map(({ kg }) => kg)).toEqual([1, -1]);
  });

  test('são dois, com conexões próprias: cada compra é uma folha, e os números não saltam', async () => {
    const antes = await tamanho();
    const cupons = await criarCuponsVivos(palco(), elenco, 40);
    await palco().pool.query('update regra_de_velocidade set ligada = false');
    const outra = abrirPool(palco().pool.options.connectionString ?? '', 4);
    const dela = { db: abrirDb(outra, palco().config), relogio: palco().relogio };
    await Promise.all(
      cupons.map(async ({ id }) => {
        expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
        await Promise.all([darQuilos(palco()), darQuilos(dela)]);
      }),
    );
    await outra.end();
    await registrar();
    expect(await tamanho()).toBe(antes + 40);
    await palco().pool.query('update regra_de_velocidade set ligada = true');
  });
});

/** How many storms of sales and undoings. */
const RODADAS = aFundo(1);

test('tempestade: vendas, estornos e vendas de novo, com pedidos repetidos, três que registram e alguns que caem', async () => {
  await palco().pool.query('update regra_de_velocidade set ligada = false');
  for (let rodada = 0; rodada < RODADAS; rodada++) {
    const cupons = await criarCuponsVivos(palco(), elenco, 60);
    const viver = async (id: number) => {
      for (let vez = 1; vez <= 3; vez++) {
        const [venda, estorno] = [randomUUID(), randomUUID()];
        await Promise.all([1, 2].map(() => validar(palco(), elenco.loja, id, { chave: venda })));
        if (id % 3 === 0) await darQuilos(palco());
        if ((id + vez) % 4 === 0) return;
        const quem = id % 2 ? admin : elenco.loja;
        await Promise.all([1, 2].map(() => desfazer(palco(), quem, id, { vez, chave: estorno })));
      }
    };
    let vivendo = true;
    const registrarSempre = async (cai: number) => {
      for (let n = 1; vivendo; n++) {
        if (n % cai !== 0) await darQuilos(palco());
        else
          await transacao(palco().db, async (trx) => {
            await darDentroDe(trx);
            throw new Error('caiu');
          }).catch(() => undefined);
      }
    };
    const fim = Promise.all([registrarSempre(2), registrarSempre(5), registrarSempre(1e9)]);
    await Promise.all(cupons.map(({ id }) => viver(id))).finally(() => {
      vivendo = false;
    });
    await fim;
    await registrar();
    expect(await esperando()).toEqual([]);
    await exigirRecontagem();
  }
  await palco().pool.query('update regra_de_velocidade set ligada = true');
});
