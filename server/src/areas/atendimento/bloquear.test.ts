import { randomUUID } from 'node:crypto';
import { BLOQUEADA } from '@indica-bem/domain/prescricao/regras';
import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import {
  ateOCupom,
  bloquear,
  criarElenco,
  desfazer,
  devolverTroca,
  type Elenco,
  escolher,
  indicar,
  lerNoCaixa,
  resgatar,
  validar,
} from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;
let id: number;
let cupom: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  const feito = await ateOCupom(palco(), elenco);
  [id, cupom] = [feito.indicacao.id_prescricao, feito.idCupom];
});

const parar = (qual = id, chave = randomUUID()) => bloquear(palco(), admin, qual, { chave });
const soltar = (qual = id) => bloquear(palco(), admin, qual, { solta: true });
const ver = async () => (await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id } })).body;
const daIndicacao = async (quem: Pessoa, qual = id) =>
  (await chamar(palco(), quem, 'GET /prescrition/:id', { params: { id: qual } })).body;

describe('bloquear', () => {
  test('o cupom acaba, a escolha fica gasta, e nenhuma loja mais é escolhida; o alimento e a quantidade ficam', async () => {
    const antes = await daIndicacao(elenco.tutor);
    expect((await ver()).pode).toMatchObject({ bloquear: true, desbloquear: false });
    expect((await parar()).status).toBe(200);
    expect((await validar(palco(), elenco.loja, cupom)).body.detail).toBe('Cupom inválido.');
    for (const loja of [elenco.loja, await criarLojista(palco()), await criarLojista(palco(), { tipo: 'loja_online' })])
      expect((await escolher(palco(), elenco.tutor, id, loja)).body).toMatchObject({
        status: 409,
        type: 'indicacao-bloqueada',
        detail: 'Esta indicação está bloqueada. Fale com a equipe.',
      });
    const { status, calculo, product, vinculos, shopkeeper } = await daIndicacao(elenco.tutor);
    expect({ status, calculo, product, vinculos, shopkeeper }).toEqual({
      status: BLOQUEADA,
      calculo: antes.calculo,
      product: antes.product,
      vinculos: 3,
      shopkeeper: null,
    });
    expect((await daIndicacao(elenco.prescritor)).status).toBe(BLOQUEADA);
  });

  test('fica na vida, com quem e por quê, e só desbloquear é oferecido', async () => {
    await parar();
    const { status, vida, pode } = await ver();
    expect(status).toBe(BLOQUEADA);
    expect(vida.find(({ tipo }) => tipo === 'indicacao_bloqueada')).toMatchObject({
      quem: { nome: 'Admin Teste' },
      motivo: 'suspeita',
      texto: 'Cartão roubado',
      codigo_coupon: expect.any(String),
    });
    expect(pode).toMatchObject({
      bloquear: false,
      desbloquear: true,
      reenviar: false,
      corrigir: false,
      tirar_cupom: false,
    });
  });

  test('o mesmo pedido outra vez é o mesmo feito; outro encontra feito', async () => {
    const chave = randomUUID();
    const [um, dois] = [await parar(id, chave), await parar(id, chave)];
    expect([um.status, dois.body]).toEqual([200, um.body]);
    expect((await parar()).body.type).toBe('indicacao-ja-bloqueada');
    expect((await ver()).vida.filter(({ tipo }) => tipo === 'indicacao_bloqueada')).toHaveLength(1);
  });

  test('depois da compra não se bloqueia; estornada, sim; depois do prazo não é mais preciso', async () => {
    await validar(palco(), elenco.loja, cupom);
    expect((await parar()).body).toMatchObject({
      type: 'indicacao-finalizada',
      detail: 'Esta indicação já foi finalizada com uma compra.',
    });
    expect((await ver()).pode.bloquear).toBe(false);
    await desfazer(palco(), admin, cupom);
    expect((await parar()).status).toBe(200);
    const outra = await ateOCupom(palco(), elenco);
    palco().irPara('2027-01-10T12:00:00-03:00');
    admin = await criarAdmin(palco());
    expect((await parar(outra.indicacao.id_prescricao)).body.type).toBe('indicacao-vencida');
  });

  test('a quem não atende, não é oferecido nem feito; do que não há, 404', async () => {
    expect((await parar(999_999_999)).status).toBe(404);
    admin = await criarAdmin(palco(), undefined, 'Da Operação', 'operacao');
    expect((await ver()).pode).toMatchObject({ bloquear: false, desbloquear: false });
    expect([(await parar()).status, (await soltar()).status]).toEqual([403, 403]);
  });

  test('um cupom de antes, lido em outro caixa, não manda mais o tutor trocar de loja', async () => {
    const outra = await criarLojista(palco());
    await escolher(palco(), elenco.tutor, id, outra);
    await parar();
    expect((await lerNoCaixa(palco(), elenco.loja, cupom)).body.type).toBe('cupom-de-outra-loja-final');
  });
});

