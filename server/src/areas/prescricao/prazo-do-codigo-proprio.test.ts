import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { bloquear, criarElenco, type Elenco, escolher, indicar, resgatar, tirarCupom } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;
let online: Pessoa;
let serie = 0;

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  online = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
});

/** At the online store since 10/03, with a code of its own that is good until that day. */
async function comCodigoAte(data_validade: string) {
  const codigo = { lojista_id: online.id, codigo: `PROPRIO-${++serie}`, desconto: 12, data_validade };
  await palco().db.insertInto('cupom_online').values(codigo).execute();
  const { id_prescricao: id, codigo_prescricao } = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, codigo_prescricao);
  const { body } = await escolher(palco(), elenco.tutor, id, online);
  return { id, cupom: body.id_coupon };
}

async function irPara(dia: string) {
  palco().irPara(`${dia}T12:00:00-03:00`);
  await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
}

const excluirLoja = () => chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: online.id } });

/** What the tutor reads, by itself and in the list, what both homes ask, and whether a store can still be chosen. */
async function comoEsta(id: number) {
  const { body } = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id', { params: { id } });
  const doFiltro = async (quem: Pessoa) => {
    const query = { status: VENCIDA, limite: 100 } as const;
    const lista = await chamar(palco(), quem, 'GET /prescritions', { query });
    return lista.body.prescritions.some((p) => p.id_prescricao === id);
  };
  const daCasa = await chamar(palco(), elenco.prescritor, 'GET /prescritions', { query: { esperando: 'S' } });
  const filtros = [await doFiltro(elenco.tutor), await doFiltro(admin)];
  const espera = daCasa.body.prescritions.some((p) => p.id_prescricao === id);
  const escolha = await escolher(palco(), elenco.tutor, id, elenco.loja);
  return [body.status, filtros, espera, escolha.status === 200 ? 200 : escolha.body.detail];
}

const ABERTA = ['Ativo - Cliente cadastrado', [false, false], true, 200];
const vencidaEm = (dia: string) => [
  VENCIDA,
  [true, true],
  false,
  `O prazo para usar esta indicação terminou em ${dia}.`,
];

const FINS: [string, (quem: { id: number; cupom: number }) => Promise<unknown>][] = [
  ['a loja saiu', excluirLoja],
  ['a equipe liberou o cupom', ({ cupom }) => tirarCupom(palco(), admin, cupom, true)],
  [
    'a equipe bloqueou e desbloqueou',
    async ({ id }) => {
      await bloquear(palco(), admin, id);
      await bloquear(palco(), admin, id, { solta: true });
    },
  ],
];

test.each(FINS)('o código que valia menos não encurta o prazo: %s', async (_, acabar) => {
  const indicacao = await comCodigoAte('2026-03-20');
  await acabar(indicacao);
  await irPara('2026-03-25');
  expect(await comoEsta(indicacao.id)).toEqual(ABERTA);
});

test.each(FINS)('nem o que valia mais o estica: %s', async (_, acabar) => {
  const indicacao = await comCodigoAte('2027-12-31');
  await acabar(indicacao);
  await irPara('2026-06-11');
  expect(await comoEsta(indicacao.id)).toEqual(vencidaEm('10/06/2026'));
});

test('o código que venceu na mão do tutor acaba com a indicação, também com a loja suspensa', async () => {
  const { id } = await comCodigoAte('2026-03-20');
  const suspensao = { params: { id: online.id }, body: { suspenso: true } };
  expect((await chamar(palco(), admin, 'PUT /usuario/:id/suspensao', suspensao)).status).toBe(200);
  await irPara('2026-03-21');
  expect(await comoEsta(id)).toEqual(vencidaEm('20/03/2026'));
});

test('a carta do cupom liberado diz o prazo que vale, e não o do código', async () => {
  const { cupom } = await comCodigoAte('2027-12-31');
  await tirarCupom(palco(), admin, cupom, true);
  await palco().trabalhar();
  const carta = palco().emails.findLast(({ para }) => para === elenco.tutor.email);
  expect(carta?.texto).toContain('continua o mesmo: até 10/06/2026');
});

test('a loja que sai com um código já vencido: a indicação se abre de novo, e a carta diz até quando', async () => {
  const { id } = await comCodigoAte('2026-03-20');
  await irPara('2026-03-25');
  await excluirLoja();
  await palco().trabalhar();
  const carta = palco().emails.findLast(({ para }) => para === elenco.tutor.email);
  expect(carta?.assunto).toBe('Escolha outra loja para o seu cupom');
  expect(carta?.texto).toContain(', até 10/06/2026');
  expect(await comoEsta(id)).toEqual(ABERTA);
});
