type Valor = string | number | boolean | number[] | null;
/** Before and after. */
export type Par = readonly [antes: Valor, depois: Valor];
/** `campos`: what changed and is only named; `valores`: what changed and may be told. */
export type Mudanca = { campos: string[]; valores: Record<string, Par> };

type Registro = Record<string, unknown>;

/** What every saving changes by itself. */
const DA_EDICAO = ['versao', 'alterado_em', 'alterado_por', 'api_token'];
/** A value that may be told is a number, a day, a word of a list: nothing longer gets in by mistake. */
const TEXTO_NO_MAXIMO = 40;
/** As many as are chosen at once. */
const NUMEROS_NO_MAXIMO = 500;

/**
 * From the record as it was read before and after. Made anew (`antes` null), every field is new: only what may be told is
 * kept. Deleted (`depois` null), what it was is told alike.
 */
export function mudancaEntre(antes: object | null, depois: object | null, mostra: readonly string[] = []): Mudanca {
  const [a, d] = [(antes ?? {}) as Registro, (depois ?? {}) as Registro];
  const inteiro = !antes || !depois;
  const mudanca: Mudanca = { campos: [], valores: {} };
  for (const campo of new Set([...Object.keys(a), ...Object.keys(d)])) {
    const [era, ficou] = [a[campo] ?? null, d[campo] ?? null];
    if (DA_EDICAO.includes(campo) || JSON.stringify(era) === JSON.stringify(ficou)) continue;
    if (mostra.includes(campo) && mostravel(era) && mostravel(ficou)) mudanca.valores[campo] = [era, ficou];
    else if (!inteiro) mudanca.campos.push(campo);
  }
  mudanca.campos.sort();
  return mudanca;
}

export const nadaMudou = ({ campos, valores }: Mudanca): boolean =>
  campos.length === 0 && Object.keys(valores).length === 0;

const mostravel = (valor: unknown): valor is Valor =>
  valor === null ||
  typeof valor === 'number' ||
  typeof valor === 'boolean' ||
  (typeof valor === 'string' && valor.length <= TEXTO_NO_MAXIMO) ||
  (Array.isArray(valor) && valor.length <= NUMEROS_NO_MAXIMO && valor.every(Number.isInteger));
