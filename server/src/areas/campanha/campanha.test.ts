import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});

const MES_DO_PET = { descritivo: 'Mês do Pet', desconto: 17.5, data_validade: '2026-03-31' };
const SEM_ORCAMENTO = {
  limite_cupons: null,
  teto: null,
  uso: { usados: 0, em_aberto: 0, parte_do_grupo: 0 },
  orcamento: null,
};
const criar = (dados: object = {}) =>
  chamar(palco(), admin, 'POST /campaign', { body: { ...MES_DO_PET, ...dados } as never });
const nova = async (dados: object = {}) => (await criar(dados)).body.id_campaign;
const ver = (id: number) => chamar(palco(), admin, 'GET /campaign/:id', { params: { id } });
const listar = async (query: object = {}) => (await chamar(palco(), admin, 'GET /campaigns', { query })).body;
const lojas = (id: number, body: { incluir?: number[]; retirar?: number[]; conferir?: 'S' }) =>
  chamar(palco(), admin, 'PUT /campaign/:id/shopkeepers', { params: { id }, body });
const deletar = (id: number) => chamar(palco(), admin, 'DELETE /campaign/:id', { params: { id } });
const campanhaDa = async ({ id }: Pessoa) => {
  const { body } = await chamar(palco(), admin, 'GET /shopkeeper/:id', { params: { id } });
  return 'campaign' in body ? body.campaign : undefined;
};

describe('o cadastro', () => {
  test('cria, mostra, altera e deleta', async () => {
    const criada = await criar();
    expect(criada.status).toBe(200);
    expect(criada.body).toEqual({
      ...MES_DO_PET,
      id_campaign: criada.body.id_campaign,
      vencida: false,
      lojas: 0,
      ...SEM_ORCAMENTO,
      versao: 1,
    });
    const id = criada.body.id_campaign;
    const dados = { descritivo: 'Semana do gato', desconto: 12, data_validade: '2026-03-09' };
    const alterada = await chamar(palco(), admin, 'PUT /campaign/:id', { params: { id }, body: dados });
    expect(alterada.body).toEqual({ ...dados, id_campaign: id, vencida: true, lojas: 0, ...SEM_ORCAMENTO, versao: 2 });
    expect((await ver(id)).body).toEqual(alterada.body);
    expect((await deletar(id)).body).toEqual({ lojas: 0 });
    expect((await ver(id)).status).toBe(404);
    expect((await deletar(id)).status).toBe(404);
    expect((await listar()).campaigns.map(({ id_campaign }) => id_campaign)).not.toContain(id);
  });

  test('POST /campaign/ e GET /campaigns/, com a barra no fim, são as mesmas chamadas (spec 12.1)', async () => {
    const headers = { api_token: admin.token };
    const criada = await palco().app.inject({ method: 'POST', url: '/api/campaign/', headers, payload: MES_DO_PET });
    expect(criada.statusCode).toBe(200);
    const lista = await palco().app.inject({ url: '/api/campaigns/?limite=1', headers });
    expect(lista.json().campaigns).toHaveLength(1);
  });

  test.each([
    [{ descritivo: ' ' }, 'descritivo', 'Preencha este campo'],
    [{ desconto: 0 }, 'desconto', 'Informe um desconto maior que zero'],
    [{ desconto: 100.5 }, 'desconto', 'O desconto vai até 100%'],
    [{ desconto: 10.005 }, 'desconto', 'Use no máximo duas casas decimais'],
    [{ desconto: 1e-9 }, 'desconto', 'Use no máximo duas casas decimais'],
    [{ data_validade: '2026-02-30' }, 'data_validade', 'Data inválida'],
    [{ data_validade: '2026-03-09' }, 'data_validade', 'A validade já passou'],
  ])('recusa %j no seu campo', async (dados, campo, mensagem) => {
    const { status, body } = await criar(dados);
    expect([status, body.campos]).toEqual([422, { [campo]: mensagem }]);
  });

  test('a lista vem por validade, página a página, e sabe procurar e deixar as vencidas de fora', async () => {
    const ids: number[] = [];
    for (const dia of ['11', '15', '15', '20']) {
      ids.push(await nova({ descritivo: `Verão ${dia}`, data_validade: `2026-06-${dia}` }));
    }
    const [vencida = 0] = ids;
    await palco().db.updateTable('campanha').set({ data_validade: '2026-03-09' }).where('id', '=', vencida).execute();
    const vistas: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const pagina = await listar({ busca: 'VERAO', limite: 2, ...(cursor && { cursor }) });
      vistas.push(...pagina.campaigns.map(({ id_campaign }) => id_campaign));
      if (!pagina.proximo) break;
      cursor = pagina.proximo;
    }
    expect(vistas).toEqual([ids[3], ids[2], ids[1], vencida]);
    const vigentes = await listar({ busca: 'verao', vigentes: 'S' });
    expect(vigentes.campaigns.map(({ id_campaign }) => id_campaign)).toEqual([ids[3], ids[2], ids[1]]);
  });
});

