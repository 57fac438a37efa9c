import { cnpjValido } from '../brasil/documentos';
import type { TipoDeCadastro } from '../conta/tipos-de-cadastro';

/** As what somebody wants to take part. */
export const TIPOS_DE_INTERESSE = ['parceiro', 'loja'] as const;
export type TipoDeInteresse = (typeof TIPOS_DE_INTERESSE)[number];
export const ROTULO_DO_INTERESSE: Record<TipoDeInteresse, string> = { parceiro: 'Quer indicar', loja: 'Quer vender' };

/** Those of a partner that a stranger may be: who works here is invited. */
export const PERFIS_DE_INTERESSE = ['veterinario', 'criador', 'petwalker', 'groomer', 'outros'] as const;
export type PerfilDeInteresse = (typeof PERFIS_DE_INTERESSE)[number];
export const ROTULO_DO_PERFIL_DE_INTERESSE: Record<PerfilDeInteresse, string> = {
  veterinario: 'Veterinário(a)',
  criador: 'Criador(a)',
  petwalker: 'Passeador(a)',
  groomer: 'Banho e tosa',
  outros: 'Outra profissão',
};

export const SITUACOES_DO_INTERESSE = ['novo', 'em_conversa', 'cadastrado', 'sem_interesse'] as const;
export type SituacaoDoInteresse = (typeof SITUACOES_DO_INTERESSE)[number];
export const ROTULO_DA_SITUACAO: Record<SituacaoDoInteresse, string> = {
  novo: 'Novo',
  em_conversa: 'Em conversa',
  cadastrado: 'Cadastrado',
  sem_interesse: 'Sem interesse',
};

/** Why the team forgets somebody at once. */
export const MOTIVOS_DE_ESQUECER = ['pedido', 'repetido', 'falso'] as const;
export type MotivoDeEsquecer = (typeof MOTIVOS_DE_ESQUECER)[number];
export const ROTULO_DO_MOTIVO: Record<MotivoDeEsquecer, string> = {
  pedido: 'A pessoa pediu',
  repetido: 'Está repetido',
  falso: 'Não é um pedido de verdade',
};

export const LETRAS_DO_INTERESSE = { nome: 120, nome_da_loja: 120, cidade: 80, mensagem: 500, anotacao: 1000 };

/** Who writes again meanwhile is the same person with the same wish: one row, told as such. */
export const DIAS_DO_MESMO_INTERESSE = 30;

/** After so long without news nobody is talking any more: it is forgotten. */
export const MESES_DO_INTERESSE = 12;

export type Apresentado = {
  tipo: TipoDeInteresse;
  perfil?: PerfilDeInteresse | null | undefined;
  nome_da_loja?: string | null | undefined;
  cnpj?: string | null | undefined;
};

/** What each field by itself cannot know. */
export function errosDoInteresse({ tipo, perfil, nome_da_loja, cnpj }: Apresentado): Record<string, string> {
  if (tipo === 'parceiro') return perfil ? {} : { perfil: 'Escolha o que você faz' };
  return {
    ...(!nome_da_loja && { nome_da_loja: 'Informe o nome da loja' }),
    ...(cnpj && !cnpjValido(cnpj) && { cnpj: 'CNPJ inválido' }),
  };
}

/** As what the team registers them. */
export const cadastroDoInteresse = ({ tipo, perfil }: Pick<Apresentado, 'tipo' | 'perfil'>): TipoDeCadastro =>
  tipo === 'loja' ? 'lojista' : (perfil ?? 'outros');

/** Who said no and writes again is to be heard again; with whom somebody is talking, that goes on. */
export const situacaoAoRepetir = (situacao: SituacaoDoInteresse): SituacaoDoInteresse =>
  situacao === 'sem_interesse' ? 'novo' : situacao;

export const ORDENS_DOS_INTERESSADOS = ['recentes', 'antigos', 'nome', '-nome'] as const;
export type OrdemDosInteressados = (typeof ORDENS_DOS_INTERESSADOS)[number];
