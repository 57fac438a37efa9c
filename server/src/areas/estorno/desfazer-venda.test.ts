import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { ateOCupom, criarElenco, desfazer, type Elenco, escolher, VENDA, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { provaDe } from '../../test/provas';
import { quilosDoados } from '../../test/quilos';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
let id: number;
let indicacao: number;
let chave: string;

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  chave = randomUUID();
  const feito = await ateOCupom(palco(), elenco);
  [id, indicacao] = [feito.idCupom, feito.indicacao.id_prescricao];
  expect((await validar(palco(), elenco.loja, id, { chave })).status).toBe(200);
});

const passar = (minutos: number) => palco().irPara(new Date(palco().relogio().getTime() + minutos * 60_000));
const verPrescricao = async (quem: Pessoa) =>
  (await chamar(palco(), quem, 'GET /prescrition/:id', { params: { id: indicacao } })).body;
const verCupom = async (quem: Pessoa) => (await chamar(palco(), quem, 'GET /coupon/:id', { params: { id } })).body;
const painel = async () => {
  const { rows } = await palco().pool.query(`select medida, chave, quantas::int from painel
    where medida in ('loja', 'indicacao') and quantas <> 0 order by 1, 2`);
  return rows;
};

describe('a loja desfaz', () => {
  test('o cupom volta a valer, a indicação espera compra, o quilo sai, e o tutor recebe um e-mail', async () => {
    const antes = await quilosDoados(palco());
    const doPainel = await painel();
    palco().emails.length = 0;
    const { status, body } = await desfazer(palco(), elenco.loja, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id_coupon: id,
      vez: 1,
      coupon: { situacao: 'ativo', vez: 2, valor: null, peso: null },
    });
    expect(await quilosDoados(palco())).toBe(antes - 1);
    expect(await verCupom(elenco.tutor)).toMatchObject({ situacao: 'ativo', em_uso: 'N', nome_funcionario: null });
    expect(await verPrescricao(elenco.prescritor)).toMatchObject({ status: 'Ativo - Aguardando compra' });
    expect(await painel()).not.toEqual(doPainel);
    const [email] = palco().emails;
    expect(palco().emails).toHaveLength(1);
    expect(email).toMatchObject({ para: elenco.tutor.email, assunto: 'Uma compra sua foi estornada' });
    // The kilogram goes with it, and where that can be seen is said in both spellings of the letter.
    for (const letra of [email?.texto, email?.html])
      expect(letra).toContain(`${palco().urlPublica()}/web/transparencia`);
    expect(email?.texto).toContain('voltou a valer, até 10/06/2026');
    expect(
      (await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons', { params: { id: elenco.loja.id } })).body,
    ).toMatchObject({ coupons: [], totais: { quantidade: 0 } });
    const { body: lista } = await chamar(palco(), elenco.loja, 'GET /estornos', {});
    expect(lista.estornos).toMatchObject([
      { id_coupon: id, valor: 289.9, nome_funcionario: 'Caio', estornado_por: 'loja', tutor: 'Tutora' },
    ]);
  });

  test('e vende de novo, com outro valor: uma venda, um quilo', async () => {
    await desfazer(palco(), elenco.loja, id);
    const antes = await quilosDoados(palco());
    const outra = await validar(palco(), elenco.loja, id, { venda: { ...VENDA, valor: 199.9 } });
    expect(outra.body).toMatchObject({ valor: 199.9, vez: 2, em_uso: 'S' });
    expect(await quilosDoados(palco())).toBe(antes + 1);
    expect((await desfazer(palco(), elenco.loja, id, { vez: 2 })).body).toMatchObject({ vez: 2, coupon: { vez: 3 } });
  });

  test('até 15 minutos pelo relógio do servidor; depois, só pedindo', async () => {
    passar(14.99);
    const { body } = await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons', {
      params: { id: elenco.loja.id },
    });
    expect(body.coupons[0]?.desfazer_segundos).toBe(1);
    passar(0.02);
    const tarde = await desfazer(palco(), elenco.loja, id);
    expect([tarde.status, tarde.body.type]).toEqual([409, 'prazo-de-desfazer']);
    expect((await desfazer(palco(), admin, id)).status).toBe(200);
  });

  test('só a própria venda: para outra loja ela não existe', async () => {
    const outra = await criarLojista(palco());
    expect((await desfazer(palco(), outra, id)).status).toBe(404);
    expect((await verCupom(elenco.tutor)).situacao).toBe('efetivado');
  });

  test('com um motivo: “outro” conta qual, e “suspeita” é da equipe', async () => {
    const semTexto = await desfazer(palco(), elenco.loja, id, { motivo: 'outro' });
    expect([semTexto.status, semTexto.body.campos]).toEqual([422, { texto: 'Conte o motivo' }]);
    const suspeita = await desfazer(palco(), elenco.loja, id, { motivo: 'suspeita' });
    expect([suspeita.status, suspeita.body.campos]).toEqual([422, { motivo: 'Escolha o motivo' }]);
    expect((await desfazer(palco(), elenco.loja, id, { motivo: 'outro', texto: 'Passou duas vezes' })).status).toBe(
      200,
    );
  });

  test('no máximo cinco vezes por dia o mesmo cupom', async () => {
    for (let vez = 1; vez <= 5; vez++) {
      expect((await desfazer(palco(), elenco.loja, id, { vez })).status).toBe(200);
      expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
    }
    const demais = await desfazer(palco(), elenco.loja, id, { vez: 6 });
    expect([demais.status, demais.body.type]).toEqual([429, 'cota-de-estornos']);
    expect((await desfazer(palco(), admin, id, { vez: 6 })).status).toBe(200);
  });
});

