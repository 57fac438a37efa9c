import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Calculo, SemDose } from '@indica-bem/domain/dose/contrato';
import { pedacoDeCodigo } from '@indica-bem/domain/prescricao/codigo';
import { STATUS_DA_INDICACAO, type StatusDaIndicacao, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { executarPreparado, preparar } from '../../db/preparar';
import type { Tabelas } from '../../db/tabelas';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { lerEsgotadas } from '../campanha/orcamento';
import { descontoDaLoja } from '../lojista/colunas';
import type { LinhaDeProduto } from '../produto/apresentar-produto';
import { CUPOM_DA_VEZ, doStatus, esperandoEm } from './sql';

type Cupom = Pick<
  Selectable<Tabelas['cupom']>,
  'id' | 'codigo' | 'estado' | 'desconto' | 'data_validade' | 'data_efetivacao'
> & {
  /** The store it was at, if that was deleted and the choice given back. */
  loja_que_saiu: string | null;
};
export type LinhaDePrescricao = Omit<
  Selectable<Tabelas['prescricao']>,
  'busca' | 'chave' | 'chave_corpo' | 'calculo' | 'sem_dose'
> & {
  calculo: Calculo | null;
  sem_dose: SemDose | null;
  produto: LinhaDeProduto | null;
  tutor: { nome: string; cpf: string | null } | null;
  prescritor: (Pick<Prescritor, 'nome' | 'nome_fantasia' | 'perfil'> & { crmv: string | null }) | null;
  loja: (Selectable<Tabelas['lojista']> & { desconto: number }) | null;
  pet: { id_pet: number; nome: string } | null;
  cupom: Cupom | null;
};

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

/** The rows are chosen and cut first, on an index; only then is the rest joined to them. */
export const completar = <L = LinhaDePrescricao>(
  escolhidas: RawBuilder<unknown>,
  { hoje, esgotadas }: { hoje: unknown; esgotadas: unknown },
) => sql<L>`
  select p.*, to_json(d) as produto,
         case when t.id is not null then json_build_object('nome', t.nome, 'cpf', t.cpf) end as tutor,
         case when r.id is not null then json_build_object('nome', r.nome, 'nome_fantasia', r.nome_fantasia, 'perfil', r.perfil,
                                                           'crmv', case when r.crmv_vale_ate is not null then coalesce('CRMV-' || r.crmv_uf || ' ' || r.crmv_numero, r.crmv) end) end as prescritor,
         case when b.id is not null then json_build_object('id_pet', b.id, 'nome', b.nome) end as pet,
         to_json(l) as loja, to_json(c) as cupom
    from (${escolhidas}) p
    left join produto d on d.id = p.produto_id
    left join tutor t on t.id = p.tutor_id
    left join prescritor r on r.id = p.prescritor_id
    left join pet b on b.id = p.pet_id
    left join lateral (
      select l.*, ${descontoDaLoja(hoje, esgotadas)} as desconto
        from lojista l left join campanha k on k.id = l.campanha_id where l.id = p.lojista_id) l on true
    left join lateral (
      select c.id, c.codigo, c.estado, c.desconto, c.data_validade, c.data_efetivacao,
             case when c.devolvido and c.motivo_cancelamento = 'exclusao'
               then (select s.nome_fantasia from lojista s where s.id = c.lojista_id) end as loja_que_saiu
        from cupom c where c.prescricao_id = p.id ${sql.raw(CUPOM_DA_VEZ)}) c on true
   order by p.data desc, p.id desc`;

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
  return (await LEITURAS[alvo.papel](db, { id, dono: alvo.id, hoje, esgotadas }))[0];
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
  return (await completar(escolhidas, { hoje, esgotadas: await lerEsgotadas(db, hoje) }).execute(db)).rows;
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

/** Among everybody's, the few past their day are found by their coupons; `doStatus` decides. */
const comPrazoPassado = (hoje: string) =>
  sql<boolean>`p.id in (select prescricao_id from cupom where estado <> 'efetivado' and data_validade < ${hoje}::date)`;

export async function listarPrescricoes(
  db: Leitura,
  filtro: Filtro,
): Promise<{ linhas: LinhaDePrescricao[]; proximo: string | null }> {
  const { alvo, busca, status, comCupom, esperando, cursor, limite, hoje } = filtro;
  const condicoes = [doAlvo(alvo)];
  if (status) condicoes.push(doStatus(status, hoje));
  if (status === VENCIDA && alvo.papel === 'indicabem') condicoes.push(comPrazoPassado(hoje));
  if (comCupom) condicoes.push(sql`p.lojista_id is not null`);
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
  const linhas = rows.slice(0, limite);
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
