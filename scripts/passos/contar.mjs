import { readFileSync } from 'node:fs';

/** One check, one verdict. */
export const contarUm = (codigo) => ({ passou: codigo === 0 ? 1 : 0, falhou: codigo === 0 ? 0 : 1 });

export const contarVitest = (relatorio, codigo) =>
  comRelatorio(relatorio, codigo, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that does not even load has no tests to fail.
    const vazios = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passou: numPassedTests, falhou: numFailedTests + vazios.length };
  });

export const contarPlaywright = (relatorio, codigo) =>
  comRelatorio(relatorio, codigo, ({ stats }) => ({ passou: stats.expected + stats.flaky, falhou: stats.unexpected }));

/** Whatever the report says, a run that ended badly has at least one failure. */
function comRelatorio(relatorio, codigo, contar) {
  try {
    const { passou, falhou } = contar(JSON.parse(readFileSync(relatorio, 'utf8')));
    return { passou, falhou: codigo === 0 ? falhou : Math.max(falhou, 1) };
  } catch {
    return { passou: 0, falhou: 1 };
  }
}
