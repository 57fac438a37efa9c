import { limparTelefone } from '@indica-bem/domain/brasil/telefone';

/** Never put a CPF in `texto`: it travels in an address. */
export function linkDoWhatsApp(telefone?: string | null, texto?: string): string {
  const numero = telefone ? `55${limparTelefone(telefone)}` : '';
  return `https://wa.me/${numero}${texto ? `?text=${encodeURIComponent(texto)}` : ''}`;
}
