import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { rastroDesde } from '../../test/rastro';

const palco = comPalco();
let admin: Pessoa;
let lote: number;

const criarUm = async () => {
  const body = { data_referencia: '2026-03-01', quantidade: 2 };
  const { body: codigos } = await chamar(palco(), admin, 'POST /prescrition/lote', { body });
  return codigos[0]?.id_lote ?? 0;
};
beforeEach(async () => {
  admin = await criarAdmin(palco(), undefined, 'Ana', 'operacao');
  lote = await criarUm();
});

const ver = (quem: Pessoa = admin, id = lote) => chamar(palco(), quem, 'GET /prescrition/lote/:id', { params: { id } });
const vistas = async () =>
  (await rastroDesde(palco())).filter(({ ato, objeto_id }) => ato === 'codigos-vistos' && objeto_id === lote);
const adiantar = (minutos: number) => palco().irPara(new Date(palco().relogio().getTime() + minutos * 60_000));

test('quem vê os códigos de um lote fica anotado, com a função e o endereço, e nenhum código', async () => {
  const { body } = await ver();
  const [linha, ...outras] = await vistas();
  expect(outras).toEqual([]);
  expect(linha).toMatchObject({
    ...{ conta_id: admin.id, papel: 'indicabem', funcao: 'operacao', objeto: 'lote', endereco: '127.0.0.1' },
    ...{ campos: null, valores: null, momento: palco().relogio() },
  });
  expect(linha?.requisicao).toBeTruthy();
  for (const { codigo_prescricao } of body.codigos) expect(JSON.stringify(linha)).not.toContain(codigo_prescricao);
});

test('recarregar não repete a linha, nem dez vezes ao mesmo tempo; uma hora depois há outra', async () => {
  const respostas = await Promise.all(Array.from({ length: 10 }, () => ver()));
  expect(respostas.map(({ status, body }) => [status, body.codigos.length])).toEqual(Array(10).fill([200, 2]));
  adiantar(25);
  await ver();
  expect(await vistas()).toHaveLength(1);
  adiantar(25);
  await ver();
  adiantar(11);
  expect((await ver()).status).toBe(200);
  expect(await vistas()).toHaveLength(2);
});

test('cada pessoa e cada lote tem a sua', async () => {
  const colega = await criarAdmin(palco());
  await ver();
  await ver(colega);
  const [este, outro] = [lote, await criarUm()];
  expect((await ver(admin, outro)).status).toBe(200);
  expect((await vistas()).map(({ conta_id }) => conta_id)).toEqual([admin.id, colega.id]);
  lote = outro;
  expect((await vistas()).map(({ conta_id }) => conta_id)).toEqual([admin.id]);
  expect(este).not.toBe(outro);
});

test('de um lote que não há, ou a quem não pode, nada se vê e nada se anota', async () => {
  const antes = (await rastroDesde(palco())).length;
  expect((await ver(admin, 999_999)).status).toBe(404);
  expect((await ver(await criarTutor(palco()))).status).toBe(403);
  expect((await rastroDesde(palco())).length).toBe(antes);
});

test('sem o registro não sai código nenhum', async () => {
  await palco().pool.query(`alter table auditoria add constraint fechada check (ato <> 'codigos-vistos') not valid`);
  try {
    const { status, texto } = await ver();
    expect(status).toBe(500);
    expect(texto).not.toContain('codigo_prescricao');
  } finally {
    await palco().pool.query('alter table auditoria drop constraint fechada');
  }
  expect((await ver()).body.codigos).toHaveLength(2);
  expect(await vistas()).toHaveLength(1);
});

describe('por outra porta não sai o código que ninguém pegou', () => {
  const EM_MARCO = { data_referencia_inicio: '2026-03-01', data_referencia_fim: '2026-03-31' };
  const CAMPANHA = {
    data_referencia: '2026-03-01',
    quantidade: 2,
    prescricao_especifica: 'S',
    titulo_especifico: 'Feira',
    animal_especifico: 'Cão',
    desconto_especifico: 90,
  } as const;
  const criar = async () => {
    const { body } = await chamar(palco(), admin, 'POST /prescrition/lote', { body: CAMPANHA });
    const [cartao = { id_prescricao: 0, codigo_prescricao: '' }] = body;
    return { id: cartao.id_prescricao, codigo: cartao.codigo_prescricao };
  };

  test('nem na lista, por um pedaço ou pelo número, a ninguém da equipe; é de quem o resgatou, e então se vê', async () => {
    const { id, codigo } = await criar();
    const leitura = await criarAdmin(palco(), undefined, 'Lia', 'leitura');
    const busca = codigo.slice(0, 6);
    const vistos = async (quem: Pessoa) => [
      (await chamar(palco(), quem, 'GET /prescritions', { query: { limite: 100 } })).texto.includes(codigo),
      (await chamar(palco(), quem, 'GET /prescritions', { query: { busca } })).body.prescritions.length,
      (await chamar(palco(), quem, 'GET /prescrition/:id', { params: { id } })).body.codigo_prescricao,
    ];
    for (const quem of [admin, leitura]) expect(await vistos(quem)).toEqual([false, 0, null]);
    const tutor = await criarTutor(palco());
    const resgate = { params: { codigo }, body: {} };
    expect((await chamar(palco(), tutor, 'PUT /prescrition/:codigo/tutor', resgate)).status).toBe(200);
    expect(await vistos(leitura)).toEqual([true, 1, codigo]);
  });

  test('no atendimento só o acha quem o tem inteiro, e a sua vida não o diz', async () => {
    const { id, codigo } = await criar();
    const atende = await criarAdmin(palco(), undefined, 'Ari', 'atendimento');
    const buscar = async (q: string) =>
      (await chamar(palco(), atende, 'GET /atendimento/busca', { query: { q } })).body.indicacoes.map(
        (i) => i.id_prescricao,
      );
    expect(await buscar(codigo.slice(0, 6))).toEqual([]);
    expect(await buscar(codigo)).toEqual([id]);
    const vida = await chamar(palco(), atende, 'GET /atendimento/indicacao/:id', { params: { id } });
    expect([vida.status, vida.texto.includes(codigo)]).toEqual([200, false]);
  });

  test('o relatório o tem no arquivo, que fica anotado, e não nas primeiras linhas', async () => {
    const { codigo } = await criar();
    const financeiro = await criarAdmin(palco(), undefined, 'Fê', 'financeiro');
    const ver = (formato: 'json' | 'csv') =>
      chamar(palco(), financeiro, 'GET /reports', { query: { tipo_report: '7', formato, limite: 200, ...EM_MARCO } });
    const antes = (await rastroDesde(palco())).length;
    const previa = await ver('json');
    expect([previa.body.reports.length > 0, previa.texto.includes(codigo)]).toEqual([true, false]);
    expect((await rastroDesde(palco())).length).toBe(antes);
    expect((await ver('csv')).texto).toContain(codigo);
    expect((await rastroDesde(palco())).length).toBe(antes + 1);
  });
});
