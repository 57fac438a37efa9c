import { beforeEach, describe, expect, test } from 'vitest';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarElenco, type Elenco, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let elenco: Elenco;
let id = 0;
const CHAVE = '6f1c7d2e-8a54-4c0e-9f3b-2d1e5a7b9c01';

beforeEach(async () => {
  elenco = await criarElenco(palco());
  [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), elenco, 1);
  expect((await validar(palco(), elenco.loja, id, { chave: CHAVE })).status).toBe(200);
  await palco().trabalhar();
});

const consultar = (texto: string, valores: unknown[] = []) => palco().pool.query(texto, valores);
const LIMPAR = `valor = null, descontado = null, recebido = null, peso = null, nome_funcionario = null,
  data_efetivacao = null, efetivado_em = null, chave = null, chave_corpo = null, leitura = null`;
const escreverEstorno = () =>
  consultar(
    `insert into estorno (cupom_id, vez, prescricao_id, lojista_id, valor, descontado, recebido, peso, nome_funcionario,
        data_efetivacao, efetivado_em, chave, chave_corpo, leitura, motivo, texto, estornado_por, estornado_em)
     select id, vez, prescricao_id, lojista_id, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao,
        efetivado_em, chave, chave_corpo, leitura, 'outro', 'engano', lojista_id, now() from cupom where id = $1`,
    [id],
  );

/** As an act does it, in two statements. */
async function estornar(): Promise<void> {
  await escreverEstorno();
  await consultar(`update cupom set estado = 'ativo', vez = vez + 1, ${LIMPAR} where id = $1`, [id]);
  await consultar(
    'update prescricao p set data_ativacao = null, peso = null from cupom c where c.prescricao_id = p.id and c.id = $1',
    [id],
  );
}

describe('o que o banco deixa mudar em um cupom validado', () => {
  test('sem estorno escrito, nada', async () => {
    await expect(
      consultar(`update cupom set estado = 'ativo', vez = vez + 1, ${LIMPAR} where id = $1`, [id]),
    ).rejects.toThrow('um cupom efetivado não muda');
  });

  test.each([
    ['sem passar a vez', `estado = 'ativo', ${LIMPAR}`],
    ['saltando uma vez', `estado = 'ativo', vez = vez + 2, ${LIMPAR}`],
    ['mudando outra coisa', `estado = 'ativo', vez = vez + 1, desconto = 50, ${LIMPAR}`],
    ['continuando efetivado', `vez = vez + 1`],
    ['guardando a chave', `estado = 'ativo', vez = vez + 1, ${LIMPAR.replace('chave = null,', '')}`],
  ])('com ele escrito, não %s', async (_, mudanca) => {
    const cliente = await palco().pool.connect();
    try {
      await cliente.query('begin');
      await cliente.query(
        `insert into estorno (cupom_id, vez, prescricao_id, lojista_id, valor, descontado, recebido, peso, nome_funcionario,
           data_efetivacao, efetivado_em, motivo, estornado_por, estornado_em)
         select id, vez, prescricao_id, lojista_id, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao,
           efetivado_em, 'valor_errado', lojista_id, now() from cupom where id = $1`,
        [id],
      );
      await expect(cliente.query(`update cupom set ${mudanca} where id = $1`, [id])).rejects.toThrow(
        'um cupom efetivado não muda',
      );
    } finally {
      await cliente.query('rollback');
      cliente.release();
    }
  });

  test('com ele escrito, o cupom volta a valer, e só volta a ser usado por outra venda', async () => {
    await estornar();
    const vender = (chave: string | null, leitura: string | null) =>
      consultar(
        `update cupom set estado = 'efetivado', valor = 28990, descontado = 2899, recebido = 26091, peso = 15,
                nome_funcionario = 'Caio', data_efetivacao = '2026-03-10', efetivado_em = now(), chave = $2, leitura = $3
          where id = $1`,
        [id, chave, leitura],
      );
    expect((await vender(CHAVE, null)).rowCount).toBe(0);
    expect((await vender(null, 'arquivo')).rowCount).toBe(0);
    const outra = await vender('6f1c7d2e-8a54-4c0e-9f3b-2d1e5a7b9c02', null);
    expect(outra.rowCount).toBe(1);
    await consultar(
      `update prescricao p set data_ativacao = '2026-03-10', peso = 15 from cupom c where c.prescricao_id = p.id and c.id = $1`,
      [id],
    );
    const { rows } = await consultar('select cupom_id, vez from compra_a_julgar where cupom_id = $1', [id]);
    expect(rows).toEqual([{ cupom_id: id, vez: 2 }]);
    await palco().trabalhar();
  });

  test('a vez não muda por si', async () => {
    await estornar();
    await expect(consultar('update cupom set vez = vez + 1 where id = $1', [id])).rejects.toThrow(
      'a vez de um cupom só muda com o estorno',
    );
  });
});

describe('um estorno', () => {
  test('não muda nem sai; só o texto se apaga', async () => {
    await estornar();
    for (const mudanca of ['valor = 1', "texto = 'outro'", 'texto = null, valor = 1', "motivo = 'peso_errado'"])
      await expect(consultar(`update estorno set ${mudanca} where cupom_id = $1`, [id])).rejects.toThrow(
        'um estorno não muda',
      );
    await expect(consultar('delete from estorno where cupom_id = $1', [id])).rejects.toThrow('um estorno não muda');
    await expect(consultar('delete from cupom where id = $1', [id])).rejects.toThrow('um estorno não muda');
    expect((await consultar('update estorno set texto = null where cupom_id = $1', [id])).rowCount).toBe(1);
  });

  test('não se escreve duas vezes da mesma compra', async () => {
    await escreverEstorno();
    await expect(escreverEstorno()).rejects.toThrow(/estorno_cupom_id_vez_key/);
    await consultar(`update cupom set estado = 'ativo', vez = vez + 1, ${LIMPAR} where id = $1`, [id]);
    await consultar(
      'update prescricao p set data_ativacao = null, peso = null from cupom c where c.prescricao_id = p.id and c.id = $1',
      [id],
    );
  });
});
