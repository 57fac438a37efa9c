import { expect, test } from 'vitest';
import { type Chamada, chamada, PARA_TODOS } from './chamada';
import { AREAS, CHAMADAS } from './chamadas';

const nomesDaArea = async (area: string): Promise<Record<string, string>> => ({
  ...(await import(`../${area}/chamadas.ts`)),
});

const contratosDaArea = (area: keyof typeof AREAS) =>
  Object.fromEntries(
    Object.entries<unknown>(AREAS[area]).flatMap(([nome, valor]) =>
      Object.values<unknown>(CHAMADAS).includes(valor)
        ? [[nome, `${(valor as Chamada).method} ${(valor as Chamada).path}`]]
        : [],
    ),
  );

test.each(Object.keys(AREAS) as (keyof typeof AREAS)[])(
  '%s: cada nome tem um contrato, e cada contrato o seu nome',
  async (area) => {
    const nomes = await nomesDaArea(area);
    expect(Object.keys(nomes)).not.toHaveLength(0);
    expect(contratosDaArea(area)).toEqual(nomes);
  },
);

test('nenhum nome e nenhum endereço serve a duas chamadas', async () => {
  const todos = (await Promise.all(Object.keys(AREAS).map(nomesDaArea))).flatMap((nomes) => Object.entries(nomes));
  expect(todos).toHaveLength(Object.keys(CHAMADAS).length);
  expect(new Set(todos.map(([nome]) => nome)).size).toBe(todos.length);
  // Two parameters in the same place are one address, whatever they are called.
  expect(new Set(todos.map(([, endereco]) => endereco.replace(/:\w+/g, ':'))).size).toBe(todos.length);
});

test('do nome vêm o método e o caminho', () => {
  const declarada = chamada('PUT /x/:id', { resumo: '', acesso: PARA_TODOS, answer: 'arquivo', refusals: [] });
  expect(declarada).toMatchObject({ method: 'PUT', path: '/x/:id' });
});
