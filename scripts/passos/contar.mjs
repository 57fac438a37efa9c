import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** One check, one verdict. */
export const contarUm = (codigo) => ({ passou: codigo === 0 ? 1 : 0, falhou: codigo === 0 ? 0 : 1 });

export const contarVitest = (relatorio, codigo) =>
  comRelatorio(relatorio, codigo, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that does not even load has no tests to fail.
    const vazios = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      passou: numPassedTests,
      falhou: numFailedTests + vazios.length,
      aviso: emAviso(testResults.flatMap(soNaSegunda)),
    };
  });

const emAviso = (nomes) => nomes.map((nome) => `passou só na segunda vez: ${nome}`).join('\n');

/** What it said the first time stays with a test that passes the second. */
const soNaSegunda = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [primeira] }) => `${basename(name)} › ${fullName}: ${primeira.split('\n')[0]}`);

/** A test that passed only when tried again is a failure at somebody's terminal; where nobody watches it may pass, but by name. */
export const contarPlaywright = (relatorio, codigo, { perdoa = false } = {}) =>
  comRelatorio(relatorio, codigo, ({ stats, suites }) => {
    const aviso = emAviso(repetidos(suites));
    return perdoa
      ? { passou: stats.expected + stats.flaky, falhou: stats.unexpected, aviso }
      : { passou: stats.expected, falhou: stats.unexpected + stats.flaky, aviso };
  });

function repetidos(suites) {
  return suites.flatMap(({ suites: dentro = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
    ),
    ...repetidos(dentro),
  ]);
}

/** Whatever the report says, a run that ended badly has at least one failure. */
function comRelatorio(relatorio, codigo, contar) {
  try {
    const { falhou, ...contado } = contar(JSON.parse(readFileSync(relatorio, 'utf8')));
    return { ...contado, falhou: codigo === 0 ? falhou : Math.max(falhou, 1) };
  } catch {
    return { passou: 0, falhou: 1 };
  }
}
