import { useState, useSyncExternalStore } from 'react';
import { assinarVersao, atualizarAgora, haVersaoNova } from '../offline/nova-versao';
import classes from './nova-versao.module.css';

/** Offers the new version; the page starts again only when the person says so. */
export function NovaVersao() {
  const nova = useSyncExternalStore(assinarVersao, haVersaoNova);
  const [adiada, setAdiada] = useState(false);
  return (
    <div role="status">
      {nova && !adiada && (
        <div className={classes.oferta}>
          <p>Nova versão disponível</p>
          <button type="button" onClick={() => setAdiada(true)}>
            Depois
          </button>
          <button type="button" data-principal onClick={atualizarAgora}>
            Atualizar
          </button>
        </div>
      )}
    </div>
  );
}
