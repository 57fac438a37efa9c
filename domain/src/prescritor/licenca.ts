import { type DataIso, hojeEmSaoPaulo, somarDias, somarMeses } from '../brasil/datas';

/** How a CRMV stands with the council of its state, as the team found it. */
export const SITUACOES_DO_CRMV = ['regular', 'irregular', 'nao_encontrado'] as const;
export type SituacaoDoCrmv = (typeof SITUACOES_DO_CRMV)[number];

export const NOMES_DAS_SITUACOES_DO_CRMV: Record<SituacaoDoCrmv, string> = {
  regular: 'Regular',
  irregular: 'Irregular',
  nao_encontrado: 'Não encontrado',
};

/** Whether a partner may recommend what is only for vets; all but the first say why not. */
export const ESTADOS_DA_LICENCA = [
  'valida',
  'nao_veterinario',
  'sem_crmv',
  'a_conferir',
  'vencida',
  'recusada',
] as const;
export type EstadoDaLicenca = (typeof ESTADOS_DA_LICENCA)[number];
export type LicencaNegada = Exclude<EstadoDaLicenca, 'valida'>;

export const MAXIMO_DO_NUMERO = 8;

interface Registro {
  uf: string | null;
  numero: string | null;
}

export interface ConferenciaDoCrmv {
  uf: string;
  numero: string;
  situacao: SituacaoDoCrmv;
  conferido_em: Date;
}

interface Parceiro {
  perfil: string;
  /** What the CRMV of the record says today. */
  registro: Registro;
  /** Of any registration he ever had. */
  ultima: ConferenciaDoCrmv | null;
}

/** The same day of the next year, in São Paulo, is the last on which it holds. */
export const valeAte = (conferidoEm: Date): DataIso => somarMeses(hojeEmSaoPaulo(conferidoEm), 12);

/**
 * The one rule of who may recommend what is only for vets: a vet whose CRMV, as it stands in the record, the team last found
 * regular, within a year. Another profile, state or number makes the check void.
 */
export function estadoDaLicenca({ perfil, registro, ultima }: Parceiro, hoje: DataIso): EstadoDaLicenca {
  if (perfil !== 'veterinario') return 'nao_veterinario';
  if (!registro.uf || !registro.numero) return 'sem_crmv';
  if (!ultima || ultima.uf !== registro.uf || ultima.numero !== registro.numero) return 'a_conferir';
  if (ultima.situacao !== 'regular') return 'recusada';
  return hoje <= valeAte(ultima.conferido_em) ? 'valida' : 'vencida';
}

/** What the partner reads beside a product that stays locked. */
export const MOTIVOS_DA_TRAVA: Record<LicencaNegada, string> = {
  nao_veterinario: 'O seu cadastro não é de veterinário.',
  sem_crmv: 'Complete o seu CRMV, com a UF e o número, em Minha conta; depois a equipe confere.',
  a_conferir: 'A equipe ainda vai conferir o seu CRMV e avisa você por e-mail.',
  vencida: 'A conferência anual do seu CRMV venceu. A equipe vai conferir de novo e avisa você por e-mail.',
  recusada: 'O seu CRMV não foi confirmado. Confira a UF e o número em Minha conta, ou fale com a equipe.',
};

/** The team and the partner are told so long before a check ends. */
const DIAS_ATE_VENCER = 30;

/** Checks that end up to this day are due again. */
export const confereAte = (hoje: DataIso): DataIso => somarDias(hoje, DIAS_ATE_VENCER);

export const crmvPorExtenso = ({ uf, numero }: { uf: string; numero: string }) => `CRMV-${uf} ${numero}`;

/**
 * What the record should say after a check of `conferido`: the parts that it lacks are filled in; null when one that it has
 * is another, because it was changed meanwhile or misread.
 */
export function registroConferido(registro: Registro, conferido: { uf: string; numero: string }): Registro | null {
  const confere = (['uf', 'numero'] as const).every(
    (parte) => registro[parte] === null || registro[parte] === conferido[parte],
  );
  return confere ? conferido : null;
}

export const RECUSAS_DO_CRMV = ['NAO_E_VETERINARIO', 'CRMV_MUDOU', 'COTA_DE_ATENDIMENTOS'] as const;
