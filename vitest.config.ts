import { defineConfig } from 'vitest/config';

// Files share what a worker has loaded: loading it anew was most of the time. A test that leaves something behind in a
// module shows as a failure of another one.
const juntos = { isolate: false };

export default defineConfig({
  test: {
    maxWorkers: 2,
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
