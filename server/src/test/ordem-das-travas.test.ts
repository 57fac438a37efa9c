import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { darQuilos } from '../dar-quilos';
import { trabalhadores } from '../trabalhadores';
import { loja as formularioDeLoja } from './cadastros';
import { CAMPANHA } from './campanhas';
import { chamar } from './chamar';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from './elenco';
import { ateOCupom, criarElenco, desfazer, type Elenco, validar } from './jornada';
import { noMeioDe } from './no-meio-de';
import { AGORA, comPalco } from './palco';
import { criarPet, PIPOCA, partilharPet, vincular } from './pets';
import { renovacoesDe } from './renovacoes';

/** That two acts wait for each other is what the file ends by asking (palco.ts): here they are made to meet. */
const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;
const { pedida, recusar, indicarDeNovo } = renovacoesDe(palco, () => elenco);

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  await confirmarCaixa(elenco.tutor);
});

const confirmarCaixa = ({ id }: Pessoa) =>
  palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', id).execute();
const noMeio = <T>(travas: Parameters<typeof noMeioDe>[1], outro: () => Promise<T>) =>
  noMeioDe(palco().pool, travas, outro);
const tarefas = () => trabalhadores(palco(), { enviar: async () => undefined });

type Trava = [texto: string, valores: unknown[]];
const indicacao = (id: number, como = 'for update'): Trava => [`select from prescricao where id = $1 ${como}`, [id]];
const conta = (id: number): Trava => ['select from conta where id = $1 for no key update', [id]];
const VEZ_DE_JULGAR = 'select pg_advisory_xact_lock(1107001)';

async function comprar(quem = elenco) {
  const { indicacao: p, idCupom } = await ateOCupom(palco(), quem);
  expect((await validar(palco(), quem.loja, idCupom)).status).toBe(200);
  return { id: p.id_prescricao, idCupom };
}
const excluirTutor = ({ id }: Pessoa) =>
  chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id }, body: null }).then(({ status }) => status);

describe('o que a agenda faz', () => {
  test('o aviso de prazo não segura um cupom cuja indicação está nas mãos de quem vende ou troca', async () => {
    const { indicacao: p, idCupom } = await ateOCupom(palco(), elenco);
    palco().irPara('2026-06-05T09:00:00-03:00');
    const mudar: Trava = ['update cupom set desconto = desconto where id = $1', [idCupom]];
    await noMeio({ antes: [indicacao(p.id_prescricao)], depois: [mudar] }, () => tarefas().prazos({}));
    const avisado = () =>
      palco().db.selectFrom('cupom').select('avisado_em').where('id', '=', idCupom).executeTakeFirst();
    expect(await avisado()).toEqual({ avisado_em: null });
    await tarefas().prazos({});
    expect(await avisado()).toEqual({ avisado_em: palco().relogio() });
  });

  test('o lembrete da ração não segura uma compra que está sendo desfeita', async () => {
    const { id } = await comprar();
    while (await darQuilos(palco()));
    palco().irPara('2026-06-28T09:00:00-03:00');
    const contar: Trava = ['update reposicao set lembrar_em = null where prescricao_id = $1', [id]];
    await noMeio({ antes: [indicacao(id)], depois: [contar] }, () => tarefas().reposicoes({}));
    const lembrada = () =>
      palco().db.selectFrom('reposicao').select('lembrado_em').where('prescricao_id', '=', id).executeTakeFirst();
    expect(await lembrada()).toEqual({ lembrado_em: null });
    await tarefas().reposicoes({});
    expect(await lembrada()).toEqual({ lembrado_em: palco().relogio() });
  });
});

