import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Files share what a worker has loaded: loading it anew was most of the time. A test that leaves something behind in a
// module shows as a failure of another one.
const juntos = { isolate: false, setupFiles: ['../scripts/semente.mjs'] };
/** A file that is saved, a page that is opened: clicked, it would take the address of the window, which the files share. */
const SEM_SAIR = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };
// Stylesheets are empty, but for the tests that read one as a text.
const daWeb = {
  ...juntos,
  environmentOptions: { happyDOM: { settings: { navigation: SEM_SAIR } } },
  root: 'web',
  setupFiles: [...juntos.setupFiles, 'src/test/sem-pilhas.ts', 'src/test/testing-library.ts'],
  css: { include: /\.css\?raw$/ },
  testTimeout: 30_000,
};

/**
 * About the device's database itself. A worker of their own each: where a file before has loaded it without one, or left
 * something unfinished in it, it answers nobody who comes later.
 */
const DO_APARELHO = [
  'src/app/copias-do-papel.test.ts',
  'src/offline/copias.test.ts',
  'src/offline/enviar-pendentes.test.ts',
  'src/app/use-offline.test.tsx',
];

/**
 * These take longest: begun last, one of them would keep a core waiting for the other. First those that themselves wait a good
 * part of the time, while there are checks to use it (scripts/passos/etapas.mjs).
 */
const LONGOS = [
  'banco-mudo',
  'sinais',
  'linha-de-comando',
  'desligar',
  'postgres-embutido',
  'banco-fora',
  'fila',
  'validar-cupom',
  'corrida',
  'permissoes',
  'alterar-prescricao',
  'limitar-palpites',
  'alheio',
  'todo-formulario',
  'vida-da-indicacao',
  'lote-de-2000',
  'cadastro-em-lote',
  'importar-baixa',
  'remover-demo',
  'entradas-geradas',
  'entradas-hostis',
  'oito-tipos',
  'copia',
  'recuperar-senha',
];

/** A worker serves one project: who comes to a file of another begins anew, and loads everything again. */
const PROJETOS = ['server', 'web', 'aparelho', 'domain', 'scripts'];

class LongosPrimeiro extends BaseSequencer {
  override async sort(arquivos: TestSpecification[]): Promise<TestSpecification[]> {
    const projeto = ({ project }: TestSpecification) => PROJETOS.indexOf(project.name);
    const vez = ({ moduleId }: TestSpecification) => {
      const lugar = LONGOS.findIndex((nome) => moduleId.includes(`/${nome}.test.`));
      return lugar === -1 ? LONGOS.length : lugar;
    };
    return (await super.sort(arquivos)).sort((um, outro) => projeto(um) - projeto(outro) || vez(um) - vez(outro));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongosPrimeiro },
    projects: [
      { test: { ...juntos, setupFiles: [], name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
      { test: { ...juntos, name: 'domain', root: 'domain', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          ...juntos,
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          // Those are of `npm run test:deep` (docs/testing.md).
          exclude: process.env.FUNDO ? [] : ['src/**/*.fundo.test.ts'],
          globalSetup: ['src/test/banco-molde.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // One project, one window: a second one, for what draws nothing, would load the same code again in each worker.
      {
        test: {
          ...daWeb,
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: DO_APARELHO,
          environment: 'happy-dom',
        },
      },
      { test: { ...daWeb, name: 'aparelho', include: DO_APARELHO, isolate: true, environment: 'happy-dom' } },
    ],
  },
});
