import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { consultas, invalidar } from './consultas';

afterEach(() => consultas.clear());

test.each([
  ['a primeira leitura ainda a caminho', undefined],
  ['outra leitura a caminho', 'lida antes'],
])('mudou com %s: o que se mostra é lido depois da mudança', async (_, lida) => {
  const queryKey = [listarPrescricoes, {}];
  if (lida) consultas.setQueryData(queryKey, lida, { updatedAt: 1 });
  const soltar: ((valor: string) => void)[] = [];
  const observador = new QueryObserver(consultas, {
    queryKey,
    queryFn: () => new Promise<string>((pronto) => soltar.push(pronto)),
  });
  const largar = observador.subscribe(() => undefined);
  expect(soltar).toHaveLength(1);
  const invalidada = invalidar(listarPrescricoes);
  await expect.poll(() => soltar.length).toBe(2);
  soltar[1]?.('depois');
  soltar[0]?.('antes');
  await invalidada;
  expect(observador.getCurrentResult().data).toBe('depois');
  largar();
});
