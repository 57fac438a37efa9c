import { randomUUID } from 'node:crypto';
import { aplicarDesconto } from '@indica-bem/domain/cupom/regras';
import { describe, expect, test } from 'vitest';
import { aFundo } from '../../test/a-fundo';
import { chamar } from '../../test/chamar';
import { criarLojista } from '../../test/elenco';
import { ateOCupom, criarElenco, escolher, lerNoCaixa, VENDA, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { provaDe } from '../../test/provas';
import { quilosDoados } from '../../test/quilos';

const palco = comPalco();
const CUPONS = aFundo(20);

describe('validar um cupom', () => {
  test('a loja valida, a indicação fica finalizada e doa 1 kg', async () => {
    const elenco = await criarElenco(palco());
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const antes = await quilosDoados(palco());

    const { status, body } = await validar(palco(), elenco.loja, idCupom);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ativo: 0,
      em_uso: 'S',
      valor: 289.9,
      valorDescontado: 28.99,
      valorRecebido: 260.91,
      peso: 15,
    });
    expect(await quilosDoados(palco())).toBe(antes + 1);
    const vista = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id', {
      params: { id: indicacao.id_prescricao },
    });
    expect(vista.body).toMatchObject({
      status: 'Finalizado - Realizou a compra',
      data_ativacao: '2026-03-10',
      peso: 15,
    });
  });

  test(`de 50 pedidos simultâneos por cupom, em ${CUPONS} cupons, exatamente ${CUPONS} validam`, async () => {
    const elenco = await criarElenco(palco());
    const corrida = async () => {
      const { idCupom } = await ateOCupom(palco(), elenco);
      // One reading, sold from it fifty times at once.
      const prova = await provaDe(palco(), elenco.loja.id, idCupom);
      const respostas = await Promise.all(
        Array.from({ length: 50 }, () => validar(palco(), elenco.loja, idCupom, { prova })),
      );
      return respostas.map((r) => (r.status === 200 ? 'validado' : `${r.status} ${r.body.detail}`)).sort();
    };
    for (let n = 0; n < CUPONS; n++) {
      expect(await corrida()).toEqual([...Array(49).fill('409 Cupom já utilizado.'), 'validado']);
    }
  });

  test('pedidos que chegam juntos recebem cada um a sua resposta', async () => {
    const [um, outro] = [await criarElenco(palco()), await criarElenco(palco())];
    const bons = await Promise.all([um, outro, um, outro].map((elenco) => ateOCupom(palco(), elenco)));
    const [a, b, c, d] = bons.map(({ idCupom }) => idCupom);
    if (!a || !b || !c || !d) throw new Error('faltam cupons');
    const respostas = await Promise.all([
      validar(palco(), um.loja, a, { venda: { ...VENDA, valor: 10 } }),
      validar(palco(), outro.loja, b, { venda: { ...VENDA, valor: 20 } }),
      validar(palco(), outro.loja, c),
      validar(palco(), um.loja, 999_999_999_999),
      validar(palco(), outro.loja, d, { venda: { ...VENDA, valor: 30 } }),
    ]);
    expect(respostas.map(({ status, body }) => [status, body.id_coupon, body.valor, body.type])).toEqual([
      [200, a, 10, undefined],
      [200, b, 20, undefined],
      [409, undefined, undefined, 'cupom-de-outra-loja'],
      [404, undefined, undefined, 'cupom-desconhecido'],
      [200, d, 30, undefined],
    ]);
  });

  test('quem espera pela sua indicação não faz esperar os outros', async () => {
    const elenco = await criarElenco(palco());
    const [preso, livre] = [await ateOCupom(palco(), elenco), await ateOCupom(palco(), elenco)];
    let doPreso: ReturnType<typeof validar> | undefined;
    await palco()
      .db.transaction()
      .execute(async (trx) => {
        const id = preso.indicacao.id_prescricao;
        await trx.selectFrom('prescricao').select('id').where('id', '=', id).forUpdate().execute();
        doPreso = validar(palco(), elenco.loja, preso.idCupom);
        expect((await validar(palco(), elenco.loja, livre.idCupom)).status).toBe(200);
      });
    expect((await doPreso)?.status).toBe(200);
  });

  test('validar e trocar de loja ao mesmo tempo: um dos dois vale, nunca os dois', async () => {
    const elenco = await criarElenco(palco());
    const outra = await criarLojista(palco());
    for (let n = 0; n < 20; n++) {
      const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
      const [venda, troca] = await Promise.all([
        validar(palco(), elenco.loja, idCupom),
        escolher(palco(), elenco.tutor, indicacao.id_prescricao, outra),
      ]);
      expect([venda.status, troca.status].sort()).toEqual([200, 409]);
    }
  });

  test('a mesma chave repete a primeira resposta; com outro corpo é recusada', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    const chave = randomUUID();
    const primeira = await validar(palco(), elenco.loja, idCupom, { chave });
    const repetida = await validar(palco(), elenco.loja, idCupom, { chave });
    expect(repetida.texto).toBe(primeira.texto);
    const outra = await validar(palco(), elenco.loja, idCupom, { chave, venda: { ...VENDA, valor: 1 } });
    expect([outra.status, outra.body.type]).toEqual([422, 'chave-reutilizada']);
    const semChave = await validar(palco(), elenco.loja, idCupom);
    expect([semChave.status, semChave.body.detail]).toEqual([409, 'Cupom já utilizado.']);
  });

  test.each([
    ['desconhecido', 404, 'Cupom inválido.'],
    ['de outra loja', 409, 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca'],
    ['trocado', 409, 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca'],
    ['vencido', 409, 'Cupom inválido. Vencido em 10/06/2026.'],
  ])('cupom %s: %i %s, na consulta, na leitura e na validação', async (caso, status, detail) => {
    const elenco = await criarElenco(palco());
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const outra = await criarLojista(palco());
    let [quem, id] = [elenco.loja, idCupom];
    if (caso === 'desconhecido') id = 999_999_999_999_9;
    if (caso === 'de outra loja') quem = outra;
    if (caso === 'trocado') await escolher(palco(), elenco.tutor, indicacao.id_prescricao, outra);
    if (caso === 'vencido') palco().irPara('2026-06-11T00:00:01-03:00');
    // The session must not age with the clock.
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();

    const consulta = await chamar(palco(), quem, 'GET /coupon/:codigo/prescrition', { params: { codigo: id } });
    const leitura = await lerNoCaixa(palco(), quem, id, { s: 'Z'.repeat(16) });
    const validacao = await validar(palco(), quem, id);
    palco().irPara('2026-03-10T12:00:00-03:00');

    expect([consulta.status, consulta.body.detail]).toEqual([status, detail]);
    expect([leitura.status, leitura.body.detail]).toEqual([status, detail]);
    expect([validacao.status, validacao.body.detail]).toEqual([status, detail]);
  });

  test('no último dia o cupom ainda vale', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    palco().irPara('2026-06-10T23:59:59-03:00');
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
    const { status } = await validar(palco(), elenco.loja, idCupom);
    palco().irPara('2026-03-10T12:00:00-03:00');
    expect(status).toBe(200);
  });

  test('o que o corpo tenta forjar não muda nada', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    const forjada = {
      ...VENDA,
      desconto: 99,
      ativo: 1,
      valorRecebido: 0.01,
      valorDescontado: 500,
      data_efetivacao: '2020-01-01',
      id_lojista: 1,
    };
    const { body } = await validar(palco(), elenco.loja, idCupom, { venda: forjada });
    expect(body).toMatchObject({ desconto: 10, ativo: 0, valorRecebido: 260.91, data_efetivacao: '2026-03-10' });
  });

  test('os centavos do banco são os da regra', async () => {
    const elenco = await criarElenco(palco());
    for (const valor of [0.01, 0.05, 0.15, 1.05, 19.99, 333.33, 99_999.99]) {
      const { idCupom } = await ateOCupom(palco(), elenco);
      const { body } = await validar(palco(), elenco.loja, idCupom, { venda: { ...VENDA, valor } });
      const { descontado, recebido } = aplicarDesconto(Math.round(valor * 100), body.desconto);
      expect([body.valorDescontado, body.valorRecebido]).toEqual([descontado / 100, recebido / 100]);
    }
  });

  test.each([
    [{ nome_funcionario: ' ' }, 'nome_funcionario'],
    [{ valor: 0 }, 'valor'],
    [{ valor: 10.005 }, 'valor'],
    [{ valor: '10' }, 'valor'],
    [{ peso: 4 }, 'peso'],
    [{ peso: null }, 'peso'],
  ])('%j é recusado no campo certo', async (erro, campo) => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    const { status, body } = await validar(palco(), elenco.loja, idCupom, { venda: { ...VENDA, ...erro } });
    expect(status).toBe(422);
    expect(Object.keys(body.campos ?? {})).toEqual([campo]);
  });

  test('o maior valor se vende, e um acima dele diz por que não', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    const acima = await validar(palco(), elenco.loja, idCupom, { venda: { ...VENDA, valor: 100_000 } });
    expect([acima.status, acima.body.campos]).toEqual([422, { valor: 'Valor acima do limite' }]);
    expect((await validar(palco(), elenco.loja, idCupom, { venda: { ...VENDA, valor: 99_999.99 } })).status).toBe(200);
  });
});
