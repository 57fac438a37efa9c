import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const PASTA = path.resolve(import.meta.dirname, '../../gallery');

type Tela = { titulo: string; projeto: string; arquivo: string; faltas: string };

/** One page with all screens side by side, the faulty ones first. */
export default class Indice implements Reporter {
  private telas: Tela[] = [];

  onTestEnd(teste: TestCase, { errors, annotations }: TestResult): void {
    this.telas.push({
      titulo: teste.title,
      projeto: teste.parent.project()?.name ?? '',
      arquivo: annotations.find(({ type }) => type === 'tela')?.description ?? '',
      faltas: errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n'),
    });
  }

  onEnd(): void {
    mkdirSync(PASTA, { recursive: true });
    const comFalta = this.telas.filter(({ faltas }) => faltas);
    const ordem = [...comFalta, ...this.telas.filter(({ faltas }) => !faltas)];
    writeFileSync(path.join(PASTA, 'index.html'), escrever(ordem, comFalta.length));
    console.log(`\n${this.telas.length} telas, ${comFalta.length} com problemas: gallery/index.html`);
  }
}
const escapar = (texto: string) => texto.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function escrever(telas: Tela[], quantas: number): string {
  const cartoes = telas.map(
    ({ titulo, projeto, arquivo, faltas }) => `<figure class="${projeto}">
<figcaption>${escapar(titulo)} <small>${projeto}</small></figcaption>
<a href="${arquivo}"><img loading="lazy" src="${arquivo}" alt=""></a>${faltas ? `<pre>${escapar(faltas)}</pre>` : ''}
</figure>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><title>Galeria · Indica Bem</title>
<style>
body { font: 15px/1.4 system-ui; background: #fbf6ec; color: #22302a; margin: 24px }
main { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
figure { margin: 0; background: #fff; border: 1px solid #e9e1d2; border-radius: 12px; padding: 10px }
.celular img { width: 220px } .computador img { width: 460px }
img { max-height: 520px; object-fit: cover; object-position: top; border-radius: 6px }
pre { max-width: 460px; white-space: pre-wrap; color: #b3261e }
</style>
<h1>${telas.length} telas, ${quantas} com problemas</h1><main>${cartoes.join('\n')}</main></html>`;
}
