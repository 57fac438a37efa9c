import { beforeEach, describe, expect, test } from 'vitest';
import { abrirDb, abrirPool } from '../../db/conexao';
import { cenaDoRegistro } from '../../test/cena-do-registro';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarElenco, type Elenco } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';
import { processarFechamento } from '../acerto/processar-fechamento';
import { guardarMarco } from './guardar-marco';

const palco = comPalco();
const { registrar, tamanho, exigirRecontagem } = cenaDoRegistro(palco);
let elenco: Elenco;

beforeEach(async () => {
  elenco ??= await criarElenco(palco());
});

async function comprar(): Promise<void> {
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  await palco().pool.query(
    `update cupom set estado = 'efetivado', valor = 10000, descontado = 0, recebido = 10000, peso = 1, nome_funcionario = 'Ana',
            data_efetivacao = '2026-03-10', efetivado_em = $2 where id = $1`,
    [id, palco().relogio()],
  );
  await palco().pool.query(
    `update prescricao p set data_ativacao = '2026-03-10', peso = 1 from cupom c where c.prescricao_id = p.id and c.id = $1`,
    [id],
  );
  await registrar();
}
const doDia = () => trabalhadores(palco(), { enviar: async () => undefined }).marcos({});
const marcos = async () =>
  (await palco().pool.query(`select motivo, referencia::text as referencia, tamanho, kg from marco order by id`)).rows;

describe('o marco do dia', () => {
  test('sem folha não há marco', async () => {
    await doDia();
    expect(await marcos()).toEqual([]);
  });

  test('é do dia que terminou em São Paulo, e um só, por mais que se peça e de onde se peça', async () => {
    await comprar();
    palco().irPara('2026-03-11T02:59:00Z');
    await doDia();
    palco().irPara('2026-03-11T03:00:00Z');
    const outra = abrirPool(palco().pool.options.connectionString ?? '', 4);
    const dela = { ...palco(), db: abrirDb(outra, palco().config) };
    await Promise.all([doDia(), guardarMarco(dela, { motivo: 'dia', referencia: '2026-03-10' }), doDia()]);
    await outra.end();
    expect(await marcos()).toEqual([
      { motivo: 'dia', referencia: '2026-03-09', tamanho: 1, kg: 1 },
      { motivo: 'dia', referencia: '2026-03-10', tamanho: 1, kg: 1 },
    ]);
  });

  test('depois de dias sem servidor, um, e não um por dia; o de antes não muda', async () => {
    await comprar();
    palco().irPara('2026-03-16T12:00:00Z');
    await doDia();
    expect((await marcos()).slice(2)).toEqual([{ motivo: 'dia', referencia: '2026-03-15', tamanho: 2, kg: 2 }]);
    await exigirRecontagem();
  });
});

describe('o marco do mês', () => {
  test('é escrito antes de a primeira loja ser fechada; fechado de novo, fica o que as lojas receberam', async () => {
    await palco()
      .db.insertInto('fechamento')
      .values({ mes: '2026-03-01', pedido_por: null, pedido_em: AGORA, andou_em: AGORA })
      .execute();
    palco().irPara('2026-04-02T12:00:00Z');
    await processarFechamento(palco(), '2026-03-01');
    const doMes = async () => (await marcos()).filter(({ motivo }) => motivo === 'mes');
    const esperado = [{ motivo: 'mes', referencia: '2026-03-01', tamanho: 2, kg: 2 }];
    expect(await doMes()).toEqual(esperado);
    await comprar();
    await processarFechamento(palco(), '2026-03-01');
    expect([await doMes(), await tamanho()]).toEqual([esperado, 3]);
    await exigirRecontagem();
  });
});
