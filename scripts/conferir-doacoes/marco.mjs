import { createPublicKey, verify } from 'node:crypto';
import { resumo } from './arvore.mjs';
import { dizer, falha, NaoDeu, visivel } from './dizer.mjs';

// Signed marcos: a C2SP signed-note whose text is a tlog-checkpoint with two lines more, kilograms and moment.

const ORIGEM = 'indicabem/doacoes';
const ED25519 = Buffer.of(1);
const CABECA_DO_SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const NOTA =
  /^(?<texto>(?<origem>[^\n]+)\n(?<tamanho>\d{1,9})\n(?<raiz>[A-Za-z0-9+/]{43}=)\nkg (?<kg>\d{1,9})\nem (?<em>[^\n]+)\n)\n(?<assinaturas>(?:— [^\n]+\n)+)$/;

/** Keys by their id. Pinned ones are the only ones believed; else those that came with what is checked. */
export function chavesDe(fixadas, ...recebidas) {
  const chaves = (fixadas.length > 0 ? fixadas : recebidas.filter(Boolean)).map(lerChave);
  return Object.assign(new Map(chaves), { fixadas: fixadas.length > 0 });
}

function lerChave(texto) {
  const publica = Buffer.from(String(texto), 'base64');
  if (publica.length !== 32) throw new NaoDeu(`“${visivel(texto)}” não é uma chave pública Ed25519 em base64.`);
  return [resumo(`${ORIGEM}\n`, ED25519, publica).subarray(0, 4).toString('hex'), publica];
}

export function dizerChaves(chaves, deOnde) {
  for (const [id, publica] of chaves) {
    const base64 = publica.toString('base64');
    dizer(chaves.fixadas ? `Confia na chave ${id}, informada por você.` : `Chave ${id} veio ${deOnde}: ${base64}`);
  }
  if (!chaves.fixadas && chaves.size > 0)
    dizer('Guarde-a, e da próxima vez informe --chave: quem publica já não poderá trocá-la sem você ver.');
}

export function lerNota(nota) {
  const lida = NOTA.exec(nota)?.groups;
  if (!lida) return null;
  return {
    ...{ texto: lida.texto, origem: lida.origem, tamanho: Number(lida.tamanho), kg: Number(lida.kg), em: lida.em },
    raiz: Buffer.from(lida.raiz, 'base64').toString('hex'),
    assinaturas: lida.assinaturas.trimEnd().split('\n').map(lerAssinatura),
  };
}

function lerAssinatura(linha) {
  const [nome, base64 = ''] = linha.slice(2).split(' ');
  const bytes = Buffer.from(base64, 'base64');
  return { nome, chave: bytes.subarray(0, 4).toString('hex'), assinatura: bytes.subarray(4) };
}

function vale({ nome, chave, assinatura }, texto, chaves) {
  const publica = nome === ORIGEM && chaves.get(chave);
  if (!publica) return false;
  const key = createPublicKey({ key: Buffer.concat([CABECA_DO_SPKI, publica]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(texto, 'utf8'), key, assinatura);
}

/** What a marco says, once its signature is known to be good; null, and said why, if it is not. */
export function conferirMarco(marco, chaves, nome) {
  const nota = lerNota(String(marco?.nota));
  if (nota?.origem !== ORIGEM) return falha(`${nome}: a nota assinada não está na forma combinada.`);
  const diferente = ['tamanho', 'raiz', 'kg', 'em'].find((parte) => marco[parte] !== nota[parte]);
  if (diferente) return falha(`${nome}: “${diferente}” não é o que foi assinado.`);
  if (!nota.assinaturas.some((uma) => uma.chave === marco.chave && vale(uma, nota.texto, chaves)))
    return falha(`${nome}: a assinatura não confere com nenhuma chave de confiança.`);
  return { ...nota, nome };
}
