import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { CHAVES_DO_REGISTRO_NO_MAXIMO, type verChavesDoRegistro } from '@indica-bem/domain/registro/contrato';
import { ORIGEM } from '@indica-bem/domain/registro/nota-assinada';
import type { Contexto } from '../../nucleo/contexto';
import { chaveQueAssina } from './chave-que-assina';

/** All that ever signed, from the newest: an old signature is checked with the key it names. */
export async function listarChaves({
  db,
  config,
  relogio,
}: Pick<Contexto, 'db' | 'config' | 'relogio'>): Promise<Resposta<typeof verChavesDoRegistro>> {
  await chaveQueAssina(db, config, relogio());
  const chaves = await db
    .selectFrom('chave_do_registro')
    .select(['chave', 'publica', 'desde'])
    .orderBy('desde', 'desc')
    .limit(CHAVES_DO_REGISTRO_NO_MAXIMO)
    .execute();
  return {
    origem: ORIGEM,
    chaves: chaves.map(({ chave, publica, desde }) => ({
      chave,
      publica: publica.toString('base64'),
      desde: desde.toISOString(),
    })),
  };
}
