/** Goes up with any change of the words below: a consent keeps which it was given to. */
export const VERSAO_DA_PARTILHA = '2026-11-16';

/** Consents that one pet may be given in a day, those taken back included. */
export const PARTILHAS_POR_DIA = 20;

export const RECUSAS_DA_PARTILHA = [
  'SEM_INDICACAO_DO_PARCEIRO',
  'PARCEIRO_AUSENTE',
  'TEXTO_DA_PARTILHA_MUDOU',
  'MUITAS_TENTATIVAS',
] as const;

interface Envolvidos {
  pet: string;
  parceiro: string;
}

/** What a tutor agrees to: short enough to be read. */
export function perguntaDaPartilha({ pet, parceiro }: Envolvidos): { titulo: string; texto: string } {
  return {
    titulo: `Deixar ${parceiro} acompanhar ${pet}?`,
    texto: [
      `${parceiro} vai ver o nome, a espécie, a raça, a idade e o porte de ${pet}, os pesos que você anotou e os que anotar, e o alimento e a quantidade por dia que indicaram.`,
      'Do seu cadastro, só o seu nome.',
      'Você pode parar quando quiser, com um toque: o acesso termina na hora.',
    ].join('\n'),
  };
}