describe('excluir um tutor', () => {
  /** Redeemed by somebody else, and sent to the mailbox of the tutor who goes. */
  async function deOutro() {
    const outro = await criarTutor(palco());
    const { id, idCupom } = await comprar({ ...elenco, tutor: outro });
    await palco().db.updateTable('prescricao').set({ email: elenco.tutor.email }).where('id', '=', id).execute();
    return { id, idCupom };
  }

  test('a indicação que outra pessoa resgatou é tomada antes da vez de julgar, como por quem a desfaz', async () => {
    const { id, idCupom } = await deOutro();
    const travas = { antes: [indicacao(id)], depois: [VEZ_DE_JULGAR] };
    expect(await noMeio(travas, () => excluirTutor(elenco.tutor))).toBe(200);
    expect((await desfazer(palco(), admin, idCupom)).status).toBe(200);
  });

  test('e na ordem das indicações, com as do próprio tutor', async () => {
    const { id } = await deOutro();
    const dele = await comprar();
    expect(dele.id).toBeGreaterThan(id);
    const travas = { antes: [indicacao(id)], depois: [indicacao(dele.id)] };
    expect(await noMeio(travas, () => excluirTutor(elenco.tutor))).toBe(200);
  });

  test('o que ele partilha e o que pediu vêm antes da vez de julgar, como na saída do parceiro', async () => {
    const { antiga } = await pedida();
    const petId = await criarPet(palco(), elenco.tutor);
    const { tutor, prescritor } = elenco;
    await partilharPet(palco(), { tutor, prescritor, petId, prescricaoId: antiga.id_prescricao });
    await comprar();
    const partilha: Trava = ['update pet_partilha set revogada_em = now() where pet_id = $1', [petId]];
    const pedidos: Trava = ['update renovacao set texto = null where prescritor_id = $1', [prescritor.id]];
    const travas = { antes: [partilha, pedidos], depois: [VEZ_DE_JULGAR] };
    expect(await noMeio(travas, () => excluirTutor(tutor))).toBe(200);
  });

  test('quem muda ou apaga um pet dele vem antes ou depois, nunca ao lado', async () => {
    const { id } = await comprar();
    const mudar = async (petId: number) => {
      const body = { ...PIPOCA, tipo: 'Gato', porte: null, raca: 'Siamês' } as const;
      return (await chamar(palco(), elenco.tutor, 'PUT /pet/:id_pet', { params: { id_pet: petId }, body })).status;
    };
    const apagar = async (petId: number) =>
      (await chamar(palco(), elenco.tutor, 'DELETE /pet/:id_pet', { params: { id_pet: petId } })).status;
    for (const fazer of [mudar, apagar]) {
      const petId = await criarPet(palco(), elenco.tutor);
      expect((await vincular(palco(), elenco.tutor, id, petId)).status).toBe(200);
      const depois: Trava = ['update pet set nome = nome where id = $1', [petId]];
      const travas = { antes: [conta(elenco.tutor.id), indicacao(id)], depois: [depois] };
      expect(await noMeio(travas, () => fazer(petId))).toBe(200);
    }
  });

  test('o parceiro que recusa um pedido dele vem antes ou depois, nunca ao lado', async () => {
    const { antiga, id } = await pedida();
    const pedido: Trava = ['update renovacao set texto = null where id = $1', [id]];
    const travas = { antes: [conta(elenco.tutor.id), indicacao(antiga.id_prescricao)], depois: [pedido] };
    expect((await noMeio(travas, () => recusar(id))).status).toBe(200);
  });
});

test('excluir um parceiro: a nova indicação que ele faz vem antes ou depois, nunca ao lado', async () => {
  const { id } = await pedida();
  const perfil: Trava = ['update prescritor set nome = nome where id = $1', [elenco.prescritor.id]];
  const pedido: Trava = ['update renovacao set texto = null where id = $1', [id]];
  const travas = { antes: [conta(elenco.prescritor.id), perfil], depois: [pedido] };
  expect((await noMeio(travas, () => indicarDeNovo(id))).status).toBe(200);
});

