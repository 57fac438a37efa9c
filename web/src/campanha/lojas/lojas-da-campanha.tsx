import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { Pagina } from '../../ui/pagina';
import { ComCampanha } from '../com-campanha';
import { Efeito } from '../efeito';
import { descontoEValidade, quantasLojas } from '../textos';
import { EscolherLojas } from './escolher-lojas';

/** `campanhas/lojas/:id_campaign`: which stores carry the campaign, one or thousands at a time. */
export function LojasDaCampanha() {
  return (
    <ComCampanha>
      {(campanha) => (
        <Pagina titulo="Lojas da campanha" subtitulo={resumo(campanha)} largura="media">
          <Efeito
            desconto={campanha.desconto}
            vencida={campanha.vencida}
            esgotada={campanha.orcamento === 'esgotado'}
          />
          <EscolherLojas key={campanha.id_campaign} idCampanha={campanha.id_campaign} />
        </Pagina>
      )}
    </ComCampanha>
  );
}

const resumo = (campanha: Campanha) =>
  `${campanha.descritivo} · ${descontoEValidade(campanha)} · ${quantasLojas(campanha.lojas)}`;
