import { JsonReporter } from 'vitest/node';

/** vitest's own report, and in `soltos` what it leaves out of it: errors thrown outside all tests. */
export default class Relator extends JsonReporter {
  soltos = [];

  async onTestRunEnd(arquivos, soltos) {
    this.soltos = soltos.map(({ message }) => message);
    await super.onTestRunEnd(arquivos, soltos);
  }

  writeReport(texto) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(texto), soltos: this.soltos }));
  }
}
