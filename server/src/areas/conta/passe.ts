import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTOS_DO_DESAFIO } from '@indica-bem/domain/fator/regras';
import type { Leitura } from '../../db/conexao';
import type { IdentidadeSocial } from '../../db/tabelas-comuns';

/** What a pass opens. Each is signed for one purpose and is nothing for any other. */
type Passes = {
  'cadastro-social': IdentidadeSocial;
  /** `caixa`: the digest of the mailbox, so that the link names nobody. */
  'confirmar-email': { id: number; caixa: string };
  'entrar-com-chave': { sorte: string };
  /** `prova`: the digest of what was judged in the first step. */
  'segundo-passo': { id: number; prova: string | null; sorte: string };
  /** `caixa`: as above. */
  'desligar-lembretes': { id: number; caixa: string };
};
type Proposito = keyof Passes;

const QUINZE_MINUTOS = 900_000;
const VALIDADE: Record<Proposito, number> = {
  'cadastro-social': QUINZE_MINUTOS,
  'entrar-com-chave': MINUTOS_DO_DESAFIO * 60_000,
  'segundo-passo': MINUTOS_DO_DESAFIO * 60_000,
  'confirmar-email': 7 * 24 * 3_600_000,
  // Whoever finds an old reminder must still get out.
  'desligar-lembretes': 400 * 24 * 3_600_000,
};

/** A capability that needs no table: what it says, until when, and the installation's signature. */
export async function assinarPasse<P extends Proposito>(
  db: Leitura,
  proposito: P,
  conteudo: Passes[P],
  agora: Date,
): Promise<string> {
  const ate = agora.getTime() + VALIDADE[proposito];
  const texto = Buffer.from(JSON.stringify({ ...conteudo, ate })).toString('base64url');
  return `${texto}.${(await assinatura(db, proposito, texto)).toString('base64url')}`;
}

export async function lerPasse<P extends Proposito>(
  db: Leitura,
  proposito: P,
  passe: string,
  agora: Date,
): Promise<Passes[P] | null> {
  const [texto = '', assinado = ''] = passe.split('.');
  const esperada = await assinatura(db, proposito, texto);
  const recebida = Buffer.from(assinado, 'base64url');
  if (recebida.length !== esperada.length || !timingSafeEqual(recebida, esperada)) return null;
  // Ours, by the signature: it has the shape we gave it.
  const { ate, ...conteudo } = JSON.parse(Buffer.from(texto, 'base64url').toString()) as Passes[P] & { ate: number };
  return agora.getTime() < ate ? (conteudo as unknown as Passes[P]) : null;
}

async function assinatura(db: Leitura, proposito: Proposito, texto: string): Promise<Buffer> {
  const { valor } = await db
    .selectFrom('segredo')
    .select('valor')
    .where('nome', '=', 'passes')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', valor).update(`${proposito}.${texto}`).digest();
}
