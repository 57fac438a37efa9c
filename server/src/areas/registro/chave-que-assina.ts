import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import { identificarChave } from '@indica-bem/domain/registro/nota-assinada';
import type { Config } from '../../config/config';
import type { Leitura } from '../../db/conexao';
import { sha256 } from './resumir';

export type ChaveQueAssina = { chave: string; assinar(texto: string): Buffer };

/** What stands before 32 bytes to make an Ed25519 private key of them (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const BYTES_DA_SEMENTE = 32;

/**
 * The setting's, or the one the database keeps: made the first time it is asked for, and one even if two instances ask at
 * once. Either is on the public list from then on, and never leaves it.
 */
export async function chaveQueAssina(db: Leitura, config: Config, agora: Date): Promise<ChaveQueAssina> {
  if (config.chaveDoRegistro) return listar(db, config.chaveDoRegistro, null, agora);
  const guardada = await lerGuardada(db);
  if (guardada) return (await abrir(guardada)).chave;
  const nova = randomBytes(BYTES_DA_SEMENTE);
  const feita = await listar(db, nova, nova, agora);
  const valeu = await lerGuardada(db);
  return !valeu || valeu.equals(nova) ? feita : (await abrir(valeu)).chave;
}

async function lerGuardada(db: Leitura): Promise<Buffer | undefined> {
  const linha = await db
    .selectFrom('chave_do_registro')
    .select('privada')
    .where('privada', 'is not', null)
    .executeTakeFirst();
  return linha?.privada ?? undefined;
}

async function listar(db: Leitura, semente: Buffer, privada: Buffer | null, agora: Date): Promise<ChaveQueAssina> {
  const { chave, publica } = await abrir(semente);
  await db
    .insertInto('chave_do_registro')
    .values({ chave: chave.chave, publica, privada, desde: agora })
    .onConflict((conflito) => conflito.doNothing())
    .execute();
  return chave;
}

async function abrir(semente: Buffer): Promise<{ chave: ChaveQueAssina; publica: Buffer }> {
  const privada = createPrivateKey({ key: Buffer.concat([PKCS8, semente]), format: 'der', type: 'pkcs8' });
  const publica = Buffer.from(createPublicKey(privada).export({ format: 'jwk' }).x ?? '', 'base64url');
  const id = await identificarChave(publica, sha256);
  return { chave: { chave: id, assinar: (texto) => sign(null, Buffer.from(texto), privada) }, publica };
}
