import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { pedacoDeCodigo } from '@indica-bem/domain/prescricao/codigo';
import { STATUS_DA_INDICACAO, type StatusDaIndicacao, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { executarPreparado, preparar } from '../../db/preparar';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { lerEsgotadas } from '../campanha/orcamento';
import { completar, type LinhaDePrescricao, montar } from './completar';
import { COM_CUPOM, DE_ALGUEM, doStatus, esperandoEm } from './sql';

/** Whose recommendations: always from the session. */
export type Alvo = { papel: Papel; id: number };

function doAlvo({ papel, id }: { papel: Papel; id: unknown }): RawBuilder<boolean> {
  switch (papel) {
    case 'tutor':
      return sql`p.tutor_id = ${id}`;
    case 'prescritor':
      return sql`p.prescritor_id = ${id}`;
    case 'lojista':
      return sql`p.lojista_id = ${id}`;
    case 'indicabem':
      return sql`true`;
  }
}

const lerPara = (papel: Papel) =>
  preparar({
    nome: `prescricao-${papel}`,
    // The team's sees them all: its statement has no place for an owner.
    valores: ['id', 'dono', 'hoje', 'esgotadas'],
    texto: ({ id, dono, ...agora }) =>
      completar(sql`select * from prescricao p where p.id = ${id} and ${doAlvo({ papel, id: dono })}`, agora),
  });
const LEITURAS = {
  tutor: lerPara('tutor'),
  prescritor: lerPara('prescritor'),
  lojista: lerPara('lojista'),
  indicabem: lerPara('indicabem'),
};

export async function lerPrescricao(
  db: Leitura,
  id: number,
  alvo: Alvo,
  hoje: string,
): Promise<LinhaDePrescricao | undefined> {
  const esgotadas = await lerEsgotadas(db, hoje);
  const [linha] = await LEITURAS[alvo.papel](db, { id, dono: alvo.id, hoje, esgotadas });
  return linha && montar(linha);
}

/** Of these, the ones that belong to whom it says. */
export async function lerAlgumas(
  db: Leitura,
  ids: readonly number[],
  alvo: Alvo,
  hoje: string,
): Promise<LinhaDePrescricao[]> {
  if (ids.length === 0) return [];
  const escolhidas = sql`select * from prescricao p where p.id = any(${ids}::int[]) and ${doAlvo(alvo)}`;
  const consulta = completar(escolhidas, { hoje, esgotadas: await lerEsgotadas(db, hoje) });
  // To plan its joins takes longer than to read a home's few.
  return (await executarPreparado(db, `prescricoes-algumas-${alvo.papel}`, consulta)).map(montar);
}

export type Filtro = {
  alvo: Alvo;
  busca?: string | undefined;
  status?: StatusDaIndicacao | undefined;
  comCupom?: boolean;
  /** Those a partner's home counts. */
  esperando?: boolean;
  cursor?: string | undefined;
  limite: number;
  hoje: string;
};

/**
 * Among everybody's, the few past their day are found by their coupons, or by an online store's own code that ended and was
 * good for longer; `doStatus` decides.
 */
const comPrazoPassado = (hoje: string) =>
  sql<boolean>`p.id in (select prescricao_id from cupom where estado <> 'efetivado' and data_validade < ${hoje}::date
    union all select c.prescricao_id from cupom_online o join cupom c on c.id = o.cupom_id
     where c.estado = 'cancelado' and c.data_validade >= ${hoje}::date)`;

export async function listarPrescricoes(
  db: Leitura,
  filtro: Filtro,
): Promise<{ linhas: LinhaDePrescricao[]; proximo: string | null }> {
  const { alvo, busca, status, comCupom, esperando, cursor, limite, hoje } = filtro;
  const condicoes = [doAlvo(alvo)];
  if (alvo.papel === 'indicabem') condicoes.push(sql.raw<boolean>(DE_ALGUEM));
  if (status) condicoes.push(doStatus(status, hoje));
  if (status === VENCIDA && alvo.papel === 'indicabem') condicoes.push(comPrazoPassado(hoje));
  if (comCupom) condicoes.push(COM_CUPOM);
  if (esperando) condicoes.push(esperandoEm(hoje));
  if (busca) condicoes.push(daBusca(busca));
  const [data, id] = lerCursor(cursor);
  if (data && id && /^\d{4}-\d\d-\d\d$/.test(data) && /^\d{1,9}$/.test(id)) {
    condicoes.push(sql`(p.data, p.id) < (${data}::date, ${Number(id)})`);
  }
  const escolhidas = sql`select * from prescricao p where ${sql.join(condicoes, sql` and `)}
    order by p.data desc, p.id desc limit ${limite + 1}`;
  const consulta = completar(escolhidas, { hoje, esgotadas: await lerEsgotadas(db, hoje) });
  // What is searched for decides how: that is planned anew.
  const rows = busca
    ? (await consulta.execute(db)).rows
    : await executarPreparado(db, nomeDaLista(filtro, condicoes.length), consulta);
  const linhas = rows.slice(0, limite).map(montar);
  const ultima = rows.length > limite ? linhas.at(-1) : undefined;
  return { linhas, proximo: ultima ? escreverCursor([ultima.data, String(ultima.id)]) : null };
}

const nomeDaLista = ({ alvo, status, comCupom, esperando }: Filtro, condicoes: number) =>
  `prescricoes-${alvo.papel}-${status ? STATUS_DA_INDICACAO.indexOf(status) : ''}-${comCupom ? 'cupom' : ''}-${esperando ? 'espera' : ''}-${condicoes}`;

// As `prescricao_nomes` is written.
const NOMES = sql`num_nonnulls(p.tutor_nome, p.pet_nome) > 0
  and sem_acento(coalesce(p.tutor_nome, '') || ' ' || coalesce(p.pet_nome, ''))`;

/** By code as it is shown or pasted, by e-mail, phone or names as on the recommendation, or by the product's name. */
function daBusca(busca: string): RawBuilder<boolean> {
  const soNumeros = /^[\d\s().+-]+$/.test(busca);
  const semSinais = soNumeros ? busca.replace(/\D/g, '') : busca.toLowerCase();
  const contem = (texto: string) => `%${texto.replace(/[\\%_]/g, '\\$&')}%`;
  const codigo = pedacoDeCodigo(busca)?.toLowerCase() ?? semSinais;
  const doCodigo = codigo === semSinais ? sql`false` : sql`p.busca like ${contem(codigo)}`;
  return sql`(p.busca like ${contem(semSinais)} or ${doCodigo}
    or (${NOMES} like ${contem(semAcento(busca))})
    or p.produto_id in (select id from produto where sem_acento(nome) like ${contem(semAcento(busca))}))`;
}
