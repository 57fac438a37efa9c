import { importadorDePagamentos } from './areas/acerto/importar-pagamentos';
import { importadorDeBaixa } from './areas/cupom/importar-baixa';
import { importadorDeCuponsOnline } from './areas/cupom/importar-cupons-online';
import type { Importadores } from './areas/importacao/importador';
import { importadorDePrescricoesOnline } from './areas/prescricao/importar-prescricoes-online';
import { importadorDePessoas } from './areas/usuario/importar-pessoas';

/** Each kind of file and the area that knows what to do with it. */
export const IMPORTADORES: Importadores = {
  'cadastro-tutor': importadorDePessoas('tutor'),
  'cadastro-prescritor': importadorDePessoas('prescritor'),
  'cadastro-lojista': importadorDePessoas('lojista'),
  baixa: importadorDeBaixa,
  'cupons-online': importadorDeCuponsOnline,
  'prescricoes-online': importadorDePrescricoesOnline,
  pagamentos: importadorDePagamentos,
};
