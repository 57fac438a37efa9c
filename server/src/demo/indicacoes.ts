import { type DataIso, hojeEmSaoPaulo, somarDias, somarMeses } from '@indica-bem/domain/brasil/datas';
import { reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { MESES_DE_VALIDADE } from '@indica-bem/domain/cupom/regras';
import { calcular } from '../areas/prescricao/calcular';
import { colunasDaIndicacao } from '../areas/prescricao/criar-prescricao';
import { gerarCodigoDeCupom } from '../areas/prescricao/gerar-codigo';
import { COLUNAS_DO_PRODUTO } from '../areas/produto/apresentar-produto';
import type { Trx } from '../db/conexao';
import dados from './dados/pessoas.json';
import { naLoja } from './momentos';
import type { Ids } from './pessoas';
import { FORMULA_1 } from './vida-da-indicacao';

type Semente = { lojistas: Ids; prescritores: Ids; tutores: Ids; produtos: Ids; agora: Date };
/** `quando`: at which moment of a day. */
type Desta = Semente & { quando: (dia: DataIso) => Date };
type Indicacao = (typeof dados.prescricoes)[number];

/** The recommendations of the data file, one in each state, with dates counted back from today. */
export async function semearIndicacoes(trx: Trx, semente: Semente): Promise<void> {
  for (const [n, indicacao] of dados.prescricoes.entries()) {
    const quando = (dia: DataIso) => naLoja(dia, n, semente.agora);
    const id = await semearIndicacao(trx, { ...semente, quando }, indicacao);
    if (indicacao.coupon) await semearCupons(trx, { ...semente, quando }, indicacao, id);
  }
}

const exigir = (ids: Ids, id: number) => {
  const achado = ids.get(id);
  if (achado === undefined) throw new Error(`demonstração: id ${id} desconhecido`);
  return achado;
};

async function semearIndicacao(trx: Trx, s: Desta, i: Indicacao): Promise<number> {
  const id_produto = exigir(s.produtos, i.id_produto);
  const produto = await trx
    .selectFrom('produto')
    .select(COLUNAS_DO_PRODUTO)
    .where('id', '=', id_produto)
    .executeTakeFirstOrThrow();
  const medidas = { peso_pet: i.peso_pet, ecc: i.ecc, atividade: i.atividade };
  const calculo = calcular(produto, medidas, FORMULA_1);
  const data = somarDias(hojeEmSaoPaulo(s.agora), i.data_offset_dias);
  const { id } = await trx
    .insertInto('prescricao')
    .values({
      ...colunasDaIndicacao(
        { ...medidas, id_produto, email: i.email, telefone: i.telefone, anotacoes: i.anotacoes || null },
        calculo,
      ),
      codigo: i.codigo_prescricao,
      data,
      criada_em: s.quando(data),
      prescritor_id: exigir(s.prescritores, i.id_prescritor),
      tutor_id: i.id_tutor === null ? null : exigir(s.tutores, i.id_tutor),
      data_resgate: i.id_tutor === null ? null : data,
      lojista_id: i.id_lojista === null ? null : exigir(s.lojistas, i.id_lojista),
      vinculos: i.vinculos,
      data_ativacao:
        i.data_ativacao_offset_dias === null ? null : somarDias(hojeEmSaoPaulo(s.agora), i.data_ativacao_offset_dias),
      peso: i.peso ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One coupon per choice made; all but the last were cancelled by a change of store. */
async function semearCupons(trx: Trx, s: Desta, i: Indicacao, prescricao_id: number): Promise<void> {
  const { coupon } = i;
  if (!coupon || i.id_lojista === null) return;
  const hoje = hojeEmSaoPaulo(s.agora);
  const dia = somarDias(hoje, i.data_offset_dias);
  const comum = { prescricao_id, desconto: coupon.desconto, data_validade: somarMeses(dia, MESES_DE_VALIDADE) };
  const trocas = 4 - i.vinculos - 1;
  for (let n = 0; n < trocas; n++) {
    await trx
      .insertInto('cupom')
      .values({
        ...comum,
        codigo: gerarCodigoDeCupom(),
        lojista_id: exigir(s.lojistas, i.id_lojista + 1 + n),
        estado: 'cancelado',
        motivo_cancelamento: 'troca',
        criado_em: new Date(`${dia}T12:0${n}:00-03:00`),
      })
      .execute();
  }
  const usado = 'data_efetivacao_offset_dias' in coupon && coupon.data_efetivacao_offset_dias !== undefined;
  const data_efetivacao = somarDias(hoje, coupon.data_efetivacao_offset_dias ?? 0);
  await trx
    .insertInto('cupom')
    .values({
      ...comum,
      codigo: coupon.codigo_coupon,
      lojista_id: exigir(s.lojistas, i.id_lojista),
      criado_em: new Date(`${dia}T13:00:00-03:00`),
      ...(usado && {
        estado: 'efetivado' as const,
        valor: reaisParaCentavos(coupon.valor ?? 0),
        descontado: reaisParaCentavos(coupon.valorDescontado ?? 0),
        recebido: reaisParaCentavos(coupon.valorRecebido ?? 0),
        peso: i.peso ?? null,
        nome_funcionario: coupon.nome_funcionario ?? null,
        data_efetivacao,
        efetivado_em: s.quando(data_efetivacao),
      }),
    })
    .execute();
}
