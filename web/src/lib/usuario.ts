import { createContext, use } from 'react';
import type { Sessao } from './sessao';

export const UsuarioContext = createContext<Sessao | null>(null);

/** Who is logged in, for the screens inside the shell, where there always is somebody. */
export function useUsuario(): Sessao {
  const sessao = use(UsuarioContext);
  if (!sessao) throw new Error('useUsuario foi chamado fora da casca');
  return sessao;
}
