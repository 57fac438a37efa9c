import { brParaIso } from '@indica-bem/domain/brasil/datas';
import {
  type Campo,
  camposDoTipo,
  camposObrigatorios,
  NOMES_DOS_CAMPOS_DA_PESSOA,
} from '@indica-bem/domain/conta/campos';
import type { CadastroEscrito } from '@indica-bem/domain/conta/contrato-do-cadastro';
import { errosDoCadastro, OBRIGATORIO } from '@indica-bem/domain/conta/regras';
import { type TipoDeCadastro, type TipoDeLogin, tipoDe } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { PERFIS } from '@indica-bem/domain/prescritor/perfis';
import { NOMES_DOS_PERFIS } from '@indica-bem/domain/relatorio/tipos';
import { ERRO_DO_NOME } from '@indica-bem/domain/texto/nome';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import type { Celulas, ColunaDoArquivo } from '../importacao/importador';

export type Pessoa = { tipo: TipoDeCadastro; escrito: Omit<CadastroEscrito, 'tipo_login'> };

const MAXIMO = 254;

/** The columns of the model: those of the form, and for partners the profile before them. */
export function colunasDe(papel: TipoDeLogin): ColunaDoArquivo[] {
  const tipo = papel === 'prescritor' ? 'petwalker' : papel;
  const obrigatorios = new Set<Campo>(
    // Which of them a partner needs depends on the profile: the row says so, not the header.
    papel === 'prescritor' ? ['nome', 'email', 'telefone'] : camposObrigatorios(tipo, { semSenha: true }),
  );
  const campos = camposDoTipo(tipo).map((nome) => ({
    nome,
    obrigatoria: obrigatorios.has(nome),
    rotulos: [NOMES_DOS_CAMPOS_DA_PESSOA[nome]],
    exemplo: EXEMPLOS[nome] ?? '',
  }));
  return papel === 'prescritor' ? [{ nome: 'perfil', obrigatoria: true, exemplo: 'veterinario' }, ...campos] : campos;
}

/** What the model's example row shows in each column. */
const EXEMPLOS: Partial<Record<Campo, string>> = {
  email: 'exemplo@example.com',
  nome: 'Maria de Souza',
  cpf: '529.982.247-25',
  data_nascimento: '25/03/1990',
  crmv: 'CRMV-SP 12345',
  cnpj: '11.222.333/0001-81',
  razao_social: 'Exemplo Comércio de Rações Ltda.',
  nome_fantasia: 'Casa do Exemplo',
  tipo: 'Loja física',
  telefone: '(15) 3232-1000',
  celular: '(15) 99876-5432',
  site: 'https://www.example.com',
  cep: '18035-000',
  logradouro: 'Rua do Exemplo',
  numero: '100',
  bairro: 'Centro',
  cidade: 'Sorocaba',
  estado: 'SP',
};

/** A row as the form would have sent it, or the reasons why it could not. */
export function lerLinhaDePessoa(papel: TipoDeLogin, celulas: Celulas, hoje: string): Pessoa | { motivo: string } {
  const escrita = soLetras(celulas.perfil ?? '');
  const perfil = PERFIS.find((p) => p === escrita || soLetras(NOMES_DOS_PERFIS[p]) === escrita);
  const tipo = tipoDe(papel, perfil);
  if (!tipo) return { motivo: `Perfil precisa ser um de: ${PERFIS.join(', ')}` };
  if (Object.values(celulas).some((celula) => celula.length > MAXIMO)) return { motivo: 'Há um campo longo demais' };
  const escrito = Object.fromEntries(
    camposDoTipo(tipo).map((campo) => [campo, (LEITURA[campo] ?? ((texto: string) => texto))(celulas[campo] ?? '')]),
  ) as Pessoa['escrito'];
  const erros = Object.entries(errosDoCadastro(tipo, escrito, hoje, { semSenha: true })) as [Campo, string][];
  return erros.length > 0 ? { motivo: erros.map(frase).join('; ') } : { tipo, escrito };
}

const frase = ([campo, erro]: [Campo, string]) => {
  if (erro === OBRIGATORIO) return `${NOMES_DOS_CAMPOS_DA_PESSOA[campo]} não preenchido`;
  return erro === ERRO_DO_NOME ? `${NOMES_DOS_CAMPOS_DA_PESSOA[campo]} com um caractere invisível` : erro;
};

const soLetras = (texto: string) => semAcento(texto).replace(/[^a-z]/g, '');

/** Spreadsheets take documents for numbers, and drop the zeros they begin with. */
const comZeros = (tamanho: number) => (texto: string) =>
  /^\d+$/.test(texto) && texto.length >= tamanho - 3 ? texto.padStart(tamanho, '0') : texto;

const LEITURA: Partial<Record<Campo, (texto: string) => string>> = {
  cpf: comZeros(11),
  cnpj: comZeros(14),
  cep: comZeros(8),
  data_nascimento: (texto) => brParaIso(texto) ?? texto,
  tipo: (texto) => (/online/i.test(texto) ? 'loja_online' : /fisica/.test(semAcento(texto)) ? 'loja_fisica' : texto),
};
