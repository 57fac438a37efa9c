import { z } from 'zod';
import { livre, ORDENS_DE_PESSOAS, senha } from '../contrato/tipos';
import { FILTROS_DA_CONTA } from './situacao';

// Only the shape is checked here; what must be filled in depends on the type and lives in regras.ts, for both sides.
const campo = (max: number) => livre(max).nullish();
const coordenada = z.union([z.number(), livre(30)]).nullish();

const enderecoEscrito = {
  logradouro: campo(200),
  numero: campo(20),
  complemento: campo(100),
  cep: campo(10),
  bairro: campo(100),
  cidade: campo(100),
  estado: campo(2),
};

export const tutorEscrito = {
  email: campo(254),
  nome: campo(120),
  cpf: campo(20),
  telefone: campo(30),
  data_nascimento: campo(10).meta({ description: 'yyyy-mm-dd' }),
};

export const prescritorEscrito = {
  email: campo(254),
  nome: campo(120),
  nome_fantasia: campo(120),
  cpf: campo(20),
  cnpj: campo(20),
  crmv: campo(30),
  telefone: campo(30),
  celular: campo(30),
  ...enderecoEscrito,
};

export const lojistaEscrito = {
  email: campo(254),
  tipo: campo(20),
  cnpj: campo(20),
  razao_social: campo(150),
  nome_fantasia: campo(120),
  telefone: campo(30),
  celular: campo(30),
  site: campo(200),
  ...enderecoEscrito,
  latitude: coordenada,
  longitude: coordenada,
};

type Lidos<T extends z.ZodRawShape> = z.output<z.ZodObject<T>>;
export type TutorEscrito = Lidos<typeof tutorEscrito>;
export type PrescritorEscrito = Lidos<typeof prescritorEscrito>;
export type LojistaEscrito = Lidos<typeof lojistaEscrito>;

/** The current password is asked to change e-mail or password (spec 1.13). */
export const trocaDeSenha = {
  senha_atual: senha.nullish().or(z.literal('')),
  senhaNova: senha.nullish().or(z.literal('')),
  confirmasenha: z.string().max(200).nullish(),
};

/** After a changed password every session ends; the one that asked goes on by this token. */
export const sessaoRenovada = {
  api_token: z.string().optional().meta({ description: 'Só quando a senha mudou: o token que passa a valer' }),
};

export type TrocaDeSenha = Lidos<typeof trocaDeSenha>;

export const buscaDePessoas = z.object({
  busca: livre(100).optional(),
  situacao: z.enum(FILTROS_DA_CONTA).optional(),
  ordem: z.enum(ORDENS_DE_PESSOAS).default('nome'),
  cursor: z.string().max(600).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(20),
});
