import { NOMES_DOS_MOTIVOS_DO_ATENDIMENTO } from '../atendimento/regras';
import { NOME_DA_FUNCAO } from '../equipe/funcoes';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '../estorno/regras';
import { NOMES_DE_QUEM_PEDE, NOMES_DOS_MOTIVOS_DE_ZERAR } from '../fator/zerar';
import { NOMES_DOS_MOTIVOS_DA_PARADA } from '../importacao/parada';
import { NOMES_DOS_MOTIVOS_DO_CANCELAMENTO } from '../lote/regras';
import { NOMES_DAS_SITUACOES_DO_CRMV } from '../prescritor/licenca';
import { NOMES_DOS_PERFIS, RELATORIOS } from '../relatorio/tipos';
import type { CampoMostrado } from './campos';

/** Words of lists, as a person reads them; the trail keeps those of the API. */
const NOMES: Partial<Record<CampoMostrado, Record<string, string>>> = {
  acao: { convidar: 'reenviar convites', suspender: 'suspender', reativar: 'reativar' },
  funcao: NOME_DA_FUNCAO,
  motivo: {
    ...NOMES_DOS_MOTIVOS_DE_ESTORNO,
    ...NOMES_DOS_MOTIVOS_DO_CANCELAMENTO,
    ...NOMES_DOS_MOTIVOS_DO_ATENDIMENTO,
    ...NOMES_DOS_MOTIVOS_DE_ZERAR,
    ...NOMES_DOS_MOTIVOS_DA_PARADA,
  },
  papel: { tutor: 'tutor', prescritor: 'parceiro', lojista: 'loja', indicabem: 'equipe' },
  pedido_por: NOMES_DE_QUEM_PEDE,
  perfil: { ...NOMES_DOS_PERFIS, prescriber: 'parceiros', tutor: 'tutores', shopkeeper: 'lojistas' },
  situacao: NOMES_DAS_SITUACOES_DO_CRMV,
  tipo: {
    ...Object.fromEntries(Object.entries(RELATORIOS).map(([tipo, { nome }]) => [tipo, nome])),
    'cadastro-tutor': 'cadastro de tutores',
    'cadastro-prescritor': 'cadastro de parceiros',
    'cadastro-lojista': 'cadastro de lojistas',
    baixa: 'baixa de cupons',
    'cupons-online': 'cupons de loja online',
    'prescricoes-online': 'indicações de loja online',
  },
};

export const nomeDoValor = (campo: string, valor: string): string => NOMES[campo as CampoMostrado]?.[valor] ?? valor;
