import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { criarSessao } from '../nucleo/sessao';
import { cenaDoRegistro } from '../test/cena-do-registro';
import { chamar } from '../test/chamar';
import type { Pessoa } from '../test/elenco';
import { ateOCupom, criarElenco, type Elenco, escolher, indicar, resgatar, validar } from '../test/jornada';
import { AGORA, comPalco, type Palco } from '../test/palco';
import { quilosDoados } from '../test/quilos';
import { exigirSemDemo } from './exigir-sem-demo';
import { semearRegistro } from './registro';
import { removerDemo } from './remover-demo';
import { semearDemo } from './semear-demo';

async function contar(palco: Palco, deOnde: string): Promise<number> {
  const { rows } = await palco.pool.query<{ n: number }>(`select count(*)::int as n from ${deOnde}`);
  return rows[0]?.n ?? 0;
}

const remover = ({ db, fila }: Palco, fechar = false) => removerDemo(db, { fila, fechar, agora: AGORA });

/** Somebody of the demo, with a session: people try things out with them. */
async function daDemo({ db }: Palco, email: string, papel: Pessoa['papel']): Promise<Pessoa> {
  const { id } = await db.selectFrom('conta').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { id, papel, email, token: await transacao(db, (trx) => criarSessao(trx, id, AGORA)) };
}

/** The demo, and beside it real people who bought once. */
async function comDemoECompra(palco: Palco): Promise<Elenco> {
  await semearDemo(palco.db, AGORA);
  const reais = await criarElenco(palco);
  const { idCupom } = await ateOCupom(palco, reais);
  expect((await validar(palco, reais.loja, idCupom)).status).toBe(200);
  return reais;
}

describe('a demonstração sai inteira', () => {
  const palco = comPalco();
  let antes = 0;
  beforeAll(async () => {
    await comDemoECompra(palco());
    await palco().pool.query(`insert into compra_suspeita (cupom_id, regras, estado, criada_em, liberada_em)
      select id, '{valor_minimo}', 'liberada', now(), now() from cupom where estado = 'efetivado' order by id limit 3`);
    await semearRegistro(palco());
    antes = await quilosDoados(palco());
    // Somebody trying out the till with the demo's people: not yet judged, it is on its way to being a kilogram.
    const { rows } = await palco().pool.query<{ id: number }>(
      `update cupom c set estado = 'efetivado', valor = 100, descontado = 10, recebido = 90, peso = 1,
              nome_funcionario = 'Ana', data_efetivacao = '2026-03-10', efetivado_em = now()
         from prescricao p where p.id = c.prescricao_id and c.id = (select min(id) from cupom where estado = 'ativo')
       returning p.id`,
    );
    await palco().pool.query(`update prescricao set data_ativacao = '2026-03-10', peso = 1 where id = ${rows[0]?.id}`);
  });

  test('produção não aceita o banco, e diz o comando', async () => {
    await expect(exigirSemDemo(palco().db)).rejects.toThrow(
      /contas da demonstração \(87, como admin@example\.com\)[\s\S]*linha-de-comando\.js remover-demo$/,
    );
  });

  test('removida, ficam as pessoas, a compra e o quilo reais; ninguém entra com a senha que todos conhecem', async () => {
    expect(await contar(palco(), 'acerto')).toBeGreaterThan(5);
    expect(await contar(palco(), 'entrega')).toBe(4);
    expect(await contar(palco(), 'interesse')).toBe(5);
    const removidas = await remover(palco());
    for (const tabela of [
      'acerto',
      'acerto_linha',
      'acerto_pagamento',
      'acerto_da_loja',
      'fechamento',
      'entrega',
      'documento_da_entrega',
      'interesse',
    ])
      expect(await contar(palco(), tabela)).toBe(0);
    expect(removidas).toEqual({ contas: 87, fechadas: 0, indicacoes: 435, compras: antes });
    expect(antes).toBeGreaterThan(200);
    expect(await contar(palco(), 'conta where demo')).toBe(0);
    expect(await contar(palco(), 'conta')).toBe(3);
    expect(await contar(palco(), "cupom where estado = 'efetivado'")).toBe(1);
    expect(await quilosDoados(palco())).toBe(1);
    const body = { email: 'admin@example.com', senha: 'indicabem-demo' };
    expect((await chamar(palco(), null, 'POST /login', { body })).status).toBe(401);
    await expect(exigirSemDemo(palco().db)).resolves.toBeUndefined();
  });

  test('o registro recomeça do número 1, só com a compra real, e nenhum marco conta as inventadas', async () => {
    const { rows } = await palco().pool.query<{ dados: string }>('select dados from folha');
    expect(rows.map(({ dados }) => JSON.parse(dados))).toMatchObject([{ n: 1, kg: 1, cidade: 'Sorocaba' }]);
    for (const tabela of ['marco', 'chave_do_registro', 'quilo_a_registrar', 'no_do_registro'])
      expect(await contar(palco(), tabela)).toBe(0);
    await cenaDoRegistro(palco).exigirRecontagem();
    await expect(palco().pool.query('delete from folha')).rejects.toThrow('o registro de doações só cresce');
  });

  test('de novo, não há o que remover', async () => {
    expect(await remover(palco())).toEqual({ contas: 0, fechadas: 0, indicacoes: 0, compras: 0 });
  });
});

