import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import classes from './area-de-toasts.module.css';
import { assinarToasts, fecharToast, type Toast, toastsAbertos } from './toasts';

const ICONES = { ok: IconCircleCheck, erro: IconAlertTriangle, info: IconInfoCircle };
const DURACAO = { ok: 4500, erro: 9000, info: 6000 };

/** The live region is always there, so that what appears in it is read out. */
export function AreaDeToasts() {
  const toasts = useSyncExternalStore(assinarToasts, toastsAbertos);
  const [parados, setParados] = useState(false);
  return (
    <div
      className={classes.area}
      role="status"
      aria-live="polite"
      onPointerEnter={() => setParados(true)}
      onPointerLeave={() => setParados(false)}
      onFocus={() => setParados(true)}
      onBlur={() => setParados(false)}
    >
      {toasts.map((toast) => (
        <ToastAberto key={toast.id} {...toast} parado={parados} />
      ))}
    </div>
  );
}

function ToastAberto({ id, tom, mensagem, parado }: Toast & { parado: boolean }) {
  const Icone = ICONES[tom];

  useEffect(() => {
    if (parado) return;
    const espera = setTimeout(() => fecharToast(id), DURACAO[tom]);
    return () => clearTimeout(espera);
  }, [id, tom, parado]);

  return (
    <div className={classes.toast} data-tom={tom}>
      <Icone size={22} aria-hidden />
      <p>{mensagem}</p>
      <button type="button" aria-label="Fechar aviso" onClick={() => fecharToast(id)}>
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
