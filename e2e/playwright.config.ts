import { defineConfig } from '@playwright/test';
import { VAI_A_FUNDO } from '../server/src/test/a-fundo';
import { NO_CELULAR } from './apoio/larguras';

const comoRoot = process.getuid?.() === 0;
const argumentos = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  // A journey is over before optimised code would pay for its making, or its garbage for being looked through: a sixteenth of
  // the whole run's work each.
  '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16',
  ...(comoRoot ? ['--no-sandbox'] : []),
];

/**
 * One width per journey: who is asked holds a phone, or says in its file that it sits at a desk (`NA_MESA`). The screens are
 * the same code at any width and differ by their stylesheets alone, so going through a form twice proves it once. What a
 * width can change is asked where it shows: `exigirAcessivel` looks at each screen in both, `larguras.spec.ts` at every
 * screen of every role, `entrar.spec.ts` at the menu, which is a drawer on the phone; how much of it for each commit and how
 * much in depth, docs/testing.md says. The whole way from recommendation to donation (`jornada.spec.ts`) is made with each
 * person's own device. Made in both (`NAS_DUAS_LARGURAS`): the tutor's living QR and the camera and scanner that read it, for
 * the till is a phone in one store and a computer in the next.
 * One project for all: each would begin its own workers, and each worker its own browser.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more chance only where nobody watches (scripts/passos/etapas.mjs), and by name: at a terminal a test passes or fails.
  retries: process.env.CI ? 1 : 0,
  // One more than cores: a test waits for its browser, its server or its clock a good part of the time.
  workers: 3,
  // Ten times what the longest takes on a quiet machine: on one that others slow down a journey is late, not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalSetup: './apoio/subir-produto.ts',
  use: {
    baseURL: process.env.E2E_URL,
    // What is not there is told in a minute, not when the whole journey is over.
    actionTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Nothing fades or slides while it is looked at; the product does the same for who prefers it so.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    // Each test is a new device: installing the app on every one of them would be most of the work. Those about it do.
    serviceWorkers: 'block',
    launchOptions: {
      args: argumentos,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  projects: [
    {
      name: 'jornadas',
      testMatch: ['*.processo.ts', '*.spec.ts', ...(VAI_A_FUNDO ? ['*.fundo.ts'] : [])],
      use: NO_CELULAR,
    },
  ],
});
