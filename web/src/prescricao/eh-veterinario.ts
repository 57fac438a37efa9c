import type { Sessao } from '../lib/sessao';

/** As the session knows it; the server asks its own records. */
export const ehVeterinario = (sessao: Sessao): boolean =>
  sessao.tipo_usuario === 'prescritor' && sessao.usuario.perfil === 'veterinario';
