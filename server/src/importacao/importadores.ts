import type { TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { importadorDePessoas } from '../conta/importar-pessoas';
import type { Importador } from './importador';

/** Each kind of file and the area that knows what to do with it. */
export const IMPORTADORES: Partial<Record<TipoDeImportacao, Importador>> = {
  'cadastro-tutor': importadorDePessoas('tutor'),
  'cadastro-prescritor': importadorDePessoas('prescritor'),
  'cadastro-lojista': importadorDePessoas('lojista'),
};
