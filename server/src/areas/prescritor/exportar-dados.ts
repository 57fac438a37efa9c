import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import { guardarIndicacao } from '@indica-bem/domain/prescricao/dados';
import type { DadosDoPrescritor } from '@indica-bem/domain/prescritor/dados';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { type EmPartes, emPaginas, escreverJson, semId } from '../../nucleo/aos-poucos';
import { cadastroGuardado, rastrosDaConta } from '../conta/ler-guardado';
import { renovacoes } from '../conta/renovacoes-guardadas';
import { lerPrescritor } from './ler-prescritor';

/** Everything held about a partner (LGPD: access and portability), written while it is read. */
export async function exportarDados(db: Leitura, id: number, agora: Date): Promise<AsyncIterable<string>> {
  const { licenca: _, ...cadastro } = await lerPrescritor(db, id, hojeEmSaoPaulo(agora));
  const partes: EmPartes<DadosDoPrescritor> = {
    gerado_em: agora.toISOString(),
    cadastro: await cadastroGuardado(db, id, cadastro),
    ...(await rastrosDaConta(db, id)),
    conferencias_do_crmv: await conferencias(db, id),
    indicacoes: indicacoes(db, id),
    renovacoes: renovacoes(db, { prescritor: id }),
  };
  return escreverJson(partes);
}

async function conferencias(db: Leitura, id: number): Promise<DadosDoPrescritor['conferencias_do_crmv']> {
  const linhas = await db
    .selectFrom('crmv_conferido')
    .select(['uf', 'numero', 'situacao', 'conferido_em'])
    .where('prescritor_id', '=', id)
    .orderBy('id')
    .execute();
  return linhas.map((linha) => ({ ...linha, conferido_em: linha.conferido_em.toISOString() }));
}

/** Of the tutor who redeemed it nothing but the day: the contact and the names are those of the recommendation. */
const indicacoes = (db: Leitura, id: number): AsyncIterable<DadosDoPrescritor['indicacoes']> =>
  emPaginas(
    (ultima: Linha | undefined, limite) => lerIndicacoes(db, id, ultima, limite),
    ({ telefone, ...linha }) =>
      guardarIndicacao({ ...semId(linha), telefone: telefone && formatarTelefone(telefone) }, true),
  );

type Linha = Awaited<ReturnType<typeof lerIndicacoes>>[number];

const lerIndicacoes = (db: Leitura, id: number, ultima: { data: string; id: number } | undefined, limite: number) =>
  db
    .selectFrom('prescricao as p')
    .leftJoin('produto as r', 'r.id', 'p.produto_id')
    .select(['p.id', 'p.codigo', 'p.data', 'p.data_resgate', 'p.data_ativacao', 'r.nome as produto'])
    .select(['p.email', 'p.telefone', 'p.tutor_nome', 'p.pet_nome', 'p.peso_pet', 'p.anotacoes'])
    .select(['p.cancelada_em', 'p.bloqueada_em', 'p.calculo', 'p.sem_dose'])
    .select(['p.titulo_especifico as titulo', 'p.animal_especifico as animal', 'p.desconto_especifico as desconto'])
    .where('p.prescritor_id', '=', id)
    .where(sql<boolean>`(p.data, p.id) > (${ultima?.data ?? '0001-01-01'}::date, ${ultima?.id ?? 0}::int)`)
    .orderBy('p.data')
    .orderBy('p.id')
    .limit(limite)
    .execute();
