import type { Calculo, SemDose } from '@indica-bem/domain/dose/contrato';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { EM_LISTA } from '../../db/conexao';
import { type LinhaSolta, parte } from '../../db/parte';
import type { Tabelas } from '../../db/tabelas';
import { COLUNAS_DA_LOJA, descontoDaLoja, type LinhaPublica } from '../lojista/colunas';
import { COLUNAS_DO_PRODUTO, type LinhaDeProduto } from '../produto/apresentar-produto';
import { CUPOM_DA_VEZ, PRAZO_DA_ESCOLHA, TUTOR_SE_FOI } from './sql';

const COLUNAS = [
  'id',
  'codigo',
  'data',
  'prescritor_id',
  'produto_id',
  'email',
  'telefone',
  'peso_pet',
  'ecc',
  'atividade',
  'tutor_nome',
  'pet_nome',
  'anotacoes',
  'calculo',
  'sem_dose',
  'tutor_id',
  'data_resgate',
  'lojista_id',
  'vinculos',
  'data_ativacao',
  'peso',
  'observacao_lojista',
  'lote_id',
  'origem_lojista_id',
  'especifica',
  'titulo_especifico',
  'animal_especifico',
  'desconto_especifico',
  'bloqueada_em',
] as const satisfies (keyof Tabelas['prescricao'])[];

type Cupom = Pick<
  Selectable<Tabelas['cupom']>,
  'id' | 'codigo' | 'estado' | 'desconto' | 'data_validade' | 'data_efetivacao'
> & {
  /** Last day of the recommendation. */
  prazo: string;
  /** The store it was at, if that was deleted and the choice given back. */
  loja_que_saiu: string | null;
};

export type LinhaDePrescricao = Omit<
  Pick<Selectable<Tabelas['prescricao']>, (typeof COLUNAS)[number]>,
  'calculo' | 'sem_dose'
> & {
  calculo: Calculo | null;
  sem_dose: SemDose | null;
  produto: LinhaDeProduto | null;
  tutor: { nome: string; cpf: string | null; excluido: boolean } | null;
  prescritor: (Pick<Prescritor, 'nome' | 'nome_fantasia' | 'perfil'> & { crmv: string | null }) | null;
  loja: LinhaPublica | null;
  pet: { id_pet: number; nome: string } | null;
  cupom: Cupom | null;
};
type Das<P extends keyof LinhaDePrescricao> = NonNullable<LinhaDePrescricao[P]>;

const INDICACAO = parte<Pick<LinhaDePrescricao, (typeof COLUNAS)[number]>>('indicacao', COLUNAS);
const PRODUTO = parte<Das<'produto'>>('produto', COLUNAS_DO_PRODUTO);
const TUTOR = parte<Das<'tutor'>>('tutor', ['nome', 'cpf'], { excluido: sql.raw(TUTOR_SE_FOI) });
const PRESCRITOR = parte<Das<'prescritor'>>('prescritor', ['nome', 'nome_fantasia', 'perfil'], {
  crmv: sql`case when r.crmv_vale_ate is not null then coalesce('CRMV-' || r.crmv_uf || ' ' || r.crmv_numero, r.crmv) end`,
});
const PET = parte<Das<'pet'>>('pet', ['nome'], { id_pet: sql`b.id` });
const LOJA = parte<Das<'loja'>>('loja', [...COLUNAS_DA_LOJA, 'desconto']);
const CUPOM = parte<Das<'cupom'>>('cupom', [
  'id',
  'codigo',
  'estado',
  'desconto',
  'data_validade',
  'data_efetivacao',
  'prazo',
  'loja_que_saiu',
]);

const PARTES = [INDICACAO, PRODUTO, TUTOR, PRESCRITOR, PET, LOJA, CUPOM] as const;
const inicio = (ate: number) => PARTES.slice(0, ate).reduce((soma, { largura }) => soma + largura, 0);
/** Where what else was wanted begins in a row. */
export const DEPOIS_DAS_PARTES = inicio(PARTES.length);
const LER = {
  indicacao: INDICACAO.leitor(inicio(0)),
  produto: PRODUTO.leitor(inicio(1)),
  tutor: TUTOR.leitor(inicio(2)),
  prescritor: PRESCRITOR.leitor(inicio(3)),
  pet: PET.leitor(inicio(4)),
  loja: LOJA.leitor(inicio(5)),
  cupom: CUPOM.leitor(inicio(6)),
};

type Agora = { hoje: unknown; esgotadas: unknown };

/**
 * The rows are chosen and cut first, on an index; only then is the rest joined to them. `mais`: what else of the chosen
 * ones is wanted. What comes is a list of values for `montar`.
 */
export const completar = (
  escolhidas: RawBuilder<unknown>,
  { hoje, esgotadas }: Agora,
  mais = sql``,
) => sql<LinhaSolta>`${sql.raw(EM_LISTA)}
  select ${INDICACAO.colunas('p')}, ${PRODUTO.colunas('d')}, ${TUTOR.colunas('t')}, ${PRESCRITOR.colunas('r')},
         ${PET.colunas('b')}, ${LOJA.colunas('l')}, ${CUPOM.colunas('c')}${mais}
    from (${escolhidas}) p
    left join produto d on d.id = p.produto_id
    left join tutor t on t.id = p.tutor_id
    left join prescritor r on r.id = p.prescritor_id
    left join pet b on b.id = p.pet_id
    left join lateral (
      select l.*, ${descontoDaLoja(hoje, esgotadas)} as desconto
        from lojista l left join campanha k on k.id = l.campanha_id where l.id = p.lojista_id) l on true
    left join lateral (
      select c.id, c.codigo, c.estado, c.desconto, c.data_validade, c.data_efetivacao, ${sql.raw(PRAZO_DA_ESCOLHA)} as prazo,
             case when c.devolvido and c.motivo_cancelamento = 'exclusao'
               then (select s.nome_fantasia from lojista s where s.id = c.lojista_id) end as loja_que_saiu
        from cupom c where c.prescricao_id = p.id ${sql.raw(CUPOM_DA_VEZ)}) c on true
   order by p.data desc, p.id desc`;

export function montar(linha: LinhaSolta): LinhaDePrescricao {
  const indicacao = LER.indicacao(linha) as LinhaDePrescricao | null;
  if (!indicacao) throw new Error('uma linha sem indicação');
  // One by one: spreading an object this wide into another takes longer than the whole of the rest.
  indicacao.produto = LER.produto(linha);
  indicacao.tutor = LER.tutor(linha);
  indicacao.prescritor = LER.prescritor(linha);
  indicacao.pet = LER.pet(linha);
  indicacao.loja = LER.loja(linha);
  indicacao.cupom = LER.cupom(linha);
  return indicacao;
}
