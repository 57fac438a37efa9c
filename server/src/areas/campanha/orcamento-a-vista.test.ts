import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { beforeAll, describe, expect, test } from 'vitest';
import { CAMPANHA, comCampanhas } from '../../test/campanhas';
import { chamar } from '../../test/chamar';
import { criarLojista, type Pessoa } from '../../test/elenco';
import { tirarCupom } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { esquecerEsgotadas, lerEsgotadas } from './orcamento';

const palco = comPalco({ limites: false });
const { admin, elenco, campanhaCom, ver, alterar, resgatada, escolher, gerar, vender } = comCampanhas(palco);

describe('o desconto que se vê', () => {
  const visto = async (loja: Pessoa) => {
    esquecerEsgotadas(palco().db);
    const pagina = await chamar(palco(), elenco().tutor, 'GET /shopkeeper/:id', { params: { id: loja.id } });
    const query = { busca: `Vitrine ${loja.id}a` };
    const lista = await chamar(palco(), elenco().tutor, 'GET /shopkeepers', { query });
    const equipe = await chamar(palco(), admin(), 'GET /shopkeepers', { query });
    return [pagina.body, lista.body.shopkeepers[0], equipe.body.shopkeepers[0]].map((l) => l?.desconto);
  };
  const nomear = ({ id }: Pessoa) =>
    palco()
      .db.updateTable('lojista')
      .set({ nome_fantasia: `Vitrine ${id}a` })
      .where('id', '=', id)
      .execute();

  test('nas listas e na página da loja é o que um cupom novo teria agora', async () => {
    const { id, loja } = await campanhaCom({ limite_cupons: 1 });
    await nomear(loja);
    expect(await visto(loja)).toEqual([17.5, 17.5, 17.5]);
    const { idCupom } = await gerar(loja);
    expect(await visto(loja)).toEqual([10, 10, 10]);
    expect(await lerEsgotadas(palco().db, hojeEmSaoPaulo(AGORA))).toContain(id);
    await tirarCupom(palco(), admin(), idCupom, false);
    expect(await visto(loja)).toEqual([17.5, 17.5, 17.5]);
  });

  test('na loja online com códigos próprios, o do próximo deles', async () => {
    const online = await criarLojista(palco(), { tipo: 'loja_online' });
    await nomear(online);
    const codigos = [22, 14].map((desconto, n) => ({
      lojista_id: online.id,
      codigo: `VITRINE-${online.id}-${n}`,
      desconto,
      data_validade: `2026-1${n}-30`,
    }));
    await palco().db.insertInto('cupom_online').values(codigos).execute();
    expect(await visto(online)).toEqual([22, 22, 22]);
    expect((await escolher(elenco().tutor, await resgatada(), online, 22)).status).toBe(200);
    expect(await visto(online)).toEqual([14, 14, 14]);
  });

  test('a troca só se gasta com o desconto que se viu; melhor ou pior, se pergunta', async () => {
    const { loja } = await campanhaCom({});
    const indicacao = await resgatada();
    await escolher(elenco().tutor, indicacao, elenco().loja, 10);
    const recusada = await escolher(elenco().tutor, indicacao, loja, 10);
    expect([recusada.status, recusada.body]).toMatchObject([409, { atual: { desconto: 17.5 } }]);
    const antes = await chamar(palco(), elenco().tutor, 'GET /prescrition/:id', { params: { id: indicacao } });
    expect(antes.body).toMatchObject({ vinculos: 3, id_lojista: elenco().loja.id, coupons: [{ situacao: 'ativo' }] });
    expect((await escolher(elenco().tutor, indicacao, loja, 17.5)).body.vinculos).toBe(2);
    // The store it already has: its coupon, whatever a new one would give.
    expect((await escolher(elenco().tutor, indicacao, loja, 10)).status).toBe(200);
  });
});

