import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import type { LojistaNaLista } from '@indica-bem/domain/lojista/contrato';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { type ReactNode, useState } from 'react';
import { usePaginas } from '../lib/paginas';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { ListaPaginada } from '../ui/lista-paginada';
import { CartaoDaLoja } from './cartao-da-loja';
import { useLugar } from './posicao';
import { SemLojas } from './sem-lojas';
import { useFiltros } from './use-filtros';

type ListaDeLojasProps = {
  desconto?: (loja: LojistaNaLista) => number;
  /** A word on the closed card: "Sua loja". */
  etiqueta?: (loja: LojistaNaLista) => string | null;
  /** What can be done with an open store. */
  acao?: (loja: LojistaNaLista) => ReactNode;
};

type LojasProps = ListaDeLojasProps & { perto: Ponto | undefined };

/** Until a place is known they come by name: never an empty screen. */
export function ListaDeLojas(props: ListaDeLojasProps) {
  const { filtros } = useFiltros();
  const fisica = filtros.tipo === 'loja_fisica';
  const sabido = useLugar(filtros.lugar);
  // A moment later they would all stand elsewhere.
  if (fisica && sabido === undefined) return <EsqueletoDeLista linhas={4} />;
  return <Lojas {...props} perto={fisica ? sabido?.ponto : undefined} />;
}

/** One store open at a time. */
function Lojas({ perto, desconto = ({ desconto }) => desconto, etiqueta, acao }: LojasProps) {
  const { tipo, busca } = useFiltros().filtros;
  const [aberta, setAberta] = useState<number | null>(null);
  const paginas = usePaginas(listarLojistas, { query: { tipo, busca, ...perto } }, ({ shopkeepers }) => shopkeepers);
  return (
    <ListaPaginada paginas={paginas} nome={['loja', 'lojas']} vazio={<SemLojas />}>
      {(loja) => (
        <CartaoDaLoja
          key={loja.id_shopkeeper}
          loja={loja}
          desconto={desconto(loja)}
          etiqueta={etiqueta?.(loja)}
          aberta={aberta === loja.id_shopkeeper}
          alternar={() => setAberta((atual) => (atual === loja.id_shopkeeper ? null : loja.id_shopkeeper))}
        >
          {acao?.(loja)}
        </CartaoDaLoja>
      )}
    </ListaPaginada>
  );
}
