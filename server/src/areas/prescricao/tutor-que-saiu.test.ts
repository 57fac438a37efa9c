import { ENCERRADA } from '@indica-bem/domain/prescricao/regras';
import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import {
  ateOCupom,
  bloquear,
  criarElenco,
  desfazer,
  devolverTroca,
  type Elenco,
  indicar,
  resgatar,
  tirarCupom,
  validar,
} from '../../test/jornada';
import { AGORA, comPalco, exigirInvariantes } from '../../test/palco';
import { marcarPrazos } from '../cupom/marcar-prazos';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});

const excluir = async (quem = elenco.tutor) =>
  expect((await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: quem.id }, body: null })).status).toBe(200);
const ver = async (quem: Pessoa, id: number) =>
  (await chamar(palco(), quem, 'GET /prescrition/:id', { params: { id } })).body;
const daVida = async (id: number) =>
  (await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id } })).body;
const listar = async (quem: Pessoa, query: object) =>
  (await chamar(palco(), quem, 'GET /prescritions', { query: query as never })).body.prescritions.map(
    ({ id_prescricao }) => id_prescricao,
  );
const reenviar = (quem: Pessoa, id: number) =>
  chamar(palco(), quem, 'POST /prescrition/:id/reenviar_prescricao', { params: { id }, body: {} });

async function resgatada() {
  const indicacao = await indicar(palco(), elenco, { tutor_nome: 'Ana', pet_nome: 'Thor', anotacoes: 'Da Ana' });
  await resgatar(palco(), elenco.tutor, indicacao.codigo_prescricao);
  return indicacao;
}
const FRASE = 'A conta do tutor foi excluída: não há mais o que fazer com esta indicação.';
const TERMINADA = { status: 409, type: 'tutor-excluido', detail: FRASE };

