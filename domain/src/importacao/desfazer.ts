import { formatarInteiro } from '../brasil/numeros';
import type { Importacao, TipoDeImportacao } from './contrato';

/** Files whose rows can be taken back. Used coupons and payments are not among them: each is undone by itself, with a reason. */
const SE_DESFAZEM = [
  'cadastro-tutor',
  'cadastro-prescritor',
  'cadastro-lojista',
  'cupons-online',
  'prescricoes-online',
] as const satisfies readonly TipoDeImportacao[];
export type QueSeDesfaz = (typeof SE_DESFAZEM)[number];

export const seDesfaz = (tipo: TipoDeImportacao): tipo is QueSeDesfaz => SE_DESFAZEM.some((um) => um === tipo);

type Feita = Pick<Importacao, 'tipo' | 'estado' | 'aceitas' | 'desfeita_em'> & {
  /** Its rows say that they came with it; those of an earlier version do not. */
  comRastro: boolean;
};

/** Whether it may be asked for; what was built on its rows is only known when it is. */
export const podeDesfazer = ({ tipo, estado, aceitas, desfeita_em, comRastro }: Feita): boolean =>
  seDesfaz(tipo) && acabou(estado) && aceitas > 0 && desfeita_em === null && comRastro;

/** Nothing of it is still on its way in. */
export const acabou = (estado: Importacao['estado']): boolean => estado === 'concluida' || estado === 'falhou';

type Nomes = { um: string; varios: string; das: string; usou: string; usaram: string };

const PESSOAS = { um: 'pessoa', varios: 'pessoas', das: 'das', usou: 'já usou a conta', usaram: 'já usaram a conta' };
const NOMES: Record<QueSeDesfaz, Nomes> = {
  'cadastro-tutor': PESSOAS,
  'cadastro-prescritor': PESSOAS,
  'cadastro-lojista': { um: 'loja', varios: 'lojas', das: 'das', usou: 'já está em uso', usaram: 'já estão em uso' },
  'cupons-online': {
    um: 'código',
    varios: 'códigos',
    das: 'dos',
    usou: 'já foi entregue a um tutor',
    usaram: 'já foram entregues a tutores',
  },
  'prescricoes-online': {
    um: 'indicação',
    varios: 'indicações',
    das: 'das',
    usou: 'já foi usada',
    usaram: 'já foram usadas',
  },
};

/** '120 pessoas' */
export function quantasDo(tipo: QueSeDesfaz, quantas: number): string {
  const { um, varios } = NOMES[tipo];
  return `${formatarInteiro(quantas)} ${quantas === 1 ? um : varios}`;
}

/** '3 das 120 pessoas já usaram a conta.' */
export function fraseDoUso(tipo: QueSeDesfaz, emUso: number, todas: number): string {
  const { das, usou, usaram } = NOMES[tipo];
  const quem = todas === 1 ? quantasDo(tipo, 1) : `${formatarInteiro(emUso)} ${das} ${quantasDo(tipo, todas)}`;
  return `${quem} ${emUso === 1 ? usou : usaram}.`;
}
