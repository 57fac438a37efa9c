import { beforeAll } from 'vitest';
import { gerarCodigoDeIndicacao } from '../areas/prescricao/gerar-codigo';
import { chamar } from './chamar';
import { criarAdmin, criarLojista, type Pessoa } from './elenco';
import { criarElenco, type Elenco, indicar, resgatar, validar } from './jornada';
import type { Palco } from './palco';

export const CAMPANHA = { descritivo: 'Mês do Pet', desconto: 17.5, data_validade: '2026-12-31' };
type Orcamento = { limite_cupons?: number | null; teto?: number | null };

/** Campaigns with a budget, their stores, and those who take from them. */
export function comCampanhas(palco: () => Palco) {
  let pessoas: { admin: Pessoa; elenco: Elenco };
  beforeAll(async () => {
    pessoas = { admin: await criarAdmin(palco()), elenco: await criarElenco(palco()) };
  });
  const admin = () => pessoas.admin;
  const elenco = () => pessoas.elenco;

  /** A campaign with its stores. */
  async function campanhaCom(orcamento: Orcamento, lojas = 1) {
    const { body, texto } = await chamar(palco(), admin(), 'POST /campaign', { body: { ...CAMPANHA, ...orcamento } });
    if (!body.id_campaign) throw new Error(texto);
    const elas = await Promise.all(
      Array.from({ length: lojas }, () => criarLojista(palco(), { campanha_id: body.id_campaign })),
    );
    return { id: body.id_campaign, lojas: elas, loja: elas[0] as Pessoa };
  }

  const ver = async (id: number) => (await chamar(palco(), admin(), 'GET /campaign/:id', { params: { id } })).body;
  const alterar = (id: number, orcamento: object) =>
    chamar(palco(), admin(), 'PUT /campaign/:id', { params: { id }, body: { ...CAMPANHA, ...orcamento } });

  /** A recommendation that its tutor has redeemed. */
  async function resgatada(tutor = elenco().tutor): Promise<number> {
    const indicacao = await indicar(palco(), elenco());
    await resgatar(palco(), tutor, indicacao.codigo_prescricao);
    return indicacao.id_prescricao;
  }
  /** Many, as if each had been. */
  async function muitasResgatadas(quantas: number): Promise<number[]> {
    const { prescritor, produto, tutor } = elenco();
    const uma = () => ({
      codigo: gerarCodigoDeIndicacao(),
      data: '2026-03-10',
      prescritor_id: prescritor.id,
      produto_id: produto,
      tutor_id: tutor.id,
      data_resgate: '2026-03-10',
    });
    const linhas = await palco()
      .db.insertInto('prescricao')
      .values(Array.from({ length: quantas }, uma))
      .returning('id')
      .execute();
    return linhas.map(({ id }) => id);
  }
  const escolher = (tutor: Pessoa, id: number, loja: Pessoa, desconto?: number) =>
    chamar(palco(), tutor, 'PUT /prescrition/:id/shopkeeper', {
      params: { id },
      body: { id_lojista: loja.id, desconto },
    });
  const cupomDe = (id: number) =>
    palco().db.selectFrom('cupom').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** A coupon of a recommendation of its own. */
  async function gerar(loja: Pessoa) {
    const id = await resgatada();
    const { body, texto, status } = await escolher(elenco().tutor, id, loja);
    if (status !== 200) throw new Error(texto);
    const cupom = await cupomDe(body.id_coupon);
    return { id, idCupom: cupom.id, desconto: Number(cupom.desconto), daCampanha: cupom.campanha_id };
  }
  const vender = (loja: Pessoa, id: number, valor: number) =>
    validar(palco(), loja, id, { venda: { nome_funcionario: 'Bia', valor, peso: 15 } });

  return { admin, elenco, campanhaCom, ver, alterar, resgatada, muitasResgatadas, escolher, cupomDe, gerar, vender };
}
