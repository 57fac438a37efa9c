import type { Capa } from '@indica-bem/domain/capa/contrato';
import type { Selectable } from 'kysely';
import type { Tabelas } from '../../db/tabelas';
import { enderecoDaImagem } from '../imagem/guardar-imagem';

export function apresentarCapa(capa: Selectable<Tabelas['capa']>): Capa {
  const { id, pagina, perfil, desktop_hash, mobile_hash, personalizada, versao } = capa;
  return {
    id_imagem_capa: id,
    pagina,
    perfil,
    imagem_desktop: enderecoDaImagem(desktop_hash),
    imagem_mobile: enderecoDaImagem(mobile_hash),
    personalizada: personalizada ? 'S' : 'N',
    versao,
  };
}
