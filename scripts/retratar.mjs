// Puts together the README's picture from the gallery: npm run gallery && node scripts/retratar.mjs
import sharp from 'sharp';
import { naRaiz } from './passos/raiz.mjs';

const FUNDO = '#D9D2C5';
const VAO = 24;
const ALTURA = 740;
const FILEIRAS = [
  [
    'visitante--login--celular',
    'tutor--home--celular',
    'tutor--cupom-ver-id_cupom--celular',
    'lojista--cupom-efetivar-id_cupom--celular',
  ],
  ['prescritor--prescricoes-nova--celular', 'indicabem--dashboard--computador'],
];
const LARGURAS = { celular: 360, computador: 3 * 360 + 2 * VAO };

/** The top of a screen, as tall as a phone. */
async function recortar(nome) {
  const largura = LARGURAS[nome.split('--').at(-1)];
  const tela = await sharp(naRaiz('gallery', `${nome}.png`))
    .resize({ width: largura })
    .png()
    .toBuffer();
  const { height } = await sharp(tela).metadata();
  const cortada = sharp(tela).extract({ left: 0, top: 0, width: largura, height: Math.min(height, ALTURA) });
  return { input: await cortada.png().toBuffer(), largura };
}

const pecas = [];
for (const [linha, nomes] of FILEIRAS.entries()) {
  let left = VAO;
  for (const nome of nomes) {
    const { input, largura } = await recortar(nome);
    pecas.push({ input, left, top: VAO + linha * (ALTURA + VAO) });
    left += largura + VAO;
  }
}
const width = 4 * 360 + 5 * VAO;
const height = FILEIRAS.length * (ALTURA + VAO) + VAO;
await sharp({ create: { width, height, channels: 3, background: FUNDO } })
  .composite(pecas)
  .png({ palette: true, compressionLevel: 9 })
  .toFile(naRaiz('docs/images/telas.png'));
console.log('docs/images/telas.png');
