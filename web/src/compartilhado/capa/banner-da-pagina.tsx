import { listarCapas } from '@indica-bem/domain/capa/chamadas';
import type { PaginaDeCapa } from '@indica-bem/domain/capa/regras';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consulta } from '../../lib/consultas';
import { perfilDoBanner } from '../../lib/sessao';
import { useSessao } from '../../lib/use-sessao';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './banner-da-pagina.module.css';
import { dizeresDoBanner } from './dizeres-do-banner';

type BannerDaPaginaProps = {
  /** The page key of spec 11.5: cupom, lojistas, perfil, … */
  pagina: PaginaDeCapa;
  /** On a page without a heading of its own, the banner's title is it. */
  como?: 'h1' | 'p';
};

/** The picture is decoration and the box keeps its shape: loading, loaded or missing, nothing around it moves. */
export function BannerDaPagina({ pagina, como: Titulo = 'p' }: BannerDaPaginaProps) {
  const perfil = perfilDoBanner(useSessao());
  const dizeres = dizeresDoBanner(pagina, perfil);
  const { data: capas, isPending } = useQuery({ ...consulta(listarCapas), staleTime: 5 * 60_000 });
  const [falhou, setFalhou] = useState(false);
  const daPagina = capas?.filter((capa) => capa.pagina === pagina) ?? [];
  const capa = daPagina.find((c) => c.perfil === perfil) ?? daPagina.find((c) => c.perfil === 'other');

  return (
    <div className={classes.banner}>
      <div className={classes.imagem}>
        {capa && !falhou && (
          <picture>
            <source media="(min-width: 62.5em)" srcSet={capa.imagem_desktop} />
            <img src={capa.imagem_mobile} alt="" loading="lazy" onError={() => setFalhou(true)} />
          </picture>
        )}
        {(falhou || !(capa || isPending)) && <Ilustracao nome="cao-e-gato" largura={320} className={classes.reserva} />}
      </div>
      {dizeres && (
        <div className={classes.textos} data-so-na-larga={dizeres.soNaLarga}>
          <Titulo className={classes.titulo}>{dizeres.titulo}</Titulo>
          <p className={classes.texto}>{dizeres.texto}</p>
        </div>
      )}
    </div>
  );
}
