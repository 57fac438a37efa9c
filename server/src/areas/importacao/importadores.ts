import type { TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { importadorDePessoas } from '../conta/importar-pessoas';
import { importadorDeBaixa } from '../cupom/importar-baixa';
import { importadorDeCuponsOnline } from '../cupom/importar-cupons-online';
import { importadorDePrescricoesOnline } from '../prescricao/importar-prescricoes-online';
import type { Importador } from './importador';

/** Each kind of file and the area that knows what to do with it. */
export const IMPORTADORES: Record<TipoDeImportacao, Importador> = {
  'cadastro-tutor': importadorDePessoas('tutor'),
  'cadastro-prescritor': importadorDePessoas('prescritor'),
  'cadastro-lojista': importadorDePessoas('lojista'),
  baixa: importadorDeBaixa,
  'cupons-online': importadorDeCuponsOnline,
  'prescricoes-online': importadorDePrescricoesOnline,
};
