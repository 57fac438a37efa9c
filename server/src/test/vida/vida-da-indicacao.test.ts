import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { criarSessao } from '../../nucleo/sessao';
import { aFundo } from '../a-fundo';
import { chamar } from '../chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../elenco';
import { desfazer, devolverTroca, escolher, indicar, resgatar, tirarCupom, validar } from '../jornada';
import { AGORA, comPalco, exigirInvariantes } from '../palco';
import { quilosDoados } from '../quilos';
import { type Loja, Modelo } from './modelo';

const palco = comPalco({ limites: false });
const TUTORES = 2;
const LOJAS: Loja[] = [0, 1, 2, 3, 4, 5].map((indice) => ({ indice, online: indice === 5 }));
const VIDAS = aFundo(10);

let admin: Pessoa;
let prescritor: Pessoa;
let produto: number;
const tutores: Pessoa[] = [];
const lojas: Pessoa[] = [];

beforeAll(async () => {
  admin = await criarAdmin(palco());
  prescritor = await criarPrescritor(palco());
  produto = await criarProduto(palco());
  for (let n = 0; n < TUTORES; n++) tutores.push(await criarTutor(palco()));
  for (const loja of LOJAS) lojas.push(await abrirLoja(loja));
});

const abrirLoja = ({ online }: Loja) => criarLojista(palco(), { tipo: online ? 'loja_online' : 'loja_fisica' });

/** The real recommendation behind each of the model's, with its coupons in the order they were made. */
type Real = { id: number; codigo: string; cupons: number[] }[];
type Comando = fc.AsyncCommand<Modelo, Real>;
const em = <T>(lista: readonly T[], indice: number): T => {
  const item = lista[indice];
  if (item === undefined) throw new Error(`não há o ${indice}`);
  return item;
};

const fazerIndicacao: Comando = {
  check: () => true,
  toString: () => 'indicar',
  async run(modelo, real) {
    modelo.indicar();
    const { id_prescricao, codigo_prescricao } = await indicar(palco(), { prescritor, produto });
    real.push({ id: id_prescricao, codigo: codigo_prescricao, cupons: [] });
  },
};

/** About one of the recommendations made so far. */
function sobreUma(
  nome: string,
  sorte: number,
  agir: (n: number, modelo: Modelo, real: Real) => Promise<void>,
): Comando {
  return {
    check: ({ indicacoes }) => indicacoes.length > 0,
    toString: () => `${nome} na ${sorte}`,
    run: (modelo, real) => agir(sorte % modelo.indicacoes.length, modelo, real),
  };
}

const fazerResgate = (sorte: number, tutor: number) =>
  sobreUma(`resgatar (tutor ${tutor})`, sorte, async (n, modelo, real) => {
    const resposta = await resgatar(palco(), em(tutores, tutor), em(real, n).codigo);
    expect(desfecho(resposta)).toBe(modelo.resgatar(n, tutor));
  });

const fazerEscolha = (sorte: number, tutor: number, loja: Loja) =>
  sobreUma(`escolher (tutor ${tutor}, loja ${loja.indice})`, sorte, async (n, modelo, real) => {
    const { id, cupons } = em(real, n);
    const resposta = await escolher(palco(), em(tutores, tutor), id, em(lojas, loja.indice));
    expect(desfecho(resposta)).toBe(modelo.escolher(n, tutor, loja));
    if (resposta.status !== 200) return;
    if (!cupons.includes(resposta.body.id_coupon)) cupons.push(resposta.body.id_coupon);
    expect(cupons).toHaveLength(modelo.de(n).cupons.length);
    expect(resposta.body.vinculos).toBe(4 - modelo.de(n).escolhas);
  });

/** Mostly the newest coupon, now and then an older one. */
const fazerValidacao = (sorte: number, loja: number, atras: number) =>
  sobreUma(`validar (loja ${loja}, ${atras} atrás)`, sorte, async (n, modelo, real) => {
    const { cupons } = em(real, n);
    const qual = Math.max(0, cupons.length - 1 - atras);
    const resposta = await validar(palco(), em(lojas, loja), cupons[qual] ?? 999_999_999_999);
    expect(desfecho(resposta)).toBe(modelo.validar(n, qual, loja));
  });

/** The team, or mostly the store of the newest coupon; now and then about a turn that is over, or not yet. */
const fazerEstorno = (sorte: number, daEquipe: boolean, loja: number, desvio: number) =>
  sobreUma(`estornar (${daEquipe ? 'equipe' : `loja ${loja}`}, vez ${desvio})`, sorte, async (n, modelo, real) => {
    const { cupons } = em(real, n);
    const qual = Math.max(0, cupons.length - 1);
    const cupom = modelo.de(n).cupons[qual];
    const vez = Math.max(1, (cupom?.vez ?? 1) + desvio);
    const doCaixa = daEquipe ? null : loja === LOJAS.length ? (cupom?.loja.indice ?? 0) : loja;
    const quem = doCaixa === null ? admin : em(lojas, doCaixa);
    const resposta = await desfazer(palco(), quem, cupons[qual] ?? 999_999_999_999, { vez });
    expect(desfecho(resposta)).toBe(modelo.estornar(n, qual, doCaixa, vez));
  });

