import { useState } from 'react';
import type { Ativar } from '../offline/nova-versao';
import classes from './nova-versao.module.css';

/** Offers the new version; the page starts again only when the person says so. */
export function NovaVersao({ ativar }: { ativar: Ativar }) {
  const [resposta, setResposta] = useState<'depois' | 'agora'>();
  const atualizar = () => {
    setResposta('agora');
    // The new worker takes over, then the page starts again with it.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    ativar();
  };
  if (resposta === 'depois') return null;
  return (
    <div className={classes.oferta}>
      <p>Nova versão disponível</p>
      <button type="button" onClick={() => setResposta('depois')}>
        Depois
      </button>
      <button type="button" data-principal disabled={resposta === 'agora'} onClick={atualizar}>
        {resposta === 'agora' ? 'Atualizando…' : 'Atualizar'}
      </button>
    </div>
  );
}
