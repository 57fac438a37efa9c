import { createHmac } from 'node:crypto';
import { raizPelaProva } from './arvore.mjs';
import { bem, falha, inteiro, NaoDeu } from './dizer.mjs';
import { HEX, lerFolha } from './folha.mjs';
import { conferirMarco, dizerChaves } from './marco.mjs';

/** A tutor's receipt, or a marco alone, by itself: nothing is asked of anybody. */
export function conferirComprovante({ comprovante, marco }, chaves) {
  if (!comprovante && !chaves.fixadas)
    throw new NaoDeu('Um marco sozinho não diz a sua chave: informe-a com --chave, ou compare-o com um endereço.');
  dizerChaves(chaves, 'do próprio arquivo');
  const assinado = conferirMarco(comprovante?.marco ?? marco, chaves, 'O marco');
  if (assinado) bem(`O marco de ${assinado.em}, com ${inteiro(assinado.tamanho)} folhas, está assinado.`);
  if (comprovante) provar(comprovante);
}

/** The leaf is written as agreed, is of that purchase, and stands in the tree of the marco. */
export function provar({ n, id_coupon, sal, folha, caminho, marco }) {
  const nome = `O quilo nº ${inteiro(n)}`;
  let lida;
  try {
    lida = lerFolha(String(folha), n);
  } catch (erro) {
    return falha(`${nome}: a folha ${erro.message}.`);
  }
  const deles = createHmac('sha256', Buffer.from(String(sal), 'hex'))
    .update(String(id_coupon))
    .digest('hex');
  if (lida.kg !== 1 || lida.comprovante !== deles) return falha(`${nome}: a folha não é desta compra.`);
  const raiz =
    Array.isArray(caminho) && caminho.every((no) => HEX.test(no))
      ? raizPelaProva({ n, folha, caminho }, marco.tamanho)
      : null;
  if (raiz !== marco.raiz) return falha(`${nome}: a prova não leva à raiz assinada.`);
  bem(`${nome} (${lida.cidade}, ${lida.mes}) é desta compra e está no registro.`);
}
