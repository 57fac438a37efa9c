import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { diferenca } from './diferencas';
import { escreverFolhas } from './folhas-de-contato';
import { PASTA } from './pastas';

type Tela = { titulo: string; projeto: string; arquivo: string; faltas: string; mudou: string | null };

/** One page with all screens side by side, the faulty ones first, then what changed since it was last accepted; and contact sheets. */
export default class Indice implements Reporter {
  private telas: Tela[] = [];

  onTestEnd(teste: TestCase, { errors, annotations }: TestResult): void {
    this.telas.push({
      titulo: teste.title,
      projeto: teste.parent.project()?.name ?? '',
      arquivo: annotations.find(({ type }) => type === 'tela')?.description ?? '',
      faltas: errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n'),
      mudou: null,
    });
  }

  async onEnd(): Promise<void> {
    mkdirSync(PASTA, { recursive: true });
    const fotografadas = this.telas.filter(({ arquivo }) => arquivo);
    for (const tela of fotografadas) tela.mudou = await diferenca(tela.arquivo);
    const folhas = await escreverFolhas(fotografadas);
    const peso = ({ faltas, mudou }: Tela) => (faltas ? 0 : mudou ? 1 : 2);
    const ordem = this.telas.toSorted((a, b) => peso(a) - peso(b));
    const comFalta = ordem.filter(({ faltas }) => faltas).length;
    const mudadas = ordem.filter(({ mudou }) => mudou);
    writeFileSync(path.join(PASTA, 'index.html'), escrever(ordem, comFalta));
    for (const { titulo, projeto, mudou } of mudadas) console.log(`${projeto} · ${titulo}: ${mudou}`);
    console.log(`\n${ordem.length} telas, ${comFalta} com problemas, ${mudadas.length} mudadas desde a última aceita.`);
    console.log(`gallery/index.html e ${folhas} folhas em gallery/folhas`);
  }
}
const escapar = (texto: string) => texto.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function escrever(telas: Tela[], quantas: number): string {
  const cartoes = telas.map(
    ({ titulo, projeto, arquivo, faltas, mudou }) => `<figure class="${projeto}">
<figcaption>${escapar(titulo)} <small>${projeto}${mudou ? ` · ${mudou}` : ''}</small></figcaption>
<a href="${arquivo}"><img loading="lazy" src="${arquivo}" alt=""></a>${faltas ? `<pre>${escapar(faltas)}</pre>` : ''}
</figure>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><title>Galeria · Indica Bem</title>
<style>
body { font: 15px/1.4 system-ui; background: #fbf6ec; color: #22302a; margin: 24px }
main { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
figure { margin: 0; background: #fff; border: 1px solid #e9e1d2; border-radius: 12px; padding: 10px }
img { width: 460px } :is(.celular, .cores-forcadas) img { width: 220px }
img { max-height: 520px; object-fit: cover; object-position: top; border-radius: 6px }
pre { max-width: 460px; white-space: pre-wrap; color: #b3261e }
</style>
<h1>${telas.length} telas, ${quantas} com problemas</h1><main>${cartoes.join('\n')}</main></html>`;
}
