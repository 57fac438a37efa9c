import type { Capa } from '@indica-bem/domain/capa/contrato';
import { PAGINAS_DE_CAPA, VARIANTES_DE_CAPA, type VarianteDeCapa } from '@indica-bem/domain/capa/regras';
import type { Updateable } from 'kysely';
import { assinar } from '../../db/autoria';
import type { Trx } from '../../db/conexao';
import type { Tabelas } from '../../db/tabelas';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { auditarEdicao } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { guardarImagem, type Imagem } from '../imagem/guardar-imagem';
import { apresentarCapa } from './apresentar-capa';
import { guardarCapaPadrao } from './capa-padrao';
import { lerCapa } from './ler-capas';

/** Whichever was sent takes the place of its variant; the other stays. */
export const alterarCapa = ato(
  async (trx, id: number, imagens: Partial<Record<VarianteDeCapa, Imagem>>, edicao: Edicao): Promise<Capa> => {
    const aberta = await abrirEdicao(trx, edicao, { tabela: 'capa', id, ler: () => lerCapa(trx, id) });
    const hashes: Updateable<Tabelas['capa']> = {};
    for (const variante of VARIANTES_DE_CAPA) {
      const imagem = imagens[variante];
      if (imagem) hashes[`${variante}_hash`] = await guardarImagem(trx, imagem);
    }
    await gravar(trx, id, { ...hashes, personalizada: true });
    return aberta.concluir();
  },
);

export const voltarAoPadrao = ato(
  async (trx, id: number, { quem, agora, autoria }: Omit<Edicao, 'versao'>): Promise<Capa> => {
    await assinar(trx, quem.id, agora);
    const capa = await trx
      .selectFrom('capa')
      .select(['pagina', 'perfil'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const pagina = PAGINAS_DE_CAPA.find((nome) => nome === capa?.pagina);
    if (!capa || !pagina) throw new Recusa('NAO_ENCONTRADO');
    const antes = await lerCapa(trx, id);
    const hashes = await guardarCapaPadrao(trx, { pagina, perfil: capa.perfil });
    const depois = await gravar(trx, id, { ...hashes, personalizada: false });
    await auditarEdicao(trx, autoria, { id, antes, depois });
    return depois;
  },
);

async function gravar(trx: Trx, id: number, mudanca: Updateable<Tabelas['capa']>): Promise<Capa> {
  const capa = await trx.updateTable('capa').set(mudanca).where('id', '=', id).returningAll().executeTakeFirst();
  if (!capa) throw new Recusa('NAO_ENCONTRADO');
  return apresentarCapa(capa);
}
