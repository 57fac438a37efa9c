import { telefoneValido } from '@indica-bem/domain/brasil/telefone';
import { errosDoInteresse, type PerfilDeInteresse, type TipoDeInteresse } from '@indica-bem/domain/interesse/regras';
import { MARCA } from '@indica-bem/domain/marca';
import { emailValido } from '@indica-bem/domain/texto/email';
import { ERRO_DO_NOME, nomeLimpo } from '@indica-bem/domain/texto/nome';

export const EM_BRANCO = {
  nome: '',
  perfil: '',
  nome_da_loja: '',
  cnpj: '',
  cidade: '',
  // Where the programme is; who is elsewhere says so.
  uf: MARCA.estado as string,
  email: '',
  telefone: '',
  mensagem: '',
};
export type CamposDoInteresse = typeof EM_BRANCO;
type Campo = keyof CamposDoInteresse;

const NOMES: Partial<Record<Campo, string>> = {
  nome: 'seu nome',
  perfil: 'o que você faz',
  nome_da_loja: 'nome da loja',
  cidade: 'cidade',
  uf: 'estado',
  email: 'e-mail',
  telefone: 'WhatsApp',
};

export function conferir(tipo: TipoDeInteresse, valores: CamposDoInteresse): Partial<Record<Campo, string>> {
  const { email, telefone } = valores;
  const sujos = (['nome', 'nome_da_loja', 'cidade'] as const).filter((campo) => !nomeLimpo(valores[campo]));
  return {
    ...Object.fromEntries(sujos.map((campo) => [campo, ERRO_DO_NOME])),
    ...(email.trim() && !emailValido(email) && { email: 'Email inválido' }),
    ...(telefone.trim() && !telefoneValido(telefone) && { telefone: 'Telefone inválido' }),
    ...errosDoInteresse({
      tipo,
      perfil: (valores.perfil || null) as PerfilDeInteresse | null,
      nome_da_loja: valores.nome_da_loja.trim(),
      cnpj: valores.cnpj.trim(),
    }),
  };
}

/** What is empty and may not be, and what is wrong, as the sentence beside the button says it. */
export function oQueFalta(tipo: TipoDeInteresse, valores: CamposDoInteresse): string[] {
  const erros = conferir(tipo, valores);
  const dela = tipo === 'loja' ? 'perfil' : 'nome_da_loja';
  const nomes = (Object.keys(NOMES) as Campo[]).filter((campo) => campo !== dela);
  const vazios = nomes.filter((campo) => valores[campo].trim() === '').map((campo) => NOMES[campo] ?? campo);
  const errados = (Object.keys(erros) as Campo[])
    .filter((campo) => valores[campo].trim() !== '')
    .map((campo) => `${NOMES[campo] ?? 'CNPJ'} válido`);
  return [...vazios, ...errados];
}
