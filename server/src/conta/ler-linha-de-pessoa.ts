import { brParaIso } from '@indica-bem/domain/brasil/datas';
import { type Campo, camposDoTipo, camposObrigatorios, NOMES_DOS_CAMPOS } from '@indica-bem/domain/conta/campos';
import type { CadastroEscrito } from '@indica-bem/domain/conta/contrato-do-cadastro';
import { errosDoCadastro, OBRIGATORIO } from '@indica-bem/domain/conta/regras';
import { type TipoDeCadastro, type TipoDeLogin, tipoDe } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { PERFIS } from '@indica-bem/domain/prescritor/contrato';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import type { Celulas } from '../importacao/importador';

export type Pessoa = { tipo: TipoDeCadastro; escrito: Omit<CadastroEscrito, 'tipo_login'> };

const MAXIMO = 254;

/** The columns of the model: those of the form, and for partners the profile before them. */
export function colunasDe(papel: TipoDeLogin): { nome: string; obrigatoria: boolean }[] {
  const tipo = papel === 'prescritor' ? 'petwalker' : papel;
  const obrigatorios = new Set<Campo>(camposObrigatorios(tipo, { semSenha: true }));
  const campos = camposDoTipo(tipo).map((nome) => ({ nome, obrigatoria: obrigatorios.has(nome) }));
  // Which of them a partner needs depends on the profile: the row says so, not the header.
  const doParceiro = campos.map(({ nome }) => ({ nome, obrigatoria: ['nome', 'email', 'telefone'].includes(nome) }));
  return papel === 'prescritor' ? [{ nome: 'perfil', obrigatoria: true }, ...doParceiro] : campos;
}

/** A row as the form would have sent it, or the reasons why it could not. */
export function lerLinhaDePessoa(papel: TipoDeLogin, celulas: Celulas, hoje: string): Pessoa | { motivo: string } {
  const perfil = PERFIS.find((p) => p === soLetras(celulas.perfil ?? ''));
  const tipo = tipoDe(papel, perfil);
  if (!tipo) return { motivo: `Perfil precisa ser um de: ${PERFIS.join(', ')}` };
  if (Object.values(celulas).some((celula) => celula.length > MAXIMO)) return { motivo: 'Há um campo longo demais' };
  const escrito = Object.fromEntries(
    camposDoTipo(tipo).map((campo) => [campo, (LEITURA[campo] ?? ((texto: string) => texto))(celulas[campo] ?? '')]),
  ) as Pessoa['escrito'];
  const erros = Object.entries(errosDoCadastro(tipo, escrito, hoje, { semSenha: true })) as [Campo, string][];
  return erros.length > 0 ? { motivo: erros.map(frase).join('; ') } : { tipo, escrito };
}

const frase = ([campo, erro]: [Campo, string]) =>
  erro === OBRIGATORIO ? `${NOMES_DOS_CAMPOS[campo]} não preenchido` : erro;

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
