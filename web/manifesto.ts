// By its path: Vite's configuration reads this file, and there a package must already be JavaScript.
import { MARCA } from '../domain/src/marca';

/** What the system shows of the installed app. */
export const MANIFESTO = {
  id: '/web/',
  start_url: '/web/',
  scope: '/web/',
  name: MARCA.nome,
  short_name: MARCA.nome,
  description: 'A indicação certa para o seu pet, com desconto na loja parceira e 1 kg de ração doado a cada compra.',
  lang: 'pt-BR',
  dir: 'ltr' as const,
  display: 'standalone' as const,
  background_color: '#FBF6EC',
  theme_color: '#FBF6EC',
  categories: ['health', 'shopping', 'food'],
  icons: [
    { src: '/web/icone-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' as const },
    { src: '/web/icone-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' as const },
    { src: '/web/icone-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
};
