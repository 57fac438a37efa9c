import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { ENTREGA, enviarEntrega, recibo, retrato } from '../../test/entregas';
import { comPalco } from '../../test/palco';
import { rastroDesde } from '../../test/rastro';
import { somarEntregas } from './somar-entregas';

const palco = comPalco({ limites: false });
let ana: Pessoa;
let bia: Pessoa;

beforeAll(async () => {
  ana = await criarAdmin(palco(), {}, 'Ana Segredo');
  bia = await criarAdmin(palco(), {}, 'Bia Segredo', 'operacao');
});

const registrar = (mudanca: Record<string, string> = {}, arquivos: Parameters<typeof enviarEntrega>[3] = {}) =>
  enviarEntrega(palco(), ana, mudanca, arquivos);
const alterar = (id: number, mudanca: Record<string, string> = {}, quem = ana, mais = {}) =>
  enviarEntrega(palco(), quem, { _method: 'put', ...mudanca }, { url: `/entrega/${id}`, ...mais });
const ver = async (id: number) => chamar(palco(), ana, 'GET /entrega/:id', { params: { id } });
const listar = async (query: object = {}) => (await chamar(palco(), ana, 'GET /entregas', { query })).body;
const retirar = (id: number, motivo = 'Lançada por engano.', quem = ana) =>
  chamar(palco(), quem, 'POST /entrega/:id/retirada', { params: { id }, body: { motivo } });

describe('uma entrega', () => {
  test('é registrada com foto e recibo, e aparece na lista com quem a registrou', async () => {
    const arquivos = [await retrato(), recibo()];
    const { status, body } = await registrar({ foto_descricao: 'Sacos de ração' }, { arquivos });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...ENTREGA,
      id: body.id,
      quantidade: 120.5,
      foto: {
        endereco: expect.stringMatching(/^\/api\/imagem\/[0-9a-f]{64}$/),
        largura: 900,
        altura: 600,
        descricao: 'Sacos de ração',
      },
      documento: { tamanho: recibo().bytes.length },
      documento_publico: 'N',
      registrada_em: palco().relogio().toISOString(),
      registrada_por: 'Ana Segredo',
      retirada: null,
      versao: 1,
    });
    expect((await listar()).entregas).toContainEqual(body);
    expect((await ver(body.id)).body).toEqual(body);
  });

  test.each<[Record<string, string>, string, string]>([
    [{ tipo: 'dinheiro' }, 'tipo', 'Escolha o que foi entregue'],
    [{ quantidade: 'muita' }, 'quantidade', 'Informe os quilos, por exemplo 120,5'],
    [{ quantidade: '0' }, 'quantidade', 'Informe um número maior que zero'],
    [{ quantidade: '-3' }, 'quantidade', 'Informe os quilos, por exemplo 120,5'],
    [{ quantidade: '1,25' }, 'quantidade', 'Use no máximo uma casa decimal'],
    [{ quantidade: '99.999.999' }, 'quantidade', 'O máximo de uma entrega é 50.000'],
    [{ tipo: 'cadeira', quantidade: '1,5' }, 'quantidade', 'Informe um número inteiro de cadeiras'],
    [{ data: '2026-03-11' }, 'data', 'A entrega ainda não aconteceu: informe até a data de hoje'],
    [{ data: '2019-12-31' }, 'data', 'Informe uma data desde 01/01/2020'],
    [{ data: '2026-02-30' }, 'data', 'Data inválida'],
    [{ instituicao: ' ' }, 'instituicao', 'Preencha este campo'],
    [{ cidade: 'x'.repeat(81) }, 'cidade', 'Use até 80 caracteres'],
    [{ uf: 'XX' }, 'uf', 'Escolha o estado'],
    [{ texto: 'x'.repeat(1001) }, 'texto', 'Use até 1000 caracteres'],
    [{ texto: 'doação \u202Eoãn' }, 'texto', 'Há um caractere invisível neste texto. Apague e digite de novo'],
    [{ _method: 'delete' }, '_method', 'Envie _method=put'],
  ])('%j: a frase cai no campo %s, e nada se guarda', async (mudanca, campo, frase) => {
    const antes = (await listar()).entregas.length;
    const { status, body } = await registrar(mudanca);
    expect([status, body.campos]).toEqual([422, { [campo]: frase }]);
    expect((await listar()).entregas).toHaveLength(antes);
  });

  test('com foto, pede a descrição; ao mudar, o que não veio fica, e o que se tira sai', async () => {
    const foto = await retrato();
    const semDescricao = await registrar({}, { arquivos: [foto] });
    expect([semDescricao.status, semDescricao.body.campos]).toEqual([
      422,
      { foto_descricao: 'Descreva a foto para quem não a vê' },
    ]);
    const descrita = { foto_descricao: 'Dois cães', documento_publico: 'S' };
    const { body: nova } = await registrar(descrita, { arquivos: [foto, recibo()] });
    expect(nova.documento_publico).toBe('S');

    const { body: mudada } = await alterar(nova.id, { ...descrita, cidade: 'Votorantim' });
    expect(mudada).toEqual({ ...nova, cidade: 'Votorantim', versao: 2 });
    const { body: semNada } = await alterar(nova.id, { ...descrita, sem_foto: 'S', sem_documento: 'S' });
    expect(semNada).toMatchObject({ foto: null, documento: null, documento_publico: 'N', versao: 3 });
  });

  test('duas pessoas: quem leu a versão antiga recebe a atual, e nada se perde', async () => {
    const { body: lida } = await registrar({ instituicao: 'Lar das Duas' });
    const [uma, outra] = await Promise.all([
      alterar(lida.id, { cidade: 'Itu', versao: String(lida.versao) }, ana),
      alterar(lida.id, { cidade: 'Salto', versao: String(lida.versao) }, bia),
    ]);
    expect([uma.status, outra.status].sort()).toEqual([200, 409]);
    const [feita, recusada] = uma.status === 200 ? [uma, outra] : [outra, uma];
    expect(recusada.body.type).toBe('versao-alterada');
    expect(recusada.body.atual).toEqual(feita.body);
    expect((await ver(lida.id)).body.cidade).toBe(feita.body.cidade);
  });

  test('uma foto recusada não deixa a entrega meio mudada', async () => {
    const { body: lida } = await registrar();
    const svg = {
      campo: 'foto',
      nome: 'f.png',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    } as const;
    const recusada = await alterar(lida.id, { foto_descricao: 'x', cidade: 'Itu' }, ana, { arquivos: [svg, recibo()] });
    expect([recusada.status, recusada.body.campos]).toEqual([415, { foto: 'Envie uma imagem JPEG, PNG ou WebP.' }]);
    expect((await ver(lida.id)).body).toEqual(lida);
  });
});