test('excluir uma loja: quem só aponta para ela, com uma indicação na mão, não espera', async () => {
  const { indicacao: p } = await ateOCupom(palco(), elenco);
  const apontar: Trava = ['select from lojista where id = $1 for key share', [elenco.loja.id]];
  const travas = { antes: [indicacao(p.id_prescricao, 'for share')], depois: [apontar] };
  const excluir = () => chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: elenco.loja.id } });
  expect((await noMeio(travas, excluir)).status).toBe(200);
});

test('uma loja é alterada enquanto a sua campanha é apagada: a campanha vem antes da loja', async () => {
  const { body: campanha } = await chamar(palco(), admin, 'POST /campaign', { body: CAMPANHA });
  const { id } = elenco.loja;
  await palco().db.updateTable('lojista').set({ campanha_id: campanha.id_campaign }).where('id', '=', id).execute();
  const { senha: _, tipo_login: __, ...daLoja } = formularioDeLoja({ email: elenco.loja.email });
  const daCampanha: Trava = ['select from campanha where id = $1 for no key update', [campanha.id_campaign]];
  const dasLojas: Trava = [
    'update lojista set campanha_id = campanha_id where campanha_id = $1',
    [campanha.id_campaign],
  ];
  const alterar = () =>
    chamar(palco(), admin, 'PUT /shopkeeper/:id', {
      params: { id },
      body: { ...daLoja, id_campanha: campanha.id_campaign },
    });
  const { status, texto } = await noMeio({ antes: [daCampanha], depois: [dasLojas] }, alterar);
  expect(status, texto).toBe(200);
});

test('uma campanha é alterada enquanto as suas lojas mudam: ela vem antes do seu orçamento, que é tomado com a loja na mão', async () => {
  const { body: campanha } = await chamar(palco(), admin, 'POST /campaign', {
    body: { ...CAMPANHA, limite_cupons: 9 },
  });
  const id = campanha.id_campaign;
  const daCampanha: Trava = ['select from campanha where id = $1 for no key update', [id]];
  const doOrcamento: Trava = ['select pg_advisory_xact_lock(1107002, $1)', [id]];
  const alterar = () =>
    chamar(palco(), admin, 'PUT /campaign/:id', { params: { id }, body: { ...CAMPANHA, limite_cupons: 8 } });
  const { status, texto } = await noMeio({ antes: [daCampanha], depois: [doOrcamento] }, alterar);
  expect(status, texto).toBe(200);
});

describe('muitas lojas de uma vez, em qualquer ordem que estejam na tabela', () => {
  /** Two stores of one campaign; the one with the lower number was written last. */
  async function duas() {
    const { body: campanha } = await chamar(palco(), admin, 'POST /campaign', { body: CAMPANHA });
    const noBanco = { campanha_id: campanha.id_campaign };
    const lojas = [await criarLojista(palco(), noBanco), await criarLojista(palco(), noBanco)].map(({ id }) => id);
    const [primeira = 0, segunda = 0] = lojas;
    await palco().pool.query('update lojista set celular = $2 where id = $1', [primeira, '15999990000']);
    const loja = (id: number): Trava => ['select from lojista where id = $1 for no key update', [id]];
    return { lojas, campanha: campanha.id_campaign, travas: { antes: [loja(primeira)], depois: [loja(segunda)] } };
  }

  test('com outra campanha', async () => {
    const { lojas, travas } = await duas();
    const { body: outra } = await chamar(palco(), admin, 'POST /campaign', { body: CAMPANHA });
    const params = { id: outra.id_campaign };
    const body = { incluir: lojas, retirar: [] };
    const incluir = () => chamar(palco(), admin, 'PUT /campaign/:id/shopkeepers', { params, body });
    expect((await noMeio(travas, incluir)).body.incluidas).toBe(2);
  });

  test('sem a que foi apagada', async () => {
    const { campanha, travas } = await duas();
    const apagar = () => chamar(palco(), admin, 'DELETE /campaign/:id', { params: { id: campanha } });
    expect((await noMeio(travas, apagar)).status).toBe(200);
  });
});
