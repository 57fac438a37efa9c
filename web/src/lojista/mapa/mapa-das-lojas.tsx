import { verConfiguracaoPublica } from '@indica-bem/domain/configuracao/chamadas';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { consulta } from '../../lib/consultas';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { noEndereco, texto } from '../../lib/partes-do-endereco';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { naoAbriu } from '../../ui/nao-abriu';
import { Pagina } from '../../ui/pagina';
import { BuscaDeLojas } from '../parceiras/busca-de-lojas';
import { ListaDoMapa } from './lista-do-mapa';
import { temLugar } from './loja-no-mapa';
import classes from './mapa.module.css';
import { naVista, quantasNaArea, type Vista } from './na-vista';
import { SemLojasNoMapa } from './sem-lojas-no-mapa';

const Mapa = peca(() => import('./mapa').then((m) => m.Mapa), naoAbriu, <Esqueleto altura="100%" raio="cartao" />);

const POR_VEZ = 200;
/** More than this nobody looks through. */
const NO_MAXIMO = 2000;

const NO_ENDERECO = noEndereco<{ busca: string; loja: string }>({ busca: texto('busca'), loja: texto('loja') });

/** The physical stores on a map and, of those it shows, the list beside it; search and choice live in the address. */
export function MapaDasLojas() {
  const { filtros, mudar } = useFiltrosNoEndereco(NO_ENDERECO);
  const { busca } = filtros;
  const [vista, setVista] = useState<Vista | null>(null);
  const [realce, realcar] = useState<number | null>(null);
  const [enquadrar, setEnquadrar] = useState(0);
  const configuracao = useQuery({ ...consulta(verConfiguracaoPublica), staleTime: Number.POSITIVE_INFINITY });
  const paginas = useTodasAsPaginas(busca);
  const lojas = useMesmaLista(paginas.itens.flatMap((loja) => (temLugar(loja) ? [loja] : [])));
  const escolhida = lojas.find((loja) => String(loja.id_shopkeeper) === filtros.loja);
  const naArea = naVista(lojas, vista);

  const buscar = (nova: string) => mudar({ busca: nova, loja: '' });
  const escolher = (loja: number | null) => mudar({ loja: loja ? String(loja) : '' });

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
        <div className={classes.moldura}>
          {configuracao.isPending ? (
            <Esqueleto altura="100%" raio="cartao" />
          ) : (
            <Mapa
              {...{ lojas, escolhida, realce, enquadrar, escolher, realcar }}
              quadros={configuracao.data?.mapa ?? null}
              aoMover={setVista}
            />
          )}
        </div>
        <section className={classes.lado} aria-labelledby="lojas">
          <div className={classes.cabeca}>
            <h2 id="lojas">Lojas Físicas</h2>
            {lojas.length > 0 && <p role="status">{quantasNaArea(naArea.length, lojas.length)}</p>}
            {naArea.length < lojas.length && (
              <Botao tom="texto" onClick={() => setEnquadrar((vezes) => vezes + 1)}>
                Ver todas
              </Botao>
            )}
          </div>
          {paginas.carregando && <Esqueleto altura={300} raio="cartao" />}
          {paginas.erro && <EstadoDeErro erro={paginas.erro} tentarDeNovo={paginas.tentarDeNovo} />}
          {!paginas.carregando && !paginas.erro && lojas.length === 0 && (
            <SemLojasNoMapa busca={busca} limpar={() => buscar('')} />
          )}
          <ListaDoMapa
            {...{ realce, escolher, realcar }}
            lojas={naArea}
            idEscolhida={escolhida?.id_shopkeeper ?? null}
          />
          {paginas.temMais && !paginas.carregandoMais && (paginas.faltouMais || lojas.length >= NO_MAXIMO) && (
            <Botao onClick={paginas.carregarMais}>Carregar mais</Botao>
          )}
          <p className={classes.online}>
            Lojas online não têm lugar no mapa. <Link to="/lojistas?tipo=loja_online">Ver lojas online</Link>
          </p>
        </section>
      </div>
    </Pagina>
  );
}

/** A map of some of the stores would lie: the pages follow each other by themselves. */
function useTodasAsPaginas(busca: string) {
  const query = { tipo: 'loja_fisica', busca, limite: POR_VEZ } as const;
  const paginas = usePaginas(listarLojistas, { query }, ({ shopkeepers }) => shopkeepers);
  const pedir = useEffectEvent(paginas.carregarMais);
  const falta = paginas.temMais && !paginas.carregandoMais && !paginas.faltouMais && paginas.itens.length < NO_MAXIMO;
  useEffect(() => {
    if (falta) pedir();
  }, [falta]);
  return paginas;
}

/** The same array as long as it holds the same things: the map is redrawn only for other stores. */
function useMesmaLista<T>(itens: T[]): T[] {
  const [guardada, setGuardada] = useState(itens);
  const mudou = itens.length !== guardada.length || itens.some((item, i) => item !== guardada[i]);
  if (mudou) setGuardada(itens);
  return mudou ? itens : guardada;
}
