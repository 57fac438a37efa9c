import { describe, expect, test } from 'vitest';
import { tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarElenco, indicar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

const GOLPES = [
  'https://golpe.example/pix?v=500 Silva',
  'golpe.example/pix Silva',
  'VOCÊ-GANHOU-R$500:acesse-golpe.example Silva',
];
const cartasPara = (email: string) => palco().emails.filter(({ para }) => para === email);
const semGolpe = (email: string) => {
  const cartas = cartasPara(email);
  for (const { assunto, texto, html } of cartas)
    for (const parte of [assunto, texto, html]) expect(parte).not.toMatch(/golpe\.example|https:\/\/golpe|pix\?/);
  return cartas;
};

describe('quem se cadastra com a caixa de outra pessoa não escreve a ela', () => {
  test.each(GOLPES)('chamando-se "%s": nem ao confirmar, nem ao recuperar a senha', async (nome) => {
    const dados = tutora({ nome });
    expect((await chamar(palco(), null, 'POST /register', { body: dados as never })).status).toBe(200);
    await palco().trabalhar();
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: dados.email } });
    await palco().trabalhar();
    const cartas = semGolpe(dados.email);
    expect(cartas.map(({ assunto }) => assunto)).toEqual(['Confirme seu e-mail', 'Recupere sua senha']);
    for (const { texto, html } of cartas) {
      expect(texto).toMatch(/^Olá!\n/);
      expect(html).toContain('>Olá!<');
    }
  });

  test('um nome de gente é dito como é', async () => {
    for (const [nome, dito] of [
      ["D'Ávila Prado", "Olá, D'Ávila!"],
      ['Ana-Maria Souza', 'Olá, Ana-Maria!'],
    ]) {
      const dados = tutora({ nome });
      await chamar(palco(), null, 'POST /register', { body: dados as never });
      await palco().trabalhar();
      expect(cartasPara(dados.email).at(-1)?.texto.split('\n')[0]).toBe(dito);
    }
  });
});

test.each(GOLPES)('nem a indicação a quem ainda não tem conta leva um link no nome "%s"', async (nome) => {
  const elenco = await criarElenco(palco());
  const email = tutora().email;
  await palco()
    .db.updateTable('prescritor')
    .set({ nome, nome_fantasia: nome })
    .where('id', '=', elenco.prescritor.id)
    .execute();
  const { id_prescricao } = await indicar(palco(), elenco, { email });
  // Forms refuse such names; what is stored may be older, or have come by a file.
  await palco()
    .db.updateTable('prescricao')
    .set({ tutor_nome: nome.slice(0, 40), pet_nome: nome.slice(0, 40) })
    .where('id', '=', id_prescricao)
    .execute();
  await palco().trabalhar();
  expect(semGolpe(email)).toHaveLength(1);
});
