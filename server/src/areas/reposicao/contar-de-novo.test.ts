import { beforeAll, beforeEach, expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { alguemEspera } from '../../test/alguem-espera';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, escolher, indicar, resgatar, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  const { id } = elenco.tutor;
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', id).execute();
});

const PET = { tipo: 'Cão', porte: 'Pequeno', raca: 'Shih Tzu', data_nascimento: '2021-05-10', peso: 10 } as const;
async function criarPet(nome: string): Promise<number> {
  const { body } = await chamar(palco(), elenco.tutor, 'POST /pet', { body: { ...PET, nome } });
  return body.id_pet;
}
async function vincular(id: number, id_pet: number | null): Promise<void> {
  const { status } = await chamar(palco(), elenco.tutor, 'PUT /prescrition/:id/pet', {
    params: { id },
    body: { id_pet },
  });
  expect(status).toBe(200);
}

/** 15 kg at 133 g a day, bought on 10/03: 112 days, until 30/06. */
async function comprar(idPet: number) {
  const { id_prescricao: id, codigo_prescricao } = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, codigo_prescricao);
  await vincular(id, idPet);
  const { body } = await escolher(palco(), elenco.tutor, id, elenco.loja);
  expect((await validar(palco(), elenco.loja, body.id_coupon)).status).toBe(200);
  while (await darQuilos(palco()));
  return { id, idCupom: body.id_coupon };
}

/** Both were said to be for Thor, one bag after the other, and were counted so: the second ends on 20/10. */
async function doisDoThor() {
  const [thor, luna] = [await criarPet('Thor'), await criarPet('Luna')];
  const [a, b] = [await comprar(thor), await comprar(thor)];
  await rodar('2026-03-11', '09:00');
  expect(await lembrarEm(b.id)).toBe('2026-10-15');
  return { thor, luna, a, b };
}
async function lembrarEm(id: number): Promise<string | null | undefined> {
  const linhas = palco().db.selectFrom('reposicao').select('lembrar_em').where('prescricao_id', '=', id);
  return (await linhas.executeTakeFirst())?.lembrar_em;
}

/** What the schedule does every few minutes. */
async function rodar(dia: string, hora = '08:00'): Promise<void> {
  palco().irPara(`${dia}T${hora}:00-03:00`);
  await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
  await trabalhadores(palco(), { enviar: async () => undefined }).reposicoes({});
  await palco().trabalhar();
}
const lembretes = () =>
  palco()
    .emails.filter(({ para, assunto }) => para === elenco.tutor.email && assunto.startsWith('A ração'))
    .map(({ assunto }) => assunto)
    .toSorted();

test('corrigido o pet de uma indicação, cada pet tem o seu lembrete', async () => {
  const { luna, b } = await doisDoThor();
  await vincular(b.id, luna);
  await rodar('2026-03-11', '09:05');
  expect(await lembrarEm(b.id)).toBe('2026-06-25');
  await rodar('2026-06-25');
  expect(lembretes()).toEqual(['A ração de Luna acaba em 30/06', 'A ração de Thor acaba em 30/06']);
  await rodar('2026-10-15');
  expect(lembretes()).toHaveLength(2);
});

test('desfeita a compra do primeiro pacote, o segundo acaba antes, e é lembrado antes', async () => {
  const { a } = await doisDoThor();
  expect((await desfazer(palco(), admin, a.idCupom)).status).toBe(200);
  await rodar('2026-06-25');
  expect(lembretes()).toEqual(['A ração de Thor acaba em 30/06']);
});

test('desfeita a do segundo, o primeiro volta a ser lembrado', async () => {
  const { b } = await doisDoThor();
  expect((await desfazer(palco(), admin, b.idCupom)).status).toBe(200);
  await rodar('2026-06-25');
  expect(lembretes()).toEqual(['A ração de Thor acaba em 30/06']);
});

test('sem o pet, que foi deletado ou é de outra espécie, cada pacote conta sozinho', async () => {
  const { thor } = await doisDoThor();
  const params = { id_pet: thor };
  expect((await chamar(palco(), elenco.tutor, 'DELETE /pet/:id_pet', { params })).status).toBe(200);
  await rodar('2026-06-25');
  expect(lembretes()).toEqual(['A ração acaba em 30/06', 'A ração acaba em 30/06']);

  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  const { id } = elenco.tutor;
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', id).execute();
  const outro = await doisDoThor();
  const { status } = await chamar(palco(), elenco.tutor, 'PUT /pet/:id_pet', {
    params: { id_pet: outro.thor },
    body: { ...PET, nome: 'Thor', tipo: 'Gato', raca: 'Siamês' },
  });
  expect(status).toBe(200);
  await rodar('2026-06-25');
  expect(lembretes()).toEqual(['A ração acaba em 30/06', 'A ração acaba em 30/06']);
});

test('o mesmo fim não é avisado duas vezes, por mais que o pet mude', async () => {
  const [thor, luna] = [await criarPet('Thor'), await criarPet('Luna')];
  const { id } = await comprar(thor);
  await rodar('2026-06-25');
  for (const pet of [luna, null, thor]) {
    await vincular(id, pet);
    await rodar('2026-06-26');
  }
  expect(lembretes()).toEqual(['A ração de Thor acaba em 30/06']);
});

test('quem conta ao mesmo tempo que o pet muda não deixa o dia de antes', async () => {
  const { luna, b } = await doisDoThor();
  const { corrigido } = await palco()
    .db.transaction()
    .execute(async (trx) => {
      // The job has the row, and has read that both are Thor's.
      const linha = trx.updateTable('reposicao').where('prescricao_id', '=', b.id);
      await linha.set({ lembrar_em: '2026-10-15' }).execute();
      const correcao = vincular(b.id, luna);
      await alguemEspera(palco().pool);
      return { corrigido: correcao };
    });
  await corrigido;
  expect(await lembrarEm(b.id)).toBeNull();
});
