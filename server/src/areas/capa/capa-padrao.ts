import type { PaginaDeCapa, PerfilDeCapa, VarianteDeCapa } from '@indica-bem/domain/capa/regras';
import type { Trx } from '../../db/conexao';
import { guardarImagem } from '../imagem/guardar-imagem';
import { desenharBanner, QUADROS } from './banners/desenhar-banner';

type Lugar = { pagina: PaginaDeCapa; perfil: PerfilDeCapa };

/** The drawn pictures of a cover. */
export async function guardarCapaPadrao(trx: Trx, lugar: Lugar) {
  const guardar = (variante: VarianteDeCapa) => {
    const { largura, altura } = QUADROS[variante];
    const bytes = Buffer.from(desenharBanner({ ...lugar, variante }));
    return guardarImagem(trx, { tipo: 'image/svg+xml', largura, altura, bytes });
  };
  return { desktop_hash: await guardar('desktop'), mobile_hash: await guardar('mobile') };
}
