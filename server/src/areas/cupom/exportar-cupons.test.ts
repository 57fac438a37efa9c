import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarLojista, criarProduto, criarTutor } from '../../test/elenco';
import { ateOCupom, criarElenco, type Elenco, VENDA, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let elenco: Elenco;

beforeAll(async () => {
  elenco = {
    ...(await criarElenco(palco())),
    tutor: await criarTutor(palco(), {}, { nome: '=Ana Canária', cpf: '52998224725' }),
    produto: await criarProduto(palco(), { nome: 'Fresh; "Meat"' }),
  };
  for (const [dia, nome] of [
    ['2026-03-10', '+Caio'],
    ['2026-04-02', 'Duda'],
  ] as const) {
    palco().irPara(`${dia}T12:00:00-03:00`);
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
    const { idCupom } = await ateOCupom(palco(), elenco);
    await validar(palco(), elenco.loja, idCupom, { venda: { ...VENDA, nome_funcionario: nome } });
  }
});

const exportar = (loja = elenco.loja, query: object = {}) =>
  chamar(palco(), loja, 'GET /shopkeeper/:id/coupons/csv', { params: { id: loja.id }, query });

test('a loja leva as suas vendas do período: BOM, ponto e vírgula, e nada que a planilha execute', async () => {
  const { status, texto, headers } = await exportar(elenco.loja, { de: '2026-03-01', ate: '2026-03-31' });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="cupons-efetivados.csv"');
  const [cabeca, linha = '', ...resto] = texto.trimEnd().split('\n');
  expect(cabeca).toBe(
    '\ufeffOrdem;Data;Cupom;Produto;Tutor;Funcionário;Embalagem (kg);Valor da compra;Desconto (%);Valor descontado;Valor recebido;Observação;Nota fiscal',
  );
  expect(linha).toMatch(/^1;10\/03\/2026;[2-9B-Z]{10};"Fresh; ""Meat""";'=Ana;'\+Caio;15;289,90;10;28,99;260,91;;$/);
  expect(resto).toEqual([]);
  expect(texto).not.toMatch(/Canária|982/);
});

test('sem período vêm todas; outra loja não leva nenhuma, nem as desta', async () => {
  expect((await exportar()).texto.trimEnd().split('\n')).toHaveLength(3);
  const outra = await criarLojista(palco());
  expect((await exportar(outra)).texto.trimEnd().split('\n')).toHaveLength(1);
  const alheia = await chamar(palco(), outra, 'GET /shopkeeper/:id/coupons/csv', {
    params: { id: elenco.loja.id },
    query: {},
  });
  expect(alheia.status).toBe(404);
});

test('um período que não é data é recusado no campo', async () => {
  const { status, texto } = await exportar(elenco.loja, { de: "2026-03-01'; drop table cupom; --" });
  expect([status, JSON.parse(texto).campos]).toEqual([422, { de: 'Data inválida' }]);
  palco().irPara(AGORA);
});
