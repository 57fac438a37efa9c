import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Leitura } from '../../db/conexao';

type Aceites = { privacidade_aceite: 'S' | null; uso_aceite: 'S' | null; aceitou_antes: boolean };

const vigentes: Record<string, string> = VERSOES;

/** Only the current version of each document counts; administrators have no regulation of their own. */
export async function lerAceites(db: Leitura, id: number, papel: Papel): Promise<Aceites> {
  const aceitos = await db.selectFrom('aceite').select(['documento', 'versao']).where('conta_id', '=', id).execute();
  const vale = (documento: keyof typeof VERSOES) =>
    aceitos.some((a) => a.documento === documento && a.versao === VERSOES[documento]);
  return {
    privacidade_aceite: vale('privacidade') ? 'S' : null,
    uso_aceite: papel === 'indicabem' || vale(`regulamento-${papel}`) ? 'S' : null,
    aceitou_antes: aceitos.some((a) => a.versao !== vigentes[a.documento]),
  };
}
