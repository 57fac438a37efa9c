import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { TODA_A_EQUIPE } from '../contrato/equipe';
import { data, idDoCaminho, lista, livre, pagina, proximo } from '../contrato/tipos';
import * as nomes from './chamadas';
import { pet, porcao } from './contrato';
import { RECUSAS_DA_PARTILHA } from './partilha';
import { PESAGENS_NO_MAXIMO, RECUSAS_DA_PESAGEM } from './peso';

const pesagem = z.object({ dia: z.string(), peso: z.number() });

const doPeso = {
  pesos: lista(pesagem, PESAGENS_NO_MAXIMO).meta({ description: 'Do mais antigo ao mais novo, um por dia' }),
  inicio: pesagem.nullable().meta({ description: 'O que o parceiro pesou na indicação para emagrecer' }),
  meta: z
    .object({ minimo: z.number(), maximo: z.number() })
    .nullable()
    .meta({ description: 'Faixa do peso ideal, em quilos; só de quem tem indicação com excesso de peso' }),
  porcao: porcao.nullable(),
};

/** Who made recommendations for the pet, and who of them may see it. */
const parceiroDoPet = z.object({
  id_prescriber: z.int(),
  nome: z.string(),
  disponivel: z.boolean().meta({ description: 'Ainda está no programa: pode receber a partilha' }),
  desde: z.string().nullable().meta({ description: 'Quando o tutor consentiu; null se não vê o pet' }),
});
export type ParceiroDoPet = z.infer<typeof parceiroDoPet>;

const acompanhamento = z.object({
  pet,
  ...doPeso,
  parceiros: lista(parceiroDoPet),
  hoje: z.string().meta({ description: 'O dia no servidor' }),
});
export type Acompanhamento = z.infer<typeof acompanhamento>;

const doTutor = { tutor: 'proprio' } as const;
const params = z.object({ id_pet: idDoCaminho });
const doDia = params.extend({ dia: data });
const doParceiro = params.extend({ id_prescriber: idDoCaminho });

export const verAcompanhamento = chamada(nomes.verAcompanhamento, {
  resumo: 'O peso de um pet dia a dia, o que come e quem o acompanha',
  acesso: { ...doTutor, ...TODA_A_EQUIPE },
  params,
  answer: acompanhamento,
  refusals: [],
});

export const anotarPeso = chamada(nomes.anotarPeso, {
  resumo: 'O tutor anota quanto o pet pesou num dia; de novo no mesmo dia, vale o último',
  acesso: doTutor,
  params: doDia,
  body: z.object({ peso: z.number().meta({ description: 'Quilos' }) }),
  answer: acompanhamento,
  ato: { nome: 'peso-anotado', objeto: 'pet' },
  refusals: RECUSAS_DA_PESAGEM,
});

export const apagarPeso = chamada(nomes.apagarPeso, {
  resumo: 'O tutor apaga o peso de um dia',
  acesso: doTutor,
  params: doDia,
  answer: acompanhamento,
  ato: { nome: 'peso-apagado', objeto: 'pet' },
  refusals: [],
});

export const partilharPet = chamada(nomes.partilharPet, {
  resumo: 'O tutor consente que um parceiro acompanhe o pet',
  acesso: doTutor,
  params: doParceiro,
  body: z.object({ versao: data.meta({ description: 'A versão do texto que o tutor leu' }) }),
  answer: acompanhamento,
  ato: { nome: 'pet-partilhado', objeto: 'pet' },
  refusals: RECUSAS_DA_PARTILHA,
});

export const pararPartilha = chamada(nomes.pararPartilha, {
  resumo: 'O tutor deixa de partilhar o pet com um parceiro',
  acesso: doTutor,
  params: doParceiro,
  answer: acompanhamento,
  ato: { nome: 'partilha-encerrada', objeto: 'pet' },
  refusals: [],
});

/** A pet as the partner it is shared with sees it: of the tutor, the name. */
const petAcompanhado = pet.omit({ id_tutor: true }).extend({ tutor: z.string(), desde: z.string() });
const acompanhadoNaLista = petAcompanhado.extend({
  porcao: porcao.nullable(),
  pesos: lista(pesagem, 2).meta({ description: 'O último, e o mais perto ao menos 14 dias antes dele' }),
  inicio: doPeso.inicio,
  meta: doPeso.meta,
});
export type AcompanhadoNaLista = z.infer<typeof acompanhadoNaLista>;

const acompanhado = z.object({ pet: petAcompanhado, ...doPeso });
export type Acompanhado = z.infer<typeof acompanhado>;

export const listarAcompanhados = chamada(nomes.listarAcompanhados, {
  resumo: 'Os pets que os tutores partilham com o parceiro, do consentimento mais novo ao mais antigo',
  acesso: { prescritor: 'proprio' },
  query: pagina.extend({ busca: livre(100).optional() }),
  answer: z.object({ acompanhados: lista(acompanhadoNaLista), proximo }),
  refusals: [],
});

export const verAcompanhado = chamada(nomes.verAcompanhado, {
  resumo: 'Um pet partilhado com o parceiro',
  acesso: { prescritor: 'proprio' },
  params,
  answer: acompanhado,
  refusals: [],
});
