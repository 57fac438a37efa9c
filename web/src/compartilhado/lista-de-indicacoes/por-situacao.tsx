import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import type { ReactNode } from 'react';
import { Botao } from '../../ui/botao';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EsqueletoDasLinhas } from '../../ui/lista/esqueleto-das-linhas';
import { Grupo, Grupos } from '../../ui/lista/grupo';
import classes from './por-situacao.module.css';
import { NO_GRUPO, type usePorSituacao } from './use-por-situacao';

export type Dizeres = { nome: string; nota?: string };

type PorSituacaoProps = {
  lista: ReturnType<typeof usePorSituacao>;
  dizeres: Partial<Record<StatusDaIndicacao, Dizeres>>;
  /** `['indicação', 'indicações', 'todas']` */
  nome: readonly [uma: string, varias: string, todas: string];
  /** The address of one state's whole list; of all by date, null. */
  enderecoDe: (status: StatusDaIndicacao | null) => string;
  vazio: ReactNode;
  children: (indicacao: Prescricao) => ReactNode;
};

/** The first look at a list: what waits for whom. A group says how many there are only where it shows them all. */
export function PorSituacao({
  lista,
  dizeres,
  nome: [uma, varias, todas],
  enderecoDe,
  vazio,
  children,
}: PorSituacaoProps) {
  const { grupos, inteira, quantas, vazia, carregando, erro, tentarDeNovo } = lista;
  if (carregando) return <EsqueletoDasLinhas />;
  if (erro) return <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />;
  if (vazia) return vazio;
  return (
    <Grupos>
      {grupos.map(({ status, indicacoes, haMais }) => (
        <Grupo
          key={status}
          nome={dizeres[status]?.nome ?? status}
          nota={dizeres[status]?.nota}
          conta={haMais ? `· ${NO_GRUPO} mais recentes` : formatarInteiro(indicacoes.length)}
          todas={haMais ? { nome: `Ver ${todas}`, para: enderecoDe(status) } : undefined}
        >
          {indicacoes.map(children)}
        </Grupo>
      ))}
      <div className={classes.fim}>
        {inteira ? (
          <p role="status">
            {formatarInteiro(quantas)} {quantas === 1 ? uma : varias}
          </p>
        ) : (
          <Botao para={enderecoDe(null)}>Ver {todas} por data</Botao>
        )}
      </div>
    </Grupos>
  );
}
