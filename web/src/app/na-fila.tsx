import { useState } from 'react';
import { Link } from 'react-router';
import { useQuantasPendentes } from '../offline/quantas-pendentes';
import classes from './faixa-offline.module.css';

/** In the strip: what still has to be sent, and what was refused. */
export function FraseDaFila({ dono }: { dono: number }) {
  const aEnviar = useQuantasPendentes(dono, false);
  const recusadas = useQuantasPendentes(dono, true);
  return (
    <>
      {aEnviar > 0 && <Link to="/prescricoes">{frase(aEnviar, 'aguarda envio', 'aguardam envio')}</Link>}
      {aEnviar > 0 && recusadas > 0 && ' '}
      {recusadas > 0 && <Link to="/prescricoes">{frase(recusadas, 'foi recusada', 'foram recusadas')}</Link>}
    </>
  );
}

/** What was refused is corrected first: alone, there is nothing to send. */
export function EnviarAgora({ dono }: { dono: number }) {
  const [enviando, setEnviando] = useState(false);
  if (useQuantasPendentes(dono, false) === 0) return null;
  async function enviar() {
    setEnviando(true);
    const { enviarAgora } = await import('../offline/sincronizar');
    await enviarAgora(dono).finally(() => setEnviando(false));
  }
  return (
    <button type="button" className={classes.acao} disabled={enviando} onClick={() => void enviar()}>
      {enviando ? 'Enviando…' : 'Enviar agora'}
    </button>
  );
}

const frase = (quantas: number, uma: string, muitas: string) =>
  quantas === 1 ? `1 indicação ${uma}.` : `${quantas} indicações ${muitas}.`;