describe('com dados reais apoiados na demonstração', () => {
  const palco = comPalco();
  let reais: Elenco;
  let admin: Pessoa;
  beforeAll(async () => {
    reais = await comDemoECompra(palco());
    const parceira = await daDemo(palco(), 'parceiro01@example.com', 'prescritor');
    const loja = await daDemo(palco(), 'loja02@example.com', 'lojista');
    admin = await daDemo(palco(), 'admin@example.com', 'indicabem');
    // Recommended by the demo's partner, bought in a real store by a real tutor; and one that passed by a demo store.
    const { idCupom } = await ateOCupom(palco(), { ...reais, prescritor: parceira });
    await validar(palco(), reais.loja, idCupom);
    const { id_prescricao, codigo_prescricao } = await indicar(palco(), reais);
    await resgatar(palco(), reais.tutor, codigo_prescricao);
    await escolher(palco(), reais.tutor, id_prescricao, loja);
    await escolher(palco(), reais.tutor, id_prescricao, reais.loja);
    await palco().pool.query(
      `insert into lote (data_referencia, quantidade, criado_por) values (now(), 5, ${admin.id})`,
    );
  });

  test('recusa, diz quais são, e nada sai', async () => {
    const frase = await remover(palco()).then(
      () => '',
      (erro: Error) => erro.message,
    );
    expect(frase.split('\n')).toEqual([
      'Nada foi removido: há dados reais que dependem destas contas da demonstração.',
      '  admin@example.com: 1 lote',
      '  loja02@example.com: 1 cupom',
      '  parceiro01@example.com: 1 indicação',
      expect.stringContaining('fechar essas contas'),
      '  remover-demo --fechar',
    ]);
    expect(await contar(palco(), 'conta where demo and excluida_em is null')).toBe(87);
  });

  test('fechadas, as três ficam sem dono, as compras reais ficam, as inventadas saem, e produção aceita', async () => {
    const antes = await quilosDoados(palco());
    const { compras, ...removidas } = await remover(palco(), true);
    expect(removidas).toEqual({ contas: 84, fechadas: 3, indicacoes: 435 });
    expect(await contar(palco(), "cupom where estado = 'efetivado'")).toBe(2);
    expect(antes - compras).toBe(2);
    expect(await contar(palco(), `conta where demo and (senha_hash is not null or email like '%example.com')`)).toBe(0);
    expect((await chamar(palco(), admin, 'GET /tutors', { query: {} })).status).toBe(401);
    await expect(exigirSemDemo(palco().db)).resolves.toBeUndefined();
    expect(await remover(palco())).toEqual({ contas: 0, fechadas: 0, indicacoes: 0, compras: 0 });
  });
});

describe('a demonstração apagada uma a uma pela equipe', () => {
  const palco = comPalco();

  test('sem conta viva, as compras inventadas ainda barram a produção; depois de removidas, não', async () => {
    await semearDemo(palco().db, AGORA);
    await semearRegistro(palco());
    expect(await contar(palco(), 'quilo where sal is not null')).toBeGreaterThan(200);
    await palco().pool.query(`select set_config('indicabem.sem_dono', 'sim', true);
                              update conta set excluida_em = now() where demo`);
    await expect(exigirSemDemo(palco().db)).rejects.toThrow(/compras da demonstração, que contam como doações/);
    expect(await contar(palco(), 'quilo where sal is not null')).toBe(0);
    await remover(palco());
    await expect(exigirSemDemo(palco().db)).resolves.toBeUndefined();
    expect(await contar(palco(), 'conta')).toBe(0);
    expect(await contar(palco(), 'folha')).toBe(0);
  });
});

