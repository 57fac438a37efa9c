import { useSyncExternalStore } from 'react';
import { assinarSessao, type UsuarioGuardado, usuarioAtual } from './sessao';

export function useSessao(): UsuarioGuardado | null {
  return useSyncExternalStore(assinarSessao, usuarioAtual);
}
