import { type DataIso, hojeEmSaoPaulo, somarDias, somarMeses } from '@indica-bem/domain/brasil/datas';
import { aplicarDesconto, DESCONTO_BASE, MESES_DE_VALIDADE, PESOS_DE_PACOTE } from '@indica-bem/domain/cupom/regras';
import type { Trx } from '../db/conexao';
import { calcular } from '../prescricao/calcular';
import { colunasDaIndicacao } from '../prescricao/criar-prescricao';
import { gerarCodigoDeCupom, gerarCodigoDeIndicacao } from '../prescricao/gerar-codigo';
import { COLUNAS_DO_PRODUTO, type LinhaDeProduto } from '../produto/apresentar-produto';
import { type Familia, semearFamilias } from './familias';
import type { Ids } from './pessoas';
import { type Sorteio, sorteio } from './sorteio';

type Semente = { lojistas: Ids; prescritores: Ids; senhaHash: string; agora: Date };

const INDICACOES = 420;
const DIAS = 350;
const FUNCIONARIOS = ['Ana Paula', 'Diego', 'Marina', 'Rafael', 'Simone'];
const CENTAVOS_POR_KG = 2_590;

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
  const vidas = Array.from({ length: INDICACOES }, (_, n) => contarVida(n, { ...semente, familias, produtos, sorte }));
  const salvas = await trx
    .insertInto('prescricao')
    .values(vidas.map(({ indicacao }) => indicacao))
    .returning(['id', 'codigo'])
    .execute();
  const ids = new Map(salvas.map(({ id, codigo }) => [codigo, id]));
  const cupons = vidas.flatMap(({ indicacao, cupom }) =>
    cupom ? [{ ...cupom, prescricao_id: ids.get(indicacao.codigo) ?? 0 }] : [],
  );
  await trx.insertInto('cupom').values(cupons).execute();
}

type Cenario = Semente & { familias: Familia[]; produtos: LinhaDeProduto[]; sorte: Sorteio };

/** One recommendation from its issue to where it stands today. */
function contarVida(n: number, { familias, produtos, prescritores, lojistas, sorte, agora }: Cenario) {
  const hoje = hojeEmSaoPaulo(agora);
  // Ever more of them, as the product becomes known.
  const data = somarDias(hoje, -Math.round(DIAS * (1 - Math.sqrt((n + 1) / INDICACOES))) - sorte.inteiro(0, 6));
  const familia = sorte.um(familias);
  const produto = sorte.um(produtos);
  const pet = {
    peso_pet: produto.especie === 'cao' ? sorte.inteiro(30, 320) / 10 : sorte.inteiro(28, 65) / 10,
    ecc: 1,
    atividade: produto.especie === 'cao' ? sorte.um([95, 110, 130]) : sorte.um([75, 100]),
  };
  const dados = { ...pet, id_produto: produto.id, email: familia.email, telefone: familia.telefone, anotacoes: null };
  const passo = (dia: DataIso, probabilidade: number) => dia <= hoje && sorte.chance(probabilidade);

  const resgate = somarDias(data, sorte.inteiro(0, 4));
  const compra = somarDias(resgate, sorte.inteiro(1, 20));
  const resgatada = passo(resgate, 0.88);
  const comLoja = resgatada && sorte.chance(0.9);
  const comprada = comLoja && passo(compra, 0.8);
  const lojista_id = comLoja ? sorte.um([...lojistas.values()]) : null;
  const peso = comprada ? sorte.um(PESOS_DE_PACOTE) : null;
  const indicacao = {
    ...colunasDaIndicacao(dados, calcular(produto, pet)),
    codigo: gerarCodigoDeIndicacao(),
    data,
    criada_em: meioDia(data),
    prescritor_id: sorte.um([...prescritores.values()]),
    tutor_id: resgatada ? familia.id : null,
    data_resgate: resgatada ? resgate : null,
    lojista_id,
    vinculos: comLoja ? 3 : 4,
    data_ativacao: comprada ? compra : null,
    peso,
  };
  const cupom = lojista_id !== null && {
    codigo: gerarCodigoDeCupom(),
    lojista_id,
    desconto: DESCONTO_BASE,
    data_validade: somarMeses(resgate, MESES_DE_VALIDADE),
    criado_em: meioDia(resgate),
    estado: peso === null ? ('ativo' as const) : ('efetivado' as const),
    ...(peso !== null && {
      ...aplicarDesconto(Math.round(peso * CENTAVOS_POR_KG * (peso > 5 ? 0.7 : 1)), DESCONTO_BASE),
      peso,
      nome_funcionario: sorte.um(FUNCIONARIOS),
      data_efetivacao: compra,
      efetivado_em: meioDia(compra),
    }),
  };
  return { indicacao, cupom };
}

const meioDia = (dia: DataIso) => new Date(`${dia}T12:00:00-03:00`);
