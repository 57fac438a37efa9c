import { beforeAll, describe, expect, test } from 'vitest';
import { expor } from '../../observacao/medidas';
import { alguemEspera } from '../../test/alguem-espera';
import { chamar } from '../../test/chamar';
import { cnpjDe } from '../../test/documentos';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { lerExposicao } from '../../test/exposicao';
import { enviarFormulario } from '../../test/formulario';
import { mesaDeImportacoes, percorrer } from '../../test/importacoes';
import { csvDeTutores, linhaDeTutor } from '../../test/lote';
import { AGORA, comPalco } from '../../test/palco';
import { fimDoRastro, rastroDesde } from '../../test/rastro';

const palco = comPalco({ limites: false });
let olga: Pessoa;
let dona: Pessoa;

beforeAll(async () => {
  olga = await criarAdmin(palco(), {}, 'Olga Operação', 'operacao');
  dona = await criarAdmin(palco(), {}, 'Dora');
});

const arquivoDe = (quantas: number) => csvDeTutores(...Array.from({ length: quantas }, () => linhaDeTutor()));
const enviar = async (bytes: Buffer, busca = '', quem = olga) =>
  (
    await enviarFormulario(palco(), quem, {
      url: `/cadastro-em-lote${busca}`,
      campos: { perfil: 'tutor' },
      arquivo: { nome: 'pessoas.csv', bytes },
    })
  ).body;
const daImportacao = (acao: 'parar' | 'desfazer' | 'tentar', id: number, quem = olga) =>
  chamar(palco(), quem, `POST /importacao/:id/${acao}`, { params: { id } });
const parar = (id: number, quem = olga) => daImportacao('parar', id, quem);
const ver = async (id: number) => (await chamar(palco(), dona, 'GET /importacao/:id', { params: { id } })).body;
const contasDa = async (id: number) =>
  (await palco().db.selectFrom('conta').select('email').where('importacao_id', '=', id).execute()).map((c) => c.email);
const pendentes = (id: number) =>
  palco()
    .db.selectFrom('importacao_linha')
    .select('numero')
    .where('importacao_id', '=', id)
    .where('situacao', '=', 'pendente')
    .execute();
const paradas = () =>
  lerExposicao(expor({})).series.get('imports_total{kind="cadastro-tutor",outcome="cancelled"}') ?? 0;

/** Stopped while its first batch of 100 goes in. */
async function pararNoPrimeiroLote(bytes: Buffer) {
  const { id_importacao: id } = await enviar(bytes);
  let parada: ReturnType<typeof parar> | undefined;
  await percorrer(palco(), id, async (lote) => {
    if (lote > 1) return;
    parada = parar(id);
    await alguemEspera(palco().pool);
  });
  return { id, parada: await parada };
}

describe('parada no meio', () => {
  test('acaba no fim do lote: o que entrou fica e é contado, o resto não entra nem manda e-mail', async () => {
    const antes = { rastro: await fimDoRastro(palco()), paradas: paradas() };
    palco().emails.length = 0;
    const { id, parada } = await pararNoPrimeiroLote(arquivoDe(250));
    const esperada = {
      ...{ estado: 'concluida', total: 250, feitas: 100, aceitas: 100, recusadas: 0, pode_desfazer: true },
      ...{ parada_em: AGORA.toISOString(), parada_por: 'Olga Operação', parada_motivo: 'pedido' },
    };
    expect([parada?.status, parada?.body]).toMatchObject([200, esperada]);
    // The job that was queued for the next run finds nothing to do.
    await palco().trabalhar();
    expect(await ver(id)).toMatchObject(esperada);
    const { body } = await chamar(palco(), olga, 'GET /importacoes', { query: { tipo: 'cadastro-tutor', limite: 1 } });
    expect(body.importacoes[0]).toMatchObject({ id_importacao: id, ...esperada });
    const contas = await contasDa(id);
    expect([contas.length, await pendentes(id)]).toEqual([100, []]);
    expect(
      palco()
        .emails.map(({ para }) => para)
        .sort(),
    ).toEqual(contas.sort());
    expect(paradas() - antes.paradas).toBe(1);
    const rastro = (await rastroDesde(palco(), antes.rastro)).filter(({ ato }) => ato === 'importacao-parada');
    expect(rastro).toMatchObject([
      { conta_id: olga.id, objeto_id: id, valores: { linhas: [null, 100], motivo: [null, 'pedido'] } },
    ]);
  });

  test('outra vez responde o mesmo; não continua por "tentar", nem pela fila, nem pelo arquivo repetido', async () => {
    const bytes = arquivoDe(150);
    const { id, parada } = await pararNoPrimeiroLote(bytes);
    expect((await parar(id, dona)).body).toEqual(parada?.body);
    expect((await daImportacao('tentar', id)).status).toBe(200);
    expect(await enviar(bytes)).toMatchObject({ id_importacao: id, ja_enviado: true });
    await palco().trabalhar();
    expect(await ver(id)).toEqual(parada?.body);
    const resumo = palco().db.updateTable('importacao').set({ estado: 'processando' }).where('id', '=', id);
    await expect(resumo.execute()).rejects.toThrow('importacao_parada');
  });

  test('o mesmo arquivo pode ser enviado de novo, e só o que faltava entra', async () => {
    const bytes = arquivoDe(150);
    const { id } = await pararNoPrimeiroLote(bytes);
    expect(await enviar(bytes, '?previa=S')).toMatchObject({
      ...{ aceitas: 50, repetidas: 100 },
      ja_enviado: { id_importacao: id, concluida: true, parada: true },
    });
    const nova = await enviar(bytes, `?de_novo=${id}`);
    await palco().trabalhar();
    expect(nova.id_importacao).not.toBe(id);
    expect(await ver(nova.id_importacao)).toMatchObject({ aceitas: 50, repetidas: 100, parada_em: null });
    expect(await contasDa(id)).toHaveLength(100);
  });

  test('desfaz-se como outra, e continua dizendo quem parou', async () => {
    const { id } = await pararNoPrimeiroLote(arquivoDe(150));
    expect((await daImportacao('desfazer', id)).body).toMatchObject({
      ...{ desfeita_por: 'Olga Operação', parada_por: 'Olga Operação', pode_desfazer: false },
    });
    expect(await contasDa(id)).toEqual([]);
    expect((await parar(id)).status).toBe(200);
  });
});

