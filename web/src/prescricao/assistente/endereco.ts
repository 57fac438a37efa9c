import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { CAMPOS, type Escolha, PASSOS, type Passo } from './percurso';

/** Where each measure stands in an address, and what it is before anything was typed. */
const NO_ENDERECO = {
  peso: ['peso_pet', ''],
  /** Formula 1's three conditions; empty: nobody said one (`comCondicao`). */
  condicao: ['ecc', ''],
  /** By key: two levels of formula 1 share a factor. */
  atividade: ['atividade', ''],
  fase: ['fase', ''],
  /** Formula 2's nine conditions. */
  escore: ['escore', ''],
  idade: ['idade', ''],
  unidade: ['unidade', 'meses'],
  pesoAdulto: ['peso_adulto', ''],
  semana: ['semana', ''],
  ninhada: ['ninhada', ''],
  diasSemComer: ['dias_sem_comer', ''],
  /** The grams the partner has seen side by side: those of formula 1 and those that growth needs. */
  confirmado: ['crescimento', ''],
} as const;

export type Medida = keyof typeof NO_ENDERECO;
/** What was typed for the portion, as typed. */
export type Medidas = Record<Medida, string>;

const MEDIDAS = Object.entries(NO_ENDERECO) as [Medida, readonly [nome: string, padrao: string]][];

/** All the wizard remembers of a visit. The tutor's data never enters an address. */
export type Rascunho = {
  escolha: Escolha;
  medidas: Medidas;
  passo: Passo | null;
  /** The key of the waiting recommendation that is being edited. */
  pendente: string | null;
  /** Of the printed card that is being registered: its QR opens the wizard with it. */
  codigo: string | null;
  /** The tutor's request that it answers. */
  renovacao: string | null;
};

export function lerEndereco(busca: string): Rascunho {
  const params = new URLSearchParams(busca);
  const codigo = lerCodigo(params.get('codigo') ?? '');
  const escolha: Escolha = {};
  for (const campo of CAMPOS) {
    const texto = params.get(campo);
    if (texto !== null) escolha[campo] = texto === '' ? null : texto;
  }
  const medidas = MEDIDAS.map(([medida, [nome, padrao]]) => [medida, params.get(nome) ?? padrao]);
  return {
    escolha,
    medidas: Object.fromEntries(medidas) as Medidas,
    passo: PASSOS.find((passo) => passo === params.get('passo')) ?? null,
    pendente: params.get('pendente'),
    codigo: codigoValido(codigo) ? codigo : null,
    renovacao: /^[1-9]\d{0,8}$/.exec(params.get('renovacao') ?? '')?.[0] ?? null,
  };
}

/** `?especie=cao&…`, or nothing at all for a fresh start. Reading it back gives the same. */
export function escreverEndereco({ escolha, medidas, passo, pendente, codigo, renovacao }: Rascunho): string {
  const params = new URLSearchParams();
  for (const campo of CAMPOS) {
    const valor = escolha[campo];
    if (valor !== undefined) params.set(campo, valor ?? '');
  }
  for (const [medida, [nome, padrao]] of MEDIDAS) {
    if (medidas[medida] && medidas[medida] !== padrao) params.set(nome, medidas[medida]);
  }
  if (passo) params.set('passo', passo);
  if (pendente) params.set('pendente', pendente);
  if (codigo) params.set('codigo', codigo);
  if (renovacao) params.set('renovacao', renovacao);
  const texto = params.toString();
  return texto && `?${texto}`;
}

/** Does the longer choice begin with all the shorter one says? */
export function contem(longa: Escolha, curta: Escolha): boolean {
  return CAMPOS.every((campo) => curta[campo] === undefined || curta[campo] === longa[campo]);
}

/** They belong to the animal: another species begins without them. */
export function medidasApos(medidas: Medidas, antes: Escolha, depois: Escolha): Medidas {
  return outraEspecie(antes, depois) ? lerEndereco('').medidas : medidas;
}

/**
 * Those of an address whose choice takes the place of the one that was made: of another animal only the address knows them.
 * Of the same one the last typed hold, which an older address does not have, if anything was typed.
 */
export function medidasNoEndereco(medidas: Medidas, antes: Escolha, { escolha, medidas: escritas }: Rascunho): Medidas {
  const digitou = MEDIDAS.some(([medida, [, padrao]]) => medidas[medida] !== padrao);
  return digitou && !outraEspecie(antes, escolha) ? medidas : escritas;
}

/** The choice says another animal than the one before. */
export const outraEspecie = (antes: Escolha, depois: Escolha) =>
  antes.especie !== undefined && antes.especie !== depois.especie;
