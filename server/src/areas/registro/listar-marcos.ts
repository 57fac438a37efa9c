import type { Marco } from '@indica-bem/domain/registro/contrato';
import type { Selectable } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Tabelas } from '../../db/tabelas';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';

type Pagina = { cursor?: string | undefined; limite: number };

/** The signed roots that are kept, from the newest. */
export async function listarMarcos(db: Leitura, { cursor, limite }: Pagina) {
  const [ultimo = ''] = lerCursor(cursor);
  let consulta = db.selectFrom('marco').selectAll().orderBy('id', 'desc');
  if (/^\d{1,9}$/.test(ultimo)) consulta = consulta.where('id', '<', Number(ultimo));
  const linhas = await consulta.limit(limite + 1).execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return { marcos: visiveis.map(apresentarMarco), proximo: ultima ? escreverCursor([String(ultima.id)]) : null };
}

/** Null while none was kept. */
export async function lerUltimoMarco(db: Leitura): Promise<Marco | null> {
  return (await listarMarcos(db, { limite: 1 })).marcos[0] ?? null;
}

function apresentarMarco({ id: _, raiz, em, ...marco }: Selectable<Tabelas['marco']>): Marco {
  return { ...marco, raiz: raiz.toString('hex'), em: em.toISOString() };
}
