import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { criarSessao } from '../../nucleo/sessao';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: true });
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
afterEach(() => palco().irPara(AGORA));

const pedir = (quem: Pessoa) => chamar(palco(), quem, 'POST /conta/exclusao', {});
const desistir = (quem: Pessoa) => chamar(palco(), quem, 'DELETE /conta/exclusao', {});
const verParceiro = async (quem: Pessoa, { id }: Pessoa) =>
  (await chamar(palco(), quem, 'GET /prescriber/:id', { params: { id } })).body.exclusao_pedida_em;
/** What the team was written since the last look. */
async function cartas() {
  palco().emails.length = 0;
  await palco().trabalhar();
  return palco().emails.filter(({ assunto }) => assunto === 'Pedido de exclusão de conta');
}

describe('o pedido de exclusão', () => {
  test('pedido duas vezes, e oito ao mesmo tempo, é um pedido e uma carta a cada um da equipe', async () => {
    const parceira = await criarPrescritor(palco());
    const respostas = await Promise.all(Array.from({ length: 8 }, () => pedir(parceira)));
    expect(respostas.map(({ status }) => status)).toEqual(Array(8).fill(200));
    palco().irPara('2026-03-10T12:01:00-03:00');
    expect((await pedir(parceira)).body.exclusao_pedida_em).toBe(AGORA.toISOString());
    const [carta, ...outras] = await cartas();
    expect([carta?.para, outras]).toEqual([admin.email, []]);
    expect(carta?.texto).toContain('pediu a exclusão da conta em 10/03/2026.');
    expect(carta?.texto).toMatch(new RegExp(`/web/usuarios/editar/\\d/${parceira.id}\\n`));
    expect(await verParceiro(parceira, parceira)).toBe(AGORA.toISOString());
    expect(await verParceiro(admin, parceira)).toBe(AGORA.toISOString());
  });

  test('quem desiste antes de a carta sair não é anunciado; quem pede de novo, sim', async () => {
    const parceira = await criarPrescritor(palco());
    await pedir(parceira);
    expect((await desistir(parceira)).body).toEqual({ exclusao_pedida_em: null });
    expect((await desistir(parceira)).status).toBe(200);
    expect(await cartas()).toEqual([]);
    expect(await verParceiro(parceira, parceira)).toBeNull();
    await pedir(parceira);
    expect(await cartas()).toHaveLength(1);
  });

  test('pedir e desistir sem parar não enche a caixa da equipe; desistir sempre se pode', async () => {
    const loja = await criarLojista(palco());
    const status: number[] = [];
    for (let n = 0; n < 5; n++) {
      status.push((await pedir(loja)).status);
      expect((await desistir(loja)).status).toBe(200);
    }
    expect(status).toEqual([200, 200, 200, 429, 429]);
    palco().irPara('2026-03-12T12:00:00-03:00');
    const token = await transacao(palco().db, (trx) => criarSessao(trx, loja.id, palco().relogio()));
    expect((await pedir({ ...loja, token })).status).toBe(200);
  });

  test('é de quem pede e de mais ninguém; tutor e equipe não pedem', async () => {
    const [uma, outra] = [await criarPrescritor(palco()), await criarPrescritor(palco())];
    await pedir(uma);
    await desistir(outra);
    expect([await verParceiro(uma, uma), await verParceiro(outra, outra)]).toEqual([AGORA.toISOString(), null]);
    expect((await pedir(await criarTutor(palco()))).status).toBe(403);
    expect((await pedir(admin)).status).toBe(403);
  });

  test('quem não aceitou os termos também pode pedir', async () => {
    expect((await pedir(await criarLojista(palco(), {}, { aceites: false }))).status).toBe(200);
  });
});

describe('a equipe', () => {
  test('acha na lista quem pediu, e a conta que ela deleta sai de lá', async () => {
    const [loja, outra] = [await criarLojista(palco(), { razao_social: 'Pediu Ltda' }), await criarLojista(palco())];
    await pedir(loja);
    const listar = async (query: object) =>
      (await chamar(palco(), admin, 'GET /shopkeepers', { query })).body.shopkeepers.map((l) => [
        l.id_shopkeeper,
        'pediu_exclusao' in l && l.pediu_exclusao,
      ]);
    const pediram = await listar({ situacao: 'pediu_exclusao' });
    expect(pediram).toContainEqual([loja.id, true]);
    expect(pediram).not.toContainEqual([outra.id, expect.anything()]);
    expect(await listar({ busca: 'Pediu Ltda', situacao: 'convidada' })).toEqual([[loja.id, true]]);
    expect(await listar({ limite: 200 })).toContainEqual([outra.id, false]);
    await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: loja.id } });
    expect(await listar({ situacao: 'pediu_exclusao' })).not.toContainEqual([loja.id, true]);
    expect((await cartas()).some(({ texto }) => texto.includes('Pediu Ltda'))).toBe(false);
  });

  test('as outras listas têm o mesmo filtro', async () => {
    const parceira = await criarPrescritor(palco());
    await pedir(parceira);
    const query = { situacao: 'pediu_exclusao', limite: 100 } as const;
    const { prescribers } = (await chamar(palco(), admin, 'GET /prescribers', { query })).body;
    expect(prescribers.find(({ id_prescriber }) => id_prescriber === parceira.id)).toMatchObject({
      pediu_exclusao: true,
    });
    await criarTutor(palco());
    expect((await chamar(palco(), admin, 'GET /tutors', { query })).body.tutors).toEqual([]);
  });
});
