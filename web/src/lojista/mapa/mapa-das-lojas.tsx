import { verConfiguracaoPublica } from '@indica-bem/domain/configuracao/chamadas';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { consulta } from '../../lib/consultas';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { noEndereco, texto } from '../../lib/partes-do-endereco';
import { Botao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { BuscaDeLojas } from '../parceiras/busca-de-lojas';
import { ListaDoMapa } from './lista-do-mapa';
import { temLugar } from './loja-no-mapa';
import classes from './mapa.module.css';
import { SemLojasNoMapa } from './sem-lojas-no-mapa';

const Mapa = lazy(() => import('./mapa').then((m) => ({ default: m.Mapa })));

const POR_VEZ = 200;

const NO_ENDERECO = noEndereco<{ busca: string; loja: string }>({ busca: texto('busca'), loja: texto('loja') });

/** The physical stores on a map and in the list beside it; search and choice live in the address. */
export function MapaDasLojas() {
  const { filtros, mudar } = useFiltrosNoEndereco(NO_ENDERECO);
  const { busca } = filtros;
  const lugarDoMapa = useRef<HTMLDivElement>(null);
  const configuracao = useQuery({ ...consulta(verConfiguracaoPublica), staleTime: Number.POSITIVE_INFINITY });
  const query = { tipo: 'loja_fisica', busca, limite: POR_VEZ } as const;
  const paginas = usePaginas(listarLojistas, { query }, ({ shopkeepers }) => shopkeepers);
  const lojas = useMesmaLista(paginas.itens.flatMap((loja) => (temLugar(loja) ? [loja] : [])));
  const escolhida = lojas.find((loja) => String(loja.id_shopkeeper) === filtros.loja);

  const buscar = (nova: string) => mudar({ busca: nova, loja: '' });
  const escolher = (loja: number | null) => mudar({ loja: loja ? String(loja) : '' });

  function escolherNaLista(loja: number | null) {
    escolher(loja);
    lugarDoMapa.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Pagina
      titulo="Mapa das lojas"
      acoes={
        <Botao para="/lojistas" icone={<IconList size={22} aria-hidden />}>
          Ver em lista
        </Botao>
      }
    >
      <BuscaDeLojas busca={busca} mudar={buscar} />
      <div className={classes.duas}>
        <div ref={lugarDoMapa} className={classes.moldura}>
          <Suspense fallback={<Esqueleto altura="100%" raio="cartao" />}>
            {configuracao.isPending ? (
              <Esqueleto altura="100%" raio="cartao" />
            ) : (
              <Mapa lojas={lojas} escolhida={escolhida} quadros={configuracao.data?.mapa ?? null} escolher={escolher} />
            )}
          </Suspense>
        </div>
        <section className={classes.lado} aria-labelledby="lojas">
          <h2 id="lojas">Lojas Físicas</h2>
          {paginas.carregando && <Esqueleto altura={300} raio="cartao" />}
          {paginas.erro && <EstadoDeErro erro={paginas.erro} tentarDeNovo={paginas.tentarDeNovo} />}
          {!paginas.carregando && !paginas.erro && lojas.length === 0 && (
            <SemLojasNoMapa busca={busca} limpar={() => buscar('')} />
          )}
          <ListaDoMapa lojas={lojas} idEscolhida={escolhida?.id_shopkeeper ?? null} escolher={escolherNaLista} />
          {paginas.temMais && (
            <Botao loading={paginas.carregandoMais} onClick={paginas.carregarMais}>
              Carregar mais
            </Botao>
          )}
        </section>
      </div>
    </Pagina>
  );
}

/** The same array as long as it holds the same things: the map is redrawn only for other stores. */
function useMesmaLista<T>(itens: T[]): T[] {
  const [guardada, setGuardada] = useState(itens);
  const mudou = itens.length !== guardada.length || itens.some((item, i) => item !== guardada[i]);
  if (mudou) setGuardada(itens);
  return mudou ? itens : guardada;
}