describe('o que chega atrasado', () => {
  test('a venda repetida com a mesma chave não vende de novo', async () => {
    const antes = await provaDe(palco(), elenco.loja.id, id);
    await desfazer(palco(), elenco.loja, id);
    for (const prova of [null, antes, await provaDe(palco(), elenco.loja.id, id)]) {
      const { status, body } = await validar(palco(), elenco.loja, id, { chave, prova });
      expect([status, body.detail]).toEqual([409, 'Esta venda foi estornada.']);
    }
    expect((await verCupom(elenco.tutor)).situacao).toBe('ativo');
    await validar(palco(), elenco.loja, id);
    const depois = await validar(palco(), elenco.loja, id, { chave });
    expect(depois.body.detail).toBe('Esta venda foi estornada.');
  });

  test('uma venda lida antes do estorno, com outra chave, pede que se leia de novo', async () => {
    const prova = await provaDe(palco(), elenco.loja.id, id);
    await desfazer(palco(), elenco.loja, id);
    const { status, body } = await validar(palco(), elenco.loja, id, { prova });
    expect([status, body.detail]).toEqual([409, 'Leia o cupom de novo.']);
  });

  test('o estorno repetido com a mesma chave responde o mesmo, ainda que o cupom tenha sido vendido outra vez', async () => {
    const doEstorno = randomUUID();
    const primeiro = await desfazer(palco(), elenco.loja, id, { chave: doEstorno });
    const todos = await Promise.all([1, 2, 3].map(() => desfazer(palco(), elenco.loja, id, { chave: doEstorno })));
    expect(todos.map(({ body }) => body.id_estorno)).toEqual(Array(3).fill(primeiro.body.id_estorno));
    await validar(palco(), elenco.loja, id);
    expect((await desfazer(palco(), elenco.loja, id, { chave: doEstorno })).body).toMatchObject({
      vez: 1,
      coupon: { vez: 2, situacao: 'efetivado' },
    });
    const semChave = await desfazer(palco(), elenco.loja, id);
    expect([semChave.status, semChave.body.detail]).toEqual([409, 'Esta venda foi estornada.']);
    expect((await verCupom(elenco.tutor)).situacao).toBe('efetivado');
  });

  test('a mesma chave com outro motivo é recusada', async () => {
    const doEstorno = randomUUID();
    await desfazer(palco(), elenco.loja, id, { chave: doEstorno });
    const outro = await desfazer(palco(), elenco.loja, id, { chave: doEstorno, motivo: 'peso_errado' });
    expect([outro.status, outro.body.type]).toEqual([422, 'chave-reutilizada']);
  });

  test('a linha de um arquivo igual à venda estornada é recusada; outra linha vale, e só a equipe a desfaz', async () => {
    await desfazer(palco(), elenco.loja, id);
    const { codigo_coupon: codigo } = await verCupom(elenco.tutor);
    const mesa = mesaDeImportacoes(palco, () => admin);
    const baixar = (valor: string) =>
      mesa.importar('/coupon/upload_file_baixa', [
        'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao',
        `${codigo};Caio;${valor};15;10/03/2026`,
      ]);
    const igual = await baixar('289,90');
    expect(igual).toMatchObject({ aceitas: 0, recusadas: 1 });
    expect(await mesa.erros(igual.id_importacao)).toContain('Esta venda foi estornada.');
    expect(await baixar('199,90')).toMatchObject({ aceitas: 1, recusadas: 0 });
    const daLoja = await desfazer(palco(), elenco.loja, id, { vez: 2 });
    expect([daLoja.status, daLoja.body.type]).toEqual([409, 'venda-por-arquivo']);
    expect((await desfazer(palco(), admin, id, { vez: 2 })).status).toBe(200);
  });
});

