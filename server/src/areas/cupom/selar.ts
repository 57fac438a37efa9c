import {
  normalizarSelo,
  numeroDeBytes,
  type OQueSela,
  passoDe,
  passosAceitos,
  seloDeBytes,
  textoDoNumero,
  textoDoSelo,
} from '@indica-bem/domain/cupom/selo';
import { type ChavesDoSelo, iguais, resumir } from './chaves-do-selo';

/** What the tutor's screen shows at this moment. */
export function selar({ assina }: ChavesDoSelo, cupom: OQueSela, agora: Date): { selo: string; numero: string } {
  const passo = passoDe(agora);
  return { selo: seloNo(assina, cupom, passo), numero: numeroNo(assina, cupom, passo) };
}

export const seloConfere = (chaves: ChavesDoSelo, cupom: OQueSela, recebido: string, agora: Date): boolean =>
  algumConfere(chaves, agora, normalizarSelo(recebido), (chave, passo) => seloNo(chave, cupom, passo));

export const numeroConfere = (chaves: ChavesDoSelo, cupom: OQueSela, recebido: string, agora: Date): boolean =>
  algumConfere(chaves, agora, recebido, (chave, passo) => numeroNo(chave, cupom, passo));

const seloNo = (chave: Buffer, cupom: OQueSela, passo: number) =>
  seloDeBytes(resumir(chave, textoDoSelo(cupom, passo)));
const numeroNo = (chave: Buffer, cupom: OQueSela, passo: number) =>
  numeroDeBytes(resumir(chave, textoDoNumero(cupom, passo)));

function algumConfere(
  { acreditadas }: ChavesDoSelo,
  agora: Date,
  recebido: string,
  em: (chave: Buffer, passo: number) => string,
): boolean {
  return acreditadas.some((chave) => passosAceitos(agora).some((passo) => iguais(em(chave, passo), recebido)));
}
