import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import { mascararCpf } from '@indica-bem/domain/brasil/documentos';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import { situacaoDoCupom } from '@indica-bem/domain/cupom/regras';
import { caminhoDoQr } from '@indica-bem/domain/cupom/selo';
import { segundosParaDesfazer } from '@indica-bem/domain/estorno/regras';
import { normalizarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { type Selectable, sql } from 'kysely';
import type { Db, Leitura } from '../../db/conexao';
import { parte } from '../../db/parte';
import { preparar } from '../../db/preparar';
import type { Tabelas } from '../../db/tabelas';
import { emLotesDe } from '../../nucleo/em-lotes';
import { lerEsgotadas } from '../campanha/orcamento';
import { COLUNAS_PUBLICAS, descontoDaLoja, lojistaPublico } from '../lojista/colunas';
import { apresentarPrescricao } from '../prescricao/apresentar-prescricao';
import { completar, DEPOIS_DAS_PARTES, type LinhaDePrescricao, montar } from '../prescricao/completar';

export type LinhaDeCupom = Selectable<Tabelas['cupom']>;

const reais = (centavos: number | null) => (centavos === null ? null : centavosParaReais(centavos));

export function apresentarCupom(c: Omit<CupomLido, 'lojista_id' | 'motivo_cancelamento' | 'leitura'>, hoje: string) {
  return {
    id_coupon: c.id,
    codigo_coupon: c.codigo,
    ativo: c.estado === 'ativo' ? (1 as const) : (0 as const),
    situacao: situacaoDoCupom(c.estado, c.data_validade, hoje),
    desconto: Number(c.desconto),
    valor: reais(c.valor),
    valorRecebido: reais(c.recebido),
    valorDescontado: reais(c.descontado),
    peso: c.peso,
    data_efetivacao: c.data_efetivacao,
    data_validade: c.data_validade,
    id_prescricao: c.prescricao_id,
    nome_funcionario: c.nome_funcionario,
    em_uso: c.estado === 'efetivado' ? ('S' as const) : ('N' as const),
    vez: c.vez,
  };
}

/** How long its store may still undo the sale by itself. */
export const desfazerPor = (c: Pick<LinhaDeCupom, 'estado' | 'efetivado_em' | 'leitura'>, agora: Date): number =>
  segundosParaDesfazer({ estado: c.estado, efetivadoEm: c.efetivado_em, porArquivo: c.leitura === 'arquivo' }, agora);

const COLUNAS = [
  'id',
  'codigo',
  'estado',
  'desconto',
  'valor',
  'recebido',
  'descontado',
  'peso',
  'data_efetivacao',
  'data_validade',
  'prescricao_id',
  'lojista_id',
  'nome_funcionario',
  'motivo_cancelamento',
  'leitura',
  'vez',
] as const satisfies (keyof LinhaDeCupom)[];
export type CupomLido = Pick<LinhaDeCupom, (typeof COLUNAS)[number]>;
export type CupomComIndicacao = { cupom: CupomLido; indicacao: LinhaDePrescricao };

/** By its id, or by what was typed at the till: a code, or the id that a QR holds. */
type Procura = ({ id: number } | { codigoOuId: string }) & { hoje: string };

const ACHADO = parte<CupomLido>('achado', COLUNAS);
const ORDEM = DEPOIS_DAS_PARTES;
const lerAchado = ACHADO.leitor(ORDEM + 1);

const procurar = preparar({
  nome: 'cupons-com-indicacao',
  valores: ['codigos', 'ids', 'hoje', 'esgotadas'],
  texto: ({ codigos, ids, ...agora }) =>
    completar(
      sql`select p.*, a.*, o.ordem
          from unnest(${codigos}::text[], ${ids}::bigint[]) with ordinality o (codigo, id, ordem)
          cross join lateral (
            select ${ACHADO.colunas('c')} from cupom c
             where c.codigo_busca = o.codigo or c.id = o.id
             order by c.codigo_busca = o.codigo desc limit 1) a
          join prescricao p on p.id = a."achado.prescricao_id"`,
      agora,
      sql`, p.ordem, ${ACHADO.repetidas('p')}`,
    ),
});

/** With all that is shown of it: whether the caller may see it is judged on what was read. Tills that ask together are read together. */
export const lerCupom = emLotesDe(lerCupons);

async function lerCupons(db: Db, procuras: Procura[]): Promise<(CupomComIndicacao | undefined)[]> {
  const alvos = procuras.map(alvoDe);
  const hoje = procuras[0]?.hoje ?? '';
  const linhas = await procurar(db, {
    codigos: alvos.map(({ codigo }) => codigo),
    ids: alvos.map(({ id }) => id),
    hoje,
    esgotadas: await lerEsgotadas(db, hoje),
  });
  const lidos: (CupomComIndicacao | undefined)[] = procuras.map(() => undefined);
  for (const linha of linhas) {
    const cupom = lerAchado(linha);
    if (cupom) lidos[Number(linha[ORDEM]) - 1] = { cupom, indicacao: montar(linha) };
  }
  return lidos;
}

/** A code wins: online stores bring codes of any shape. */
function alvoDe(procura: Procura): { codigo: string | null; id: number | null } {
  if ('id' in procura) return { codigo: null, id: procura.id };
  const codigo = normalizarCodigo(procura.codigoOuId);
  return { codigo, id: /^[1-9]\d{0,14}$/.test(codigo) ? Number(codigo) : null };
}

/** Who looks, and at what: `lida`, a store that has just read it. */
type Olhar = { papel: Papel; hoje: string; urlPublica: string; conferencia: Conferencia; lida?: boolean };

/** The coupon with its store and recommendation, in the words the role may read. */
export async function apresentarComIndicacao(
  db: Leitura,
  { cupom, indicacao }: CupomComIndicacao,
  { papel, hoje, urlPublica, conferencia, lida = false }: Olhar,
): Promise<Cupom> {
  // A coupon that counts is always at the recommendation's store; a cancelled one may be at an earlier one.
  const doLugar = indicacao.loja?.id === cupom.lojista_id ? indicacao.loja : null;
  const loja = doLugar ?? (await lerLoja(db, cupom.lojista_id, hoje));
  const noCaixa = cupom.estado === 'ativo' && cupom.data_validade >= hoje && loja.disponivel;
  const mostraQr = papel === 'tutor' && loja.tipo === 'loja_fisica' && noCaixa && conferencia === 'simples';
  const prescrition = apresentarPrescricao(indicacao, papel, hoje);
  const leuNoCaixa = papel === 'lojista' && (lida || (cupom.leitura !== null && cupom.leitura !== 'arquivo'));
  if (leuNoCaixa && prescrition.tutor && indicacao.tutor?.cpf) prescrition.tutor.cpf = mascararCpf(indicacao.tutor.cpf);
  return {
    ...apresentarCupom(cupom, hoje),
    qr: mostraQr ? `${urlPublica}${caminhoDoQr(cupom.id)}` : null,
    shopkeeper: lojistaPublico(loja),
    prescrition,
  };
}

const lerLoja = async (db: Leitura, id: number, hoje: string) =>
  db
    .selectFrom('lojista as l')
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(COLUNAS_PUBLICAS)
    .select(descontoDaLoja(hoje, await lerEsgotadas(db, hoje)).as('desconto'))
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow();