/** The team ends the newest coupon, mostly, with the choice given back or not. */
const fazerTirada = (sorte: number, libera: boolean, atras: number) =>
  sobreUma(`${libera ? 'liberar' : 'cancelar'} (${atras} atrás)`, sorte, async (n, modelo, real) => {
    const { cupons } = em(real, n);
    const qual = Math.max(0, cupons.length - 1 - atras);
    const resposta = await tirarCupom(palco(), admin, cupons[qual] ?? 999_999_999_999, libera);
    expect(desfecho(resposta)).toBe(modelo.tirar(n, qual, libera));
  });

/** Now and then by somebody who saw another number. */
const fazerDevolucao = (sorte: number, desvio: number) =>
  sobreUma(`devolver troca (viu ${desvio} a mais)`, sorte, async (n, modelo, real) => {
    const vistas = Math.min(4, Math.max(0, 4 - modelo.de(n).escolhas + desvio));
    const resposta = await devolverTroca(palco(), admin, em(real, n).id, vistas);
    expect(desfecho(resposta)).toBe(modelo.devolver(n, vistas));
  });

const suspenderLoja = (loja: Loja, suspenso: boolean): Comando => ({
  check: ({ suspensas }) => suspensas.has(loja.indice) !== suspenso,
  toString: () => `${suspenso ? 'suspender' : 'reativar'} a loja ${loja.indice}`,
  async run(modelo) {
    modelo.suspender(loja, suspenso);
    await suspender(em(lojas, loja.indice), suspenso);
  },
});

async function suspender(loja: Pessoa, suspenso: boolean): Promise<void> {
  const { status } = await chamar(palco(), admin, 'PUT /usuario/:id/suspensao', {
    params: { id: loja.id },
    body: { suspenso },
  });
  expect(status).toBe(200);
  // Suspension ends the sessions of the till; who comes back enters again.
  if (!suspenso) loja.token = await transacao(palco().db, (trx) => criarSessao(trx, loja.id, palco().relogio()));
}

const excluirLoja = (loja: Loja): Comando => ({
  check: () => true,
  toString: () => `excluir a loja ${loja.indice}`,
  async run(modelo) {
    modelo.excluir(loja);
    const { status } = await chamar(palco(), admin, 'DELETE /shopkeeper/:id', {
      params: { id: em(lojas, loja.indice).id },
    });
    expect(status).toBe(200);
    lojas[loja.indice] = await abrirLoja(loja);
  },
});

const passarDias = (dias: number): Comando => ({
  check: () => true,
  toString: () => `passar ${dias} dias`,
  async run(modelo) {
    modelo.dia += dias;
    palco().irPara(new Date(AGORA.getTime() + modelo.dia * 86_400_000));
    // Time passes for coupons here; sessions have tests of their own.
    const ids = [admin, prescritor, ...tutores, ...lojas].map(({ id }) => id);
    const sql = 'update sessao set criada_em = $1, usada_em = $1 where conta_id = any ($2)';
    await palco().pool.query(sql, [palco().relogio(), ids]);
  },
});

const desfecho = ({ status, body }: { status: number; body: { type?: string } }) => (status === 200 ? 'ok' : body.type);

const sorte = fc.nat(3);
const tutor = fc.nat(TUTORES - 1);
const qualLoja = fc.constantFrom(...LOJAS);
const resgate = fc.tuple(sorte, tutor).map((args) => fazerResgate(...args));
const escolha = fc.tuple(sorte, tutor, qualLoja).map((args) => fazerEscolha(...args));
const validacao = fc.tuple(sorte, fc.nat(LOJAS.length - 1), fc.nat(1)).map((args) => fazerValidacao(...args));
const estorno = fc
  .tuple(sorte, fc.boolean(), fc.nat(LOJAS.length), fc.constantFrom(0, 0, 0, -1, 1))
  .map((args) => fazerEstorno(...args));
const tirada = fc.tuple(sorte, fc.boolean(), fc.constantFrom(0, 0, 1)).map((args) => fazerTirada(...args));
const devolucao = fc.tuple(sorte, fc.constantFrom(0, 0, 1)).map((args) => fazerDevolucao(...args));
const comandos = fc.commands(
  [
    fc.constant(fazerIndicacao),
    resgate,
    resgate,
    escolha,
    escolha,
    validacao,
    estorno,
    tirada,
    devolucao,
    qualLoja.map((loja) => suspenderLoja(loja, true)),
    qualLoja.map((loja) => suspenderLoja(loja, false)),
    qualLoja.map(excluirLoja),
    fc.constantFrom(1, 40, 92).map(passarDias),
  ],
  { maxCommands: 40 },
);

test('qualquer sequência de atos responde e termina como o modelo diz', async () => {
  // The model buys faster than any shop, all in one minute: whether that is believed is for other tests.
  await palco().pool.query('update regra_de_velocidade set ligada = false');
  const kg = () => quilosDoados(palco());
  await fc.assert(
    fc.asyncProperty(comandos, async (atos) => {
      await passarDias(0).run(new Modelo(), []);
      for (const loja of lojas) await suspender(loja, false);
      const [modelo, antes] = [new Modelo(), await kg()];
      await fc.asyncModelRun(() => ({ model: modelo, real: [] }), atos);
      expect(await kg()).toBe(antes + modelo.quilos);
      await exigirInvariantes(palco().pool);
    }),
    { numRuns: VIDAS },
  );
});
