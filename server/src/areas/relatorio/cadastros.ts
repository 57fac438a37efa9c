import { NOMES_DAS_SITUACOES_DA_CONTA } from '@indica-bem/domain/conta/situacao';
import { NOMES_DOS_TIPOS_DE_LOJA } from '@indica-bem/domain/lojista/tipos-de-loja';
import { NOMES_DOS_PERFIS, type PerfilDeCadastro } from '@indica-bem/domain/relatorio/tipos';
import { type Coluna, cnpj, cpf, data, fixo, numero, rotulo, telefone, texto } from '../../nucleo/colunas-de-csv';
import { situacaoEmSql } from '../conta/situacao-sql';
import type { Relatorio } from './prescricoes';

const email = texto('email', 'E-mail', 'k.email');
const DIA = `(k.criada_em at time zone 'America/Sao_Paulo')::date`;

/** How every registration ends: whether the person may come in, since when it is there, and what led to it. */
const FIM: Coluna[] = [
  rotulo('situacao', 'Situação', situacaoEmSql('k'), NOMES_DAS_SITUACOES_DA_CONTA),
  data('data_cadastro', 'Data de cadastro', DIA),
  // A hyphen may come first, and a spreadsheet would take it for a formula.
  texto('ref', 'Origem (login/ref)', 'k.ref'),
];

const endereco = (t: string): Coluna[] => [
  fixo('cep', 'CEP', `left(${t}.cep, 5) || '-' || right(${t}.cep, 3)`),
  texto('logradouro', 'Logradouro', `${t}.logradouro`),
  texto('numero', 'Número', `${t}.numero`),
  texto('complemento', 'Complemento', `${t}.complemento`),
  texto('bairro', 'Bairro', `${t}.bairro`),
  texto('cidade', 'Cidade', `${t}.cidade`),
  fixo('estado', 'Estado', `${t}.estado`),
];

const relatorio = (de: string, colunas: Coluna[]): Relatorio => ({
  colunas: [...colunas, ...FIM],
  de,
  onde: 'k.excluida_em is null',
  dia: DIA,
  id: 'k.id',
});

/** What the registration form asks, without secrets. */
export const CADASTROS: Record<PerfilDeCadastro, Relatorio> = {
  prescriber: relatorio('conta k join prescritor r on r.id = k.id', [
    texto('nome', 'Nome', 'r.nome'),
    rotulo('perfil', 'Perfil', 'r.perfil', NOMES_DOS_PERFIS),
    texto('nome_fantasia', 'Nome fantasia', 'r.nome_fantasia'),
    cpf('cpf', 'CPF', 'r.cpf'),
    cnpj('cnpj', 'CNPJ', 'r.cnpj'),
    texto('crmv', 'CRMV', 'r.crmv'),
    telefone('telefone', 'Telefone', 'r.telefone'),
    telefone('celular', 'Celular', 'r.celular'),
    email,
    ...endereco('r'),
  ]),
  tutor: relatorio('conta k join tutor t on t.id = k.id', [
    texto('nome', 'Nome', 't.nome'),
    cpf('cpf', 'CPF', 't.cpf'),
    data('data_nascimento', 'Data de nascimento', 't.data_nascimento'),
    telefone('telefone', 'Telefone', 't.telefone'),
    email,
  ]),
  shopkeeper: relatorio('conta k join lojista l on l.id = k.id left join campanha m on m.id = l.campanha_id', [
    cnpj('cnpj', 'CNPJ', 'l.cnpj'),
    texto('razao_social', 'Razão social', 'l.razao_social'),
    texto('nome_fantasia', 'Nome fantasia', 'l.nome_fantasia'),
    rotulo('tipo', 'Tipo', 'l.tipo', NOMES_DOS_TIPOS_DE_LOJA),
    telefone('telefone', 'Telefone', 'l.telefone'),
    telefone('celular', 'Celular', 'l.celular'),
    email,
    texto('site', 'Site', 'l.site'),
    ...endereco('l'),
    texto('campanha', 'Campanha', 'm.descritivo'),
    numero('desconto', 'Desconto da campanha (%)', 'm.desconto'),
  ]),
};
