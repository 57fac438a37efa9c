import { existsSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { lerArquivo } from './arquivo.mjs';
import { baixarPaginas, lerCabecalho } from './baixar.mjs';
import { conferirComprovante } from './comprovante.mjs';
import { conferirRegistro } from './conferir-registro.mjs';
import { comecar, concluir, dizer, NaoDeu } from './dizer.mjs';
import { chavesDe } from './marco.mjs';

const USO = `Confere as doações do Indica Bem. Precisa só do Node 20 ou mais novo.

  node conferir-doacoes.mjs <endereço>     baixa o registro inteiro e reconta tudo
  node conferir-doacoes.mjs <arquivo>      confere uma cópia guardada, ou o comprovante de um tutor

  --guardar <arquivo>       guarda uma cópia do que foi lido do endereço
  --chave <chave pública>   confia só nesta chave, em base64 (pode repetir)
  --comparar <arquivo>      exige que o registro continue esta cópia, este comprovante ou este marco (pode repetir)
  --raiz <folhas>:<raiz>    exige a raiz impressa no acerto de uma loja (pode repetir)

Sai com 0 se tudo confere, 1 se algo não confere, 2 se não foi possível conferir.`;

const varias = { type: 'string', multiple: true, default: [] };
const OPCOES = {
  guardar: { type: 'string' },
  chave: varias,
  comparar: varias,
  raiz: varias,
  ajuda: { type: 'boolean' },
};

function lerPedido(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPCOES, allowPositionals: true });
    if (values.ajuda || positionals.length !== 1) throw new NaoDeu(USO);
    return { ...values, alvo: positionals[0] };
  } catch (erro) {
    throw erro instanceof NaoDeu ? erro : new NaoDeu(`${erro.message}\n\n${USO}`);
  }
}

/** A root as a statement prints it: how many leaves, and 64 hexadecimal digits, in groups or not. */
function lerRaiz(texto) {
  const lida = /^([\d.]+):([0-9a-f]{64})$/i.exec(texto.replace(/\s/g, ''));
  if (!lida) throw new NaoDeu(`“${texto}” não é uma raiz: escreva <folhas>:<raiz>, como está no acerto.`);
  const tamanho = Number(lida[1].replaceAll('.', ''));
  return { tamanho, raiz: lida[2].toLowerCase(), nome: 'A raiz impressa no acerto' };
}

async function conferir({ alvo, guardar, chave, comparar, raiz }) {
  const arquivo = existsSync(alvo) ? await lerArquivo(alvo) : null;
  if (guardar && (arquivo || existsSync(guardar)))
    throw new NaoDeu(arquivo ? 'Só se guarda o que vem de um endereço.' : `${guardar} já existe, e não é substituído.`);
  const raizes = raiz.map(lerRaiz);
  const guardados = await Promise.all(comparar.map(lerArquivo));
  if (arquivo && !arquivo.cabecalho) {
    if (raizes.length + guardados.length > 0) throw new NaoDeu('Para comparar, confira um endereço ou uma cópia.');
    return conferirComprovante(arquivo, chavesDe(chave, arquivo.comprovante?.publica));
  }
  const cabecalho = arquivo?.cabecalho ?? (await lerCabecalho(alvo));
  const chaves = chavesDe(chave, ...(cabecalho.chaves?.chaves ?? []).map(({ publica }) => publica));
  const baixar = (tamanho) => arquivo?.paginas ?? baixarPaginas(cabecalho.endereco, tamanho);
  const copia = guardar && (await open(`${guardar}.parcial`, 'w'));
  await conferirRegistro({ cabecalho, baixar, chaves, guardados, raizes, copia, inteira: arquivo !== null });
  if (!copia) return;
  await copia.close();
  renameSync(`${guardar}.parcial`, guardar);
  dizer(`Cópia guardada em ${guardar}.`);
}

/** Does what the command line asks and answers its exit code; what there is to say goes line by line to `dizer`. */
export async function executar(argumentos, dizer = console.log) {
  comecar(dizer);
  try {
    await conferir(lerPedido(argumentos));
    return concluir();
  } catch (erro) {
    // Whatever has another shape than agreed ends here too: that is no verdict.
    dizer(erro instanceof NaoDeu ? erro.message : `Não foi possível conferir: ${erro.message}`);
    return 2;
  }
}