describe('o que o banco guarda para sempre', () => {
  const palco = comPalco();

  test('aceite e compra de quem não é da demonstração continuam sem poder sair', async () => {
    const reais = await comDemoECompra(palco());
    await expect(palco().pool.query(`delete from aceite where conta_id = ${reais.tutor.id}`)).rejects.toThrow(
      'aceite não pode ser alterado nem apagado',
    );
    await expect(
      palco().pool.query(`delete from cupom where lojista_id = ${reais.loja.id} and estado = 'efetivado'`),
    ).rejects.toThrow('um cupom efetivado não muda');
    await expect(
      palco().pool.query(`update cupom set valor = valor + 1, recebido = recebido + 1 where estado = 'efetivado'`),
    ).rejects.toThrow('um cupom efetivado não muda');
  });

  test('toda tabela que aponta para contas, indicações ou cupons é conhecida de remover-demo', async () => {
    const { rows } = await palco().pool.query<{ coluna: string }>(`
      select conrelid::regclass || '.' || attname as coluna from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confdeltype not in ('c', 'n')
         and confrelid::regclass::text in ('conta', 'tutor', 'prescritor', 'lojista', 'administrador', 'prescricao', 'cupom')
       order by 1`);
    // A new one here: say in remover-demo.ts whether it goes with the demo, or in apoiadas-na-demo.ts that it is real.
    expect([...new Set(rows.map(({ coluna }) => coluna))].sort()).toEqual([
      'aceite.conta_id',
      'acerto_da_loja.lojista_id',
      'acerto_pagamento.desfeito_por',
      'acerto_pagamento.pago_por',
      'administrador.alterado_por',
      'administrador.id',
      'ajuste.alterado_por',
      'aviso_de_estoque.lojista_id',
      'campanha.alterado_por',
      'capa.alterado_por',
      'compra_suspeita.cupom_id',
      'compra_suspeita.liberada_por',
      'configuracao.alterado_por',
      'contestacao.lojista_id',
      'contestacao.respondida_por',
      'cupom.lojista_id',
      'cupom.prescricao_id',
      'cupom_online.cupom_id',
      'cupom_online.lojista_id',
      'entrega.alterado_por',
      'estorno.estornado_por',
      'estorno.lojista_id',
      'estorno.prescricao_id',
      'evento.tutor_id',
      'fechamento.pedido_por',
      'importacao.criada_por',
      'importacao.desfeita_por',
      'importacao.lojista_id',
      'importacao.parada_por',
      'importacao.retomada_por',
      'interesse.alterado_por',
      'lojista.alterado_por',
      'lojista.id',
      'lote.cancelado_por',
      'lote.criado_por',
      'pedido_de_estorno.lojista_id',
      'pedido_de_estorno.respondido_por',
      'pet.tutor_id',
      'prescricao.lojista_id',
      'prescricao.origem_lojista_id',
      'prescricao.prescritor_id',
      'prescricao.tutor_id',
      'prescritor.alterado_por',
      'prescritor.id',
      'produto.alterado_por',
      'reenvio.prescricao_id',
      'tutor.alterado_por',
      'tutor.id',
    ]);
  });
});

describe('com o produto no ar', () => {
  const palco = comPalco();

  /** Until somebody waits for this connection. */
  async function esperarQueEsperem(pid: number): Promise<void> {
    for (let esperam = 0; esperam === 0; )
      esperam = await contar(palco(), `pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))`);
  }

  test('quem está no meio de um estorno não cai por causa da remoção, que espera a sua vez', async () => {
    await comDemoECompra(palco());
    const cliente = await palco().pool.connect();
    try {
      // The locks of an undo, in its order: the recommendation, the turn of the register, then who undoes.
      await cliente.query(`begin; set local deadlock_timeout = '600ms'`);
      const [{ pid }] = (await cliente.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [
        { pid: number },
      ];
      await cliente.query('select id from prescricao where id in (select id from prescricao_da_demo) for update');
      await cliente.query('select deter_registro()');
      const removendo = remover(palco());
      await esperarQueEsperem(pid);
      await cliente.query('select id from conta where demo for key share');
      await cliente.query('commit');
      expect((await removendo).contas).toBeGreaterThan(0);
    } finally {
      cliente.release();
    }
  });
});
