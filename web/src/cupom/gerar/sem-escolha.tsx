import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { avisar } from '../../ui/toasts';

/** `cupom/gera-cupom` with nothing to make a coupon of. */
export function GerarSemEscolha() {
  useEffect(() => avisar.info('Escolha a indicação e depois a loja para gerar o seu cupom.'), []);
  return <Navigate to="/prescricoes" replace />;
}
