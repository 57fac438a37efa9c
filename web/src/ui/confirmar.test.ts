import { expect, test } from 'vitest';
import { confirmar, perguntaAberta } from './confirmar';

test('a resposta da pessoa resolve a pergunta e a fecha', async () => {
  const resposta = confirmar({ titulo: 'Tem certeza que deseja deletar?' });
  perguntaAberta()?.responder(true);
  expect(await resposta).toBe(true);
  expect(perguntaAberta()).toBeNull();
});

test('uma nova pergunta responde "não" à anterior', async () => {
  const primeira = confirmar({ titulo: 'Primeira?' });
  const segunda = confirmar({ titulo: 'Segunda?' });
  expect(await primeira).toBe(false);
  expect(perguntaAberta()?.titulo).toBe('Segunda?');
  perguntaAberta()?.responder(true);
  expect(await segunda).toBe(true);
});