describe('quem já não está', () => {
  test('excluído o tutor, o cupom fica cancelado, ninguém recebe e-mail, e o texto não se guarda', async () => {
    await desfazer(palco(), elenco.loja, id, { motivo: 'outro', texto: 'A dona Ana pediu' });
    await validar(palco(), elenco.loja, id);
    expect((await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elenco.tutor.id } })).status).toBe(200);
    await palco().trabalhar();
    palco().emails.length = 0;
    expect((await desfazer(palco(), admin, id, { vez: 2, motivo: 'outro', texto: 'Sobre a Ana' })).status).toBe(200);
    await palco().trabalhar();
    expect(palco().emails.map(({ para }) => para)).toEqual([elenco.loja.email]);
    const { rows } = await palco().pool.query('select texto from estorno where cupom_id = $1', [id]);
    expect(rows).toEqual([{ texto: null }, { texto: null }]);
    const cupom = await palco()
      .db.selectFrom('cupom')
      .select(['estado', 'motivo_cancelamento'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(cupom).toEqual({ estado: 'cancelado', motivo_cancelamento: 'exclusao' });
  });

  test('saída a loja, a escolha volta ao tutor, que escolhe outra sem gastar troca', async () => {
    expect((await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: elenco.loja.id } })).status).toBe(
      200,
    );
    await palco().trabalhar();
    palco().emails.length = 0;
    expect((await desfazer(palco(), admin, id)).status).toBe(200);
    await palco().trabalhar();
    expect(palco().emails.map(({ para, texto }) => [para, /escolha outra loja/.test(texto ?? '')])).toEqual([
      [elenco.tutor.email, true],
    ]);
    const outra = await criarLojista(palco());
    const escolha = await escolher(palco(), elenco.tutor, indicacao, outra);
    expect(escolha.body.vinculos).toBe(3);
    const atrasada = await validar(palco(), elenco.loja, id, { chave });
    expect(atrasada.status).toBe(401);
  });

  test('vencido o prazo, o cupom está vencido, e o e-mail diz', async () => {
    passar(60 * 24 * 120);
    const { rows } = await palco().pool.query(
      'update sessao set criada_em = $1, usada_em = $1 where conta_id = $2 returning 1',
      [palco().relogio(), admin.id],
    );
    expect(rows).toHaveLength(1);
    palco().emails.length = 0;
    expect((await desfazer(palco(), admin, id)).body.coupon).toMatchObject({ situacao: 'vencido' });
    await palco().trabalhar();
    expect(palco().emails.find(({ para }) => para === elenco.tutor.email)?.texto).toContain('terminou em 10/06/2026');
  });
});

test('os dados do tutor e da loja contam o que foi estornado', async () => {
  await desfazer(palco(), elenco.loja, id);
  const doTutor = await chamar(palco(), elenco.tutor, 'GET /tutor/:id/dados', { params: { id: elenco.tutor.id } });
  expect(doTutor.body.estornos).toMatchObject([
    { valor: 289.9, motivo: 'valor_errado', data_efetivacao: '2026-03-10' },
  ]);
  const daLoja = await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/dados', { params: { id: elenco.loja.id } });
  expect(daLoja.body).toMatchObject({ vendas: [], estornos: [{ valor: 289.9, funcionario: 'Caio' }] });
});
