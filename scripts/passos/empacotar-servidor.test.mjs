import { setTimeout as esperar } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { empacotar } from './empacotar-servidor.mjs';

/** A package whose only file takes that long to be read. */
const pacote = (ms) => ({
  entryPoints: ['virtual'],
  write: false,
  plugins: [
    {
      name: 'devagar',
      setup(construcao) {
        construcao.onResolve({ filter: /./ }, ({ path }) => ({ path, namespace: 'devagar' }));
        construcao.onLoad({ filter: /./ }, async () => {
          await esperar(ms);
          return { contents: '' };
        });
      },
    },
  ],
});

test('o pacote que termina antes não deixa os outros sem resposta', async () => {
  const devagar = empacotar(pacote(150));
  await empacotar(pacote(0));
  await expect(devagar).resolves.toBeUndefined();
  await expect(empacotar(pacote(0))).resolves.toBeUndefined();
});
