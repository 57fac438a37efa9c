import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { porMes } from '@indica-bem/domain/prescricao/grupos';
import type { ReactNode } from 'react';
import type { Paginas } from '../../lib/paginas';
import { EmPaginas } from '../../ui/em-paginas';
import { EsqueletoDasLinhas } from '../../ui/lista/esqueleto-das-linhas';
import { Grupo, Grupos } from '../../ui/lista/grupo';

type PorDataProps = {
  paginas: Paginas<Prescricao>;
  nome: readonly [uma: string, varias: string, todas: string];
  vazio: ReactNode;
  children: (indicacao: Prescricao) => ReactNode;
};

const comMaiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

/** Page by page, newest first, by month: what is fetched next goes to the end, below the month it may complete. */
export function PorData({ paginas, nome: [uma, varias], vazio, children }: PorDataProps) {
  return (
    <EmPaginas paginas={paginas} nome={[uma, varias]} vazio={vazio} esqueleto={<EsqueletoDasLinhas />}>
      {(itens) => (
        <Grupos>
          {porMes(itens).map(({ mes, indicacoes }) => (
            <Grupo key={mes} nome={comMaiuscula(nomeDoMes(mes))}>
              {indicacoes.map(children)}
            </Grupo>
          ))}
        </Grupos>
      )}
    </EmPaginas>
  );
}
