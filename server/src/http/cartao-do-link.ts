import { MARCA } from '@indica-bem/domain/marca';

/** What an address tells of itself where its link is sent, and shows before any script has arrived. */
export type CartaoDoLink = {
  titulo: string;
  descricao: string;
  imagem: { endereco: string; largura: number; altura: number; descricao: string };
  /** HTML of the first screen, in the place of the greeting that every other address opens with. */
  abertura?: string;
  /** What only who was sent it should find. */
  semIndice?: true | undefined;
};

const ABERTURA = /<!-- abertura -->.*<!-- \/abertura -->/s;

/** The page with the words of that address in its head. Everything is written as text: no number or name becomes markup. */
export function comCartao(
  pagina: string,
  endereco: string,
  { titulo, descricao, imagem, abertura, semIndice }: CartaoDoLink,
): string {
  const marcas = [
    marca('name', 'description', descricao),
    marca('property', 'og:type', 'website'),
    marca('property', 'og:site_name', MARCA.nome),
    marca('property', 'og:locale', 'pt_BR'),
    marca('property', 'og:title', titulo),
    marca('property', 'og:description', descricao),
    marca('property', 'og:url', endereco),
    marca('property', 'og:image', imagem.endereco),
    marca('property', 'og:image:type', 'image/png'),
    marca('property', 'og:image:width', String(imagem.largura)),
    marca('property', 'og:image:height', String(imagem.altura)),
    marca('property', 'og:image:alt', imagem.descricao),
    marca('name', 'twitter:card', 'summary_large_image'),
    `<link rel="canonical" href="${escapar(endereco)}" />`,
    ...(semIndice ? [marca('name', 'robots', 'noindex, nofollow')] : []),
  ];
  // By function: a `$` in a text must not be read as a part of what was found.
  return pagina
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapar(titulo)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => marcas.join('\n    '))
    .replace(ABERTURA, (comum) => abertura ?? comum);
}

const marca = (tipo: 'name' | 'property', nome: string, valor: string) =>
  `<meta ${tipo}="${nome}" content="${escapar(valor)}" />`;

const escapar = (texto: string) => texto.replace(/[&<>"']/g, (sinal) => `&#${sinal.charCodeAt(0)};`);
