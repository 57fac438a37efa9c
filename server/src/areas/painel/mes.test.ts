import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { indicarEmMassa } from '../../test/indicacoes-em-massa';
import { ateOCupom, criarElenco, desfazer, type Elenco, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { contarDias } from './contar-dias';

const palco = comPalco({ limites: false });
let admin: Pessoa;
let elenco: Elenco;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

async function irPara(quando: string | Date) {
  palco().irPara(quando);
  await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
}
async function comprarEm(quando: string): Promise<number> {
  await irPara(quando);
  const { idCupom } = await ateOCupom(palco(), elenco);
  const { status, texto } = await validar(palco(), elenco.loja, idCupom);
  if (status !== 200) throw new Error(texto);
  return idCupom;
}
const painel = async () => (await chamar(palco(), admin, 'GET /reports/dashboard', { query: {} })).body;

test('o mês até hoje fica ao lado dos mesmos dias do anterior, pelo dia de São Paulo', async () => {
  await comprarEm('2026-01-31T23:59:00-03:00');
  await comprarEm('2026-02-01T00:00:00-03:00');
  await comprarEm('2026-02-10T23:59:00-03:00');
  await comprarEm('2026-02-11T00:00:00-03:00');
  await comprarEm('2026-03-01T00:00:00-03:00');
  const desfeita = await comprarEm('2026-03-10T08:00:00-03:00');
  const depois = (await painel()).mes;
  expect(depois).toMatchObject({ hoje: '2026-03-10', compras: 2, antes: 2, cupons: 2 });

  await desfazer(palco(), elenco.loja, desfeita);
  expect((await painel()).mes).toMatchObject({ compras: 1, antes: 2 });

  // Another day is another comparison, however soon it is asked.
  await irPara('2026-03-11T00:00:30-03:00');
  expect((await painel()).mes).toMatchObject({ hoje: '2026-03-11', compras: 1, antes: 3 });
  await irPara(AGORA);
});

test('quem se cadastrou neste mês conta como novo; quem foi suspenso, não', async () => {
  const { mes } = await painel();
  const { prescritor, tutor, loja } = await criarElenco(palco());
  const novas = [prescritor.id, tutor.id, loja.id];
  await palco().db.updateTable('conta').set({ criada_em: AGORA }).where('id', 'in', novas).execute();
  expect((await painel()).mes.cadastros).toBe(mes.cadastros + 3);
  await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', prescritor.id).execute();
  expect((await painel()).mes.cadastros).toBe(mes.cadastros + 2);
});

test('cupons e cadastros têm os seus mesmos dias, e o mês está no fim da série', async () => {
  const antes = (await painel()).mes;
  const { prescritor, tutor, loja } = await criarElenco(palco());
  const em = (quando: string, ...ids: number[]) =>
    palco().pool.query('update conta set criada_em = $1 where id = any($2)', [quando, ids]);
  await em('2026-02-10T23:59:59-03:00', prescritor.id, tutor.id);
  await em('2026-02-11T00:00:00-03:00', loja.id);
  await irPara('2026-03-10T12:02:00-03:00');
  const { mes, serie } = await painel();
  expect(mes.cadastros_antes).toBe(antes.cadastros_antes + 2);
  expect(mes.cupons_antes).toBe(2);
  expect(serie).toHaveLength(12);
  expect(serie.at(-1)).toEqual({
    mes: '2026-03',
    cupons: mes.cupons,
    compras: mes.compras,
    cadastros: mes.cadastros,
  });
  expect(serie.at(-2)).toMatchObject({ mes: '2026-02', cupons: 3, compras: 3 });
  await irPara(AGORA);
});

test('contar os dias do mês anterior não percorre cupons nem contas', async () => {
  await indicarEmMassa(palco(), await criarElenco(palco()), { total: 8000, ate: '2019-12-31', dias: 300 });
  await palco().pool.query('vacuum analyze cupom, conta');
  const plano = await planosDe(palco(), async () => {
    const conexao = await palco().pool.connect();
    await contarDias(conexao, { de: '2019-06-01', ate: '2019-06-16' }).finally(() => conexao.release());
  });
  expect(plano).toMatch(/Index Only Scan using cupom_comprado/);
  expect(plano).toMatch(/Index Only Scan using cupom_criado/);
  expect(plano).not.toMatch(/Seq Scan on cupom/);
});
