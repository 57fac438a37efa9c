import type { GeneratedAlways } from 'kysely';

/** The public register of kilograms: what waits for it, its tree, whose each leaf is, and its signed roots. */
export type TabelasDoRegistro = {
  quilo_a_registrar: { cupom_id: number; vez: number; sinal: 1 | -1; momento: Date };
  folha: { n: number; dados: string; hash: Buffer };
  no_do_registro: { altura: number; indice: number; hash: Buffer };
  quilo: { cupom_id: number; vez: number; sinal: 1 | -1; n: number; sal: Buffer | null };
  quilos_do_mes: { mes: string; cidade: string; kg: number };
  chave_do_registro: { chave: string; publica: Buffer; privada: Buffer | null; desde: Date };
  marco: {
    id: GeneratedAlways<number>;
    motivo: 'dia' | 'mes';
    referencia: string;
    tamanho: number;
    raiz: Buffer;
    kg: number;
    em: Date;
    chave: string;
    nota: string;
  };
};
