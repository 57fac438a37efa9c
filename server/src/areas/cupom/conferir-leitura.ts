import {
  type Conferencia,
  DIAS_DA_TRAVA,
  ERROS_DA_LEITURA,
  ERROS_DO_MES,
  esperaEmPalavras,
  finalDoCpf,
  type LeituraDoCaixa,
  type Mostrado,
  SEGUNDOS_DA_TRAVA,
} from '@indica-bem/domain/cupom/leitura';
import type { OQueSela } from '@indica-bem/domain/cupom/selo';
import type { Contexto } from '../../nucleo/contexto';
import { contar, prolongar, tentar, trancar } from '../../nucleo/limites';
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
  if (s) throw new Recusa('SELO_VENCIDO', { cupom: lida.idCupom });
  if (numero)
    return digitado(ctx, lida, agora, () => {
      if (!numeroConfere(chaves, lida, numero, agora)) throw new Recusa('NUMERO_NAO_CONFERE', { cupom: lida.idCupom });
      return 'numero';
    });
  if (cpf)
    return digitado(ctx, lida, agora, () => {
      const final = lida.cpf && finalDoCpf(lida.cpf);
      if (!final || !iguais(final, cpf)) throw new Recusa('CPF_NAO_CONFERE', { cupom: lida.idCupom });
      return 'cpf';
    });
  throw new Recusa('LEITURA_INCOMPLETA');
}

const errou = (erro: unknown) =>
  erro instanceof Recusa && (erro.codigo === 'NUMERO_NAO_CONFERE' || erro.codigo === 'CPF_NAO_CONFERE');

/**
 * Few digits can be tried out: five mistakes shut the typed way of this coupon at this store for a quarter of an hour, and
 * twenty in a month for a month.
 */
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
    if (errou(erro)) {
      const mes = DIAS_DA_TRAVA * 86_400;
      const doMes = await contar(db, `${doCupom.chave}:mes`, mes, agora);
      if (doMes >= ERROS_DO_MES) await trancar(db, doCupom, mes, agora);
      else await prolongar(db, doCupom, agora);
    }
    if (!(erro instanceof Recusa && erro.codigo === 'MUITAS_TENTATIVAS')) throw erro;
    const aguarde = erro.detalhes.aguarde ?? SEGUNDOS_DA_TRAVA;
    throw new Recusa('LEITURA_TRAVADA', {
      limite: 'leitura',
      cupom: idCupom,
      aguarde,
      partes: { espera: esperaEmPalavras(aguarde) },
    });
  }
}
