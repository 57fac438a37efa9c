// Renders the app icons from web/public/favicon.svg, and what links and mails show from scripts/desenhos: node scripts/desenhar.mjs
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publico = (nome) => fileURLToPath(new URL(`../web/public/${nome}`, import.meta.url));
const VERDE = '#1F5C3F';

const favicon = await readFile(publico('favicon.svg'), 'utf8');

/** Fills the square to its edges and keeps the drawing inside it: the system cuts its own shape. */
function sangrar(margem) {
  const lado = 48 + 2 * margem;
  const fundo = `<rect x="-${margem}" y="-${margem}" width="${lado}" height="${lado}" fill="${VERDE}"/>`;
  return favicon.replace('viewBox="0 0 48 48">', `viewBox="-${margem} -${margem} ${lado} ${lado}">${fundo}`);
}

const ICONES = [
  { nome: 'icone-192.png', lado: 192, svg: favicon },
  { nome: 'icone-512.png', lado: 512, svg: favicon },
  { nome: 'icone-maskable-512.png', lado: 512, svg: sangrar(4) },
  { nome: 'apple-touch-icon.png', lado: 180, svg: sangrar(1) },
];

for (const { nome, lado, svg } of ICONES) {
  const desenho = svg.replace('<svg ', `<svg width="${lado}" height="${lado}" `);
  await sharp(Buffer.from(desenho)).png({ palette: true, compressionLevel: 9 }).toFile(publico(nome));
  console.log(`web/public/${nome}`);
}

/** No name, no product and no letter of a font: the same for every link and every mail. */
for (const nome of ['cartao', 'embalagem']) {
  const origem = fileURLToPath(new URL(`desenhos/${nome}.svg`, import.meta.url));
  await sharp(origem)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(publico(`${nome}.png`));
  console.log(`web/public/${nome}.png`);
}
