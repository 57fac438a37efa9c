import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { situacaoDoCupom } from '@indica-bem/domain/cupom/regras';
import type { Selectable } from 'kysely';
import type { Leitura } from '../db/conexao';
import type { Tabelas } from '../db/tabelas';
import { COLUNAS_PUBLICAS, descontoDaLoja, lojistaPublico } from '../lojista/colunas';
import { apresentarPrescricao } from '../prescricao/apresentar-prescricao';
import { lerPrescricao } from '../prescricao/ler-prescricoes';

export type LinhaDeCupom = Selectable<Tabelas['cupom']>;

const reais = (centavos: number | null) => (centavos === null ? null : centavosParaReais(centavos));

export function apresentarCupom(c: LinhaDeCupom, hoje: string) {
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
  };
}

/** The coupon with its store and recommendation, in the words the role may read. */
export async function completarCupom(
  db: Leitura,
  c: LinhaDeCupom,
  papel: Papel,
  hoje: string,
  urlPublica: string,
): Promise<Cupom> {
  // Reached through the coupon, which was authorized: the recommendation is read whole and presented by role.
  const prescricao = await lerPrescricao(db, c.prescricao_id, { papel: 'indicabem', id: 0 }, hoje);
  if (!prescricao) throw new Error(`cupom ${c.id} sem indicação`);
  // A coupon that counts is always at the recommendation's store; a cancelled one may be at an earlier one.
  const loja = prescricao.loja?.id === c.lojista_id ? prescricao.loja : await lerLoja(db, c.lojista_id, hoje);
  const mostraQr = papel === 'tutor' && c.estado === 'ativo' && loja.tipo === 'loja_fisica' && c.data_validade >= hoje;
  return {
    ...apresentarCupom(c, hoje),
    qr: mostraQr ? `${urlPublica}/web/cupom/efetivar/${c.id}` : null,
    shopkeeper: lojistaPublico(loja),
    prescrition: apresentarPrescricao(prescricao, papel, hoje),
  };
}

const lerLoja = (db: Leitura, id: number, hoje: string) =>
  db
    .selectFrom('lojista as l')
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(COLUNAS_PUBLICAS)
    .select(descontoDaLoja(hoje).as('desconto'))
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow();
