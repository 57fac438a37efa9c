import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { comoFoiAlterado } from '@indica-bem/domain/edicao/como-foi-alterado';
import { sql } from 'kysely';
import { assinar } from '../db/autoria';
import type { Trx } from '../db/conexao';
import { type Autoria, auditarEdicao } from './auditoria';
import { Recusa } from './recusa';

/** Who saves, when, and which version was on the screen; without one, whatever is there is overwritten. */
export type Edicao = {
  versao: number | null | undefined;
  quem: { id: number; papel: Papel };
  agora: Date;
  autoria: Autoria | null;
};

type Registro<T extends object> = {
  tabela:
    | 'campanha'
    | 'tutor'
    | 'prescritor'
    | 'lojista'
    | 'configuracao'
    | 'ajuste'
    | 'produto'
    | 'capa'
    | 'entrega'
    | 'interesse'
    | 'administrador';
  id: number;
  /** The record as the same person would read it now. */
  ler: () => Promise<T>;
  /** What changes by itself beside the edit, and is nobody's doing in the trail. */
  alheios?: readonly (keyof T)[];
};

/** Reads the record as it has become, and writes down what changed; `campos`: what no reading shows. */
type Aberta<T> = { concluir(campos?: string[]): Promise<T> };

type Linha = { versao: number; alterado_em: Date | null; autor: Autor | null };
type Autor = { id: number; papel: Papel; nome: string };

/**
 * Every act that changes a record goes through here first: the record is locked, what follows is signed, and whoever read
 * an older version is told so, with the present one beside it. It ends with `concluir`.
 */
export async function abrirEdicao<T extends object>(
  trx: Trx,
  edicao: Edicao,
  registro: Registro<T>,
): Promise<Aberta<T>> {
  const { versao, quem, agora, autoria } = edicao;
  await assinar(trx, quem.id, agora);
  const linha = await travar(trx, registro);
  const atual = await lerEmEdicao(versao, registro.ler);
  if (!versao || linha?.versao === versao)
    return {
      async concluir(campos = []) {
        const depois = await registro.ler();
        const proprios = (lido: T) => sem(lido, registro.alheios ?? []);
        const mudanca = { id: registro.id, antes: proprios(atual), depois: proprios(depois), campos };
        await auditarEdicao(trx, autoria, mudanca);
        return depois;
      },
    };
  const alteracao = { autor: linha?.autor ?? null, momento: linha?.alterado_em ?? agora };
  const como = comoFoiAlterado(alteracao, quem, hojeEmSaoPaulo(agora));
  throw new Recusa('VERSAO_ALTERADA', { partes: { como }, atual });
}

function sem<T extends object>(lido: T, alheios: readonly (keyof T)[]): Partial<T> {
  const resto: Partial<T> = { ...lido };
  for (const campo of alheios) delete resto[campo];
  return resto;
}

/** Gone while somebody edited it: that is more than "not found". */
export async function lerEmEdicao<T>(versao: number | null | undefined, ler: () => Promise<T>): Promise<T> {
  try {
    return await ler();
  } catch (erro) {
    const sumiu = erro instanceof Recusa && erro.codigo === 'NAO_ENCONTRADO';
    throw sumiu && versao ? new Recusa('REGISTRO_EXCLUIDO') : erro;
  }
}

async function travar(trx: Trx, { tabela, id }: Pick<Registro<object>, 'tabela' | 'id'>): Promise<Linha | undefined> {
  const { rows } = await sql<Linha>`
    select r.versao, r.alterado_em,
           case when c.id is not null then json_build_object('id', c.id, 'papel', c.papel, 'nome',
             coalesce(a.nome, l.nome_fantasia, t.nome, p.nome, '')) end as autor
      from ${sql.table(tabela)} r
      left join conta c on c.id = r.alterado_por
      left join administrador a on a.id = c.id
      left join lojista l on l.id = c.id
      left join tutor t on t.id = c.id
      left join prescritor p on p.id = c.id
     where r.id = ${id} for update of r`.execute(trx);
  return rows[0];
}
