import { ORDENS_DOS_EFETIVADOS } from '@indica-bem/domain/cupom/regras';
import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { ateOCupom, criarElenco, type Elenco, VENDA, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
const DIAS = ['2026-03-10', '2026-03-12', '2026-03-14'];
let elenco: Elenco;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  for (const [n, dia] of DIAS.entries()) {
    palco().irPara(`${dia}T12:00:00-03:00`);
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
    const { idCupom } = await ateOCupom(palco(), elenco);
    await validar(palco(), elenco.loja, idCupom, { venda: { ...VENDA, valor: 300 - 100 * n } });
  }
});

const listar = async (query: object) => {
  const { status, body } = await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons', {
    params: { id: elenco.loja.id },
    query,
  });
  return { status, dias: body.coupons?.map((c) => c.data_efetivacao), vendas: body.totais?.quantidade, ...body };
};

const FORMAS = ORDENS_DOS_EFETIVADOS.flatMap((ordem) =>
  [{}, { de: '2026-03-11' }, { ate: '2026-03-13' }, { de: '2026-03-11', ate: '2026-03-13' }].flatMap((periodo) =>
    [{}, { nota: 'sem' }].map((nota) => ({ ordem, ...periodo, ...nota })),
  ),
);

test.each(FORMAS)('prepara-se uma vez cada forma da lista, e todas dizem o que o período tem: %j', async (query) => {
  const { de = '', ate = '9' } = query as { de?: string; ate?: string };
  const noPeriodo = DIAS.filter((dia) => dia >= de && dia <= ate);
  // The days go up as the amounts go down.
  const esperados = ['data', '-valor'].includes(query.ordem) ? noPeriodo : noPeriodo.toReversed();
  for (const vez of [1, 2]) {
    const { status, dias, vendas } = await listar(query);
    expect([vez, status, dias, vendas]).toEqual([vez, 200, esperados, noPeriodo.length]);
  }
});

test('os totais somam o período inteiro, por menor que seja a página', async () => {
  const { dias, totais } = await listar({ de: '2026-03-11', limite: 1 });
  expect(dias).toEqual(['2026-03-14']);
  expect(totais).toEqual({
    quantidade: 2,
    valor: 300,
    valorDescontado: 30,
    valorRecebido: 270,
    peso: 30,
    com_nota: 0,
  });
});

test('a página seguinte de cada ordem continua de onde a primeira parou', async () => {
  for (const ordem of ORDENS_DOS_EFETIVADOS) {
    const primeira = await listar({ ordem, limite: 2 });
    const segunda = await listar({ ordem, limite: 2, cursor: primeira.proximo });
    expect([...(primeira.dias ?? []), ...(segunda.dias ?? [])].toSorted()).toEqual(DIAS);
    expect(segunda.proximo).toBeNull();
  }
});

test.each([
  ['hoje', '2026-03-14', '2026-03-14'],
  ['7-dias', '2026-03-08', '2026-03-14'],
  ['mes', '2026-03-01', '2026-03-14'],
  ['mes-passado', '2026-02-01', '2026-02-28'],
])('o período %s é o do dia daqui, diga o relógio do aparelho o que disser', async (periodo, de, ate) => {
  for (const doAparelho of [{}, { de: '2026-03-13', ate: '2026-03-13' }]) {
    const lista = await listar({ periodo, ordem: 'data', ...doAparelho });
    expect([lista.status, lista.de, lista.ate]).toEqual([200, de, ate]);
    expect(lista.dias).toEqual(DIAS.filter((dia) => dia >= de && dia <= ate));
  }
});

test('entre duas datas, são elas que a resposta diz; sem nenhuma, nenhuma', async () => {
  expect(await listar({ de: '2026-03-11', ate: '2026-03-13' })).toMatchObject({ de: '2026-03-11', ate: '2026-03-13' });
  expect(await listar({})).toMatchObject({ de: null, ate: null });
});
