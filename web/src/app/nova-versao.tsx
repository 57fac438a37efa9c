import { useState } from 'react';
import { atualizarAgora } from '../offline/nova-versao';
import classes from './nova-versao.module.css';

/** Offers the new version; the page starts again only when the person says so. */
export function NovaVersao() {
  const [resposta, setResposta] = useState<'depois' | 'agora'>();
  const atualizar = () => {
    setResposta('agora');
    atualizarAgora();
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
