import {
  type FiltroDaConta,
  NOMES_DAS_SITUACOES_DA_CONTA,
  NOMES_DOS_FILTROS,
  type SituacaoDaConta,
} from '@indica-bem/domain/conta/situacao';
import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { Etiqueta } from '../ui/etiqueta';
import classes from './situacao.module.css';

export type Situacao = SituacaoDaConta;
const SITUACOES: readonly Situacao[] = ['ativa', 'convidada', 'suspensa'];

const TONS = { ativa: 'ok', convidada: 'alerta', suspensa: 'erro' } as const;

export const nomeDoFiltro = (filtro: FiltroDaConta) => NOMES_DOS_FILTROS[filtro];

/** Only partners and stores ask to be deleted: a tutor leaves alone. */
export const filtrosDaConta = (tipo: TipoDeLogin): readonly FiltroDaConta[] =>
  tipo === 'tutor' ? SITUACOES : [...SITUACOES, 'pediu_exclusao'];

export function EtiquetaDaSituacao({ situacao }: { situacao: Situacao }) {
  return <Etiqueta tom={TONS[situacao]}>{NOMES_DAS_SITUACOES_DA_CONTA[situacao]}</Etiqueta>;
}

/** The state, and what waits for the team. */
export function EtiquetasDaConta({ situacao, pediuExclusao }: { situacao: Situacao; pediuExclusao: boolean }) {
  return (
    <span className={classes.etiquetas}>
      <EtiquetaDaSituacao situacao={situacao} />
      {pediuExclusao && <Etiqueta tom="laranja">Pediu exclusão</Etiqueta>}
    </span>
  );
}