test('antes do primeiro lote nada entra; a que falhou também se para, e ninguém a retoma', async () => {
  const [cedo, falha] = [await enviar(arquivoDe(2)), await enviar(arquivoDe(2))].map((i) => i.id_importacao);
  expect((await parar(cedo)).body).toMatchObject({ feitas: 0, aceitas: 0, pode_desfazer: false });
  await palco().db.updateTable('importacao').set({ estado: 'falhou' }).where('id', '=', falha).execute();
  expect((await parar(falha)).body).toMatchObject({ estado: 'concluida', parada_por: 'Olga Operação' });
  await daImportacao('tentar', falha);
  await palco().trabalhar();
  expect([await contasDa(cedo), await contasDa(falha)]).toEqual([[], []]);
});

test('a que já terminou não se para, também com a última linha dentro e o fim por dizer', async () => {
  const { id_importacao: id } = await enviar(arquivoDe(100));
  // A full batch: only the next one finds that nothing is left.
  await expect(percorrer({ ...palco(), relogio: umaVez(palco().relogio) }, id, () => undefined)).rejects.toThrow(
    'caiu',
  );
  expect(await ver(id)).toMatchObject({ estado: 'processando', feitas: 100 });
  for (const _ of [1, 2]) {
    const { status, body } = await parar(id);
    expect([status, body.type, body.detail]).toEqual([
      409,
      'importacao-terminada',
      'Esta importação já tinha terminado. Não havia o que parar.',
    ]);
    await palco().trabalhar();
  }
  expect(await ver(id)).toMatchObject({ estado: 'concluida', parada_em: null, aceitas: 100 });
});

/** Answers once, then fails: the second batch dies before it does anything. */
function umaVez<T>(acao: () => T): () => T {
  let vezes = 0;
  return () => {
    if (++vezes > 1) throw new Error('caiu');
    return acao();
  };
}

test('cada um para o que envia: as finanças os pagamentos, a operação o resto; o que não há não se para', async () => {
  const fabio = await criarAdmin(palco(), {}, 'Fábio', 'financeiro');
  const linhas = ['cnpj;mes;data_pagamento;referencia', `${cnpjDe(77_001)};02/2026;09/03/2026;PIX`];
  const { enviar: pagar } = mesaDeImportacoes(palco, () => fabio);
  const pagamentos: number = (await pagar('/acertos/pagamentos/arquivo', linhas)).body.id_importacao;
  const { id_importacao: pessoas } = await enviar(arquivoDe(1));
  expect([(await parar(pagamentos)).status, (await parar(pessoas, fabio)).status]).toEqual([404, 404]);
  expect((await parar(pagamentos, fabio)).body).toMatchObject({ parada_por: 'Fábio', pode_desfazer: false });
  expect((await parar(pessoas)).status).toBe(200);
  expect((await parar(999_999_999)).status).toBe(404);
});
