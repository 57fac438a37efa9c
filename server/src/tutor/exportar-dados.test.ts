import { expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../test/elenco';
import { comPalco } from '../test/palco';
import { NOME, tutoraVivida } from '../test/tutora-vivida';

const palco = comPalco();

test('os dados do tutor saem inteiros, para ele e para mais ninguém', async () => {
  const tutora = await tutoraVivida(palco(), 'x');
  const pedir = (quem: Pessoa) => chamar(palco(), quem, 'GET /tutor/:id/dados', { params: { id: tutora.id } });
  const { status, body, headers } = await pedir(tutora);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="meus-dados.json"');
  expect(body.cadastro).toMatchObject({ nome: NOME, email: tutora.email, acessos_sociais: ['google'] });
  expect(body.aceites.map(({ documento }) => documento)).toEqual(['privacidade', 'regulamento-tutor']);
  expect(body.pets).toMatchObject([{ nome: `Rex da ${NOME}` }]);
  expect(body.eventos).toMatchObject([{ titulo: `Banho ${NOME}` }]);
  expect(body.indicacoes).toHaveLength(3);
  expect(body.cupons.map(({ estado, valor }) => [estado, valor])).toEqual([
    ['efetivado', 289.9],
    ['ativo', null],
  ]);
  expect(body.sessoes).toHaveLength(1);
  expect((await pedir(await criarTutor(palco()))).status).toBe(404);
  expect((await pedir(await criarAdmin(palco()))).status).toBe(403);
});
