import { type DataIso, hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { PESOS_DE_PACOTE } from '@indica-bem/domain/cupom/regras';
import { COLUNAS_DO_PRODUTO, type LinhaDeProduto } from '../areas/produto/apresentar-produto';
import type { Trx } from '../db/conexao';
import { type Familia, semearFamilias } from './familias';
import type { Ids } from './pessoas';
import { type Sorteio, sorteio } from './sorteio';
import { linhasDaVida, type Vida } from './vida-da-indicacao';
import { vidasDestesDias } from './vidas-destes-dias';

type Semente = {
  lojistas: Ids;
  prescritores: Ids;
  licenciados: number[];
  tutores: Ids;
  senhaHash: string;
  agora: Date;
};

const INDICACOES = 420;
const DIAS = 350;
/** Now and then the store had a campaign: the group bears what is above the base. */
const DE_CAMPANHA = 15;
const FUNCIONARIOS = ['Ana Paula', 'Diego', 'Marina', 'Rafael', 'Simone'];

/** A year of use by fictitious families, so that lists, charts and reports have something to show. */
export async function semearHistorico(trx: Trx, semente: Semente): Promise<void> {
  const sorte = sorteio(2026);
  const familias = await semearFamilias(trx, { ...semente, sorte });
  const produtos = await trx
    .selectFrom('produto')
    .select(COLUNAS_DO_PRODUTO)
    .where('em_prescricao', '=', true)
    .orderBy('id')
    .execute();
  const cenario = { ...semente, hoje: hojeEmSaoPaulo(semente.agora), familias, produtos, sorte };
  const vidas = Array.from({ length: INDICACOES }, (_, n) => sortearVida(n, cenario));
  await gravar(trx, [...vidas, ...(await vidasDaTutora(trx, cenario)), ...vidasDestesDias(cenario)], semente.agora);
}

type Cenario = Semente & { hoje: DataIso; familias: Familia[]; produtos: LinhaDeProduto[]; sorte: Sorteio };

function sortearVida(n: number, cenario: Cenario): Vida {
  const { hoje, familias, produtos, prescritores, licenciados, lojistas, sorte } = cenario;
  // Ever more of them, as the product becomes known.
  const dias = Math.round(DIAS * (1 - Math.sqrt((n + 1) / INDICACOES))) + sorte.inteiro(0, 6);
  const data = somarDias(hoje, -dias);
  const produto = sorte.um(produtos);
  const vida = {
    data,
    prescritorId: sorte.um(produto.so_veterinario ? licenciados : [...prescritores.values()]),
    familia: sorte.um(familias),
    produto,
    pet: sortearPet(produto, sorte),
  };
  const resgate = somarDias(data, sorte.inteiro(0, 4));
  if (resgate > hoje || !sorte.chance(0.88)) return vida;
  if (!sorte.chance(0.9)) return { ...vida, resgate: { data: resgate } };
  const lojistaId = sorte.um([...lojistas.values()]);
  const compra = somarDias(resgate, sorte.inteiro(1, 20));
  if (compra > hoje || !sorte.chance(0.8)) return { ...vida, resgate: { data: resgate, lojistaId } };
  const pago = {
    data: compra,
    peso: sorte.um(PESOS_DE_PACOTE),
    funcionario: sorte.um(FUNCIONARIOS),
    ...(n % 3 === 0 && { desconto: DE_CAMPANHA }),
  };
  return { ...vida, resgate: { data: resgate, lojistaId, compra: pago } };
}

function sortearPet({ especie }: LinhaDeProduto, sorte: Sorteio): Vida['pet'] {
  if (especie === 'cao') return { peso_pet: sorte.inteiro(30, 320) / 10, ecc: 1, atividade: sorte.um([95, 110, 130]) };
  return { peso_pet: sorte.inteiro(28, 65) / 10, ecc: 1, atividade: sorte.um([75, 100]) };
}

/** The three logins a newcomer is given belong together: a coupon to show and to validate, and one already used. */
async function vidasDaTutora(trx: Trx, { tutores, prescritores, lojistas, hoje, produtos, sorte }: Cenario) {
  const [id = 0, prescritorId = 0, lojistaId = 0] = [tutores, prescritores, lojistas].map((ids) => ids.get(1));
  const { email, telefone } = await trx
    .selectFrom('tutor')
    .innerJoin('conta', 'conta.id', 'tutor.id')
    .select(['email', 'telefone'])
    .where('tutor.id', '=', id)
    .executeTakeFirstOrThrow();
  const produto = sorte.um(
    produtos.filter(({ especie, tipo_calculadora }) => especie === 'cao' && tipo_calculadora === 'comum'),
  );
  const comum = {
    prescritorId,
    familia: { id, email, telefone: telefone ?? '' },
    produto,
    pet: { peso_pet: 6.2, ecc: 1, atividade: 110 },
  };
  const [haDias, haMeses] = [somarDias(hoje, -3), somarDias(hoje, -64)];
  const compra = { data: somarDias(haMeses, 6), peso: 2.5, funcionario: 'Marina' } as const;
  return [
    { ...comum, data: haMeses, resgate: { data: haMeses, lojistaId, compra } },
    { ...comum, data: haDias, resgate: { data: haDias, lojistaId } },
  ];
}

async function gravar(trx: Trx, vidas: Vida[], agora: Date): Promise<void> {
  const linhas = vidas.map((vida, n) => linhasDaVida(vida, { n, agora }));
  const salvas = await trx
    .insertInto('prescricao')
    .values(linhas.map(({ indicacao }) => indicacao))
    .returning(['id', 'codigo'])
    .execute();
  const ids = new Map(salvas.map(({ id, codigo }) => [codigo, id]));
  const cupons = linhas.flatMap(({ indicacao, cupom }) =>
    cupom ? [{ ...cupom, prescricao_id: ids.get(indicacao.codigo) ?? 0 }] : [],
  );
  await trx.insertInto('cupom').values(cupons).execute();
}
