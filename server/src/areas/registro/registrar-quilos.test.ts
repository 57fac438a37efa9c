import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { cenaDoRegistro } from '../../test/cena-do-registro';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, VENDA, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const { registrar, folhasDe, tamanho, esperando, exigirRecontagem } = cenaDoRegistro(palco);
const SUSPEITA = { ...VENDA, valor: 1 };
let elenco: Elenco;
let admin: Pessoa;

beforeEach(async () => {
  [elenco, admin] = [await criarElenco(palco()), await criarAdmin(palco())];
  await registrar();
});

async function vender({ loja = elenco.loja, venda = VENDA as object } = {}): Promise<number> {
  const tutor = await criarTutor(palco());
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), { ...elenco, tutor, loja }, 1);
  expect((await validar(palco(), loja, id, { venda })).status).toBe(200);
  return id;
}
const liberar = (id: number) =>
  chamar(palco(), admin, 'PUT /analise/:id/liberacao', { params: { id }, body: { vez: 1, motivo: 'conferi' } });
const consultar = (texto: string, valores: unknown[] = []) => palco().pool.query(texto, valores);

describe('um quilo', () => {
  test('é uma folha depois de julgado: mês, cidade, e um comprovante que só o segredo da compra explica', async () => {
    const antes = await tamanho();
    const id = await vender();
    expect(await folhasDe(id)).toEqual([]);
    await registrar();
    const [folha, ...outras] = await folhasDe(id);
    expect([folha, outras]).toMatchObject([{ n: antes + 1, kg: 1, mes: '2026-03', cidade: 'Sorocaba' }, []]);
    const feito = createHmac('sha256', folha?.sal ?? '').update(String(id));
    expect(folha).toMatchObject({ comprovante: feito.digest('hex') });
    expect(await esperando()).toEqual([]);
    await exigirRecontagem();
  });

  test('é da cidade da loja, numa escrita só; online sem endereço; não informada, se a loja não diz ou diz outra coisa', async () => {
    const cidades: unknown[] = [];
    for (const cidade of [' VOTORANTIM/SP ', '  ', null, '529.982.247-25', 'online']) {
      const id = await vender({ loja: await criarLojista(palco(), { cidade }) });
      await registrar();
      cidades.push((await folhasDe(id))[0]?.cidade);
    }
    const id = await vender();
    await consultar(`update lojista set tipo = 'loja_online' where id = $1`, [elenco.loja.id]);
    await registrar();
    expect([...cidades, (await folhasDe(id))[0]?.cidade]).toEqual([
      'Votorantim',
      'não informada',
      'não informada',
      'não informada',
      'online',
      'online',
    ]);
  });

  test('retido não entra; liberado, entra; estornado enquanto esperava, não deixa folha', async () => {
    const [liberada, estornada] = [await vender({ venda: SUSPEITA }), await vender({ venda: SUSPEITA })];
    await registrar();
    expect([await folhasDe(liberada), await folhasDe(estornada), await esperando()]).toEqual([[], [], []]);
    expect((await liberar(liberada)).status).toBe(200);
    expect((await desfazer(palco(), admin, estornada)).status).toBe(200);
    await registrar();
    expect(await folhasDe(liberada)).toMatchObject([{ kg: 1 }]);
    expect(await folhasDe(estornada)).toEqual([]);
    await exigirRecontagem();
  });

  test('desfeito antes de entrar não deixa nada; depois, outra folha o retira; vendido de novo, há uma nova', async () => {
    const id = await vender();
    expect((await desfazer(palco(), elenco.loja, id, { vez: 1 })).status).toBe(200);
    await registrar();
    expect(await folhasDe(id)).toEqual([]);

    expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
    await registrar();
    expect((await desfazer(palco(), elenco.loja, id, { vez: 2 })).status).toBe(200);
    expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
    await registrar();
    const folhas = await folhasDe(id);
    const [doada] = folhas;
    expect(folhas).toMatchObject([
      { vez: 2, kg: 1 },
      { vez: 2, kg: -1, estorna: doada?.n, mes: doada?.mes, cidade: doada?.cidade, sal: null },
      { vez: 3, kg: 1 },
    ]);
    await exigirRecontagem();
  });

  test('estornado quando a loja já mudou de cidade, sai da cidade em que entrou', async () => {
    const id = await vender();
    await registrar();
    await consultar(`update lojista set cidade = 'Itu' where id = $1`, [elenco.loja.id]);
    expect((await desfazer(palco(), admin, id)).status).toBe(200);
    await registrar();
    expect((await folhasDe(id)).map(({ cidade }) => cidade)).toEqual(['Sorocaba', 'Sorocaba']);
    await exigirRecontagem();
  });
});

describe('a fila', () => {
  test('entra na ordem em que se comprou, e não na que se julgou', async () => {
    const [primeira, segunda, terceira] = [await vender(), await vender(), await vender()];
    await consultar('delete from compra_a_julgar');
    await consultar(
      `update quilo_a_registrar a set momento = m.momento::timestamptz
         from (values ($1::bigint, '2026-03-09'), ($2, '2026-03-08'), ($3, '2026-03-07')) m (id, momento) where a.cupom_id = m.id`,
      [primeira, segunda, terceira],
    );
    await registrar();
    const numeros = await Promise.all([terceira, segunda, primeira].map(async (id) => (await folhasDe(id))[0]?.n ?? 0));
    expect(numeros).toEqual(numeros.toSorted((a, b) => a - b));
  });

  test('a versão de antes julga sem registrar: o que ela tira do julgamento entra depois', async () => {
    const id = await vender();
    await consultar('delete from compra_a_julgar where cupom_id = $1', [id]);
    expect(await esperando()).toEqual([{ cupom_id: id, vez: 1, sinal: 1 }]);
    await registrar();
    expect(await folhasDe(id)).toMatchObject([{ kg: 1 }]);
  });

  test('o que já é folha não entra de novo, o que não é mais compra não entra, e nenhum prende os outros', async () => {
    const [dentro, desfeita] = [await vender(), await vender()];
    await registrar();
    await desfazer(palco(), admin, desfeita);
    await registrar();
    const antes = await tamanho();
    await consultar(
      `insert into quilo_a_registrar (cupom_id, vez, sinal, momento)
       values ($1, 1, 1, '2020-01-01'), ($2, 1, 1, '2020-01-01'), ($2, 1, -1, '2020-01-01'), ($2, 2, 1, '2020-01-01'),
              (12345, 1, 1, '2020-01-01'), (12345, 1, -1, '2020-01-01')`,
      [dentro, desfeita],
    );
    const nova = await vender();
    await registrar();
    expect(await esperando()).toEqual([]);
    expect(await tamanho()).toBe(antes + 1);
    expect(await folhasDe(nova)).toMatchObject([{ n: antes + 1 }]);
    await exigirRecontagem();
  });

  test('posta em julgamento outra vez à mão, a compra continua com uma folha', async () => {
    const id = await vender();
    await registrar();
    await consultar('insert into compra_a_julgar (cupom_id, vez) values ($1, 1)', [id]);
    await consultar('delete from compra_a_julgar');
    expect(await esperando()).toEqual([]);
    expect(await darQuilos(palco())).toBe(0);
    expect(await folhasDe(id)).toHaveLength(1);
  });
});
