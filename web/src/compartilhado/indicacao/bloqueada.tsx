import type { ReactNode } from 'react';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';

/** In the place of what can no longer be done with it: who stopped it, and the way to them. */
export function Bloqueada({ children }: { children?: ReactNode }) {
  return (
    <>
      <Aviso tom="alerta" titulo="Indicação bloqueada">
        A equipe bloqueou esta indicação. Fale com a gente se acha que é engano. {children}
      </Aviso>
      <Botao fullWidth para="/contato">
        Falar com a gente
      </Botao>
    </>
  );
}