describe('excluída a conta do tutor', () => {
  test('o que não foi comprado termina, com loja ou sem, bloqueado ou vencido; o comprado fica como é', async () => {
    const semLoja = (await resgatada()).id_prescricao;
    const comLoja = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
    const bloqueada = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
    await bloquear(palco(), admin, bloqueada);
    const vencida = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
    await palco()
      .db.updateTable('cupom')
      .set({ data_validade: '2026-03-09' })
      .where('prescricao_id', '=', vencida)
      .execute();
    const comprada = await ateOCupom(palco(), elenco);
    await validar(palco(), elenco.loja, comprada.idCupom);
    await excluir();
    const terminadas = [vencida, bloqueada, comLoja, semLoja];
    for (const id of terminadas)
      for (const quem of [elenco.prescritor, admin]) expect((await ver(quem, id)).status).toBe(ENCERRADA);
    expect((await ver(elenco.loja, comLoja)).status).toBe(ENCERRADA);
    const finalizada = comprada.indicacao.id_prescricao;
    expect((await ver(elenco.prescritor, finalizada)).status).toBe('Finalizado - Realizou a compra');
    for (const quem of [elenco.prescritor, admin])
      expect((await listar(quem, { status: ENCERRADA })).filter((id) => id >= semLoja).sort()).toEqual(
        terminadas.sort(),
      );
    expect(await listar(elenco.prescritor, { status: 'Ativo - Cliente cadastrado' })).toEqual([]);
    expect(await listar(elenco.prescritor, { status: 'Ativo - Aguardando compra' })).toEqual([]);
    // The coupons that were open are cancelled: only the one that was used is still among the partner's.
    expect(await listar(elenco.prescritor, { com_cupom: 'S' })).toEqual([finalizada]);
  });

  test('estornada depois disso, a compra também termina', async () => {
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    await validar(palco(), elenco.loja, idCupom);
    await excluir();
    expect((await desfazer(palco(), admin, idCupom)).status).toBe(200);
    expect((await ver(elenco.prescritor, indicacao.id_prescricao)).status).toBe(ENCERRADA);
    expect(await listar(elenco.prescritor, { com_cupom: 'S' })).toEqual([]);
  });

  test('ao parceiro nada resta da pessoa: o alimento e a quantidade ficam', async () => {
    const { id_prescricao: id, calculo } = await resgatada();
    await excluir();
    expect(await ver(elenco.prescritor, id)).toMatchObject({
      tutor: { nome: 'Tutor excluído', cpf: null },
      ...{ tutor_nome: null, pet_nome: null, email: null, telefone: null, hash: null, anotacoes: null, pet: null },
      calculo,
    });
  });

  test('não espera por ninguém no início do parceiro, nem na lista por trás dele', async () => {
    const inicio = async () =>
      (await chamar(palco(), elenco.prescritor, 'GET /prescriber/:id/inicio', { params: { id: elenco.prescritor.id } }))
        .body;
    const { id_prescricao: id } = await resgatada();
    await ateOCupom(palco(), elenco);
    expect((await inicio()).esperam).toMatchObject({ resgate: 0, loja: 1, compra: 1 });
    await excluir();
    expect(await inicio()).toMatchObject({ esperam: { resgate: 0, loja: 0, compra: 0 }, espera: [] });
    expect((await inicio()).ultimas.find(({ id_prescricao }) => id_prescricao === id)?.status).toBe(ENCERRADA);
    expect(await listar(elenco.prescritor, { esperando: 'S' })).toEqual([]);
  });

  test('reenviar é recusado ao parceiro e à equipe com a razão, e nenhuma carta sai, nem a do prazo', async () => {
    const { id_prescricao: id } = await resgatada();
    const { idCupom } = await ateOCupom(palco(), elenco);
    await palco().trabalhar();
    const antes = palco().emails.length;
    await reenviar(elenco.prescritor, id);
    await excluir();
    for (const quem of [elenco.prescritor, admin]) expect((await reenviar(quem, id)).body).toMatchObject(TERMINADA);
    await palco().db.updateTable('cupom').set({ data_validade: '2026-03-12' }).where('id', '=', idCupom).execute();
    await marcarPrazos(palco());
    await palco().trabalhar();
    expect(palco().emails.slice(antes)).toEqual([]);
  });

  test('no atendimento a vida conta o fim, nada é oferecido, e cada ato ouve por que não', async () => {
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const id = indicacao.id_prescricao;
    const parada = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
    await bloquear(palco(), admin, parada);
    await excluir();
    for (const qual of [id, parada]) {
      const { status, pode, vida } = await daVida(qual);
      expect(status).toBe(ENCERRADA);
      expect(Object.entries(pode).filter(([, sim]) => sim)).toEqual([]);
      expect(vida[0]).toMatchObject({ tipo: 'tutor_excluido', quem: null });
    }
    expect((await bloquear(palco(), admin, id)).body).toMatchObject(TERMINADA);
    expect((await bloquear(palco(), admin, parada)).body).toMatchObject(TERMINADA);
    expect((await bloquear(palco(), admin, parada, { solta: true })).body).toMatchObject(TERMINADA);
    expect((await devolverTroca(palco(), admin, id, 3)).body).toMatchObject(TERMINADA);
    expect((await tirarCupom(palco(), admin, idCupom, true)).body).toMatchObject({ type: 'cupom-ja-cancelado' });
    const reenvio = { params: { id }, body: { motivo: 'outro', texto: 'x' } } as const;
    expect((await chamar(palco(), admin, 'POST /atendimento/indicacao/:id/reenvio', reenvio)).body).toMatchObject(
      TERMINADA,
    );
    await exigirInvariantes(palco().pool);
  });

  test('o código digitado e a busca da equipe dizem como terminou; a outro tutor, que já foi utilizado', async () => {
    const { codigo_prescricao: codigo } = await resgatada();
    await excluir();
    const digitar = (quem: Pessoa) =>
      chamar(palco(), quem, 'GET /prescrition/:codigo/prescrition', { params: { codigo } });
    for (const quem of [elenco.prescritor, admin]) expect((await digitar(quem)).body.status).toBe(ENCERRADA);
    expect((await digitar(await criarTutor(palco()))).body).toMatchObject({ type: 'codigo-ja-utilizado' });
    const { body } = await chamar(palco(), admin, 'GET /atendimento/busca', { query: { q: codigo } });
    expect(body.indicacoes.map(({ status }) => status)).toEqual([ENCERRADA]);
  });

  test('nos relatórios: fora do de quem falta escolher, dita nos outros', async () => {
    const semLoja = (await resgatada()).codigo_prescricao;
    const comLoja = (await ateOCupom(palco(), elenco)).indicacao.codigo_prescricao;
    const dia = { data_referencia_inicio: '2026-03-01', data_referencia_fim: '2026-03-01', formato: 'csv' } as const;
    const linhas = async (tipo_report: '3' | '5' | '8', codigo: string) =>
      (await chamar(palco(), admin, 'GET /reports', { query: { tipo_report, ...dia } })).texto
        .split('\n')
        .filter((linha) => linha.includes(codigo));
    expect(await linhas('5', semLoja)).toHaveLength(1);
    await excluir();
    expect(await linhas('5', semLoja)).toEqual([]);
    expect(await linhas('3', comLoja)).toEqual([expect.stringContaining(ENCERRADA)]);
    for (const codigo of [semLoja, comLoja])
      expect(await linhas('8', codigo)).toEqual([expect.stringContaining(ENCERRADA)]);
  });
});

test('a que a pessoa ainda não tinha resgatado fica sem contato, não espera lembrete, e o código segue valendo', async () => {
  const { email } = await palco()
    .db.updateTable('conta')
    .set({ email_confirmado_em: AGORA })
    .where('id', '=', elenco.tutor.id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const { id_prescricao: id, codigo_prescricao } = await indicar(palco(), elenco, { email });
  expect(await listar(elenco.prescritor, { esperando: 'S' })).toEqual([id]);
  await excluir();
  expect(await ver(elenco.prescritor, id)).toMatchObject({
    status: 'Pendente - Aguardando cadastro',
    ...{ email: null, telefone: null, hash: null },
  });
  expect(await listar(elenco.prescritor, { esperando: 'S' })).toEqual([]);
  expect((await reenviar(elenco.prescritor, id)).status).toBe(422);
  expect((await resgatar(palco(), await criarTutor(palco()), codigo_prescricao)).status).toBe(200);
});
