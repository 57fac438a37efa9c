import type { PetNaLista } from '../pet/contrato';
import type { Reposicao } from '../reposicao/contrato';
import { emOrdem } from '../texto/em-ordem';

type Racao = NonNullable<Reposicao['racao']>;
export type ReposicaoComRacao = Reposicao & { racao: Racao };

/** What one animal eats: its portion, and the bag that is open. One that is in no list of pets has the name it was given. */
export interface Tigela {
  pet: PetNaLista | null;
  /** Null where nobody wrote one. */
  nome: string | null;
  gramas: number | null;
  produto: string | null;
  reposicao: ReposicaoComRacao | null;
}

/** Each pet once: first those whose food ends, the soonest first; then those that have a portion; then the others by name. */
export function tigelasDe(pets: readonly PetNaLista[], reposicoes: readonly Reposicao[]): Tigela[] {
  const abertas = reposicoes.filter((uma): uma is ReposicaoComRacao => uma.racao !== null);
  const conhecidos = new Set(pets.map(({ id_pet }) => id_pet));
  const semPet = abertas
    .filter(({ pet }) => pet === null || !conhecidos.has(pet.id_pet))
    .map((reposicao) => daReposicao(reposicao));
  const dosPets = pets.map((pet) => doPet(pet, abertas.find((uma) => uma.pet?.id_pet === pet.id_pet) ?? null));
  return [...dosPets, ...semPet].sort((a, b) => emOrdem(lugar(a), lugar(b)));
}

function doPet(pet: PetNaLista, reposicao: ReposicaoComRacao | null): Tigela {
  return {
    pet,
    nome: pet.nome,
    gramas: reposicao?.racao.gramas ?? pet.porcao?.gramas ?? null,
    produto: reposicao?.produto?.nome ?? pet.porcao?.produto ?? null,
    reposicao,
  };
}

function daReposicao(reposicao: ReposicaoComRacao): Tigela {
  return {
    pet: null,
    nome: reposicao.pet?.nome ?? reposicao.pet_nome,
    gramas: reposicao.racao.gramas,
    produto: reposicao.produto?.nome ?? null,
    reposicao,
  };
}

const lugar = ({ reposicao, gramas, nome }: Tigela) =>
  `${reposicao ? `0 ${reposicao.racao.fim}` : gramas === null ? '2' : '1'} ${nome ?? ''}`;
