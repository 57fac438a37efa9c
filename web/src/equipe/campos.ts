import { emailValido } from '@indica-bem/domain/texto/email';
import { ERRO_DO_NOME, nomeLimpo } from '@indica-bem/domain/texto/nome';

export type CamposDoMembro = { nome: string; email: string; funcao: string };

export const ROTULOS: Record<keyof CamposDoMembro, string> = { nome: 'Nome', email: 'E-mail', funcao: 'Função' };

export function errosDosCampos({ nome, email }: CamposDoMembro): Partial<CamposDoMembro> {
  return {
    ...(nome.trim() && !nomeLimpo(nome.trim()) && { nome: ERRO_DO_NOME }),
    ...(email.trim() && !emailValido(email) && { email: 'Email inválido' }),
  };
}

/** What is empty or wrong, by the names a person reads. */
export function oQueFalta(valores: CamposDoMembro): string[] {
  const erros = errosDosCampos(valores);
  const nomes = Object.keys(ROTULOS) as (keyof CamposDoMembro)[];
  return nomes.filter((nome) => !valores[nome].trim() || erros[nome]).map((nome) => ROTULOS[nome].toLowerCase());
}
