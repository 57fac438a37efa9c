import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Sessao } from '@indica-bem/domain/conta/contrato';
import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type { Leitura } from '../db/conexao';
import { Recusa } from '../http/recusa';
import { lerLojista } from '../lojista/ler-lojista';
import { lerPrescritor } from '../prescritor/ler-prescritor';
import { lerTutor } from '../tutor/ler-tutor';

type Aceites = { privacidade_aceite: 'S' | null; uso_aceite: 'S' | null };

/** The stored user of SPEC §3, by role. */
export async function lerUsuario(db: Leitura, id: number, token: string, agora = new Date()): Promise<Sessao> {
  const conta = await db.selectFrom('conta').select(['papel', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
  const aceites = await lerAceites(db, id, conta.papel);
  const base = { api_token: token };
  switch (conta.papel) {
    case 'tutor':
      return { ...base, tipo_usuario: 'tutor', usuario: { ...(await lerTutor(db, id)), ...aceites } };
    case 'prescritor':
      return { ...base, tipo_usuario: 'prescritor', usuario: { ...(await lerPrescritor(db, id)), ...aceites } };
    case 'lojista': {
      const lojista = await lerLojista(db, id, hojeEmSaoPaulo(agora));
      return { ...base, tipo_usuario: 'lojista', usuario: { ...lojista, nome: lojista.nome_fantasia, ...aceites } };
    }
    case 'indicabem': {
      const admin = await db.selectFrom('administrador').select('nome').where('id', '=', id).executeTakeFirst();
      if (!admin) throw new Recusa('NAO_ENCONTRADO');
      const usuario = { id_admin: id, nome: admin.nome, email: conta.email, ...aceites };
      return { ...base, tipo_usuario: 'indicabem', usuario };
    }
  }
}

/** Only the current version of each document counts; administrators have no regulation of their own. */
export async function lerAceites(db: Leitura, id: number, papel: Sessao['tipo_usuario']): Promise<Aceites> {
  const aceitos = await db.selectFrom('aceite').select(['documento', 'versao']).where('conta_id', '=', id).execute();
  const vale = (documento: keyof typeof VERSOES) =>
    aceitos.some((a) => a.documento === documento && a.versao === VERSOES[documento]);
  return {
    privacidade_aceite: vale('privacidade') ? 'S' : null,
    uso_aceite: papel === 'indicabem' || vale(`regulamento-${papel}`) ? 'S' : null,
  };
}
