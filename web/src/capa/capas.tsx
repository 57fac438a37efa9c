import { listarCapas } from '@indica-bem/domain/capa/chamadas';
import type { Capa } from '@indica-bem/domain/capa/contrato';
import {
  capaAparece,
  PAGINAS_DE_CAPA,
  PERFIS_DE_CAPA,
  QUADRO_DA_CAPA,
  ROTULO_DO_PERFIL_DE_CAPA,
  rotuloDaPagina,
} from '@indica-bem/domain/capa/regras';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { consulta } from '../lib/consultas';
import { BotaoDeIcone } from '../ui/botao-de-icone';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Etiqueta } from '../ui/etiqueta';
import { Pagina } from '../ui/pagina';
import classes from './capas.module.css';
import { useDeletarCapa } from './use-deletar-capa';

/** The covers somebody can see, by page. */
export function Capas() {
  const { data: capas, error, refetch } = useQuery(consulta(listarCapas));
  return (
    <Pagina titulo="Capas" subtitulo="A imagem de cada página, por perfil de quem a vê.">
      {capas && PAGINAS_DE_CAPA.map((pagina) => <CapasDaPagina key={pagina} pagina={pagina} capas={capas} />)}
      {!capas && !error && <EsqueletoDeLista linhas={3} altura={220} />}
      {!capas && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function CapasDaPagina({ pagina, capas }: { pagina: string; capas: Capa[] }) {
  const daPagina = PERFIS_DE_CAPA.flatMap((perfil) =>
    capas.filter((capa) => capa.pagina === pagina && capa.perfil === perfil && capaAparece(pagina, perfil)),
  );
  if (daPagina.length === 0) return null;
  return (
    <section className={classes.pagina} aria-labelledby={`capas-${pagina}`}>
      <h2 id={`capas-${pagina}`}>{rotuloDaPagina(pagina)}</h2>
      <ul className={classes.lista}>
        {daPagina.map((capa) => (
          <CartaoDaCapa key={capa.id_imagem_capa} capa={capa} />
        ))}
      </ul>
    </section>
  );
}

function CartaoDaCapa({ capa }: { capa: Capa }) {
  const { deletar, deletando } = useDeletarCapa();
  const { largura, altura } = QUADRO_DA_CAPA.desktop;
  const nome = `${rotuloDaPagina(capa.pagina)} · ${ROTULO_DO_PERFIL_DE_CAPA[capa.perfil]}`;
  return (
    <li className={classes.capa}>
      <Link to={`/capas/editar/${capa.id_imagem_capa}`} className={classes.imagem} tabIndex={-1} aria-hidden>
        <img src={capa.imagem_desktop} alt="" width={largura} height={altura} loading="lazy" />
      </Link>
      <div className={classes.dados}>
        <strong>{ROTULO_DO_PERFIL_DE_CAPA[capa.perfil]}</strong>
        {capa.personalizada === 'S' && <Etiqueta tom="laranja">Personalizada</Etiqueta>}
      </div>
      <div className={classes.acoes}>
        {capa.personalizada === 'S' && (
          <BotaoDeIcone
            perigo
            rotulo={`Excluir a capa de ${nome}`}
            icone={<IconTrash size={20} aria-hidden />}
            ocupado={deletando}
            onClick={() => void deletar(capa)}
          />
        )}
        <BotaoDeIcone
          para={`/capas/editar/${capa.id_imagem_capa}`}
          rotulo={`Editar a capa de ${nome}`}
          icone={<IconPencil size={20} aria-hidden />}
        />
      </div>
    </li>
  );
}
