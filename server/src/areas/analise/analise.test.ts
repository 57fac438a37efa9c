import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, VENDA, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { quilosDoados } from '../../test/quilos';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  elenco = await criarElenco(palco());
});

/** A bag for a cent: no rule lets it pass. */
async function venderPorNada(): Promise<number> {
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await validar(palco(), elenco.loja, id, { venda: { ...VENDA, valor: 0.01 } })).status).toBe(200);
  await palco().trabalhar();
  return id;
}

const ver = async (query: object = {}) => (await chamar(palco(), admin, 'GET /analise', { query })).body;
const liberar = (quem: Pessoa, id: number, vez = 1, motivo = 'Liguei para a loja: promoção de inauguração.') =>
  chamar(palco(), quem, 'PUT /analise/:id/liberacao', { params: { id }, body: { vez, motivo } });
const naMesa = async (id: number) => (await ver({ limite: '100' })).compras.find((c) => c.id_coupon === id);

describe('as compras em análise', () => {
  test('mostram loja, funcionário, parceiro, valor, momento e a regra, e quantos quilos esperam', async () => {
    const antes = (await ver()).kg_retidos;
    const id = await venderPorNada();
    expect(await naMesa(id)).toMatchObject({
      vez: 1,
      regras: ['valor_minimo', 'valor_por_kg'],
      id_lojista: elenco.loja.id,
      nome_funcionario: 'Caio',
      valor: 0.01,
      peso: 15,
      efetivado_em: expect.stringMatching(/^2026-03-10T/),
      pedido_aberto: false,
    });
    expect((await ver()).kg_retidos).toBe(antes + 1);
  });

  test('retida por uma regra que só a versão seguinte conhece, a lista abre e diz o nome dela', async () => {
    const id = await venderPorNada();
    await palco().pool.query(`update compra_suspeita set regras = '{regra_de_amanha}' where cupom_id = $1`, [id]);
    expect((await naMesa(id))?.regras).toEqual(['regra_de_amanha']);
  });

  test('liberada, com o porquê, o quilo é doado; repetida, é o mesmo; por outra pessoa, já foi', async () => {
    const id = await venderPorNada();
    const antes = await quilosDoados(palco());
    expect((await liberar(admin, id, 1, ' ')).status).toBe(422);
    const primeira = await liberar(admin, id);
    expect(primeira.status).toBe(200);
    expect(await quilosDoados(palco())).toBe(antes + 1);
    expect((await liberar(admin, id)).body).toEqual(primeira.body);
    const outra = await liberar(await criarAdmin(palco()), id);
    expect([outra.status, outra.body.type]).toEqual([409, 'analise-encerrada']);
    expect(await naMesa(id)).toBeUndefined();
    expect((await liberar(admin, id, 2)).status).toBe(404);
  });

  test('liberada depois que o tutor se foi, o porquê não fica', async () => {
    const id = await venderPorNada();
    await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elenco.tutor.id } });
    expect((await liberar(admin, id)).status).toBe(200);
    const feita = palco().db.selectFrom('compra_suspeita').select(['estado', 'motivo']).where('cupom_id', '=', id);
    expect(await feita.execute()).toEqual([{ estado: 'liberada', motivo: null }]);
  });

  test('estornada enquanto espera, nenhum quilo é doado, e já não se libera', async () => {
    const id = await venderPorNada();
    const antes = await quilosDoados(palco());
    expect((await desfazer(palco(), admin, id, { motivo: 'suspeita' })).status).toBe(200);
    expect(await quilosDoados(palco())).toBe(antes);
    expect((await liberar(admin, id)).body.type).toBe('analise-encerrada');
    expect(await naMesa(id)).toBeUndefined();
  });

  test('estornada depois de liberada, o quilo sai', async () => {
    const id = await venderPorNada();
    await liberar(admin, id);
    const antes = await quilosDoados(palco());
    await desfazer(palco(), admin, id, { motivo: 'suspeita' });
    expect(await quilosDoados(palco())).toBe(antes - 1);
  });

  test('andam por página, da mais antiga', async () => {
    for (let n = 0; n < 3; n++) await venderPorNada();
    const ids: number[] = [];
    for (let cursor = ''; ; ) {
      const { compras, proximo } = await ver({ limite: '2', cursor });
      ids.push(...compras.map((c) => c.id_coupon));
      if (!proximo) break;
      cursor = proximo;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await ver()).kg_retidos);
  });
});

test('a parte das compras lidas pelo CPF, por loja e por funcionário, da maior', async () => {
  const comCaixa = async (nome: string, leituras: string[]) => {
    for (const leitura of leituras) {
      const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
      // As the till records it: a validated coupon cannot be changed afterwards.
      await palco().pool.query(
        `with usado as (update cupom set estado = 'efetivado', valor = 10000, descontado = 1000, recebido = 9000, peso = 15,
           nome_funcionario = $2, data_efetivacao = '2026-03-10', efetivado_em = '2026-03-10T12:00-03:00', leitura = $3
           where id = $1 returning prescricao_id)
         update prescricao p set data_ativacao = '2026-03-10', peso = 15 from usado where p.id = usado.prescricao_id`,
        [id, nome, leitura],
      );
    }
  };
  await comCaixa('Bia', ['cpf', 'cpf', 'cpf', 'qr']);
  await comCaixa('Davi', ['qr', 'numero', 'qr', 'arquivo']);
  const por = async (qual: 'loja' | 'funcionario') =>
    (await chamar(palco(), admin, 'GET /analise/leituras', { query: { por: qual } })).body.leituras.filter(
      (linha) => linha.id_lojista === elenco.loja.id,
    );
  expect(await por('loja')).toMatchObject([{ nome_funcionario: null, compras: 7, por_cpf: 3 }]);
  expect(await por('funcionario')).toMatchObject([
    { nome_funcionario: 'Bia', compras: 4, por_cpf: 3 },
    { nome_funcionario: 'Davi', compras: 3, por_cpf: 0 },
  ]);
  await palco().trabalhar();
});
