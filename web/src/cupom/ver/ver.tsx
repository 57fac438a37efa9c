import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import { Situacao } from '../situacao';

type Lido = {
  cupom: Cupom /** Said by the server just now, not kept on the device. */;
  deAgora: boolean;
  reler: () => void;
};

type VerCupomProps = {
  titulo: string;
  /** Where an address that is none any more leads. */
  lista: { rotulo: string; para: string };
  /** How often an active one is read again. */
  aCada?: number;
  children: (lido: Lido) => ReactNode;
};

/** One coupon, as each role sees it. */
export function VerCupom({ titulo, lista, aCada, children }: VerCupomProps) {
  const { id_cupom = '' } = useParams();
  const [aberta] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch, isFetchedAfterMount } = useQuery({
    ...consulta(verCupom, { params: { id: id_cupom } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (aCada && state.data?.situacao === 'ativo' ? aCada : false),
  });
  const reler = () => void refetch();
  // Made in slices, as the homes are.
  const cupom = useDeferredValue(data);
  // A copy may stand here before the failure does, with its own date.
  const deAgora = useDeferredValue(isFetchedAfterMount && dataUpdatedAt >= aberta && !error);

  // A copy kept on the device may be of a coupon whose number has changed: its QR would only be refused at the till.
  if (error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO') {
    return (
      <Pagina titulo={titulo} largura="media">
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Este cupom não está mais neste endereço"
          texto="O número do cupom pode ter mudado. Abra-o de novo pela lista: o código e o desconto continuam os mesmos."
          acao={
            <Botao tom="mata" para={lista.para}>
              {lista.rotulo}
            </Botao>
          }
        />
      </Pagina>
    );
  }
  if (!cupom) {
    return (
      <Pagina titulo={titulo} largura="media">
        {error ? <EstadoDeErro erro={error} tentarDeNovo={reler} /> : <EsqueletoDeLista linhas={2} altura={480} />}
      </Pagina>
    );
  }
  return (
    <Pagina titulo={titulo} largura="media" acoes={<Situacao situacao={cupom.situacao} />}>
      {children({ cupom, deAgora, reler })}
    </Pagina>
  );
}
