import type { IndicacaoAchada } from '@indica-bem/domain/atendimento/contrato';
import type { Procurado } from '@indica-bem/domain/atendimento/interpretar-busca';
import { TAMANHO_DO_CODIGO } from '@indica-bem/domain/prescricao/codigo';
import { emailValido } from '@indica-bem/domain/texto/email';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { DE_ALGUEM, statusEmSql } from '../prescricao/sql';
import { comecaCom, contem, pedacoSozinho, terminaCom } from './pontas';

/** `alguem`: people were found already. */
type Opcoes = { donos: number[]; alguem: boolean; limite: number; hoje: string };

// As the index `prescricao_nomes` is written.
const NOMES = sql`num_nonnulls(p.tutor_nome, p.pet_nome) > 0
  and sem_acento(coalesce(p.tutor_nome, '') || ' ' || coalesce(p.pet_nome, ''))`;

/** By code, by the contact on it, by the names on it, and what was recommended to the people that were found. */
export async function acharIndicacoes(db: Leitura, procurado: Procurado, opcoes: Opcoes): Promise<IndicacaoAchada[]> {
  const { limite, donos } = opcoes;
  const exatas = iguais(procurado, donos, limite);
  const inteiras = exatas ? await completar(db, exatas, opcoes) : [];
  if (inteiras.length > 0) return inteiras;
  const nasPontas = pelasPontas(procurado, limite);
  const achadas = nasPontas.length > 0 ? await completar(db, sql.join(nasPontas, sql` union `), opcoes) : [];
  // A number that somebody has is theirs, and not the middle of another's.
  if (achadas.length > 0 || (nasPontas.length > 0 && opcoes.alguem)) return achadas;
  const partes = emParte(procurado, limite);
  return partes.length > 0 ? completar(db, sql.join(partes, sql` union `), opcoes) : [];
}

/** Null where nothing whole was asked for, as when it is a name of many: that question is spared. */
function iguais({ codigos, numeros, emails }: Procurado, donos: number[], limite: number): RawBuilder<unknown> | null {
  const inteiros = codigos.filter((codigo) => codigo.length === TAMANHO_DO_CODIGO);
  const doContato = numeros.filter((numero) => numero.length === 10 || numero.length === 11);
  const caixas = emails.filter(emailValido);
  if (inteiros.length + doContato.length + caixas.length + donos.length === 0) return null;
  const recentes = (condicao: RawBuilder<unknown>) =>
    sql`(select p.id from prescricao p where ${condicao} order by p.id desc limit ${limite})`;
  return sql`
    select p.id from prescricao p where p.codigo = any(${inteiros}::text[])
    union ${recentes(sql`p.telefone = any(${doContato}::text[])`)}
    union ${recentes(sql`p.email = any(${caixas}::text[])`)}
    union select r.id from unnest(${donos}::int[]) d (id), lateral (
      select p.id from prescricao p where p.tutor_id = d.id order by p.data desc, p.id desc limit ${limite}) r`;
}

/** A number is also a piece of a code, which the index by parts finds soon enough: no two codes are alike. */
function pelasPontas(procurado: Procurado, limite: number): RawBuilder<unknown>[] {
  const { email, numero } = pedacoSozinho(procurado);
  const com = (condicao: RawBuilder<boolean>) => sql`(select p.id from prescricao p where ${condicao} limit ${limite})`;
  if (email) return [com(comecaCom('p.email', email))];
  return numero ? [com(comecaCom('p.telefone', numero)), com(terminaCom('p.telefone', numero))] : [];
}

/** The search text of a recommendation is its code, e-mail and phone. A card's code, which is nobody's yet, is found whole alone. */
function emParte({ codigos, numeros, emails, palavras }: Procurado, limite: number): RawBuilder<unknown>[] {
  // A whole phone was looked for already, and a document is on no recommendation.
  const comeco = numeros.filter((numero) => numero.length < 10);
  const pedacos = [...codigos.filter((codigo) => codigo.length < TAMANHO_DO_CODIGO), ...comeco, ...emails];
  const daBusca = pedacos
    .filter((pedaco) => pedaco.length >= 3)
    .map(
      (pedaco) =>
        sql`(select p.id from prescricao p
              where p.busca like ${contem(pedaco.toLowerCase())} and ${sql.raw(DE_ALGUEM)} limit ${limite})`,
    );
  const nomes = palavras.filter((palavra) => palavra.length >= 3);
  if (nomes.length === 0) return daBusca;
  const todos = nomes.map((nome) => sql`${NOMES} like ${contem(nome)}`);
  return [...daBusca, sql`(select p.id from prescricao p where ${sql.join(todos, sql` and `)} limit ${limite})`];
}

async function completar(db: Leitura, ids: RawBuilder<unknown>, { limite, hoje }: Opcoes): Promise<IndicacaoAchada[]> {
  const { rows } = await sql<IndicacaoAchada>`
    select p.id as id_prescricao, p.codigo as codigo_prescricao, ${sql.raw(statusEmSql(`'${hoje}'::date`))} as status,
           p.data, coalesce(t.nome, p.tutor_nome) as tutor, coalesce(r.nome, o.nome_fantasia) as parceiro,
           coalesce(d.nome, p.titulo_especifico) as produto
      from (${ids}) achadas join prescricao p on p.id = achadas.id
      left join tutor t on t.id = p.tutor_id
      left join prescritor r on r.id = p.prescritor_id
      left join lojista o on o.id = p.origem_lojista_id
      left join produto d on d.id = p.produto_id
     order by p.data desc, p.id desc limit ${limite}`.execute(db);
  return rows;
}
