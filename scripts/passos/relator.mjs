import { rmSync } from 'node:fs';
import { JsonReporter } from 'vitest/node';

/**
 * vitest's own report, and in `soltos` what it leaves out of it: errors thrown outside all tests. When the server's tests are
 * over it takes away the file that says they are not.
 */
export default class Relator extends JsonReporter {
  soltos = [];
  doServidor = 0;

  onTestRunStart(arquivos) {
    this.doServidor = arquivos.filter(({ project }) => project.name === 'server').length;
  }

  onTestModuleEnd({ project }) {
    if (project.name !== 'server' || --this.doServidor > 0) return;
    if (process.env.SERVER_TESTS) rmSync(process.env.SERVER_TESTS, { force: true });
  }

  async onTestRunEnd(arquivos, soltos) {
    this.soltos = soltos.map(({ message }) => message);
    await super.onTestRunEnd(arquivos, soltos);
  }

  writeReport(texto) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(texto), soltos: this.soltos }));
  }
}
