import { MESES_COM_CONTATO } from '@indica-bem/domain/prescricao/prazos';

const UM_DIA = 1;
const UMA_SEMANA = 7;
const UM_MES = 30;
const MEIO_ANO = 180;

type Guardada = { tabela: string; desde: string; dias: number };

/**
 * For how many days after a moment of its own each row is kept. What has lapsed stays an hour more, since clocks differ. Told in
 * docs/operations.md, which a test compares. Elsewhere, by rules of their own: contacts (`MESES_COM_CONTATO`), who asked to take
 * part (`MESES_DO_INTERESSE`), the audit trail (a setting), pictures (a day after nothing shows them).
 */
export const GUARDA: readonly Guardada[] = [
  { tabela: 'sessao', desde: 'criada_em', dias: UM_MES },
  { tabela: 'limite', desde: 'expira_em', dias: UM_DIA / 24 },
  { tabela: 'link_de_senha', desde: 'expira_em', dias: UM_DIA / 24 },
  { tabela: 'bilhete', desde: 'expira_em', dias: UM_DIA / 24 },
  { tabela: 'desafio', desde: 'expira_em', dias: UM_DIA / 24 },
  { tabela: 'desafio_usado', desde: 'expira_em', dias: UM_DIA / 24 },
  { tabela: 'codigo_social', desde: 'expira_em', dias: UM_DIA / 24 },
  // Nobody sends a form again after a week.
  { tabela: 'criacao', desde: 'criada_em', dias: UMA_SEMANA },
  // A device's mark lives as long in its browser.
  { tabela: 'aparelho', desde: 'visto_em', dias: 400 },
  // The mailbox of before, that could not be told of the change.
  { tabela: 'troca_de_email', desde: 'trocado_em', dias: UM_MES },
  // Longer than any coupon lives: whoever calls about one can be told what was sent and what a till said.
  { tabela: 'envio_de_email', desde: 'criado_em', dias: MEIO_ANO },
  { tabela: 'recusa_no_caixa', desde: 'hora', dias: MEIO_ANO },
  // Then nobody can be written to any more.
  { tabela: 'reenvio', desde: 'dia', dias: MESES_COM_CONTATO * 31 },
];

/** Of imports: what a refused row said, and the rows left of one that stopped; then its line and reason. */
export const DIAS_DO_CONTEUDO = UM_MES;
export const DIAS_DAS_RECUSADAS = MEIO_ANO;
