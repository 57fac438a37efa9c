import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run gallery`: every screen as every role in both viewports, with its faults. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/galeria',
  globalSetup: '../apoio/subir-produto.ts',
  reporter: [['list'], ['./indice.ts']],
  retries: 0,
  use: { ...base.use, trace: 'off' },
  projects: base.projects
    ?.filter(({ name }) => name !== 'processo')
    .map((projeto) => ({ ...projeto, testMatch: 'telas.ts' })),
});
