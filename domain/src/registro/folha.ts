import { type Bytes, bytesDoHex, bytesDoTexto, hexDe } from './bytes';

/** A kilogram that was given. `comprovante` says which purchase it is only to who knows its secret. */
type FolhaDoQuilo = { cidade: string; comprovante: string; kg: 1; mes: string; n: number };
/** The same kilogram taken back: of the month and city it was given in. */
type FolhaDoEstorno = { cidade: string; estorna: number; kg: -1; mes: string; n: number };
export type Folha = FolhaDoQuilo | FolhaDoEstorno;

export const CIDADE_ONLINE = 'online';
export const SEM_CIDADE = 'não informada';

/** One leaf has one text: keys in order, no spaces. */
export function escreverFolha(folha: Folha): string {
  const { cidade, kg, mes, n } = folha;
  return JSON.stringify(
    folha.kg === 1
      ? { cidade, comprovante: folha.comprovante, kg, mes, n }
      : { cidade, estorna: folha.estorna, kg, mes, n },
  );
}

/** Null for any text that `escreverFolha` would not have written. */
export function lerFolha(texto: string): Folha | null {
  try {
    const folha: unknown = JSON.parse(texto);
    return ehFolha(folha) && escreverFolha(folha) === texto ? folha : null;
  } catch {
    return null;
  }
}

const positivo = (valor: unknown): valor is number => Number.isSafeInteger(valor) && (valor as number) > 0;

function ehFolha(valor: unknown): valor is Folha {
  if (typeof valor !== 'object' || valor === null) return false;
  const { cidade, comprovante, estorna, kg, mes, n } = valor as Partial<Record<string, unknown>>;
  if (typeof cidade !== 'string' || typeof mes !== 'string' || !/^\d{4}-\d\d$/.test(mes) || !positivo(n)) return false;
  if (kg === 1) return typeof comprovante === 'string' && /^[0-9a-f]{64}$/.test(comprovante);
  return kg === -1 && positivo(estorna) && estorna < n;
}

/** What the secret of a purchase is applied to: its coupon's number, in digits. */
export const mensagemDoComprovante = (idCupom: number): Bytes => bytesDoTexto(String(idCupom));

type Hmac = (sal: Bytes, mensagem: Bytes) => Uint8Array | Promise<Uint8Array>;
type Comprovado = { folha: string; sal: string; idCupom: number };

/** Whether the leaf is of this coupon, as only who has the secret can tell. */
export async function conferirComprovante({ folha, sal, idCupom }: Comprovado, hmac: Hmac): Promise<boolean> {
  const lida = lerFolha(folha);
  const chave = bytesDoHex(sal);
  if (lida?.kg !== 1 || chave?.length !== 32) return false;
  return hexDe(await hmac(chave, mensagemDoComprovante(idCupom))) === lida.comprovante;
}
