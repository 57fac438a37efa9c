import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { ROTULO_DO_PERFIL_DE_INTERESSE } from '@indica-bem/domain/interesse/regras';
import { MARCA } from '@indica-bem/domain/marca';

/** "Veterinário(a)", or the store. */
export const oQueE = ({ perfil, nome_da_loja }: Interessado): string =>
  nome_da_loja ?? (perfil ? ROTULO_DO_PERFIL_DE_INTERESSE[perfil] : '');

export const TONS_DA_SITUACAO = {
  novo: 'laranja',
  em_conversa: 'alerta',
  cadastrado: 'ok',
  sem_interesse: 'neutro',
} as const;

/** What the first message begins with. */
export function saudacao({ nome, tipo }: Interessado): string {
  const [primeiro] = nome.trim().split(/\s+/);
  const quer = tipo === 'loja' ? 'vender com a gente' : 'ser parceiro(a)';
  return `Olá, ${primeiro}! Aqui é da equipe do ${MARCA.nome}. Você contou que quer ${quer}. Podemos conversar?`;
}
