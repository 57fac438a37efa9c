import { semAcento } from '../texto/sem-acento';
import type { PorteDoPet, TipoDePet } from './regras';

const DE_CAO = [
  'cao',
  'cao-malhado',
  'cao-preto',
  'cao-orelhudo',
  'cao-pastor',
  'cao-felpudo',
  'cao-achatado',
] as const;
const DE_GATO = ['gato', 'gato-laranja', 'gato-preto', 'gato-peludo', 'gato-siames'] as const;

/** The faces drawn for pets (web/public/ilustracoes). */
export type FiguraDePet = (typeof DE_CAO)[number] | (typeof DE_GATO)[number];

export type PetDeFigura = { id_pet: number; tipo: TipoDePet; raca: string; porte?: PorteDoPet | null };

const VARIANTES: Record<TipoDePet, readonly FiguraDePet[]> = { Cão: DE_CAO, Gato: DE_GATO };

/** Parts of the names of breeds, without accents; the first that is found counts. */
const DAS_RACAS: Record<TipoDePet, readonly (readonly [RegExp, FiguraDePet])[]> = {
  Cão: [
    [
      /poodle|bichon|maltes|shih tzu|lhasa|coton|lagotto|d'agua|sheepdog|samoieda|pequines|tibetano|bedlington|wheaten/,
      'cao-felpudo',
    ],
    [
      /pug|buldogue|bull\b|bully|bullmastiff|boxer|masti|dogue|dogo|boston|shar-pei|cane corso|fila|boerboel/,
      'cao-achatado',
    ],
    [
      /dachshund|basset|bloodhound|cocker|setter irlandes|braco|weimaraner|rastreador|golden|chesapeake/,
      'cao-orelhudo',
    ],
    [/rottweiler|dobermann|pinscher|terra nova|schnauzer|gordon|labrador|flat-coated|kerry/, 'cao-preto'],
    [
      /dalmata|beagle|russell|fox|border|pointer|spaniel|setter|sao bernardo|boiadeiro|bernes|staffordshire/,
      'cao-malhado',
    ],
    [/pastor|husky|malamute|akita|shiba|spitz|corgi|basenji|chihuahua|collie|yorkshire|silky/, 'cao-pastor'],
  ],
  Gato: [
    [/siames|thai|balines|himalaio|birmania|ragdoll|snowshoe|tonquines|colorpoint|neva|javanes/, 'gato-siames'],
    [/bombaim|havana/, 'gato-preto'],
    [
      /persa|maine|noruegues|siberiano|angora|somali|longhair|pelo longo|ragamuffin|selkirk|laperm|exotico/,
      'gato-peludo',
    ],
    [/bengal|abissinio|toyger|ocicat|savannah|chausie|sokoke/, 'gato-laranja'],
    [/azul|british|chartreux|korat|nebelung/, 'gato'],
  ],
};

/** A mixed breed looks like its size allows. */
const DO_PORTE: Record<PorteDoPet, readonly FiguraDePet[]> = {
  Mini: ['cao-felpudo', 'cao-malhado', 'cao-pastor'],
  Pequeno: ['cao-malhado', 'cao', 'cao-felpudo', 'cao-orelhudo'],
  Medio: ['cao', 'cao-malhado', 'cao-orelhudo', 'cao-preto'],
  Grande: ['cao', 'cao-preto', 'cao-pastor'],
  Gigante: ['cao-preto', 'cao-pastor', 'cao'],
};

/** By what is known of it: the breed, else the size, else the kind; among those that fit always the same one. */
export function figuraDoPet({ id_pet, tipo, raca, porte }: PetDeFigura): FiguraDePet {
  const nome = semAcento(raca);
  const daRaca = DAS_RACAS[tipo].find(([nomes]) => nomes.test(nome));
  if (daRaca) return daRaca[1];
  const servem = tipo === 'Cão' && porte ? DO_PORTE[porte] : VARIANTES[tipo];
  return servem[id_pet % servem.length] ?? servem[0] ?? 'cao';
}

/** Of pets seen together no two have the same face, as long as there are faces. */
export function figurasDosPets(pets: readonly PetDeFigura[]): Map<number, FiguraDePet> {
  const figuras = new Map<number, FiguraDePet>();
  const usadas = new Set<FiguraDePet>();
  for (const pet of pets.toSorted((a, b) => a.id_pet - b.id_pet)) {
    const propria = figuraDoPet(pet);
    const figura = usadas.has(propria) ? (VARIANTES[pet.tipo].find((uma) => !usadas.has(uma)) ?? propria) : propria;
    usadas.add(figura);
    figuras.set(pet.id_pet, figura);
  }
  return figuras;
}
