import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import { sql } from 'kysely';
import type { Trx } from '../db/conexao';
import type { Ids } from './pessoas';

type Semente = { tutores: Ids; prescritores: Ids; agora: Date };
/** Days back and kilograms, the last as the pet weighs now. */
type Pesos = [dias: number, peso: number][];

/** Of the data file: the tutor, the pet's name, who recommended for it and whether the tutor lets them see it. */
const PETS: { tutor: number; nome: string; parceiros: number[]; partilha: boolean; pesos: Pesos }[] = [
  {
    tutor: 1,
    nome: 'Pipoca',
    parceiros: [1, 2],
    partilha: false,
    pesos: [
      [118, 5.8],
      [90, 5.9],
      [61, 6.1],
      [34, 6.1],
      [5, 6.2],
    ],
  },
  {
    tutor: 1,
    nome: 'Mingau',
    parceiros: [],
    partilha: false,
    pesos: [
      [70, 4.2],
      [28, 4.1],
    ],
  },
  {
    tutor: 2,
    nome: 'Thor',
    parceiros: [4],
    partilha: true,
    pesos: [
      [40, 35.9],
      [26, 35.4],
      [12, 34.9],
      [1, 34.5],
    ],
  },
  {
    tutor: 3,
    nome: 'Nina',
    parceiros: [1],
    partilha: true,
    pesos: [
      [47, 6.5],
      [27, 6.4],
      [12, 6.36],
      [0, 6.3],
    ],
  },
];

/** Families of the past year whose pets the partner of the demonstration follows. */
const DAS_FAMILIAS: { nome: string; raca: string; porte: string; pesos: Pesos }[] = [
  {
    nome: 'Bidu',
    raca: 'Beagle',
    porte: 'Medio',
    pesos: [
      [55, 14.2],
      [41, 13.9],
      [20, 13.5],
      [3, 13.2],
    ],
  },
  {
    nome: 'Cacau',
    raca: 'Pug',
    porte: 'Pequeno',
    pesos: [
      [49, 9.1],
      [30, 9.1],
      [2, 9.2],
    ],
  },
  {
    nome: 'Tobias',
    raca: 'Labrador Retriever',
    porte: 'Grande',
    pesos: [
      [33, 33.4],
      [16, 32.3],
      [1, 30.8],
    ],
  },
];

export async function semearAcompanhamento(trx: Trx, { tutores, prescritores, agora }: Semente): Promise<void> {
  for (const { tutor, nome, parceiros, partilha, pesos } of PETS) {
    const tutorId = tutores.get(tutor) ?? 0;
    const { id } = await trx
      .selectFrom('pet')
      .select('id')
      .where('tutor_id', '=', tutorId)
      .where('nome', '=', nome)
      .executeTakeFirstOrThrow();
    await pesar(trx, id, pesos, agora);
    for (const parceiro of parceiros)
      await ligar(trx, { petId: id, prescritorId: prescritores.get(parceiro) ?? 0, partilha, agora });
  }
  const prescritorId = prescritores.get(1) ?? 0;
  const familias = await familiasCom(trx, prescritorId);
  for (const [n, tutor_id] of familias.entries()) {
    const pet = DAS_FAMILIAS[n];
    if (!pet) return;
    const { pesos, ...dados } = pet;
    const { id } = await trx
      .insertInto('pet')
      .values({ ...dados, tutor_id, tipo: 'Cão', data_nascimento: '2020-08-14', peso: pesos.at(-1)?.[1] ?? 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await pesar(trx, id, pesos, agora);
    await ligar(trx, { petId: id, prescritorId, partilha: true, agora });
  }
}

async function pesar(trx: Trx, petId: number, pesos: Pesos, agora: Date): Promise<void> {
  const hoje = hojeEmSaoPaulo(agora);
  await trx
    .insertInto('pet_peso')
    .values(pesos.map(([dias, peso]) => ({ pet_id: petId, dia: somarDias(hoje, -dias), peso })))
    .execute();
}

type Ligacao = { petId: number; prescritorId: number; partilha: boolean; agora: Date };

/** The newest of that partner that the pet's tutor redeemed, for a pet of its species. */
async function ligar(trx: Trx, { petId, prescritorId, partilha, agora }: Ligacao): Promise<void> {
  await sql`
    update prescricao set pet_id = ${petId} where id = (
      select p.id from prescricao p join pet b on b.id = ${petId} and b.tutor_id = p.tutor_id join produto d on d.id = p.produto_id
       where p.prescritor_id = ${prescritorId} and d.especie = case b.tipo when 'Gato' then 'gatos' else 'cao' end
       order by p.data desc, p.id desc limit 1)`.execute(trx);
  if (!partilha) return;
  await trx
    .insertInto('pet_partilha')
    .values({ pet_id: petId, prescritor_id: prescritorId, texto: VERSAO_DA_PARTILHA, consentida_em: agora })
    .execute();
}

/** Newest first, each once, of those whose food is for dogs. */
async function familiasCom(trx: Trx, prescritorId: number): Promise<number[]> {
  const { rows } = await sql<{ tutor_id: number }>`
    select p.tutor_id from prescricao p join produto d on d.id = p.produto_id and d.especie = 'cao'
     where p.prescritor_id = ${prescritorId} and p.tutor_id is not null
       and not exists (select from pet b where b.tutor_id = p.tutor_id)
     group by p.tutor_id order by max(p.data) desc, p.tutor_id limit ${DAS_FAMILIAS.length}`.execute(trx);
  return rows.map(({ tutor_id }) => tutor_id);
}
