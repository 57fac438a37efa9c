import { verRenovacao } from '@indica-bem/domain/reposicao/chamadas';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';

type DoPedidoProps = { id: string; children: (renovacao: Renovacao) => ReactNode };

/** The wizard for a tutor's request, as long as that still waits. */
export function AssistenteDoPedido({ id, children }: DoPedidoProps) {
  // Read when it is opened and not again: once it was answered here, what was made stays on the screen.
  const { data, error, refetch } = useQuery({
    ...consulta(verRenovacao, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (data?.estado === 'aberta') return children(data);
  const sumiu = data || (error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO');
  return (
    <Pagina titulo="Indicar de novo" largura="media">
      {!data && !error && <EsqueletoDeLista altura={180} />}
      {!sumiu && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {sumiu && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Este pedido não espera mais"
          texto="Ele já foi respondido, ou o tutor o retirou."
          acao={<Botao para="/renovacoes">Ver renovações</Botao>}
        />
      )}
    </Pagina>
  );
}
