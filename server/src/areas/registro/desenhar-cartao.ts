import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { caoDeCadeira } from '../imagem/pecas/cadeira';
import { COR } from '../imagem/pecas/cores';
import { caixa, type Desenho, disco, em, mancha, pousar } from '../imagem/pecas/forma';
import { escrever } from '../imagem/pecas/letras';
import { coracao, patinha, planta } from '../imagem/pecas/natureza';
import { sacoDeRacao } from '../imagem/pecas/racao';

export const QUADRO_DO_CARTAO = { largura: 1200, altura: 630 };
const { largura, altura } = QUADRO_DO_CARTAO;
const MARGEM = 72;
/** What the words may take: the rest is the drawing's. */
const COLUNA = 610;

type Numeros = { prometido: number; entregue: number };

/** What is shown beside a link to the page: the present number, and whose it is. */
export function desenharCartao(numeros: Numeros): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largura} ${altura}" width="${largura}" height="${altura}">${[
    caixa(COR.mataEscura, 0, 0, largura, altura),
    cena(),
    em(MARGEM, 60, marca()),
    ...palavras(numeros),
  ].join('')}</svg>`;
}

const linha = (y: number, texto: string, cor: string, tamanho: number, peso: number) =>
  em(MARGEM, y, escrever(texto, { cor, altura: tamanho, peso, cabeEm: COLUNA }));

function palavras({ prometido, entregue }: Numeros): Desenho[] {
  if (prometido === 0)
    return [
      linha(318, '1 kg', COR.branco, 120, 13),
      linha(416, 'de ração doado', COR.branco, 44, 9),
      linha(494, 'a cada compra', COR.pessego, 44, 9),
    ];
  return [
    linha(318, `${formatarInteiro(prometido)} kg`, COR.branco, 120, 13),
    linha(416, `de ração ${prometido === 1 ? 'prometido' : 'prometidos'}`, COR.branco, 44, 9),
    ...(entregue > 0
      ? [
          linha(
            494,
            `${formatarDecimal(entregue, 1)} kg ${entregue < 2 ? 'entregue' : 'entregues'}`,
            COR.pessego,
            44,
            9,
          ),
        ]
      : []),
    linha(576, 'Confira cada um', COR.folhaClara, 32, 8.5),
  ];
}

function marca(): Desenho {
  return (
    caixa(COR.mata, 0, 0, 72, 72, 21) +
    em(36, 37, patinha(COR.creme), 1.12) +
    em(92, 53, escrever('Indica Bem', { cor: COR.branco, altura: 34, peso: 10 }))
  );
}

function cena(): Desenho {
  return [
    mancha(COR.mataClara, `M760 0H${largura}V${altura}H720C690 420 800 210 760 0z`),
    disco(COR.folhaClara, 985, 330, 196),
    mancha(COR.folha, `M712 540c120-34 360-40 488-8V${altura}H720c-2-30-5-60-8-90z`),
    pousar(770, 552, 60, planta('#5E9873', COR.mata), 1.2),
    pousar(1118, 548, 130, sacoDeRacao(COR.mata, COR.mataEscura), 1.3),
    pousar(946, 566, 190, caoDeCadeira(COR.mata, COR.laranja), 1.7),
    em(1090, 196, coracao(COR.laranjaViva), 1.3, 12),
    em(1146, 136, coracao(COR.laranjaViva), 0.8, -10),
  ].join('');
}
