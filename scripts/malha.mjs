// Writes the outlines of states and municipalities that the map draws (web/src/compartilhado/mapa/malha, see its README):
//   npm pack ibge-cidades-com-poligonos@1.0.0 && tar xzf ibge-cidades-com-poligonos-1.0.0.tgz
//   node scripts/malha.mjs package/municipios-poligonos.json
import { readFileSync, writeFileSync } from 'node:fs';
import { carregarMunicipios, listarEstados, UFS } from 'municipios-brasil';
import { limitesDe, lugaresDe } from './malha/limites.mjs';
import { naRaiz } from './passos/raiz.mjs';

/** `passos`: steps to a degree; in steps, how far a line may leave what it stands for, and the smallest island kept. */
const DO_ESTADO = { passos: 1000, desvio: 2, ilha: 40 };
/** From so far away two lines beside each other are one: states are thinned each by itself, since the source's do not quite meet. */
const DO_PAIS = { passos: 100, desvio: 1.2, ilha: 40, soltos: true };

const [origem] = process.argv.slice(2);
if (!origem) throw new Error('Diga onde está municipios-poligonos.json.');
const municipios = JSON.parse(readFileSync(origem, 'utf8'));
const nomeados = await carregarMunicipios();

gravar('br', municipios, 'ufSigla', DO_PAIS, nomesDe(listarEstados().map((estado) => [estado.uf, estado.uf, estado])));
for (const uf of UFS) {
  const doEstado = municipios.filter(({ ufSigla }) => ufSigla === uf);
  const cidades = nomeados.porEstado(uf).map((cidade) => [String(cidade.codigoIbge), cidade.nome, cidade]);
  gravar(uf.toLowerCase(), doEstado, 'municipioCodigo', DO_ESTADO, nomesDe(cidades));
}

/** What is written on the map, and where: a city's name at its seat. */
function nomesDe(lista) {
  return new Map(lista.map(([dono, nome, { longitude, latitude }]) => [dono, { nome, lugar: [longitude, latitude] }]));
}

function gravar(arquivo, municipios, dono, { passos, ...medidas }, nomes) {
  const naGrade = (lugar) => lugar.map((graus) => Math.round(graus * passos));
  const pecas = municipios.map((municipio) => ({
    dono: municipio[dono],
    aneis: municipio.poligono.coordinates.flat().map((anel) => anel.map(naGrade)),
  }));
  const lugares = lugaresDe(pecas);
  const { arcos, contorno, limites } = limitesDe(lugares, medidas);
  const escritos = lugares.map(({ dono }, i) => {
    const { nome, lugar } = nomes.get(dono);
    return [nome, ...naGrade(lugar), limites[i]];
  });
  const destino = naRaiz('web/src/compartilhado/mapa/malha', `${arquivo}.json`);
  writeFileSync(destino, `${JSON.stringify({ passos, arcos, contorno, lugares: escritos })}\n`);
}
