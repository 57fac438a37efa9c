import { type ChamadaDaEquipe, podeNaEquipe } from '@indica-bem/domain/equipe/pode';
import { funcaoDe, type UsuarioGuardado } from './sessao';
import { useSessao } from './use-sessao';

/** Whether somebody of the team may make that call. The server decides; this only keeps screens from offering it. */
function pode(usuario: UsuarioGuardado | null, chamada: ChamadaDaEquipe): boolean {
  const funcao = funcaoDe(usuario);
  return funcao !== null && podeNaEquipe(funcao, chamada);
}

export function usePode(): (chamada: ChamadaDaEquipe) => boolean {
  const usuario = useSessao();
  return (chamada) => pode(usuario, chamada);
}
