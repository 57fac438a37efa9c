import type { PaginaDeCapa, PerfilDeCapa, VarianteDeCapa } from '@indica-bem/domain/capa/regras';
import { caixa, em } from '../../imagem/pecas/forma';
import { cenario } from './cenario';
import { MOTIVOS } from './motivos';
import { TEMAS } from './tema';

type Banner = { pagina: PaginaDeCapa; perfil: PerfilDeCapa; variante: VarianteDeCapa };

/** `x`, `y` and `escala` place the ground under the motif. */
export const QUADROS = {
  desktop: { largura: 1600, altura: 400, x: 1190, y: 352, escala: 1.18 },
  mobile: { largura: 720, altura: 360, x: 406, y: 316, escala: 1 },
};

/** The default cover of a page: no words, the page writes its own heading over the plain left side. */
export function desenharBanner({ pagina, perfil, variante }: Banner): string {
  const { largura, altura, x, y, escala } = QUADROS[variante];
  const tema = TEMAS[perfil];
  const cena = em(x, y, cenario(tema) + MOTIVOS[pagina](tema), escala);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largura} ${altura}" width="${largura}" height="${altura}">${caixa(tema.fundo, 0, 0, largura, altura)}${cena}</svg>`;
}