describe('retirada', () => {
  test('sai da lista e das contas com o porquê, sem a foto; o registro fica, e não se altera nem volta', async () => {
    const antes = await somarEntregas(palco().db);
    const { body: feita } = await registrar({ foto_descricao: 'x' }, { arquivos: [await retrato('#123'), recibo()] });
    expect((await somarEntregas(palco().db)).kg).toBeCloseTo(antes.kg + 120.5);

    expect((await retirar(feita.id, ' ')).status).toBe(422);
    const { status, body } = await retirar(feita.id, 'Era de outro projeto.', bia);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      foto: null,
      documento: feita.documento,
      retirada: { em: palco().relogio().toISOString(), por: 'Bia Segredo', motivo: 'Era de outro projeto.' },
    });
    expect(await somarEntregas(palco().db)).toEqual(antes);
    expect((await listar({ limite: '100' })).entregas.some(({ id }) => id === feita.id)).toBe(false);
    expect((await listar({ situacao: 'retiradas' })).entregas[0]).toEqual(body);

    expect((await retirar(feita.id)).status).toBe(404);
    expect((await alterar(feita.id)).status).toBe(404);
    expect((await alterar(feita.id, { versao: '1' })).body.type).toBe('registro-excluido');
    await expect(palco().pool.query('update entrega set retirada_em = null, retirada_motivo = null')).rejects.toThrow(
      'uma entrega retirada não volta',
    );
    await expect(palco().pool.query(`delete from entrega where id = ${feita.id}`)).rejects.toThrow(
      'uma entrega não pode ser apagada',
    );
  });

  test('duas vezes ao mesmo tempo, é uma', async () => {
    const { body } = await registrar();
    const duas = await Promise.all([retirar(body.id, 'Minha.'), retirar(body.id, 'Sua.', bia)]);
    expect(duas.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('a lista da equipe', () => {
  test('busca por instituição e cidade sem olhar acentos, filtra o tipo e anda por página', async () => {
    for (let n = 0; n < 5; n++) await registrar({ instituicao: `Gatil São João ${n}`, data: `2026-01-0${n + 1}` });
    await registrar({ instituicao: 'Gatil São João', tipo: 'cadeira', quantidade: '2' });
    const busca = 'sao joao sorocaba';
    expect((await listar({ busca })).entregas).toHaveLength(6);
    expect((await listar({ busca, tipo: 'cadeira' })).entregas).toMatchObject([{ quantidade: 2 }]);
    expect((await listar({ busca: '100%' })).entregas).toEqual([]);
    const datas: string[] = [];
    for (let cursor = ''; ; ) {
      const { entregas, proximo } = await listar({ busca, tipo: 'racao', limite: '2', cursor });
      datas.push(...entregas.map(({ data }) => data));
      if (!proximo) break;
      cursor = proximo;
    }
    expect(datas).toEqual(['05', '04', '03', '02', '01'].map((dia) => `2026-01-${dia}`));
  });

  test('as contas: o registro público promete, as entregas cumprem, o que sobra é adiantado', async () => {
    await palco().pool.query(`insert into quilos_do_mes values ('2026-01', 'Sorocaba', 900), ('2026-02', 'Itu', 300)`);
    const entregue = await somarEntregas(palco().db);
    const { contas } = await listar();
    expect(contas.prometido).toEqual({ kg: 1200, cadeiras: 2 });
    expect(contas.entregue).toEqual(entregue);
    expect(contas.falta.kg - contas.adiantado.kg).toBeCloseTo(1200 - entregue.kg);
    expect(contas.falta.cadeiras - contas.adiantado.cadeiras).toBe(2 - entregue.cadeiras);
    // No leaf stands behind them.
    await palco().pool.query('delete from quilos_do_mes');
  });

  test('uma cadeira entregue antes dos quilos dela fica adiantada, e não paga ração', async () => {
    const { contas: antes } = await listar();
    await registrar({ tipo: 'cadeira', quantidade: '40' });
    const { contas } = await listar();
    expect(contas.adiantado.cadeiras).toBe(antes.adiantado.cadeiras + 40 - antes.falta.cadeiras);
    expect([contas.falta.kg, contas.adiantado.kg]).toEqual([antes.falta.kg, antes.adiantado.kg]);
  });
});

test('a auditoria diz quem fez e o quê, e nada do que se escreveu', async () => {
  const palavra = 'zqxescrito';
  const escrito = { instituicao: `Casa ${palavra}`, texto: palavra, foto_descricao: palavra };
  const { body } = await registrar(escrito, { arquivos: [await retrato('#777'), recibo()] });
  await alterar(body.id, { ...escrito, quantidade: '7', documento_publico: 'S' }, bia);
  const troca = { ...escrito, quantidade: '7', documento_publico: 'S' };
  await alterar(body.id, troca, bia, { arquivos: [recibo(Buffer.from(recibo().bytes).fill('x', 20, 21))] });
  await retirar(body.id, palavra);
  const rastro = (await rastroDesde(palco())).filter(
    (linha) => linha.objeto === 'entrega' && linha.objeto_id === body.id,
  );
  expect(rastro.map(({ ato, conta_id, campos, valores }) => ({ ato, conta_id, campos, valores }))).toEqual([
    {
      ato: 'entrega-registrada',
      conta_id: ana.id,
      campos: null,
      valores: { tipo: [null, 'racao'], quantidade: [null, 120.5], documento_publico: [null, 'N'] },
    },
    {
      ato: 'entrega-alterada',
      conta_id: bia.id,
      campos: null,
      valores: { quantidade: [120.5, 7], documento_publico: ['N', 'S'] },
    },
    { ato: 'entrega-alterada', conta_id: bia.id, campos: ['documento'], valores: null },
    {
      ato: 'entrega-retirada',
      conta_id: ana.id,
      campos: null,
      valores: { tipo: ['racao', null], quantidade: [7, null] },
    },
  ]);
  expect(JSON.stringify(rastro)).not.toContain(palavra);
});

test('quem é da equipe lê; só operação escreve; quem não é da equipe nem entra', async () => {
  const { body } = await registrar();
  const leitora = await criarAdmin(palco(), {}, 'Lia', 'leitura');
  const tutor = await criarTutor(palco());
  const params = { id: body.id };
  expect((await chamar(palco(), leitora, 'GET /entrega/:id', { params })).status).toBe(200);
  expect((await enviarEntrega(palco(), leitora)).status).toBe(403);
  expect((await retirar(body.id, 'x', leitora)).status).toBe(403);
  expect((await chamar(palco(), leitora, 'GET /entrega/:id/documento', { params })).status).toBe(403);
  for (const rota of ['GET /entregas', 'GET /entrega/:id', 'GET /entrega/:id/documento'] as const) {
    expect((await chamar(palco(), tutor, rota as 'GET /entrega/:id', { params })).status).toBe(403);
    expect((await chamar(palco(), null, rota as 'GET /entrega/:id', { params })).status).toBe(401);
  }
});
