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

const DECLARADA = { resumo: '', acesso: PARA_TODOS, answer: 'arquivo', refusals: [] } as const;

test('do nome vêm o método e o caminho', () => {
  const declarada = chamada('PUT /x/:id', { ...DECLARADA, semAto: 'um exemplo' });
  expect(declarada).toMatchObject({ method: 'PUT', path: '/x/:id' });
});

test('o que muda algo diz o seu ato ou por que não o tem, e só um dos dois', () => {
  const ato = { nome: 'pet-criado', objeto: 'pet' } as const;
  expect(() => chamada('PUT /x/:id', DECLARADA)).toThrow('não diz o seu ato, nem por que não o tem');
  expect(() => chamada('GET /x/:id', { ...DECLARADA, age: true })).toThrow('não diz o seu ato');
  expect(() => chamada('PUT /x/:id', { ...DECLARADA, ato, semAto: 'x' })).toThrow('tem ato e diz que não tem');
  expect(() => chamada('GET /x/:id', { ...DECLARADA, ato })).toThrow('não muda nada e não tem ato');
  expect(chamada('PUT /x/:id', { ...DECLARADA, ato }).ato).toEqual(ato);
});
