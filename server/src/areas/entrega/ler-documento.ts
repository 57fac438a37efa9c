import type { Db, Leitura } from '../../db/conexao';
import { type Autoria, auditarSaida } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';

const documentos = (db: Leitura) => db.selectFrom('documento_da_entrega').select('bytes');

/** Of any delivery, also of one that was taken back; who took it is written down. */
export async function lerDocumento(db: Db, id: number, autoria: Autoria): Promise<Buffer> {
  const linha = await documentos(db).where('entrega_id', '=', id).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  await auditarSaida(db, autoria, { id });
  return linha.bytes;
}

/** Of one that is on the page and shows it: which it is, without its bytes. Asked each time, so that hiding it is at once. */
export async function documentoPublico(db: Leitura, id: number): Promise<string> {
  const linha = await db
    .selectFrom('entrega as e')
    .innerJoin('documento_da_entrega as d', 'd.entrega_id', 'e.id')
    .select('d.hash')
    .where('e.id', '=', id)
    .where('e.retirada_em', 'is', null)
    .where('e.documento_publico', '=', true)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return `${id}:${linha.hash}`;
}

export async function lerDocumentoPublico(db: Leitura, qual: string): Promise<{ bytes: Buffer }> {
  const [id, hash = ''] = qual.split(':');
  const linha = await documentos(db).where('entrega_id', '=', Number(id)).where('hash', '=', hash).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return linha;
}
