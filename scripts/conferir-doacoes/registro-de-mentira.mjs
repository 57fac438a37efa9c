import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { COPIA } from './arquivo.mjs';
import { Arvore, resumo } from './arvore.mjs';

const ORIGEM = 'indicabem/doacoes';

/** A key of the tests, as the register lists it and as it signs. */
export function criarChave() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publica = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const id = resumo(`${ORIGEM}\n`, Buffer.of(1), publica).subarray(0, 4);
  return { id, privateKey, publica: publica.toString('base64'), chave: id.toString('hex') };
}

export const sal = (n) => resumo(`sal ${n}`);
export const cupom = (n) => 400_000_000_000_000 + n;
const comprovante = (n) =>
  createHmac('sha256', sal(n))
    .update(String(cupom(n)))
    .digest('hex');

export const doacao = (n, outra = {}) => ({
  cidade: n % 3 === 0 ? 'Votorantim' : 'Sorocaba',
  comprovante: comprovante(n),
  kg: 1,
  mes: n < 700 ? '2026-09' : '2026-10',
  n,
  ...outra,
});
export const estorno = (n, estorna, outra = {}) => {
  const { cidade, mes } = doacao(estorna);
  return { cidade, estorna, kg: -1, mes, n, ...outra };
};

/** So many leaves, of which every hundredth takes back the one ten before it. */
export const folhasDe = (quantas) =>
  Array.from({ length: quantas }, (_, i) => ((i + 1) % 100 === 0 ? estorno(i + 1, i - 9) : doacao(i + 1))).map(
    (folha) => JSON.stringify(folha),
  );

export function assinar(
  { tamanho, raiz, kg, em, motivo = 'dia', referencia = em.slice(0, 10) },
  { id, privateKey, chave },
) {
  const texto = `${ORIGEM}\n${tamanho}\n${Buffer.from(raiz, 'hex').toString('base64')}\nkg ${kg}\nem ${em}\n`;
  const assinatura = Buffer.concat([id, sign(null, Buffer.from(texto), privateKey)]).toString('base64');
  return { tamanho, raiz, kg, em, motivo, referencia, chave, nota: `${texto}\n— ${ORIGEM} ${assinatura}\n` };
}

const somar = (folhas, parte) => {
  const somas = new Map();
  for (const folha of folhas) somas.set(folha[parte], (somas.get(folha[parte]) ?? 0) + folha.kg);
  return [...somas].map(([valor, kg]) => ({ [parte]: valor, kg }));
};

/** What somebody with the key would publish of these leaves, right or wrong: marcos at some sizes, and the page's sums. */
export function publicar(textos, chave, tamanhos = [700, 1024]) {
  const folhas = textos.map((texto) => JSON.parse(texto));
  const arvore = new Arvore();
  const marcos = [];
  let kg = 0;
  for (const [i, texto] of textos.entries()) {
    arvore.juntar(texto);
    kg += folhas[i].kg;
    const em = new Date(Date.UTC(2026, 9, 1) + i * 60_000).toISOString();
    if (tamanhos.includes(i + 1) || i + 1 === textos.length)
      marcos.unshift(assinar({ tamanho: i + 1, raiz: arvore.raiz(), kg, em }, chave));
  }
  const [marco, ...guardados] = marcos;
  return {
    formato: COPIA,
    endereco: 'https://exemplo.test/api',
    lido_em: '2026-11-16T12:00:00.000Z',
    chaves: { origem: ORIGEM, chaves: [{ chave: chave.chave, publica: chave.publica, desde: '2026-09-01T00:00:00Z' }] },
    transparencia: {
      prometido: { kg, cadeiras: Math.floor(kg / 500) },
      entregue: { kg: 0, cadeiras: 0 },
      falta: { kg, cadeiras: Math.floor(kg / 500) },
      meses: somar(folhas, 'mes'),
      cidades: somar(folhas, 'cidade'),
      marco,
      anterior: guardados[0] ?? null,
    },
    marcos: guardados,
  };
}
