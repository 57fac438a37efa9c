/** What somebody of the team is there for. `dono` is shown as "Responsável". */
export const FUNCOES = ['dono', 'operacao', 'atendimento', 'financeiro', 'leitura'] as const;
export type Funcao = (typeof FUNCOES)[number];

/** Who of the team may make a call, to be spread into its `acesso`. A `dono` may whatever anybody of the team may. */
type DaEquipe = Partial<Record<Funcao, 'todos'>>;

export const SO_DONO = { dono: 'todos' } as const satisfies DaEquipe;
export const OPERACAO = { ...SO_DONO, operacao: 'todos' } as const satisfies DaEquipe;
export const ATENDIMENTO = { ...SO_DONO, atendimento: 'todos' } as const satisfies DaEquipe;
export const FINANCEIRO = { ...SO_DONO, financeiro: 'todos' } as const satisfies DaEquipe;
export const TODA_A_EQUIPE = {
  ...OPERACAO,
  ...ATENDIMENTO,
  ...FINANCEIRO,
  leitura: 'todos',
} as const satisfies Record<Funcao, 'todos'>;

/** Files in which the CPF of people stands whole. */
export const PLANILHAS_COM_CPF = { ...OPERACAO, ...FINANCEIRO } as const satisfies DaEquipe;

/** What everybody of the team does with the own account. */
export const CADA_UM_DA_EQUIPE = {
  dono: 'proprio',
  operacao: 'proprio',
  atendimento: 'proprio',
  financeiro: 'proprio',
  leitura: 'proprio',
} as const satisfies Record<Funcao, 'proprio'>;
