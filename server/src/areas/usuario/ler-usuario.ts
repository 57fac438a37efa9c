import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { Leitura, Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { lerAceites } from '../conta/ler-aceites';
import type { Aberta, Falta } from '../fator/abrir-sessao';
import { lerLojista } from '../lojista/ler-lojista';
import { lerPrescritor } from '../prescritor/ler-prescritor';
import { lerTutor } from '../tutor/ler-tutor';

/** Who came in, or what the second step still needs. */
export async function lerAberta(trx: Trx, id: number, aberta: Aberta, agora: Date): Promise<Sessao | { falta: Falta }> {
  return 'falta' in aberta ? aberta : lerUsuario(trx, id, aberta.token, agora);
}

/** Who is in, as the browser keeps it (spec 11.7), by role. */
export async function lerUsuario(db: Leitura, id: number, api_token: string, agora: Date): Promise<Sessao> {
  const conta = await db.selectFrom('conta').select(['papel', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
  switch (conta.papel) {
    case 'tutor':
      return { api_token, tipo_usuario: 'tutor', usuario: await lerTutor(db, id) };
    case 'prescritor': {
      const usuario = await lerPrescritor(db, id, hojeEmSaoPaulo(agora));
      return { api_token, tipo_usuario: 'prescritor', usuario };
    }
    case 'lojista': {
      const lojista = await lerLojista(db, id, hojeEmSaoPaulo(agora));
      return { api_token, tipo_usuario: 'lojista', usuario: { ...lojista, nome: lojista.nome_fantasia } };
    }
    case 'indicabem': {
      const admin = await db
        .selectFrom('administrador')
        .select(['nome', 'funcao'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!admin) throw new Recusa('NAO_ENCONTRADO');
      const aceites = await lerAceites(db, id, 'indicabem');
      return {
        api_token,
        tipo_usuario: 'indicabem',
        funcao: admin.funcao,
        usuario: { id_admin: id, nome: admin.nome, email: conta.email, ...aceites },
      };
    }
  }
}
