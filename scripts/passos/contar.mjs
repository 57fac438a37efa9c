import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One check, one verdict. */
export const contarUm = (codigo) => ({ passou: codigo === 0 ? 1 : 0, falhou: codigo === 0 ? 0 : 1 });

/** Of a file's reports the last one counts. A file that failed and then did not is called by its name, with what it said. */
export const contarVitest = (relatorios, codigo) =>
  comRelatorios(relatorios, codigo, (lidos) => {
    const [antes, agora] = [lidos[0], lidos.at(-1)].map(porArquivo);
    const arquivos = [...new Map([...antes, ...agora]).values()];
    return {
      passou: arquivos.flatMap(testesQue('passed')).length,
      falhou: arquivos.flatMap((arquivo) => (falhou(arquivo) ? oQueDisse(arquivo) : [])).length,
      aviso: emAviso(
        [...antes.values()].filter((arquivo) => falhou(arquivo) && !falhou(agora.get(arquivo.name))).flatMap(oQueDisse),
      ),
    };
  });

/** More of them than this did not fail by chance. */
const POR_ACASO = 5;

/** The files that failed, if it may have been by chance: no second run of theirs would answer for an error outside all tests. */
export function aTentarDeNovo(relatorio) {
  try {
    const lido = ler(relatorio);
    const falhos = lido.testResults.filter(falhou).map(({ name }) => name);
    return falhos.length <= POR_ACASO && lido.soltos.length === 0 ? falhos : [];
  } catch {
    // The run did not even get to a report.
    return [];
  }
}

const porArquivo = ({ testResults }) => new Map(testResults.map((arquivo) => [arquivo.name, arquivo]));
const falhou = ({ status }) => status === 'failed';
const testesQue =
  (como) =>
  ({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === como);

/** One line for each test that failed; for a file that failed outside of them, before the first or after the last, its own. */
function oQueDisse(arquivo) {
  const nome = basename(arquivo.name);
  const primeiraLinha = (texto = '') => texto.split('\n')[0];
  const dosTestes = testesQue('failed')(arquivo).map(
    ({ fullName, failureMessages: [disse] }) => `${nome} › ${fullName}: ${primeiraLinha(disse)}`,
  );
  return dosTestes.length > 0 ? dosTestes : [`${nome}: ${primeiraLinha(arquivo.message)}`];
}

const emAviso = (nomes) => nomes.map((nome) => `passou só na segunda vez: ${nome}`).join('\n');

/** A test that passed only when tried again is a failure at somebody's terminal; where nobody watches it may pass, but by name. */
export const contarPlaywright = (relatorio, codigo, { perdoa = false } = {}) =>
  comRelatorios([relatorio], codigo, ([{ stats, suites }]) => {
    const aviso = emAviso(repetidos(suites));
    return perdoa
      ? { passou: stats.expected + stats.flaky, falhou: stats.unexpected, aviso }
      : { passou: stats.expected, falhou: stats.unexpected + stats.flaky, aviso };
  });

function repetidos(suites) {
  return suites.flatMap(({ suites: dentro = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName, results }) => `[${projectName}] ${file} › ${title}: ${daPrimeira(results)}`),
    ),
    ...repetidos(dentro),
  ]);
}

/** What the first try said, without the colours of a terminal, and where. */
function daPrimeira(tentativas) {
  const { message = '', location } = tentativas.flatMap(({ errors }) => errors)[0] ?? {};
  const disse = stripVTControlCharacters(message).split('\n')[0];
  return location ? `${disse} (linha ${location.line} de ${basename(location.file)})` : disse;
}

/** Whatever the reports say, a run that ended badly has at least one failure. */
function comRelatorios(relatorios, codigo, contar) {
  try {
    const { falhou, ...contado } = contar(relatorios.map(ler));
    return { ...contado, falhou: codigo === 0 ? falhou : Math.max(falhou, 1) };
  } catch {
    return { passou: 0, falhou: 1 };
  }
}

const ler = (relatorio) => JSON.parse(readFileSync(relatorio, 'utf8'));
