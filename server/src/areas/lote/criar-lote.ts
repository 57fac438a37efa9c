import type { CodigoDoLote, DadosDoLote } from '@indica-bem/domain/lote/contrato';
import { recusaDaReferencia } from '@indica-bem/domain/lote/regras';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { resumoDoCorpo } from '../../nucleo/idempotencia';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { gerarCodigoDeIndicacao } from '../prescricao/gerar-codigo';
import { lerCodigos } from './ler-lotes';

type Novo = {
  adminId: number;
  dados: DadosDoLote;
  chave: string | undefined;
  agora: Date;
  hoje: string;
  autoria: Autoria | null;
  gerar?: () => string;
};

/** One batch per key, however often it is sent. `gerar` is a part of the order so that tests can make codes collide. */
export const criarLote = ato(
  async (trx, argumentos: Novo): Promise<CodigoDoLote[]> => lerCodigos(trx, await inserir(trx, argumentos)),
);

async function inserir(trx: Trx, argumentos: Novo): Promise<number> {
  const { adminId, dados, chave, agora, hoje, autoria, gerar = gerarCodigoDeIndicacao } = argumentos;
  const { data_referencia, quantidade } = dados;
  const foraDoPrazo = recusaDaReferencia(data_referencia, hoje);
  if (foraDoPrazo) throw recusarCampo('data_referencia', foraDoPrazo);
  const corpo = resumoDoCorpo(dados);
  const especificos = dados.prescricao_especifica === 'S' ? dados : null;
  const novo = await trx
    .insertInto('lote')
    .values({
      data_referencia,
      quantidade,
      especifica: especificos !== null,
      titulo_especifico: especificos?.titulo_especifico ?? null,
      animal_especifico: especificos?.animal_especifico ?? null,
      desconto_especifico: especificos?.desconto_especifico ?? null,
      criado_por: adminId,
      criado_em: agora,
      chave: chave ?? null,
      chave_corpo: chave ? corpo : null,
    })
    .onConflict((conflito) => conflito.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!novo) {
    nadaFeito(autoria);
    return daChave(trx, adminId, chave, corpo);
  }
  for (let faltam = quantidade; faltam > 0; ) {
    const codigos = Array.from({ length: faltam }, gerar);
    faltam -= await inserirCodigos(trx, novo.id, codigos);
  }
  await auditar(trx, autoria, { id: novo.id, depois: dados });
  return novo.id;
}

/** All of them in one statement. A code that is taken is left out: how many went in is the answer. */
async function inserirCodigos(trx: Trx, loteId: number, codigos: string[]): Promise<number> {
  const { rows } = await sql`
    insert into prescricao (codigo, data, lote_id, especifica, titulo_especifico, animal_especifico, desconto_especifico)
    select c.codigo, l.data_referencia, l.id, l.especifica, l.titulo_especifico, l.animal_especifico, l.desconto_especifico
      from lote l, unnest(${codigos}::text[]) as c (codigo)
     where l.id = ${loteId}
    on conflict (codigo) do nothing returning id`.execute(trx);
  return rows.length;
}

async function daChave(trx: Trx, adminId: number, chave: string | undefined, corpo: Buffer): Promise<number> {
  const feito = await trx
    .selectFrom('lote')
    .select(['id', 'chave_corpo'])
    .where('criado_por', '=', adminId)
    .where('chave', '=', chave ?? null)
    .executeTakeFirstOrThrow();
  if (!feito.chave_corpo?.equals(corpo)) throw new Recusa('CHAVE_REUTILIZADA');
  return feito.id;
}
