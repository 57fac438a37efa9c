/** A receipt of one page, with nobody's name on it. */
export function escreverRecibo(linhas: readonly string[]): Buffer {
  const texto = linhas.map((linha, i) => `${i === 0 ? '' : '0 -28 Td '}(${linha}) Tj`).join('\n');
  const pagina = `BT /F1 16 Tf 72 740 Td\n${texto}\nET`;
  const objetos = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${pagina.length}>>stream\n${pagina}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let pdf = '%PDF-1.4\n';
  const lugares = objetos.map((objeto, i) => {
    const lugar = pdf.length;
    pdf += `${i + 1} 0 obj${objeto}endobj\n`;
    return `${String(lugar).padStart(10, '0')} 00000 n \n`;
  });
  const tabela = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`;
  const fim = `trailer<</Size ${objetos.length + 1}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}${tabela}${fim}`, 'latin1');
}
