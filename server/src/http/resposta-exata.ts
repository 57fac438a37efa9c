import { z } from 'zod';

type Esquema = z.core.$ZodType;
type Confere = (valor: unknown) => boolean;
type Limite = { check: string; value?: unknown; inclusive?: boolean; maximum?: number; minimum?: number };

/**
 * Whether a value is just what its schema says, so that parsing would hand back the same: nothing more in its objects,
 * nothing to change. Only looks, and makes no copy; null for a schema with something that it does not know.
 */
export function respostaExata(esquema: Esquema, dentroDe: readonly Esquema[] = []): Confere | null {
  // One that holds itself would never end.
  if (dentroDe.includes(esquema)) return null;
  const { def } = (esquema as z.core.$ZodTypes)._zod;
  const de = (interno: Esquema) => respostaExata(interno, [...dentroDe, esquema]);
  switch (def.type) {
    case 'any':
    case 'unknown':
      return () => true;
    case 'null':
      return (valor) => valor === null;
    case 'boolean':
      return (valor) => typeof valor === 'boolean';
    case 'literal':
    case 'enum': {
      const valores = new Set<unknown>(def.type === 'literal' ? def.values : Object.values(def.entries));
      return (valor) => valores.has(valor);
    }
    case 'string':
      if (!def.checks?.length && !('check' in def) && !def.coerce) return (valor) => typeof valor === 'string';
      // Trimmed, of a length, of a form: few are, and what parsing makes of one is told at once.
      return (valor) => typeof valor === 'string' && z.safeParse(esquema, valor).data === valor;
    case 'number':
      return def.coerce ? null : com(numeroDe('format' in def ? def.format : undefined), def.checks);
    case 'nullable':
      return com(de(def.innerType), def.checks, (confere) => (valor) => valor === null || confere(valor));
    case 'optional':
      return com(de(def.innerType), def.checks, (confere) => (valor) => valor === undefined || confere(valor));
    case 'array':
      return com(de(def.element), def.checks, (item) => (valor) => Array.isArray(valor) && valor.every(item));
    case 'object':
      return def.catchall || def.checks?.length ? null : objetoDe(def.shape, de);
    case 'union':
      return def.checks?.length ? null : uniaoDe(def, de);
    default:
      return null;
  }
}

function numeroDe(formato: unknown): Confere | null {
  if (formato === undefined) return Number.isFinite;
  return formato === 'safeint' ? Number.isSafeInteger : null;
}

/** The limits of a number or a list, after the type itself. */
function com(
  tipo: Confere | null,
  checks: readonly z.core.$ZodCheck<never>[] = [],
  envolver = (confere: Confere): Confere => confere,
): Confere | null {
  if (!tipo) return null;
  const limites = checks.map((check) => limiteDe(check._zod.def as Limite));
  const confere = envolver(tipo);
  if (limites.length === 0) return confere;
  return limites.every((limite) => limite !== null)
    ? (valor) => confere(valor) && limites.every((limite) => limite(valor))
    : null;
}

function limiteDe({ check, value, inclusive, maximum, minimum }: Limite): Confere | null {
  const [numero, tamanho] = [(v: unknown) => v as number, (v: unknown) => (v as unknown[]).length];
  if (check === 'max_length' && maximum !== undefined) return (valor) => tamanho(valor) <= maximum;
  if (check === 'min_length' && minimum !== undefined) return (valor) => tamanho(valor) >= minimum;
  if (typeof value !== 'number' || !inclusive) return null;
  if (check === 'less_than') return (valor) => numero(valor) <= value;
  return check === 'greater_than' ? (valor) => numero(valor) >= value : null;
}

function objetoDe(forma: Record<string, Esquema>, de: (campo: Esquema) => Confere | null): Confere | null {
  const campos = Object.entries(forma).map(([nome, campo]) => [nome, de(campo)] as const);
  if (!campos.every((campo): campo is [string, Confere] => campo[1] !== null)) return null;
  return (valor) => {
    if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return false;
    const objeto = valor as Record<string, unknown>;
    let conhecidos = 0;
    for (const [nome, confere] of campos) {
      const dado = objeto[nome];
      if (!confere(dado)) return false;
      if (dado !== undefined || nome in objeto) conhecidos++;
    }
    for (const _ in objeto) conhecidos--;
    return conhecidos === 0;
  };
}

/** Where objects are to be told apart, only by what tells them apart: parsing takes the first that fits, and cuts it to fit. */
function uniaoDe(
  def: { options: readonly Esquema[]; discriminator?: unknown },
  de: (opcao: Esquema) => Confere | null,
): Confere | null {
  const opcoes = def.options.map(de);
  const simples = def.options.every(({ _zod: { def: opcao } }) => SIMPLES.has(opcao.type));
  if (!simples && def.discriminator === undefined) return null;
  return opcoes.every((opcao) => opcao !== null) ? (valor) => opcoes.some((opcao) => opcao(valor)) : null;
}

const SIMPLES = new Set(['null', 'boolean', 'literal', 'enum', 'string', 'number']);
