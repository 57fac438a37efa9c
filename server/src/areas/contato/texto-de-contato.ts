import type { Leitura } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { recusarCampo } from '../../nucleo/recusa';
import { limparTexto, temTexto } from './limpar-texto';

type Texto = { id: 1; texto_sac: string; versao: number };

export async function lerTexto(db: Leitura): Promise<Texto> {
  const { texto_sac, versao } = await db
    .selectFrom('configuracao')
    .select(['texto_sac', 'versao'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  // Cleaned when it was written; cleaned again in case something else wrote it.
  return { id: 1, texto_sac: limparTexto(texto_sac), versao };
}

export const alterarTexto = ato(async (trx, escrito: string, edicao: Edicao): Promise<Texto> => {
  const texto_sac = limparTexto(escrito);
  if (!temTexto(texto_sac)) throw recusarCampo('texto_sac', 'Escreva o texto de contato');
  const aberta = await abrirEdicao(trx, edicao, { tabela: 'configuracao', id: 1, ler: () => lerTexto(trx) });
  await trx.updateTable('configuracao').set({ texto_sac }).where('id', '=', 1).execute();
  return aberta.concluir();
});
