import { beforeEach, expect, test } from 'vitest';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import {
  ateOCupom,
  bloquear,
  criarElenco,
  type Elenco,
  escolher,
  indicar,
  resgatar,
  validar,
} from '../../test/jornada';
import { comPalco, exigirInvariantes } from '../../test/palco';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;

beforeEach(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});

const parar = (id: number) => bloquear(palco(), admin, id);
const VEZES = 6;

test('bloquear e vender: um ganha, o outro lê por quê', async () => {
  for (let vez = 0; vez < VEZES; vez++) {
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const [ato, venda] = await Promise.all([parar(indicacao.id_prescricao), validar(palco(), elenco.loja, idCupom)]);
    if (venda.status === 200) expect([ato.status, ato.body.type]).toEqual([409, 'indicacao-finalizada']);
    else expect([ato.status, venda.body.type]).toEqual([200, 'cupom-invalido']);
  }
  await exigirInvariantes(palco().pool);
});

test('bloquear e escolher outra loja: nenhum cupom fica vivo', async () => {
  const outra = await criarLojista(palco());
  for (let vez = 0; vez < VEZES; vez++) {
    const { indicacao } = await ateOCupom(palco(), elenco);
    const qual = indicacao.id_prescricao;
    const [ato, escolha] = await Promise.all([parar(qual), escolher(palco(), elenco.tutor, qual, outra)]);
    expect(ato.status).toBe(200);
    if (escolha.status !== 200) expect(escolha.body.type).toBe('indicacao-bloqueada');
    else expect((await validar(palco(), outra, escolha.body.id_coupon)).body.type).toBe('cupom-invalido');
  }
  await exigirInvariantes(palco().pool);
});

test('bloquear e resgatar: resgatada ou não, está bloqueada', async () => {
  for (let vez = 0; vez < VEZES; vez++) {
    const { codigo_prescricao, id_prescricao: qual } = await indicar(palco(), elenco);
    const quem = await criarTutor(palco());
    const [ato, resgate] = await Promise.all([parar(qual), resgatar(palco(), quem, codigo_prescricao)]);
    expect(ato.status).toBe(200);
    if (resgate.status === 200)
      expect((await escolher(palco(), quem, qual, elenco.loja)).body.type).toBe('indicacao-bloqueada');
    else expect(resgate.body.type).toBe('indicacao-bloqueada');
  }
  await exigirInvariantes(palco().pool);
});

test('duas pessoas da equipe: uma bloqueia, a outra lê que já está; e uma desbloqueia', async () => {
  const { id_prescricao: id } = (await ateOCupom(palco(), elenco)).indicacao;
  const colega = await criarAdmin(palco(), undefined, 'Colega', 'atendimento');
  const tipos = (respostas: { status: number; body: object }[]) =>
    respostas.map(({ status, body }) => (status === 200 ? 'feito' : 'type' in body && body.type)).sort();
  const juntas = (solta: boolean) => Promise.all([admin, colega].map((quem) => bloquear(palco(), quem, id, { solta })));
  expect(tipos(await juntas(false))).toEqual(['feito', 'indicacao-ja-bloqueada']);
  expect(tipos(await juntas(true))).toEqual(['feito', 'indicacao-nao-bloqueada']);
});
