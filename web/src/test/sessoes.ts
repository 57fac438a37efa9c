import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';

const ACEITES = { privacidade_aceite: 'S', uso_aceite: 'S' };
const QUEM = {
  tutor: { id_tutor: 11, nome: 'Teresa Prova', email: 'teresa@example.com', telefone: '15912345678' },
  prescritor: { id_prescriber: 12, nome: 'Paula Prova', email: 'paula@example.com', perfil: 'veterinario' },
  lojista: { id_shopkeeper: 13, nome: 'Loja Prova', email: 'loja@example.com' },
  indicabem: { id_admin: 14, nome: 'Admin Prova', email: 'admin@example.com' },
} satisfies Record<Papel, object>;

/** As the login answers it. */
export const sessaoDe = (papel: Papel, token = `token-de-${papel}`, funcao: Funcao = 'dono') => ({
  api_token: token,
  tipo_usuario: papel,
  ...(papel === 'indicabem' && { funcao }),
  usuario: { ...QUEM[papel], ...ACEITES },
});
