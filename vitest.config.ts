import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Files share what a worker has loaded: loading it anew was most of the time. A test that leaves something behind in a
// module shows as a failure of another one.
const juntos = { isolate: false };

/** These take longest: begun last, one of them would keep a core waiting for the other. */
const LONGOS = [
  'entradas-hostis',
  'entradas-geradas',
  'lote-de-2000',
  'validar-cupom',
  'limitar-palpites',
  'corrida',
  'todo-formulario',
  'recuperar-senha',
  'linha-de-comando',
  'velocidade',
  'postgres-embutido',
];

class LongosPrimeiro extends BaseSequencer {
  override async sort(arquivos: TestSpecification[]): Promise<TestSpecification[]> {
    const vez = ({ moduleId }: TestSpecification) => {
      const lugar = LONGOS.findIndex((nome) => moduleId.includes(`/${nome}.test.`));
      return lugar === -1 ? LONGOS.length : lugar;
    };
    return (await super.sort(arquivos)).sort((um, outro) => vez(um) - vez(outro));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongosPrimeiro },
    projects: [
      { test: { ...juntos, name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
      { test: { ...juntos, name: 'domain', root: 'domain', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          ...juntos,
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/test/banco-molde.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...juntos,
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Stylesheets are empty here, but for the tests that read one as a text.
          css: { include: /\.css\?raw$/ },
          testTimeout: 30_000,
        },
      },
    ],
  },
});