describe('desbloquear', () => {
  test('segue como estava: o cupom continua cancelado, a escolha gasta volta só se devolvida', async () => {
    await parar();
    expect((await soltar()).status).toBe(200);
    expect(await ver()).toMatchObject({ status: 'Ativo - Cliente cadastrado', vinculos: 3, cupom: null });
    expect((await validar(palco(), elenco.loja, cupom)).body.detail).toBe('Cupom inválido.');
    expect((await devolverTroca(palco(), admin, id, 3)).status).toBe(200);
    expect((await escolher(palco(), elenco.tutor, id, elenco.loja)).body.vinculos).toBe(3);
    expect((await soltar()).body.type).toBe('indicacao-nao-bloqueada');
    expect((await parar()).status).toBe(200);
    expect((await ver()).vida.map(({ tipo }) => tipo)).toContain('indicacao_desbloqueada');
  });
});

describe('um cartão que ninguém resgatou', () => {
  test('não se resgata, o link não mostra nada, nada é reenviado e o convite que esperava não sai', async () => {
    await palco().trabalhar();
    const indicacao = await indicar(palco(), elenco);
    const { codigo_prescricao: codigo, id_prescricao } = indicacao;
    await parar(id_prescricao);
    palco().emails.length = 0;
    await palco().trabalhar();
    expect(palco().emails).toEqual([]);
    const { telefone = '', hash = '' } = indicacao;
    const respostas = [
      await resgatar(palco(), elenco.tutor, codigo),
      await chamar(palco(), elenco.tutor, 'GET /prescrition/:codigo/prescrition', { params: { codigo } }),
      await chamar(palco(), elenco.tutor, 'POST /prescrition/verificando_prescricao', {
        body: { token: codigo, telefone: telefone ?? '' },
      }),
      await chamar(palco(), elenco.prescritor, 'POST /prescrition/:id/reenviar_prescricao', {
        params: { id: id_prescricao },
        body: {},
      }),
    ];
    for (const { status, body } of respostas)
      expect([status, 'type' in body && body.type]).toEqual([409, 'indicacao-bloqueada']);
    const daEquipe = await chamar(palco(), admin, 'POST /prescrition/:id/reenviar_prescricao', {
      params: { id: id_prescricao },
      body: {},
    });
    expect(daEquipe.body).toMatchObject({
      type: 'indicacao-ja-bloqueada',
      detail: 'Esta indicação já está bloqueada.',
    });
    const previa = await chamar(palco(), null, 'GET /prescrition/previa/:hash', { params: { hash: hash ?? '' } });
    expect(previa.body).toEqual({ previa: null });
    expect((await daIndicacao(elenco.prescritor, id_prescricao)).status).toBe(BLOQUEADA);
    await soltar(id_prescricao);
    expect((await resgatar(palco(), elenco.tutor, codigo)).status).toBe(200);
  });
});

describe('as listas', () => {
  test('o início do tutor não convida, o do parceiro não espera, e cada um a encontra pelo status', async () => {
    await parar();
    const { tutor, prescritor } = elenco;
    const inicio = await chamar(palco(), tutor, 'GET /tutor/:id/inicio', { params: { id: tutor.id } });
    expect(inicio.body).toMatchObject({ destaque: null, sem_loja: 0, cupons: 0 });
    const doParceiro = await chamar(palco(), prescritor, 'GET /prescriber/:id/inicio', {
      params: { id: prescritor.id },
    });
    expect(doParceiro.body).toMatchObject({ esperam: { resgate: 0, loja: 0, compra: 0 }, espera: [] });
    for (const quem of [tutor, prescritor, admin]) {
      const ids = async (query: object) =>
        (await chamar(palco(), quem, 'GET /prescritions', { query })).body.prescritions.map((p) => p.id_prescricao);
      expect(await ids({ status: BLOQUEADA })).toContain(id);
      expect(await ids({ status: 'Ativo - Cliente cadastrado' })).not.toContain(id);
      if (quem === prescritor) expect(await ids({ esperando: 'S' })).not.toContain(id);
    }
  });
});
