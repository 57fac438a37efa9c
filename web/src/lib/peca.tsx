import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of a screen whose code comes when it is first shown; `espera` stands there meanwhile. Where it does not come (no
 * connection, or a deploy replaced it) the screen stays as it is and `aoFalhar` says so: thrown, as `lazy` does, it would
 * take the whole page. Shown again, it is asked for again; Chromium remembers until a reload which modules failed.
 */
export function peca<P extends object>(
  buscar: () => Promise<ComponentType<P>>,
  aoFalhar?: (props: P) => void,
  espera?: ReactNode,
) {
  let pronta: ComponentType<P> | undefined;
  return function Peca(props: P) {
    const [Parte, setParte] = useState(() => pronta);
    const falhar = useEffectEvent(() => aoFalhar?.(props));
    useEffect(() => {
      let saiu = false;
      buscar().then(
        (parte) => {
          pronta = parte;
          setParte(() => parte);
        },
        () => saiu || falhar(),
      );
      return () => {
        saiu = true;
      };
    }, []);
    return Parte ? <Parte {...props} /> : espera;
  };
}
