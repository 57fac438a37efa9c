import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { NOMES_DOS_TIPOS_DE_LOJA } from '@indica-bem/domain/lojista/tipos-de-loja';
import { CODIGO_OCULTO } from '@indica-bem/domain/prescricao/codigo';
import { rotuloDaLinha, SUB_CATEGORIAS } from '@indica-bem/domain/produto/regras';
import { NOMES_DOS_PERFIS, type TipoDeRelatorio } from '@indica-bem/domain/relatorio/tipos';
import {
  type Coluna,
  cnpj,
  cpf,
  data,
  fixo,
  nota,
  numero,
  reais,
  rotulo,
  telefone,
  texto,
} from '../../nucleo/colunas-de-csv';
import { DE_ALGUEM, statusEmSql, VALIDADE_DA_INDICACAO } from '../prescricao/sql';

export type Relatorio = {
  colunas: (Coluna & { sqlNaPrevia?: string })[];
  de: string;
  /** Joined for the columns alone, a row or none for each: how many there are does not depend on it. */
  soMostra?: string;
  onde: string;
  /** What the period filters, and the order of the rows with it: an index begins with this. */
  dia: string;
  id: string;
};

/** The day of the export: `montarConsulta` puts it in. */
export const HOJE = ':hoje';

const codigo = fixo('codigo', 'Código', 'p.codigo');
// Who takes the file is in the trail, who looks at its first rows is not.
const codigoNaPrevia = `case when p.cancelada_em is null and not ${DE_ALGUEM} then '${CODIGO_OCULTO}' else p.codigo end`;
const parceiro = texto('parceiro', 'Parceiro', 'r.nome');
const produto = texto('produto', 'Produto', 'd.nome');
const tutor = texto('tutor', 'Tutor', 't.nome');
const loja = texto('loja', 'Loja', 'l.nome_fantasia');
const dataDeUso = data('data_uso', 'Data de uso', 'p.data_resgate');
const dataDaIndicacao = data('data', 'Data', 'p.data');
// What stands in the place of a deleted account's e-mail is no address.
const email = texto('email', 'E-mail', 'case when k.excluida_em is null then coalesce(k.email, p.email) end');
const fone = telefone('telefone', 'Telefone', 'coalesce(t.telefone, p.telefone)');
const status = fixo('status', 'Status', statusEmSql(HOJE));
const validade = data('validade', 'Validade', VALIDADE_DA_INDICACAO);
// New columns go to the end: whoever reads the file by position goes on as before.
const notaFiscal = nota('nota', 'Nota fiscal', 'n.chave');
// Who waits is called; what the team blocked waits for nobody, and who deleted the account for nothing.
const LIVRE = 'p.bloqueada_em is null';
const COM_TUTOR = 'p.tutor_id is not null and k.excluida_em is null';
const LINHAS = Object.fromEntries(SUB_CATEGORIAS.map((linha) => [linha, rotuloDaLinha(linha)]));

const PESSOAS = `
  left join prescritor r on r.id = p.prescritor_id
  left join produto d on d.id = p.produto_id
  left join tutor t on t.id = p.tutor_id
  left join conta k on k.id = p.tutor_id
  left join lojista l on l.id = p.lojista_id`;
const DE = `prescricao p ${PESSOAS}`;
const COM_NOTA = 'left join nota n on n.cupom_id = c.id and n.vez = c.vez';
// Each coupon has its recommendation; as a left join it is not looked for where only coupons are counted.
const DO_CUPOM = `cupom c left join prescricao p on p.id = c.prescricao_id ${PESSOAS}`;
const CUPOM_E_NOTA = `left join cupom c on c.prescricao_id = p.id and c.estado <> 'cancelado' ${COM_NOTA}`;

const DO_ESTORNO = `estorno e
  join cupom c on c.id = e.cupom_id
  join prescricao p on p.id = e.prescricao_id
  join lojista l on l.id = e.lojista_id
  left join prescritor r on r.id = p.prescritor_id
  left join produto d on d.id = p.produto_id
  left join tutor t on t.id = p.tutor_id`;
const DIA_DO_ESTORNO = `(e.estornado_em at time zone 'America/Sao_Paulo')::date`;

