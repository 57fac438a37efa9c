import type { LojistaNaLista } from '@indica-bem/domain/lojista/contrato';
import { type ReactNode, useState } from 'react';
import { usePaginas } from '../lib/paginas';
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

/** One store open at a time (SPEC §2). Until a place is known they come by name: never an empty screen. */
export function ListaDeLojas({ desconto = ({ desconto }) => desconto, etiqueta, acao }: ListaDeLojasProps) {
  const { filtros } = useFiltros();
  const [aberta, setAberta] = useState<number | null>(null);
  const { tipo, busca } = filtros;
  const sabido = useLugar(filtros.lugar);
  const paginas = usePaginas(
    'GET /shopkeepers',
    { query: { tipo, busca, ...(tipo === 'loja_fisica' && sabido?.ponto) } },
    ({ shopkeepers }) => shopkeepers,
  );
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
