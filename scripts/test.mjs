import './passos/conferir-node.mjs';
import './passos/acompanhar-npm.mjs';
import { parseArgs } from 'node:util';
import { listarEtapas } from './passos/etapas.mjs';
import { instalar } from './passos/instalar.mjs';
import { criarPastaProvisoria } from './passos/pasta-provisoria.mjs';
import { assumirSinais } from './passos/processos.mjs';
import { comProgresso, linha, segundos } from './passos/progresso.mjs';

const AO_MESMO_TEMPO = 2;
const total = { passou: 0, falhou: 0 };
/** By the step's name: when it is over, however it ended. */
const fins = new Map();

const provisoria = criarPastaProvisoria({ emMemoria: true });
assumirSinais(provisoria.remover);
try {
  await instalar();
  const fila = escolher(listarEtapas(provisoria.caminho));
  for (const { nome } of fila) fins.set(nome, fimDeAlguma());
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, () => esvaziar(fila)));
} catch (erro) {
  total.falhou += 1;
  linha(erro.message);
} finally {
  await provisoria.remover();
}
console.log(`${total.passou} passed, ${total.falhou} failed`);
process.exitCode = total.falhou === 0 && total.passou > 0 ? 0 : 1;

async function esvaziar(fila) {
  for (let etapa = fila.shift(); etapa; etapa = fila.shift()) {
    await fimDe(etapa.precisaDe);
    await relatar(etapa);
    fins.get(etapa.nome).acabar();
  }
}

function fimDeAlguma() {
  let acabar;
  const fim = new Promise((ok) => {
    acabar = ok;
  });
  return { fim, acabar };
}

/** What was not asked for is over. */
function fimDe(nome) {
  return fins.get(nome)?.fim;
}

async function relatar({ nome, rodar }) {
  const inicio = Date.now();
  const rodando = comProgresso(nome, () => rodar(fimDe), { anunciar: false });
  const { passou, falhou, saida, aviso } = await rodando.catch((erro) => ({
    passou: 0,
    falhou: 1,
    saida: erro.message,
  }));
  total.passou += passou;
  total.falhou += falhou;
  const placar = passou + falhou > 1 ? `${passou} ok${falhou ? `, ${falhou} com falha` : ''}` : '';
  linha(`${falhou ? '✗' : '✓'} ${nome.padEnd(12)} ${segundos(inicio).padStart(8)}  ${placar}`.trimEnd());
  if (aviso) linha(aviso);
  if (falhou) linha(`${saida.trim()}\n`);
}

function palavras(nome) {
  return nome.split(' ');
}

/** `npm test -- --only vitest,tsc` runs just these, and what they need; `tsc bench`, what looks at that folder. */
function escolher(etapas) {
  const { only = [] } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
  if (only.length === 0) return etapas;
  const nomes = new Set();
  for (const pedido of only.join().split(',')) {
    const achadas = etapas.filter(({ nome }) => palavras(pedido).every((uma) => palavras(nome).includes(uma)));
    if (achadas.length === 0) {
      throw new Error(`Não há a etapa "${pedido}". Existem: ${etapas.map(({ nome }) => nome).join(', ')}.`);
    }
    for (const { nome, precisaDe } of achadas) nomes.add(nome).add(precisaDe);
  }
  return etapas.filter(({ nome }) => nomes.has(nome));
}