describe('a equipe', () => {
  const avisos = async (descritivo: string) => {
    palco().emails.length = 0;
    await palco()
      .db.transaction()
      .execute((trx) => palco().fila.enfileirar(trx, 'orcamentos', {}));
    await palco().trabalhar();
    await palco().trabalhar();
    return palco()
      .emails.filter(({ para, texto }) => para === admin().email && texto.includes(`“${descritivo}”`))
      .map(({ assunto, texto }) => ({ assunto, texto: texto.replaceAll('\u00a0', ' ') }));
  };
  const assuntos = async (descritivo: string) => (await avisos(descritivo)).map(({ assunto }) => assunto);

  beforeAll(async () => {
    await palco().db.updateTable('conta').set({ senha_hash: 'uma' }).where('id', '=', admin().id).execute();
  });

  test('é avisada em 80% e em 100% dos cupons, uma vez cada; com outro limite, de novo', async () => {
    const descritivo = 'Contada';
    const { id, loja } = await campanhaCom({ limite_cupons: 5 });
    await alterar(id, { descritivo });
    for (let n = 0; n < 3; n++) await gerar(loja);
    expect(await avisos(descritivo)).toEqual([]);
    const quarto = await gerar(loja);
    expect(await avisos(descritivo)).toMatchObject([
      { assunto: 'Orçamento de campanha em 80%', texto: expect.stringContaining('4 de 5.') },
    ]);
    expect(await avisos(descritivo)).toEqual([]);
    // Below and above once more: that was said.
    await tirarCupom(palco(), admin(), quarto.idCupom, true);
    await avisos(descritivo);
    for (let n = 0; n < 2; n++) await gerar(loja);
    const esgotado = await avisos(descritivo);
    expect(esgotado.map(({ assunto }) => assunto)).toEqual(['Orçamento de campanha esgotado']);
    expect(esgotado[0]?.texto).toContain(`/web/campanhas/editar/${id}`);

    await alterar(id, { descritivo, limite_cupons: 10 });
    expect(await assuntos(descritivo)).toEqual([]);
    await alterar(id, { descritivo, limite_cupons: 6 });
    expect(await assuntos(descritivo)).toEqual(['Orçamento de campanha em 80%']);
    // Another name is no other budget.
    await alterar(id, { descritivo: 'Contada de novo' });
    expect(await assuntos('Contada de novo')).toEqual([]);
  });

  test('do teto também, com o que ainda pode passar dele; os dois níveis de uma vez são uma carta', async () => {
    const { id, loja } = await campanhaCom({ teto: 7 });
    await alterar(id, { descritivo: 'Do teto' });
    const [{ idCupom }] = [await gerar(loja), await gerar(loja)];
    await vender(loja, idCupom, 100);
    expect(await avisos('Do teto')).toMatchObject([
      {
        assunto: 'Orçamento de campanha esgotado',
        texto: expect.stringMatching(/R\$ 7,50 de R\$ 7,00[\s\S]*1 cupom em aberto ainda pode ser usado/),
      },
    ]);
  });

  test('o que não se envia fica como está; null tira; e a mudança fica na auditoria', async () => {
    const { id } = await campanhaCom({ limite_cupons: 50, teto: 1_500.5 });
    expect(await ver(id)).toMatchObject({ limite_cupons: 50, teto: 1_500.5, orcamento: 'livre' });
    await alterar(id, {});
    expect(await ver(id)).toMatchObject({ limite_cupons: 50, teto: 1_500.5 });
    await alterar(id, { limite_cupons: null, teto: 2_000 });
    expect(await ver(id)).toMatchObject({ limite_cupons: null, teto: 2_000 });
    const linhas = await palco()
      .db.selectFrom('auditoria')
      .select('valores')
      .where('objeto', '=', 'campanha')
      .where('objeto_id', '=', id)
      .where('ato', '=', 'campanha-alterada')
      .execute();
    expect(linhas).toEqual([{ valores: { limite_cupons: [50, null], teto: [1_500.5, 2_000] } }]);
  });

  test.each([
    [{ limite_cupons: 0 }, 'limite_cupons', 'Informe ao menos 1 cupom'],
    [{ limite_cupons: 1.5 }, 'limite_cupons', 'Informe um número inteiro'],
    [{ limite_cupons: 1_000_001 }, 'limite_cupons', 'Até 1.000.000 cupons'],
    [{ teto: 0 }, 'teto', 'Informe um valor maior que zero'],
    [{ teto: 1e300 }, 'teto', 'Até R$\u00a010.000.000,00'],
    [{ teto: 0.001 }, 'teto', 'Use no máximo duas casas decimais'],
    [{ teto: 1e-9 }, 'teto', 'Use no máximo duas casas decimais'],
  ])('recusa %j no seu campo', async (orcamento, campo, mensagem) => {
    const { status, body } = await chamar(palco(), admin(), 'POST /campaign', { body: { ...CAMPANHA, ...orcamento } });
    expect([status, body]).toMatchObject([422, { campos: { [campo]: mensagem } }]);
  });
});
