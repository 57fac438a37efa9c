import { verCupom, verSelo } from '@indica-bem/domain/cupom/chamadas';
import { adiantarResposta } from '../lib/adiantadas';
import { usuarioAtual } from '../lib/sessao';
import type { RespostaDe } from '../lib/tipos-da-api';

/** With the answer the tutor's seal is asked for too: the QR needs it, and its screen is still on its way. */
export function adiantarCupom(id: string): void {
  const cupom = adiantarResposta(verCupom, { params: { id } });
  if (usuarioAtual()?.tipo_usuario !== 'tutor') return;
  cupom
    .then((resposta) => resposta.clone().json())
    .then(({ situacao, qr, id_coupon, shopkeeper: loja }: RespostaDe<typeof verCupom>) => {
      const noCaixa = situacao === 'ativo' && loja.tipo === 'loja_fisica' && loja.disponivel !== false;
      if (noCaixa && !qr) adiantarResposta(verSelo, { params: { id: id_coupon } });
    })
    .catch(() => {});
}
