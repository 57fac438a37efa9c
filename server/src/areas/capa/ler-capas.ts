import type { Capa } from '@indica-bem/domain/capa/contrato';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { apresentarCapa } from './apresentar-capa';

export async function listarCapas(db: Leitura): Promise<Capa[]> {
  const capas = await db.selectFrom('capa').selectAll().orderBy('pagina').orderBy('perfil').execute();
  return capas.map(apresentarCapa);
}

export async function lerCapa(db: Leitura, id: number): Promise<Capa> {
  const capa = await db.selectFrom('capa').selectAll().where('id', '=', id).executeTakeFirst();
  if (!capa) throw new Recusa('NAO_ENCONTRADO');
  return apresentarCapa(capa);
}
