import { isIP } from 'node:net';
import { mudancaEntre, nadaMudou } from '@indica-bem/domain/auditoria/mudanca';
import type { Ato, Papel } from '@indica-bem/domain/contrato/chamada';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../db/conexao';
import type { NovaLinha } from '../db/tabelas-da-auditoria';
import { transacao } from '../db/transacao';
import { enderecoDoLimite, semPorta } from './endereco-do-limite';

type Autor = { id: number; papel: Papel; funcao?: string | null | undefined };

/**
 * Who asks for what, from where: a request carries it into its act, which writes its row with it. What is a part of
 * something larger that has a row of its own, as a line of a file, gets `null` and leaves none.
 */
export type Autoria = {
  readonly ato: Ato | undefined;
  readonly quem: Autor | null;
  readonly endereco: string | null;
  readonly requisicao: string;
  readonly agora: Date;
  /** How many rows it wrote, in the last transaction that wrote any: one that is tried again begins anew. */
  linhas: number;
  em: Trx | null;
  /** The same request again, or nothing to change: no row is missing. */
  semEfeito: boolean;
};

type Feito = {
  /** Of the object. */
  id: number | null;
  /** The record as it was read before and after; absent where it is made, deleted, or nothing of it is told. */
  antes?: object | null;
  depois?: object | null;
  /** Fields that changed and are in no reading, as a password. */
  campos?: string[];
  /** Of who was nobody when the request began: came in, registered. */
  quem?: Autor;
};

/** One row in the transaction of what was done. */
export async function auditar(trx: Trx, autoria: Autoria | null, feito: Feito): Promise<void> {
  if (!autoria?.ato) return;
  const { ato, quem: deQuem, endereco, requisicao, agora } = autoria;
  const { campos, valores } = mudancaEntre(feito.antes ?? null, feito.depois ?? null, ato.mostra);
  const quem = feito.quem ?? deQuem;
  await gravar(trx, {
    momento: agora,
    conta_id: quem?.id ?? null,
    papel: quem?.papel ?? 'anonimo',
    funcao: quem?.funcao ?? (quem?.papel === 'indicabem' ? funcaoDe(quem.id) : null),
    ato: ato.nome,
    objeto: ato.objeto,
    objeto_id: feito.id,
    ...emColunas([...campos, ...(feito.campos ?? [])], valores),
    endereco,
    requisicao,
  });
  contar(autoria, trx);
}

/** For what changes nothing and is written down all the same: that something was taken out. */
export const auditarSaida = (db: Db, autoria: Autoria, feito: Feito): Promise<void> =>
  transacao(db, (trx) => auditar(trx, autoria, feito));

const UMA_VISTA_POR = 3600;

/**
 * For what is read on a screen, over and over: a row for each person, object and hour. One statement, whose counter is held
 * until the row stands: of reloads that come together one writes it.
 */
export async function auditarVista(db: Db, autoria: Autoria, id: number): Promise<void> {
  const { ato, quem, endereco, requisicao, agora } = autoria;
  if (!ato || !quem) return;
  const chave = `vista:${ato.nome}:${id}:${quem.id}`;
  const { numAffectedRows } = await sql`
    insert into auditoria (momento, conta_id, papel, funcao, ato, objeto, objeto_id, endereco, requisicao)
    select ${agora}, ${quem.id}, ${quem.papel}, ${quem.funcao ?? null}, ${ato.nome}, ${ato.objeto}, ${id},
           ${endereco}::inet, ${requisicao}
      from tomar_limite(${chave}, 1, 1, null, ${UMA_VISTA_POR}, ${agora}) as vez
     where vez.tomadas > 0`.execute(db);
  if (numAffectedRows) contarLinha(autoria);
  else nadaFeito(autoria);
}

/** Of who came in by this very request: a session would have said it. */
const funcaoDe = (id: number) => sql<string | null>`(select funcao from administrador where id = ${id})`;

/** An edit: what it changed, by the record before and after. One that changed nothing leaves nothing. */
export async function auditarEdicao(trx: Trx, autoria: Autoria | null, feito: Feito): Promise<void> {
  if (!autoria) return;
  const mudou = feito.campos?.length || !nadaMudou(mudancaEntre(feito.antes ?? null, feito.depois ?? null));
  if (mudou) await auditar(trx, autoria, feito);
  else nadaFeito(autoria);
}

/** The same request once more, or one that found all as it asks for: no row is due. */
export function nadaFeito(autoria: Autoria | null): void {
  if (autoria) Object.assign(autoria, { linhas: 0, semEfeito: true });
}

type Linha = Omit<NovaLinha, 'funcao'> & { funcao?: NovaLinha['funcao'] | RawBuilder<string | null> };

type DoSistema = {
  ato: NovaLinha['ato'];
  objeto: NovaLinha['objeto'];
  id?: number | null;
  depois?: object;
  agora: Date;
};

/** By a job or by the command line: nobody's request. */
export async function auditarSistema(
  db: Db | Trx,
  { ato, objeto, id = null, depois, agora }: DoSistema,
): Promise<void> {
  const { valores } = mudancaEntre(null, depois ?? null, Object.keys(depois ?? {}));
  await gravar(db, { momento: agora, papel: 'sistema', ato, objeto, objeto_id: id, ...emColunas([], valores) });
}

const gravar = (db: Db | Trx, linha: Linha) => db.insertInto('auditoria').values(linha).execute();

const emColunas = (campos: string[], valores: object) => ({
  campos: campos.length > 0 ? campos : null,
  valores: Object.keys(valores).length > 0 ? JSON.stringify(valores) : null,
});

function contar(autoria: Autoria, trx: Trx): void {
  autoria.linhas = autoria.em === trx ? autoria.linhas + 1 : 1;
  autoria.em = trx;
  autoria.semEfeito = false;
}

/** For the one statement that writes its row by itself. */
export function contarLinha(autoria: Autoria | null): void {
  if (autoria) autoria.linhas++;
}

/** As the database keeps it: nothing, if it is no address. */
export function enderecoDoAutor(ip: string): string | null {
  const [limpo = ''] = semPorta(ip).split('%');
  return isIP(limpo) ? limpo : null;
}

type Recusada = { conta: number | null; endereco: string; agora: Date };

/** A password that did not fit: one row for each account, address and hour, however often. */
export async function anotarEntradaRecusada(db: Db, { conta, endereco, agora }: Recusada): Promise<void> {
  const hora = new Date(Math.floor(agora.getTime() / UMA_HORA) * UMA_HORA);
  const daqui = enderecoDoAutor(endereco) && enderecoDoLimite(endereco);
  await db
    .insertInto('entrada_recusada')
    .values({ primeira_em: agora, ultima_em: agora, hora, conta_id: conta, endereco: daqui, vezes: 1 })
    .onConflict((conflito) =>
      conflito.columns(['hora', 'conta_id', 'endereco']).doUpdateSet((eb) => ({
        vezes: eb('entrada_recusada.vezes', '+', 1),
        ultima_em: eb.fn('greatest', ['entrada_recusada.ultima_em', 'excluded.ultima_em']),
      })),
    )
    .execute();
}

const UMA_HORA = 3_600_000;