/** The columns of each (spec 8.7). */
export const PRESCRICOES: Record<Exclude<TipoDeRelatorio, '9'>, Relatorio> = {
  '6': {
    colunas: [codigo, dataDaIndicacao, parceiro, produto],
    de: DE,
    onde: `p.tutor_id is null and ${DE_ALGUEM} and ${LIVRE}`,
    dia: 'p.data',
    id: 'p.id',
  },
  '2': {
    colunas: [codigo, dataDeUso, parceiro, produto],
    de: DE,
    onde: 'p.tutor_id is not null',
    dia: 'p.data_resgate',
    id: 'p.id',
  },
  '5': {
    colunas: [codigo, dataDeUso, parceiro, produto, tutor, email, fone],
    de: DE,
    onde: `${COM_TUTOR} and p.lojista_id is null and ${LIVRE}`,
    dia: 'p.data_resgate',
    id: 'p.id',
  },
  '3': {
    // The last two tell who may still buy from who is too late.
    colunas: [codigo, dataDeUso, parceiro, produto, tutor, loja, validade, status],
    de: DE,
    onde: 'p.tutor_id is not null and p.lojista_id is not null and p.data_ativacao is null',
    dia: 'p.data_resgate',
    id: 'p.id',
  },
  '4': {
    colunas: [
      codigo,
      numero('desconto', 'Desconto (%)', 'c.desconto'),
      reais('valor', 'Valor cobrado', 'c.valor'),
      reais('descontado', 'Valor descontado', 'c.descontado'),
      reais('recebido', 'Valor recebido', 'c.recebido'),
      dataDeUso,
      parceiro,
      produto,
      tutor,
      loja,
      data('data_ativacao', 'Data de ativação', 'c.data_efetivacao'),
      notaFiscal,
    ],
    de: DO_CUPOM,
    soMostra: COM_NOTA,
    onde: `c.estado = 'efetivado'`,
    dia: 'c.data_efetivacao',
    id: 'c.prescricao_id',
  },
  '10': {
    colunas: [
      codigo,
      texto('cupom', 'Código do cupom', 'c.codigo'),
      loja,
      texto('funcionario', 'Funcionário', 'e.nome_funcionario'),
      parceiro,
      produto,
      tutor,
      data('data_efetivacao', 'Data da compra', 'e.data_efetivacao'),
      reais('valor', 'Valor cobrado', 'e.valor'),
      reais('descontado', 'Valor descontado', 'e.descontado'),
      numero('peso', 'Peso (kg)', 'e.peso'),
      data('data_estorno', 'Data do estorno', DIA_DO_ESTORNO),
      rotulo('motivo', 'Motivo', 'e.motivo', NOMES_DOS_MOTIVOS_DE_ESTORNO),
      texto('texto', 'Observação', 'e.texto'),
      fixo('por', 'Estornado por', `case when e.estornado_por = e.lojista_id then 'Loja' else 'Equipe' end`),
      nota('nota', 'Nota fiscal', 'e.nota'),
    ],
    de: DO_ESTORNO,
    onde: 'true',
    dia: DIA_DO_ESTORNO,
    id: 'e.id',
  },
  '7': {
    colunas: [
      { ...codigo, sqlNaPrevia: codigoNaPrevia },
      texto('titulo', 'Título', 'p.titulo_especifico'),
      fixo('animal', 'Animal', 'p.animal_especifico'),
      numero('desconto', 'Desconto (%)', 'p.desconto_especifico'),
      data('data_referencia', 'Data de referência', 'g.data_referencia'),
      { ...status, sql: `case when p.cancelada_em is null then ${status.sql} else 'Cancelado' end` },
      tutor,
      loja,
      dataDeUso,
    ],
    de: `lote g join prescricao p on p.lote_id = g.id ${PESSOAS}`,
    onde: 'g.especifica',
    dia: 'g.data_referencia',
    id: 'p.id',
  },
  '8': {
    colunas: [
      codigo,
      dataDaIndicacao,
      status,
      parceiro,
      rotulo('perfil', 'Perfil', 'r.perfil', NOMES_DOS_PERFIS),
      produto,
      rotulo('linha', 'Linha', 'd.sub_categoria', LINHAS),
      tutor,
      cpf('cpf', 'CPF do tutor', 't.cpf'),
      { ...email, titulo: 'E-mail do tutor' },
      { ...fone, titulo: 'Telefone do tutor' },
      loja,
      cnpj('cnpj', 'CNPJ da loja', 'coalesce(l.cnpj, l.cnpj_da_excluida)'),
      rotulo('tipo_loja', 'Tipo de loja', 'l.tipo', NOMES_DOS_TIPOS_DE_LOJA),
      texto('cupom', 'Código do cupom', 'c.codigo'),
      numero('desconto', 'Desconto (%)', 'c.desconto'),
      data('validade', 'Validade', 'c.data_validade'),
      data('data_efetivacao', 'Data de efetivação', 'c.data_efetivacao'),
      texto('funcionario', 'Funcionário', 'c.nome_funcionario'),
      reais('valor', 'Valor', 'c.valor'),
      reais('recebido', 'Valor recebido', 'c.recebido'),
      numero('peso', 'Peso (kg)', 'c.peso'),
      notaFiscal,
    ],
    de: DE,
    soMostra: CUPOM_E_NOTA,
    onde: DE_ALGUEM,
    dia: 'p.data',
    id: 'p.id',
  },
};
