import {
  type Conferencia,
  ERROS_DA_LEITURA,
  finalDoCpf,
  type LeituraDoCaixa,
  type Mostrado,
  SEGUNDOS_DA_TRAVA,
} from '@indica-bem/domain/cupom/leitura';
import type { OQueSela } from '@indica-bem/domain/cupom/selo';
import type { Contexto } from '../../nucleo/contexto';
import { prolongar, tentar } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { chavesDoSelo, iguais } from './chaves-do-selo';
import { numeroConfere, seloConfere } from './selar';

type Lida = OQueSela & { cpf: string | null };
type Como = { conferencia: Conferencia; agora: Date };

/** A till that serves many mistypes; a store that tries its way through many coupons is stopped all the same. */
const DIGITADOS_POR_HORA = 60;

/** How the coupon was read, or why it was not. */
export async function conferirLeitura(
  ctx: Contexto,
  lida: Lida,
  { s, numero, cpf }: Mostrado,
  { conferencia, agora }: Como,
): Promise<LeituraDoCaixa> {
  const chaves = await chavesDoSelo(ctx);
  // Seals are long and cameras repeat themselves: a stale one counts nothing.
  if (s && seloConfere(chaves, lida, s, agora)) return 'qr';
  if (conferencia === 'simples') return 'codigo';
  if (s) throw new Recusa('SELO_VENCIDO');
  if (numero)
    return digitado(ctx, lida, agora, () => {
      if (!numeroConfere(chaves, lida, numero, agora)) throw new Recusa('NUMERO_NAO_CONFERE');
      return 'numero';
    });
  if (cpf)
    return digitado(ctx, lida, agora, () => {
      const final = lida.cpf && finalDoCpf(lida.cpf);
      if (!final || !iguais(final, cpf)) throw new Recusa('CPF_NAO_CONFERE');
      return 'cpf';
    });
  throw new Recusa('LEITURA_INCOMPLETA');
}

const errou = (erro: unknown) =>
  erro instanceof Recusa && (erro.codigo === 'NUMERO_NAO_CONFERE' || erro.codigo === 'CPF_NAO_CONFERE');

/** Few digits can be tried out: five mistakes shut the typed way of this coupon at this store, for a quarter of an hour. */
async function digitado(
  { db }: Contexto,
  { idCupom, idLojista }: Lida,
  agora: Date,
  conferir: () => LeituraDoCaixa,
): Promise<LeituraDoCaixa> {
  const doCupom = { chave: `leitura:${idLojista}:${idCupom}`, max: ERROS_DA_LEITURA, janela: SEGUNDOS_DA_TRAVA };
  const daLoja = { chave: `leitura:${idLojista}`, max: DIGITADOS_POR_HORA, janela: 3600 };
  try {
    return await tentar(db, { contadores: [doCupom, daLoja], agora, errou }, async () => conferir());
  } catch (erro) {
    if (errou(erro)) await prolongar(db, doCupom, agora);
    if (erro instanceof Recusa && erro.codigo === 'MUITAS_TENTATIVAS')
      throw new Recusa('LEITURA_TRAVADA', { aguarde: erro.detalhes.aguarde ?? SEGUNDOS_DA_TRAVA });
    throw erro;
  }
}
