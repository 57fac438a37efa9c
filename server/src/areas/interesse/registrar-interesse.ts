import { limparCnpj } from '@indica-bem/domain/brasil/documentos';
import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { InteresseEscrito } from '@indica-bem/domain/interesse/contrato';
import { DIAS_DO_MESMO_INTERESSE, errosDoInteresse, situacaoAoRepetir } from '@indica-bem/domain/interesse/regras';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { consumir, contar } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';

type Pedido = { escrito: InteresseEscrito; endereco: string; agora: Date };

const UM_DIA = 86_400;
/** An address may be a fair's, or a whole neighbourhood of phones. */
const POR_ENDERECO = { max: 20, janela: UM_DIA, recusa: 'COTA_DE_INTERESSES' } as const;
/** Of everybody together: what is kept for a year stays small, whoever sends it. */
const POR_DIA = 300;
const UM_A_UM = 7_214_038;

/**
 * Somebody asks to take part. Everybody reads the same answer: whether the address was known is nobody's to learn, so the
 * quotas are asked before it is looked up.
 */
export async function registrarInteresse(ctx: Contexto, { escrito, endereco, agora }: Pedido): Promise<void> {
  const campos = errosDoInteresse(escrito);
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  if (ctx.config.limites) {
    await consumir(ctx.db, `interesse:${enderecoDoLimite(endereco)}`, POR_ENDERECO, agora);
    await exigirDia(ctx, agora);
  }
  const colunas = colunasDe(escrito);
  await transacao(ctx.db, async (trx) => {
    // One after the other: two taps at once are one row too.
    await sql`select pg_advisory_xact_lock(${UM_A_UM})`.execute(trx);
    if (await repetiu(trx, colunas, agora)) return;
    await trx
      .insertInto('interesse')
      .values({ ...colunas, criado_em: agora })
      .execute();
  });
}

async function exigirDia({ db, avisos }: Contexto, agora: Date): Promise<void> {
  const vezes = await contar(db, 'interesse:todos', UM_DIA, agora);
  if (vezes <= POR_DIA) return;
  if (vezes === POR_DIA + 1) avisos.registrar('interesses-demais', { vezes: POR_DIA });
  throw new Recusa('COTA_DE_INTERESSES');
}

/** What the other kind is not asked for is not kept. */
function colunasDe({ tipo, perfil, nome_da_loja, cnpj, telefone, mensagem, ...dados }: InteresseEscrito) {
  const loja = tipo === 'loja';
  return {
    ...dados,
    tipo,
    telefone: limparTelefone(telefone),
    mensagem: mensagem ?? null,
    perfil: loja ? null : (perfil ?? null),
    nome_da_loja: loja ? (nome_da_loja ?? null) : null,
    cnpj: loja && cnpj ? limparCnpj(cnpj) : null,
  };
}

type Colunas = ReturnType<typeof colunasDe>;

/**
 * The same e-mail or phone, as the same: the row says that the person wrote again. What was first stays, and what came
 * otherwise stands beside it: knowing somebody's e-mail must not be enough to put another phone in its place.
 */
async function repetiu(trx: Trx, { tipo, email, telefone, mensagem }: Colunas, agora: Date): Promise<boolean> {
  const desde = new Date(agora.getTime() - DIAS_DO_MESMO_INTERESSE * UM_DIA * 1000);
  const antes = await trx
    .selectFrom('interesse')
    .select(['id', 'email', 'telefone', 'mensagem', 'situacao', 'outro_email', 'outro_telefone'])
    .where('tipo', '=', tipo)
    .where((eb) => eb.or([eb('email', '=', email), eb('telefone', '=', telefone)]))
    .where(sql<boolean>`coalesce(repetido_em, criado_em) > ${desde}`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!antes) return false;
  await sql`select set_config('indicabem.momento', ${agora.toISOString()}, true)`.execute(trx);
  await trx
    .updateTable('interesse')
    .set({
      vezes: sql`least(vezes + 1, 99)`,
      repetido_em: agora,
      outro_email: email === antes.email ? antes.outro_email : email,
      outro_telefone: telefone === antes.telefone ? antes.outro_telefone : telefone,
      mensagem: antes.mensagem ?? mensagem,
      situacao: situacaoAoRepetir(antes.situacao),
    })
    .where('id', '=', antes.id)
    .execute();
  return true;
}
