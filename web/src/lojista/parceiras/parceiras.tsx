import { IconMap2 } from '@tabler/icons-react';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { Botao } from '../../ui/botao';
import { Pagina } from '../../ui/pagina';
import { Abas, ROTULO_DO_TIPO } from '../abas';
import { ListaDeLojas } from '../lista-de-lojas';
import { Onde } from '../onde';
import { useFiltros } from '../use-filtros';
import { BuscaDeLojas } from './busca-de-lojas';

/** The partner stores without a recommendation: to look around, no coupons. */
export function LojasParceiras() {
  const { filtros, mudar } = useFiltros();
  return (
    <Pagina
      titulo="Lojas parceiras"
      acoes={
        <Botao tom="secundario" para="/lojistas/mapa" icone={<IconMap2 size={20} aria-hidden />}>
          Ver no mapa
        </Botao>
      }
    >
      <Abas />
      <BuscaDeLojas busca={filtros.busca} mudar={(busca) => mudar({ busca })} />
      {filtros.tipo === 'loja_fisica' && <Onde escolhido={filtros.lugar} mudar={(lugar) => mudar({ lugar })} />}
      <h2>{ROTULO_DO_TIPO[filtros.tipo]}</h2>
      <ListaDeLojas />
      <BannerDaPagina pagina="lojistas" />
    </Pagina>
  );
}
