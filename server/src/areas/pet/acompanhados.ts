import type { Acompanhado, AcompanhadoNaLista } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import type { Pesagem } from '@indica-bem/domain/pet/peso';
import { DIAS_DO_RITMO } from '@indica-bem/domain/pet/ritmo';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { Recusa } from '../../nucleo/recusa';
import { PARTILHA_QUE_VALE } from '../prescricao/partilha-que-vale';
import { lerDoPeso } from './ler-acompanhamento';
import { apresentarPet, type LinhaDePet } from './ler-pets';
import { lerPorcoes, SEM_INDICACAO } from './ler-porcoes';

type Linha = LinhaDePet & { partilha_id: number; consentida_em: Date; tutor: string };

/** Only by consent. Of the tutor, the name. */
const partilhados = (condicoes: RawBuilder<boolean>[], limite: number) => sql<Linha>`
  select b.id, b.tutor_id, b.nome, b.tipo, b.porte, b.data_nascimento, b.raca, b.peso, s.id as partilha_id, s.consentida_em,
         t.nome as tutor
    from pet_partilha s
    join pet b on b.id = s.pet_id
    join tutor t on t.id = b.tutor_id
   where ${PARTILHA_QUE_VALE} and ${sql.join(condicoes, sql` and `)}
   order by s.id desc limit ${limite}`;

type Filtro = {
  prescritorId: number;
  busca?: string | undefined;
  cursor?: string | undefined;
  limite: number;
  hoje: string;
};

export async function listarAcompanhados(db: Leitura, { prescritorId, busca, cursor, limite, hoje }: Filtro) {
  const condicoes = [sql<boolean>`s.prescritor_id = ${prescritorId}`];
  const [depoisDe] = lerCursor(cursor);
  if (depoisDe && /^\d{1,9}$/.test(depoisDe)) condicoes.push(sql`s.id < ${Number(depoisDe)}`);
  if (busca) {
    const contem = `%${semAcento(busca).replace(/[\\%_]/g, '\\$&')}%`;
    condicoes.push(sql`sem_acento(b.nome || ' ' || t.nome) like ${contem}`);
  }
  const { rows } = await partilhados(condicoes, limite + 1).execute(db);
  const linhas = rows.slice(0, limite);
  const ultima = rows.length > limite ? linhas.at(-1) : undefined;
  return {
    acompanhados: await completar(db, linhas, hoje),
    proximo: ultima ? escreverCursor([String(ultima.partilha_id)]) : null,
  };
}

export async function verAcompanhado(
  db: Leitura,
  id: number,
  prescritorId: number,
  hoje: string,
): Promise<Acompanhado> {
  const condicoes = [sql<boolean>`s.prescritor_id = ${prescritorId}`, sql<boolean>`s.pet_id = ${id}`];
  const [linha] = (await partilhados(condicoes, 1).execute(db)).rows;
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return { pet: apresentar(linha), ...(await lerDoPeso(db, id, hoje)) };
}

function apresentar({ partilha_id: _, consentida_em, tutor, ...linha }: Linha): Acompanhado['pet'] {
  const { id_tutor: __, ...pet } = apresentarPet(linha);
  return { ...pet, tutor, desde: consentida_em.toISOString() };
}

async function completar(db: Leitura, linhas: Linha[], hoje: string): Promise<AcompanhadoNaLista[]> {
  const porcoes = await lerPorcoes(
    db,
    linhas.map(({ id }) => id),
    hoje,
  );
  const daIndicacao = linhas.map(({ id }) => porcoes.get(id) ?? SEM_INDICACAO);
  const pesos = await lerUltimos(
    db,
    linhas.map(({ id }, n) => ({ id, inicio: daIndicacao[n]?.inicio?.dia ?? null })),
  );
  return linhas.map((linha, n) => ({
    ...apresentar(linha),
    ...(daIndicacao[n] ?? SEM_INDICACAO),
    pesos: pesos.get(linha.id) ?? [],
  }));
}

type Par = { pet_id: number; dia: string; peso: number; dia_antes: string | null; peso_antes: number | null };

/** The last weighing and the one a pace is read from: the nearest at least 14 days before it, or before the plan's first day. */
async function lerUltimos(db: Leitura, pets: { id: number; inicio: string | null }[]): Promise<Map<number, Pesagem[]>> {
  if (pets.length === 0) return new Map();
  const { rows } = await sql<Par>`
    select u.pet_id, a.dia, a.peso, d.dia as dia_antes, d.peso as peso_antes
      from unnest(${pets.map(({ id }) => id)}::int[], ${pets.map(({ inicio }) => inicio)}::date[]) u (pet_id, inicio)
      join lateral (select dia, peso from pet_peso w where w.pet_id = u.pet_id order by dia desc limit 1) a on true
      left join lateral (
        select dia, peso from pet_peso w
         where w.pet_id = u.pet_id and w.dia <= greatest(a.dia, u.inicio) - ${DIAS_DO_RITMO}::int
         order by dia desc limit 1) d on true`.execute(db);
  return new Map(rows.map((par) => [par.pet_id, emOrdem(par)]));
}

function emOrdem({ dia, peso, dia_antes, peso_antes }: Par): Pesagem[] {
  const ultimo = { dia, peso };
  return dia_antes !== null && peso_antes !== null && dia_antes !== dia
    ? [{ dia: dia_antes, peso: peso_antes }, ultimo]
    : [ultimo];
}
