import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { describe, expect, test } from 'vitest';
import { listarRenovacoes } from '../areas/reposicao/ler-renovacoes';
import { listarReposicoes } from '../areas/reposicao/ler-reposicoes';
import { cenaDoRegistro } from '../test/cena-do-registro';
import { chamar } from '../test/chamar';
import { AGORA, comPalco } from '../test/palco';
import dados from './dados/pessoas.json';
import { semearRegistro } from './registro';
import { semearDemo } from './semear-demo';

const palco = comPalco();

describe('a demonstração', () => {
  test('duas instâncias semeiam uma vez; cada indicação está no estado e com a conta que promete', async () => {
    await Promise.all([semearDemo(palco().db, AGORA), semearDemo(palco().db, AGORA)]);
    const { rows } = await palco().pool.query(
      'select (select count(*) from conta) contas, (select count(*) from produto) produtos, (select count(*) from prescricao) indicacoes',
    );
    expect(rows[0]).toEqual({ contas: 87, produtos: 68, indicacoes: 435 });
    const { rows: quilos } = await palco().pool.query(
      `select kg > 0 as doou, kg = (select count(*) from cupom where estado = 'efetivado') as todos from doacao`,
    );
    expect(quilos).toEqual([{ doou: true, todos: true }]);

    const entrada = { email: 'admin@example.com', senha: 'indicabem-demo' };
    const { body: sessao } = await chamar(palco(), null, 'POST /login', { body: entrada });
    const admin = { id: 0, papel: 'indicabem', token: sessao.api_token, email: '' } as const;
    for (const esperada of dados.prescricoes) {
      const query = { busca: esperada.codigo_prescricao };
      const { body } = await chamar(palco(), admin, 'GET /prescritions', { query });
      expect(body.prescritions[0]).toMatchObject({
        status: esperada.status_esperado,
        vinculos: esperada.vinculos,
        calculo: { kcal: esperada.esperado.kcal_dia, gramas: esperada.esperado.g_dia },
      });
    }
  });

  test('cada venda é de uma hora do seu dia, com a loja aberta; nenhuma ainda virá nem se desfaz', async () => {
    const { rows } = await palco().pool.query(
      `select count(*)::int as vendas, bool_and(em::date = data_efetivacao) as do_dia, bool_and(em::time between '09:00' and '18:00') as aberta,
              bool_and(efetivado_em <= $1::timestamptz - interval '15 minutes') as passou, count(distinct em::time) > 30 as variam
         from (select *, efetivado_em at time zone 'America/Sao_Paulo' as em from cupom where estado = 'efetivado') c`,
      [AGORA],
    );
    expect(rows[0]).toEqual({ vendas: expect.any(Number), do_dia: true, aberta: true, passou: true, variam: true });
    const { rows: feitas } = await palco().pool.query(
      `select bool_and((criada_em at time zone 'America/Sao_Paulo')::date = data and criada_em <= $1) as do_dia from prescricao`,
      [AGORA],
    );
    expect(feitas[0]).toEqual({ do_dia: true });
  });

  test('o registro tem cada quilo, e um marco onde cada mês foi fechado; ligada de novo, a demonstração não o repete', async () => {
    await Promise.all([semearRegistro(palco()), semearRegistro(palco())]);
    const { rows } = await palco().pool.query(
      `select (select kg from doacao) = (select max(n) from folha) as todos, (select count(*) from quilo_a_registrar) as esperam,
              (select array_agg(mes order by mes) from fechamento)
                = (select array_agg(referencia order by tamanho) from marco where motivo = 'mes') as meses,
              (select count(distinct tamanho) from marco) = 3 as crescem`,
    );
    expect(rows[0]).toEqual({ todos: true, esperam: 0, meses: true, crescem: true });
    await cenaDoRegistro(palco).exigirRecontagem();
  });

  test('a fórmula 2 se vê: um filhote e um emagrecimento com a conta, e uma indicação sem a quantidade', async () => {
    const { rows } = await palco().pool.query(
      `select pet_nome, (calculo->>'gramas')::int gramas, sem_dose->>'motivo' motivo from prescricao
        where calculo->>'versao' = '2' or sem_dose is not null order by data desc`,
    );
    expect(rows).toEqual([
      { pet_nome: 'Pipoca', gramas: expect.any(Number), motivo: null },
      { pet_nome: 'Bolota', gramas: expect.any(Number), motivo: null },
      { pet_nome: 'Nina', gramas: null, motivo: 'gato_sem_comer' },
    ]);
  });

  test('a ração da tutora está no fim, e há quem peça nova indicação ao parceiro', async () => {
    const { rows } = await palco().pool.query<{ tutor: number; prescritor: number }>(
      `select (select id from conta where email = 'tutor01@example.com') as tutor,
              (select id from conta where email = 'parceiro01@example.com') as prescritor`,
    );
    const { tutor = 0, prescritor = 0 } = rows[0] ?? {};
    const hoje = hojeEmSaoPaulo(AGORA);
    const { reposicoes } = await listarReposicoes(palco().db, { tutorId: tutor, hoje });
    expect(reposicoes[0]).toMatchObject({
      pet: { nome: 'Pipoca' },
      racao: { fim: somarDias(hoje, 3), situacao: 'acabando' },
      nao_pode_pedir: null,
    });
    const { renovacoes } = await listarRenovacoes(palco().db, {
      prescritorId: prescritor,
      estado: 'abertas',
      limite: 20,
      hoje,
    });
    expect(renovacoes).toHaveLength(3);
    expect(renovacoes.filter(({ peso_atual }) => peso_atual).length).toBeGreaterThan(0);
  });

  test('os inícios têm o que contar: vendas de hoje, um mês até a compra, e o que espera pela equipe', async () => {
    const entrar = async (email: string, papel: 'lojista' | 'prescritor' | 'indicabem') => {
      const { body } = await chamar(palco(), null, 'POST /login', { body: { email, senha: 'indicabem-demo' } });
      const { rows } = await palco().pool.query('select id from conta where email = $1', [email]);
      return { id: Number(rows[0].id), papel, token: body.api_token, email };
    };
    const loja = await entrar('loja01@example.com', 'lojista');
    const daLoja = await chamar(palco(), loja, 'GET /shopkeeper/:id/inicio', { params: { id: loja.id } });
    expect(daLoja.body.hoje.vendas).toBeGreaterThanOrEqual(2);
    const parceiro = await entrar('parceiro01@example.com', 'prescritor');
    const doParceiro = await chamar(palco(), parceiro, 'GET /prescriber/:id/inicio', { params: { id: parceiro.id } });
    expect(doParceiro.body.mes.compradas).toBeGreaterThanOrEqual(3);
    const equipe = await entrar('admin@example.com', 'indicabem');
    const { pendencias } = (await chamar(palco(), equipe, 'GET /painel/pendencias', {})).body;
    expect(pendencias.filter(({ quantos }) => quantos > 0).map(({ tipo }) => tipo)).toEqual(['estornos', 'interesses']);
  });

  test('com alguém no banco, não semeia nada', async () => {
    expect(await semearDemo(palco().db, AGORA)).toBe(true);
  });
});
