import { COPIA } from './arquivo.mjs';
import { NaoDeu } from './dizer.mjs';
import { POR_PAGINA } from './folha.mjs';

const AO_MESMO_TEMPO = 4;
const MARCOS_NO_MAXIMO = 100_000;
const esperar = (ms) => new Promise((pronto) => setTimeout(pronto, ms));

/** Asked again while the network fails now and then, or a busy server says when to come back. */
async function pedir(endereco, { fresco = false } = {}) {
  for (let vez = 1; ; vez++) {
    const headers = { accept: 'application/json', ...(fresco && { 'cache-control': 'no-cache' }) };
    try {
      const resposta = await fetch(endereco, { headers, signal: AbortSignal.timeout(60_000) });
      if (resposta.ok) return await resposta.json();
      if (vez >= 20 || ![429, 502, 503, 504].includes(resposta.status))
        throw new NaoDeu(`Não foi possível ler ${endereco}: resposta ${resposta.status}.`);
      await esperar(1000 * Math.min(Number(resposta.headers.get('retry-after')) || vez, 120));
    } catch (erro) {
      if (erro instanceof NaoDeu) throw erro;
      const ninguem = ['ECONNREFUSED', 'ENOTFOUND'].includes(erro.cause?.code);
      if (ninguem || vez >= 3)
        throw new NaoDeu(`Não foi possível ler ${endereco}: ${erro.cause?.code ?? erro.message}.`);
      await esperar(1000 * vez);
    }
  }
}

/** All but the leaves: keys, what the page says with the root of now, every marco that was kept. */
export async function lerCabecalho(alvo) {
  const endereco = `${lerEndereco(alvo)}/api`;
  const chaves = await pedir(`${endereco}/registro/chaves`);
  const transparencia = await pedir(`${endereco}/transparencia`);
  const marcos = [];
  for (let cursor = ''; cursor !== null; ) {
    const { marcos: alguns, proximo } = await pedir(`${endereco}/registro/marcos?limite=100${cursor}`);
    marcos.push(...alguns);
    if (marcos.length > MARCOS_NO_MAXIMO) throw new NaoDeu('Os marcos não acabam: três séculos deles são demais.');
    cursor = proximo && `&cursor=${encodeURIComponent(proximo)}`;
  }
  return { formato: COPIA, endereco, lido_em: new Date().toISOString(), chaves, transparencia, marcos };
}

function lerEndereco(alvo) {
  const inteiro = /^https?:\/\//i.test(alvo) ? alvo : `https://${alvo}`;
  if (!URL.canParse(inteiro)) throw new NaoDeu(`“${alvo}” não é um endereço, nem um arquivo que exista.`);
  return new URL(inteiro).origin;
}

/** Pages of leaves in order, some of them on their way while others are counted. */
export async function* baixarPaginas(endereco, total) {
  const paginas = Math.ceil(total / POR_PAGINA);
  const aCaminho = [];
  for (let pagina = 0; pagina < paginas; pagina++) {
    while (aCaminho.length < AO_MESMO_TEMPO && pagina + aCaminho.length < paginas)
      aCaminho.push(semAlarde(baixarPagina(endereco, pagina + aCaminho.length, total)));
    const folhas = await aCaminho.shift();
    yield folhas;
    if (folhas.length < POR_PAGINA) return;
  }
}

async function baixarPagina(endereco, pagina, total) {
  const devidas = Math.min(POR_PAGINA, total - pagina * POR_PAGINA);
  const caminho = `${endereco}/registro/folhas/${pagina}`;
  let { folhas } = await pedir(caminho);
  // Somebody on the way may still have the page as it was before it grew.
  if (folhas.length < devidas) ({ folhas } = await pedir(caminho, { fresco: true }));
  return folhas.slice(0, devidas).map(String);
}

/** Heard when its turn comes, not before. */
function semAlarde(promessa) {
  promessa.catch(() => undefined);
  return promessa;
}
