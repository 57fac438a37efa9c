import type { Especie } from '../produto/regras';

/** A point of the body-condition scale: what one sees from the side and from above, and what the hands feel. */
export interface NivelDoEcc {
  nivel: number;
  nome: string;
  ver: string;
  sentir: string;
}

const NOMES = [
  'Extremamente magro',
  'Muito magro',
  'Magro',
  'Um pouco magro',
  'Ideal',
  'Um pouco acima do peso',
  'Acima do peso',
  'Obeso',
  'Muito obeso',
] as const;

const DO_CAO: readonly [ver: string, sentir: string][] = [
  ['Costelas, coluna e quadril saltam de longe.', 'Só osso sob a pele: nenhuma gordura e pouco músculo.'],
  ['Costelas, coluna e quadril aparecem com facilidade.', 'Nenhuma gordura sob a pele; algum músculo perdido.'],
  ['Costelas podem aparecer; cintura e barriga muito marcadas.', 'Costelas e ossos do quadril logo sob os dedos.'],
  ['Cintura fácil de ver de cima; barriga recolhida.', 'Costelas fáceis de sentir, com pouca gordura.'],
  [
    'Cintura atrás das costelas, de cima; barriga recolhida, de lado.',
    'Costelas fáceis de sentir, sem excesso de gordura.',
  ],
  ['A cintura ainda se vê, mas não é marcada.', 'Costelas se sentem com uma camada leve de gordura.'],
  [
    'Quase sem cintura; a barriga ainda pode estar recolhida.',
    'Costelas difíceis de sentir; gordura no lombo e na base da cauda.',
  ],
  ['Sem cintura; barriga cheia, sem recolher.', 'Costelas só com pressão; muita gordura no lombo e na cauda.'],
  ['Costas largas, barriga pendente, gordura no pescoço.', 'Costelas não se sentem sob a gordura.'],
];

const DO_GATO: readonly [ver: string, sentir: string][] = [
  ['Costelas visíveis em pelo curto; barriga muito funda.', 'Coluna e quadril logo sob os dedos; nenhuma gordura.'],
  [
    'Costelas visíveis em pelo curto; cintura muito marcada.',
    'Coluna fácil de sentir; quase nenhum músculo ou gordura.',
  ],
  ['Cintura marcada atrás das costelas; barriga funda.', 'Costelas fáceis de sentir, quase sem cobertura.'],
  [
    'Cintura visível; barriga um pouco recolhida.',
    'Costelas fáceis de sentir, com pouca cobertura; sem gordura na barriga.',
  ],
  [
    'Bem proporcionado, com cintura atrás das costelas.',
    'Costelas se sentem com leve cobertura; pouca gordura na barriga.',
  ],
  ['Cintura pouco marcada.', 'Costelas com cobertura um pouco maior; gordura leve na barriga.'],
  ['Cintura difícil de ver; barriga arredondada.', 'Costelas difíceis de sentir; gordura na barriga.'],
  ['Sem cintura; barriga redonda e bolsa de gordura visível.', 'Costelas quase não se sentem; gordura no lombo.'],
  ['Barriga pendente e larga; gordura no rosto e nas patas.', 'Costelas não se sentem sob a gordura.'],
];

const escala = (palavras: typeof DO_CAO): readonly NivelDoEcc[] =>
  palavras.map(([ver, sentir], i) => ({ nivel: i + 1, nome: NOMES[i] ?? '', ver, sentir }));

export const ECC: Record<Especie, readonly NivelDoEcc[]> = { cao: escala(DO_CAO), gatos: escala(DO_GATO) };

/** 'ECC 7, acima do peso' */
export function nomeDoEcc(nivel: number): string {
  const nome = NOMES[nivel - 1];
  return nome ? `ECC ${nivel}, ${nome.toLowerCase()}` : `ECC ${nivel}`;
}
