import type { Funcao } from '../contrato/equipe';
import { TIPOS_DE_IMPORTACAO, type TipoDeImportacao } from './contrato';

/** What the finances send; the other files are not theirs, nor is this one anybody else's. */
const DAS_FINANCAS: readonly TipoDeImportacao[] = ['pagamentos'];

/** The files somebody of the team sends, follows and corrects; a `dono` all. */
export function tiposPara(funcao: Funcao | null): readonly TipoDeImportacao[] {
  if (funcao === 'dono') return TIPOS_DE_IMPORTACAO;
  if (funcao === 'financeiro') return DAS_FINANCAS;
  return funcao === 'operacao' ? TIPOS_DE_IMPORTACAO.filter((tipo) => !DAS_FINANCAS.includes(tipo)) : [];
}
