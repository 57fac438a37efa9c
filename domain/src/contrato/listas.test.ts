import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Chamada, chamada } from './chamada';
import { CHAMADAS } from './chamadas';

type Esquema = { type?: string; maxItems?: number; [chave: string]: unknown };

/** Where an answer has a list that does not say how long it may be. */
function semFim(esquema: unknown, caminho: string): string[] {
  if (typeof esquema !== 'object' || esquema === null) return [];
  const { type, maxItems } = esquema as Esquema;
  const aqui = type === 'array' && maxItems === undefined ? [caminho] : [];
  return [...aqui, ...Object.entries(esquema).flatMap(([nome, parte]) => semFim(parte, `${caminho}.${nome}`))];
}

const listasSemFim = ({ answer, aosPoucos }: Chamada): string[] =>
  answer === 'arquivo' || aosPoucos
    ? []
    : semFim(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }), 'resposta');

const todas = Object.values<Chamada>(CHAMADAS);

test.each(todas.map((c) => [`${c.method} ${c.path}`, c] as const))('%s: cada lista da resposta tem um fim', (_, c) => {
  expect(listasSemFim(c)).toEqual([]);
});

test('nenhuma página é maior do que uma resposta suporta', () => {
  for (const { query, method, path } of todas) {
    const limite = query && 'limite' in query.shape ? query.shape.limite : undefined;
    if (limite) expect([`${method} ${path}`, limite.safeParse(501).success]).toEqual([`${method} ${path}`, false]);
  }
});

test('uma lista sem fim é vista, também dentro de outra', () => {
  const resposta = z.object({ a: z.array(z.object({ b: z.array(z.int()) })).max(3) });
  const aberta = chamada('GET /aberta', { ...CHAMADAS.verDoacao, answer: resposta });
  expect(listasSemFim(aberta)).toHaveLength(1);
});
