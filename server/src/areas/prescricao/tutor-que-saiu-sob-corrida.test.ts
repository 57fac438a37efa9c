import { ENCERRADA } from '@indica-bem/domain/prescricao/regras';
import { beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import {
  ateOCupom,
  bloquear,
  criarElenco,
  devolverTroca,
  type Elenco,
  escolher,
  indicar,
  resgatar,
  tirarCupom,
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

type Resposta = { status: number; body: object };
const VEZES = 6;
const tipoDe = ({ body }: Resposta) => ('type' in body ? body.type : null);
const status = async (id: number) =>
  (await chamar(palco(), elenco.prescritor, 'GET /prescrition/:id', { params: { id } })).body.status;

/** Of a tutor made for it, at the same moment as the deletion; answers what the other got, and how it stands then. */
async function contra(
  preparar: (tutor: Pessoa) => Promise<{ id: number; outro: () => Promise<Resposta> }>,
): Promise<{ resposta: Resposta; status: string }[]> {
  const vistas: { resposta: Resposta; status: string }[] = [];
  for (let vez = 0; vez < VEZES; vez++) {
    const tutor = await criarTutor(palco());
    const { id, outro } = await preparar(tutor);
    const exclusao = chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: tutor.id }, body: null });
    const [fim, resposta] =
      vez % 2
        ? await Promise.all([exclusao, outro()])
        : ((await Promise.all([outro(), exclusao])).reverse() as [Resposta, Resposta]);
    expect(fim.status).toBe(200);
    expect(resposta.status).toBeLessThan(500);
    vistas.push({ resposta, status: await status(id) });
  }
  await exigirInvariantes(palco().pool);
  return vistas;
}

const comCupom = async (tutor: Pessoa) => {
  const { indicacao, idCupom } = await ateOCupom(palco(), { ...elenco, tutor });
  return { id: indicacao.id_prescricao, idCupom };
};

test('excluir e resgatar: resgatada, terminou; se não, segue à espera de quem a resgate', async () => {
  const vistas = await contra(async (tutor) => {
    const { id_prescricao: id, codigo_prescricao } = await indicar(palco(), elenco);
    return { id, outro: () => resgatar(palco(), tutor, codigo_prescricao) };
  });
  for (const { resposta, status: depois } of vistas)
    expect([resposta.status, depois]).toEqual(
      resposta.status === 200 ? [200, ENCERRADA] : [401, 'Pendente - Aguardando cadastro'],
    );
});

test('excluir e escolher a loja: nenhum cupom fica vivo', async () => {
  const vistas = await contra(async (tutor) => {
    const { id_prescricao: id, codigo_prescricao } = await indicar(palco(), elenco);
    await resgatar(palco(), tutor, codigo_prescricao);
    return { id, outro: () => escolher(palco(), tutor, id, elenco.loja) };
  });
  for (const { resposta, status: depois } of vistas) {
    expect([200, 401]).toContain(resposta.status);
    expect(depois).toBe(ENCERRADA);
  }
  expect(await palco().db.selectFrom('cupom').select('id').where('estado', '=', 'ativo').execute()).toEqual([]);
});

test('excluir e vender: vendida, está comprada; se não, terminou', async () => {
  const vistas = await contra(async (tutor) => {
    const { id, idCupom } = await comCupom(tutor);
    return { id, outro: () => validar(palco(), elenco.loja, idCupom) };
  });
  for (const { resposta, status: depois } of vistas)
    expect([tipoDe(resposta), depois]).toEqual(
      resposta.status === 200 ? [null, 'Finalizado - Realizou a compra'] : ['cupom-invalido', ENCERRADA],
    );
});

test.each<[string, (id: number, idCupom: number) => Promise<Resposta>, (string | null)[]]>([
  [
    'reenviar',
    (id) =>
      chamar(palco(), elenco.prescritor, 'POST /prescrition/:id/reenviar_prescricao', { params: { id }, body: {} }),
    [null, 'tutor-excluido'],
  ],
  ['bloquear', (id) => bloquear(palco(), admin, id), [null, 'tutor-excluido']],
  ['cancelar o cupom', (_, idCupom) => tirarCupom(palco(), admin, idCupom, false), [null, 'cupom-ja-cancelado']],
  ['devolver uma troca', (id) => devolverTroca(palco(), admin, id, 3), ['sem-troca-a-devolver', 'tutor-excluido']],
])('excluir e %s: um vem antes do outro, e no fim terminou', async (_, outro, tipos) => {
  const vistas = await contra(async (tutor) => {
    const { id, idCupom } = await comCupom(tutor);
    return { id, outro: () => outro(id, idCupom) };
  });
  for (const { resposta, status: depois } of vistas) {
    expect(tipos).toContain(tipoDe(resposta));
    expect(depois).toBe(ENCERRADA);
  }
  const antes = palco().emails.length;
  await palco().trabalhar();
  expect(
    palco()
      .emails.slice(antes)
      .filter(({ assunto }) => /bloque|cupom/i.test(assunto)),
  ).toEqual([]);
});