describe('as lojas da campanha', () => {
  test('antes de mover, diz quais lojas sairiam de qual campanha, e não move nenhuma', async () => {
    const [a, b] = [await nova({ descritivo: 'Verão' }), await nova({ descritivo: 'Outra' })];
    const [nela, livre] = [await criarLojista(palco(), { nome_fantasia: 'Pet Feliz' }), await criarLojista(palco())];
    await lojas(a, { incluir: [nela.id] });
    const conferida = await lojas(b, { incluir: [nela.id, livre.id], conferir: 'S' });
    const saem = { total: 1, lojas: [{ loja: 'Pet Feliz', campanha: 'Verão' }] };
    expect(conferida.body).toMatchObject({ incluidas: 0, saem, campaign: { lojas: 0 } });
    expect((await ver(a)).body.lojas).toBe(1);
    expect((await lojas(b, { incluir: [nela.id, livre.id] })).body).toMatchObject({ incluidas: 2, saem });
    expect((await lojas(b, { incluir: [nela.id], conferir: 'S' })).body.saem).toEqual({ total: 0, lojas: [] });
  });

  test('entram e saem, uma ou muitas de uma vez, e só uma campanha fica em cada', async () => {
    const [a, b] = [await nova(), await nova({ descritivo: 'Outra' })];
    const elenco = await Promise.all(Array.from({ length: 3 }, () => criarLojista(palco())));
    const ids = elenco.map(({ id }) => id);
    const [primeira = 0, segunda = 0, terceira = 0] = ids;
    expect((await lojas(a, { incluir: ids })).body).toMatchObject({
      incluidas: 3,
      retiradas: 0,
      campaign: { lojas: 3 },
    });
    expect((await lojas(b, { incluir: [primeira] })).body).toMatchObject({ incluidas: 1, campaign: { lojas: 1 } });
    expect((await ver(a)).body.lojas).toBe(2);
    const troca = await lojas(a, { incluir: [primeira, segunda], retirar: [terceira] });
    expect(troca.body).toMatchObject({ incluidas: 1, retiradas: 1, campaign: { lojas: 2 } });
    // Taking out of this campaign says nothing about another.
    expect((await lojas(b, { retirar: [segunda] })).body.retiradas).toBe(0);
    const daCampanha = await chamar(palco(), admin, 'GET /shopkeepers', { query: { id_campanha: String(a) } as never });
    expect(daCampanha.body.shopkeepers.map((l) => l.id_shopkeeper).sort()).toEqual([primeira, segunda].sort());
  });

  test('as excluídas são puladas; a mesma loja não entra e sai; campanha que não existe é 404', async () => {
    const id = await nova();
    const [loja, excluida] = [await criarLojista(palco()), await criarLojista(palco())];
    await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: excluida.id } });
    const resposta = await lojas(id, { incluir: [loja.id, excluida.id, 999_999_999] });
    expect(resposta.body).toMatchObject({ incluidas: 1, campaign: { lojas: 1 } });
    const dupla = await lojas(id, { incluir: [loja.id], retirar: [loja.id] });
    expect([dupla.status, dupla.body.campos]).toEqual([422, { incluir: 'Cada loja entra ou sai uma vez só' }]);
    expect((await lojas(999_999_999, { incluir: [loja.id] })).status).toBe(404);
  });

  test('a mesma busca dá a página e os ids de tudo o que ela acha', async () => {
    const achadas = await Promise.all(
      [1, 2, 3].map((n) => criarLojista(palco(), { nome_fantasia: `Ração Única ${n}` })),
    );
    const query = { busca: 'racao unica' };
    const { body } = await chamar(palco(), admin, 'GET /shopkeepers/ids', { query });
    expect(body.ids).toEqual(achadas.map(({ id }) => id).sort((x, y) => x - y));
  });

  test('deletar solta as lojas e diz quantas', async () => {
    const id = await nova();
    const elenco = await Promise.all([criarLojista(palco()), criarLojista(palco())]);
    await lojas(id, { incluir: elenco.map((loja) => loja.id) });
    expect((await deletar(id)).body).toEqual({ lojas: 2 });
    for (const loja of elenco) expect(await campanhaDa(loja)).toBeNull();
  });

  test('ao mesmo tempo deletada e recebendo lojas, nunca fica uma loja presa a ela', async () => {
    for (let rodada = 0; rodada < 5; rodada++) {
      const id = await nova();
      const elenco = await Promise.all(Array.from({ length: 4 }, () => criarLojista(palco())));
      await Promise.all([deletar(id), ...elenco.map((loja) => lojas(id, { incluir: [loja.id] }))]);
      for (const loja of elenco) expect(await campanhaDa(loja)).toBeNull();
    }
  });
});

describe('o desconto de um cupom novo', () => {
  const descontoDe = async (idCupom: number) => {
    const cupom = palco().db.selectFrom('cupom').select('desconto').where('id', '=', idCupom);
    return (await cupom.executeTakeFirstOrThrow()).desconto;
  };

  test.each([
    ['dentro da validade', '2026-03-31', 17.5],
    ['no último dia, até o fim dele em São Paulo', '2026-03-10', 17.5],
    ['vencida ontem', '2026-03-09', 10],
  ])('com a campanha %s', async (_, data_validade, esperado) => {
    const elenco = await criarElenco(palco());
    const id = await nova();
    await lojas(id, { incluir: [elenco.loja.id] });
    await palco().db.updateTable('campanha').set({ data_validade }).where('id', '=', id).execute();
    palco().irPara('2026-03-10T23:59:59-03:00');
    const { idCupom } = await ateOCupom(palco(), elenco);
    palco().irPara('2026-03-10T12:00:00-03:00');
    expect(await descontoDe(idCupom)).toBe(esperado);
  });

  test('deletada a campanha, o cupom já gerado guarda o seu e o próximo dá 10', async () => {
    const elenco = await criarElenco(palco());
    const id = await nova();
    await lojas(id, { incluir: [elenco.loja.id] });
    const antes = await ateOCupom(palco(), elenco);
    await deletar(id);
    const depois = await ateOCupom(palco(), elenco);
    expect([await descontoDe(antes.idCupom), await descontoDe(depois.idCupom)]).toEqual([17.5, 10]);
  });
});
