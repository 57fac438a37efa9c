import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import classes from './area-de-toasts.module.css';
import { assinarToast, fecharToast, type Toast, toastAberto } from './toasts';
import { useLugarDoToast } from './use-lugar-do-toast';

const ICONES = { ok: IconCircleCheck, erro: IconAlertTriangle, info: IconInfoCircle };
const DURACAO = { ok: 4500, erro: 9000, info: 6000 };
/** Something to tap takes longer to read. */
const DURACAO_COM_ACAO = 8000;

/** The live region is always there, so that what appears in it is read out. */
export function AreaDeToasts() {
  const toast = useSyncExternalStore(assinarToast, toastAberto);
  const [parado, setParado] = useState(false);
  const oculta = useSyncExternalStore(ouvirVisibilidade, () => document.hidden);
  return (
    <div
      className={classes.area}
      role="status"
      aria-live="polite"
      onPointerEnter={() => setParado(true)}
      onPointerLeave={() => setParado(false)}
      onFocus={() => setParado(true)}
      onBlur={() => setParado(false)}
    >
      {toast && <ToastAberto key={toast.id} {...toast} parado={parado || oculta} />}
    </div>
  );
}

/** News for a tab that nobody looks at waits until somebody does. */
function ouvirVisibilidade(ouvinte: () => void): () => void {
  document.addEventListener('visibilitychange', ouvinte);
  return () => document.removeEventListener('visibilitychange', ouvinte);
}

function ToastAberto({ id, tom, mensagem, acao, parado }: Toast & { parado: boolean }) {
  const Icone = ICONES[tom];
  const { caixa, lugar } = useLugarDoToast();

  useEffect(() => {
    if (parado) return;
    const espera = setTimeout(() => fecharToast(id), acao ? DURACAO_COM_ACAO : DURACAO[tom]);
    return () => clearTimeout(espera);
  }, [id, tom, acao, parado]);

  return (
    <div
      ref={caixa}
      className={classes.toast}
      data-toast
      data-tom={tom}
      data-estreito={lugar?.estreito || undefined}
      data-por-cima={lugar === null || undefined}
      style={lugar ? { top: lugar.top } : undefined}
    >
      <Icone size={22} aria-hidden />
      <p>
        <span>{mensagem}</span>
        {acao && (
          <>
            {' '}
            <Link to={acao.para} onClick={() => fecharToast(id)}>
              {acao.rotulo}
            </Link>
          </>
        )}
      </p>
      <button type="button" aria-label="Fechar aviso" onClick={() => fecharToast(id)}>
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
