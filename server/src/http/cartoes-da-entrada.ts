import { MARCA } from '@indica-bem/domain/marca';
import type { CartaoDoLink } from './cartao-do-link';

type Entrada = {
  quais: RegExp;
  /** Never with what stands behind it: a recommendation's link carries a phone. */
  canonico: string;
  titulo: string;
  descricao: string;
  semIndice?: true;
};

const PROMESSA = 'A indicação certa para o seu pet, com desconto na loja parceira e 1 kg de ração doado a cada compra.';

/** The addresses by which people come in, and what their links say. The same for everybody: nothing is looked up for a card. */
const ENTRADAS: Entrada[] = [
  {
    quais: /^\/web\/(login\/|cadastro\/)?indicacao\/(?!codigo\/)[^/]+$/i,
    canonico: '/web/login',
    titulo: `Você recebeu uma indicação · ${MARCA.nome}`,
    descricao: 'Abra para ver o que foi indicado para o seu pet e o desconto na loja parceira.',
    semIndice: true,
  },
  { quais: /^\/web(\/login(\/[^/]+)?)?$/i, canonico: '/web/login', titulo: MARCA.nome, descricao: PROMESSA },
  {
    quais: /^\/web\/cadastro$/i,
    canonico: '/web/cadastro',
    titulo: `Crie sua conta · ${MARCA.nome}`,
    descricao: PROMESSA,
  },
  {
    quais: /^\/web\/quero-ser-parceiro$/i,
    canonico: '/web/quero-ser-parceiro',
    titulo: `Quero ser parceiro · ${MARCA.nome}`,
    descricao: 'Indique a alimentação certa, acompanhe os pets e dê desconto a quem confia em você.',
  },
  {
    quais: /^\/web\/quero-vender-aqui$/i,
    canonico: '/web/quero-vender-aqui',
    titulo: `Quero vender aqui · ${MARCA.nome}`,
    descricao: 'Receba na sua loja tutores com indicação e cupom na mão.',
  },
];

/** The card of an address and where it is at home; nothing for a screen inside. */
export function cartaoDaEntrada(
  endereco: string,
  urlPublica: string,
): { canonico: string; cartao: CartaoDoLink } | null {
  const entrada = ENTRADAS.find(({ quais }) => quais.test(endereco));
  if (!entrada) return null;
  const { canonico, titulo, descricao, semIndice } = entrada;
  const imagem = {
    endereco: `${urlPublica}/web/cartao.png`,
    largura: 1200,
    altura: 630,
    descricao: 'Um cão e um gato ao lado de um saco de ração. Indicação certa para o seu pet, com desconto.',
  };
  return { canonico: urlPublica + canonico, cartao: { titulo, descricao, imagem, semIndice } };
}
