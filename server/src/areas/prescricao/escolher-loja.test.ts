import { describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarLojista, criarTutor } from '../../test/elenco';
import { ateOCupom, criarElenco, escolher, indicar, resgatar, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();

const renovarSessoes = () =>
  palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();

describe('escolher a loja', () => {
  test('a primeira escolha gera o cupom por 3 meses; a mesma loja de novo devolve o mesmo cupom', async () => {
    const elenco = await criarElenco(palco());
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const deNovo = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, elenco.loja);
    expect(deNovo.body).toEqual({ id_coupon: idCupom, vinculos: 3 });
    const { body } = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: idCupom } });
    expect(body).toMatchObject({
      situacao: 'ativo',
      desconto: 10,
      data_validade: '2026-06-10',
      qr: null,
    });
    expect(body.codigo_coupon).toMatch(/^[23456789BCDFGHJKMNPQRSTVWXYZ]{10}$/);
  });

  test('três trocas, depois "Você excedeu o limite de alterações"; a validade do primeiro cupom é herdada', async () => {
    const elenco = await criarElenco(palco());
    const { indicacao } = await ateOCupom(palco(), elenco);
    palco().irPara('2026-04-20T12:00:00-03:00');
    await renovarSessoes();
    const vinculos: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { body } = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, await criarLojista(palco()));
      vinculos.push(body.vinculos);
      const cupom = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: body.id_coupon } });
      expect(cupom.body.data_validade).toBe('2026-06-10');
    }
    expect(vinculos).toEqual([2, 1, 0]);
    const quinta = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, await criarLojista(palco()));
    expect([quinta.status, quinta.body.detail]).toEqual([409, 'Você excedeu o limite de alterações']);
    palco().irPara(AGORA);
  });

  test('loja online é final', async () => {
    const elenco = await criarElenco(palco());
    const { indicacao } = await ateOCupom(palco(), elenco);
    const online = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
    const escolha = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, online);
    const cupom = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: escolha.body.id_coupon } });
    expect(cupom.body.qr).toBeNull();
    const troca = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, elenco.loja);
    expect([troca.status, troca.body.type]).toEqual([409, 'loja-online-final']);
  });

  test('os códigos que a loja online trouxe saem um a um, sem repetir; sem estoque, geramos', async () => {
    const elenco = await criarElenco(palco());
    const online = await criarLojista(palco(), { tipo: 'loja_online' });
    const estoque = ['ON-1000', 'ON-1001', 'ON-1002'].map((codigo) => ({
      lojista_id: online.id,
      codigo: `${codigo}${online.id}`,
      desconto: 12.5,
      data_validade: '2026-12-31',
    }));
    await palco().db.insertInto('cupom_online').values(estoque).execute();
    const escolhas = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const indicacao = await indicar(palco(), elenco);
        await resgatar(palco(), elenco.tutor, indicacao.codigo_prescricao);
        const { body } = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, online);
        return (await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: body.id_coupon } })).body;
      }),
    );
    const doEstoque = escolhas.filter((c) => c.codigo_coupon.startsWith('ON-'));
    expect(new Set(doEstoque.map((c) => c.codigo_coupon)).size).toBe(3);
    expect(doEstoque.every((c) => c.desconto === 12.5 && c.data_validade === '2026-12-31')).toBe(true);
    expect(escolhas.filter((c) => c.desconto === 10)).toHaveLength(2);
    const porCodigo = await chamar(palco(), online, 'GET /coupon/:codigo/prescrition', {
      params: { codigo: `on 1000${online.id}` },
    });
    // Found by its own code, whatever its shape; but an online store has no till.
    expect(porCodigo.body.type).toBe('cupom-de-loja-online');
  });

  test('o desconto vem da campanha da loja enquanto ela vale', async () => {
    const elenco = await criarElenco(palco());
    const criar = (data_validade: string) =>
      palco()
        .db.insertInto('campanha')
        .values({ descritivo: 'Mês do Pet', desconto: 17.5, data_validade })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [hoje, ontem] = [await criar('2026-03-10'), await criar('2026-03-09')];
    for (const [campanha, desconto] of [
      [hoje, 17.5],
      [ontem, 10],
    ] as const) {
      const loja = await criarLojista(palco(), { campanha_id: campanha.id });
      const { idCupom } = await ateOCupom(palco(), { ...elenco, loja });
      const { body } = await validar(palco(), loja, idCupom, {
        venda: { nome_funcionario: 'Bia', valor: 100, peso: 1 },
      });
      expect([body.desconto, body.valorDescontado]).toEqual([desconto, desconto]);
    }
  });

  test('escolhas paralelas de lojas diferentes: cada uma conta, uma só fica viva', async () => {
    const elenco = await criarElenco(palco());
    const indicacao = await indicar(palco(), elenco);
    await resgatar(palco(), elenco.tutor, indicacao.codigo_prescricao);
    const lojas = await Promise.all(Array.from({ length: 8 }, () => criarLojista(palco())));
    const respostas = await Promise.all(
      lojas.map((loja) => escolher(palco(), elenco.tutor, indicacao.id_prescricao, loja)),
    );
    expect(respostas.map((r) => r.status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    const cupons = await palco()
      .db.selectFrom('cupom')
      .select('estado')
      .where('prescricao_id', '=', indicacao.id_prescricao)
      .execute();
    expect(cupons.map((c) => c.estado).sort()).toEqual(['ativo', 'cancelado', 'cancelado', 'cancelado']);
  });

  test('depois da compra, depois do prazo, de outro tutor ou para uma loja suspensa: não', async () => {
    const elenco = await criarElenco(palco());
    const outra = await criarLojista(palco());
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const id = indicacao.id_prescricao;
    expect((await escolher(palco(), await criarTutor(palco()), id, outra)).status).toBe(404);
    const suspensa = await criarLojista(palco());
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
    expect((await escolher(palco(), elenco.tutor, id, suspensa)).body.type).toBe('loja-indisponivel');
    palco().irPara('2026-06-11T12:00:00-03:00');
    await renovarSessoes();
    const vencida = await escolher(palco(), elenco.tutor, id, outra);
    expect([vencida.status, vencida.body.detail]).toEqual([
      409,
      'O prazo para usar esta indicação terminou em 10/06/2026.',
    ]);
    palco().irPara(AGORA);
    await renovarSessoes();
    await validar(palco(), elenco.loja, idCupom);
    expect((await escolher(palco(), elenco.tutor, id, outra)).body.type).toBe('indicacao-finalizada');
  });
});
