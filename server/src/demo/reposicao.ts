import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import { diasDoPacote } from '@indica-bem/domain/reposicao/fim-da-racao';
import { sql } from 'kysely';
import { calcular } from '../areas/prescricao/calcular';
import { COLUNAS_DO_PRODUTO } from '../areas/produto/apresentar-produto';
import type { Trx } from '../db/conexao';
import { FORMULA_1, linhasDaVida } from './vida-da-indicacao';

type Semente = { tutor: number; prescritor: number; loja: number; agora: Date };

const PET = { peso_pet: 6.2, ecc: 1, atividade: 95 };
const PACOTE = 3;
const ACABA_EM = 3;

/** A bag of the tutor's that ends within days: the home shows it, and what to do. Answers the recommendation's id. */
export async function semearRacaoNoFim(trx: Trx, { tutor, prescritor, loja, agora }: Semente): Promise<number> {
  const produto = await trx
    .selectFrom('produto')
    .select(COLUNAS_DO_PRODUTO)
    .where('especie', '=', 'cao')
    .where('tipo_calculadora', '=', 'comum')
    .where('ciclo_de_vida', '=', 'Adulto')
    .where('so_veterinario', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { calculo } = calcular(produto, PET, FORMULA_1);
  const dias = diasDoPacote({ peso: PACOTE, gramas: calculo?.gramas ?? null }) ?? 0;
  const compra = somarDias(hojeEmSaoPaulo(agora), ACABA_EM - dias);
  const { email, telefone } = await trx
    .selectFrom('tutor as t')
    .innerJoin('conta as k', 'k.id', 't.id')
    .select(['k.email', 't.telefone'])
    .where('t.id', '=', tutor)
    .executeTakeFirstOrThrow();
  const { indicacao, cupom } = linhasDaVida(
    {
      data: somarDias(compra, -4),
      prescritorId: prescritor,
      familia: { id: tutor, email, telefone: telefone ?? '' },
      produto,
      pet: PET,
      resgate: {
        data: somarDias(compra, -2),
        lojistaId: loja,
        compra: { data: compra, peso: PACOTE, funcionario: 'Caio' },
      },
    },
    { n: 0, agora },
  );
  const { id } = await trx
    .insertInto('prescricao')
    .values({ ...indicacao, pet_nome: 'Pipoca' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (cupom)
    await trx
      .insertInto('cupom')
      .values({ ...cupom, prescricao_id: id })
      .execute();
  return id;
}

const PEDIDOS = 3;

/** Once the pets are there: whose that bag is, and families who ask the partner for the next. */
export async function semearRenovacoes(trx: Trx, { tutor, prescritor, agora, racao }: Semente & { racao: number }) {
  await sql`
    update prescricao set pet_id = (select id from pet where tutor_id = ${tutor} and nome = 'Pipoca')
     where id = ${racao}`.execute(trx);
  const { rows } = await sql<{ id: number; tutor_id: number; peso_pet: number }>`
    select p.id, p.tutor_id, p.peso_pet
      from (select distinct on (p.tutor_id) p.* from prescricao p join produto d on d.id = p.produto_id and d.especie = 'cao'
             where p.prescritor_id = ${prescritor} and p.tutor_id <> ${tutor} and p.data_ativacao is not null
               and p.calculo is not null
             order by p.tutor_id, p.data_ativacao desc, p.id desc) p
     order by p.data_ativacao desc limit ${PEDIDOS}`.execute(trx);
  for (const [n, { id, ...deQuem }] of rows.entries()) {
    // One of them lets the partner see the weight: that request is answered in one tap.
    if (n === 0) await partilharPet(trx, { id, ...deQuem, prescritor, agora });
    const pedida_em = new Date(agora.getTime() - (n + 1) * 20 * 3_600_000);
    await sql`
      insert into renovacao (prescricao_id, tutor_id, prescritor_id, pedida_em)
      select id, tutor_id, prescritor_id, ${pedida_em} from prescricao where id = ${id}`.execute(trx);
  }
}

type Partilha = { id: number; tutor_id: number; peso_pet: number; prescritor: number; agora: Date };

async function partilharPet(trx: Trx, { id, tutor_id, peso_pet, prescritor, agora }: Partilha): Promise<void> {
  const peso = Math.round(peso_pet * 105) / 100;
  const pet = { nome: 'Luna', tipo: 'Cão', raca: 'Beagle', porte: 'Medio', data_nascimento: '2020-08-14' } as const;
  const { id: petId } = await trx
    .insertInto('pet')
    .values({ ...pet, tutor_id, peso })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('pet_peso')
    .values({ pet_id: petId, dia: somarDias(hojeEmSaoPaulo(agora), -2), peso })
    .execute();
  await trx.updateTable('prescricao').set({ pet_id: petId, pet_nome: pet.nome }).where('id', '=', id).execute();
  await trx
    .insertInto('pet_partilha')
    .values({ pet_id: petId, prescritor_id: prescritor, texto: VERSAO_DA_PARTILHA, consentida_em: agora })
    .execute();
}
