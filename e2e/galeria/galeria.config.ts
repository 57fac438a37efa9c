import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { CHAVE, RENDERIZACOES } from './renderizacoes';

/** `npm run gallery`: every screen as every role in two renderings, the key screens in six, with their faults. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/galeria',
  globalSetup: '../apoio/subir-produto.ts',
  reporter: [['list'], ['./indice.ts']],
  retries: 0,
  use: { ...base.use, trace: 'off' },
  projects: RENDERIZACOES.map(({ nome, soAsChave, use }) => ({
    name: nome,
    testMatch: 'telas.ts',
    ...(soAsChave && { grep: new RegExp(CHAVE) }),
    use,
  })),
});
