import type { PaginaDeCapa, PerfilDeCapa } from '@indica-bem/domain/capa/regras';
import { MARCA } from '@indica-bem/domain/marca';
import { emLista } from '@indica-bem/domain/texto/em-lista';

/** `soNaLarga`: on a phone they would push the list off the screen. */
export type Dizeres = { titulo: string; texto: string; soNaLarga?: true };

const LOJAS = { titulo: 'Lojas que fazem parte', texto: `Em ${emLista(MARCA.cidades)}, e online para todo lugar.` };
const CATALOGO = {
  titulo: 'O alimento certo para cada um',
  texto: 'Escolha a marca, o animal e a linha para conhecer os produtos.',
};
const CONTATO = {
  titulo: 'A gente está por aqui',
  texto: 'Dúvidas, sugestões ou um problema? Conte para a nossa equipe.',
};

const todos = (dizeres: Dizeres) => ({ tutor: dizeres, prescriber: dizeres, shopkeeper: dizeres, other: dizeres });

/** Here and not in the screens: whoever changes a cover sees it with the words that will stand over it. */
const DIZERES: Partial<Record<PaginaDeCapa, Partial<Record<PerfilDeCapa, Dizeres>>>> = {
  home: {
    tutor: {
      titulo: 'Cuidar bem começa pela tigela',
      texto: 'Resgate seu código, escolha a loja e compre com desconto.',
    },
    prescriber: {
      titulo: 'Quem você vai cuidar hoje?',
      texto: 'Indique o alimento certo em poucos toques; o tutor ganha desconto.',
    },
    shopkeeper: {
      titulo: 'Pronto para o próximo cliente',
      texto: 'Leia o cupom do tutor, confira o desconto e conclua a venda.',
    },
    other: {
      titulo: 'Tudo do programa em um só lugar',
      texto: 'Acompanhe os números, cuide das pessoas e do conteúdo.',
    },
  },
  indicacoes: {
    tutor: {
      titulo: 'O cuidado certo, indicado para o seu pet',
      texto: 'Escolha a loja parceira e compre com desconto.',
    },
    prescriber: {
      titulo: 'Cada indicação, um pet bem cuidado',
      texto: 'Do código enviado à compra com desconto.',
      soNaLarga: true,
    },
  },
  'nova-indicacao': {
    prescriber: {
      titulo: 'A porção certa em poucos toques',
      texto: 'Escolha o alimento, calcule a quantidade e envie o código ao tutor.',
    },
  },
  cupom: {
    tutor: {
      titulo: 'Seus descontos, sempre à mão',
      texto: 'Abra o cupom no caixa da loja parceira e mostre a tela.',
    },
    prescriber: {
      titulo: 'Indicação que virou desconto',
      texto: 'Acompanhe cada cupom até a compra.',
      soNaLarga: true,
    },
  },
  lojistas: todos(LOJAS),
  catalogo: todos(CATALOGO),
  contato: todos(CONTATO),
  pet: {
    tutor: { titulo: 'Cada um do seu jeito', texto: 'Os dados de quem você cuida, sempre à mão na consulta.' },
  },
  eventos: {
    tutor: {
      titulo: 'Nada passa batido',
      texto: 'Vacinas, banhos e consultas: lembramos você por e-mail três dias antes.',
    },
  },
};

/** What a page writes over its cover; null where the picture stands alone. */
export function dizeresDoBanner(pagina: string, perfil: PerfilDeCapa): Dizeres | null {
  return DIZERES[pagina as PaginaDeCapa]?.[perfil] ?? null;
}
