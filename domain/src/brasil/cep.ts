import { aplicarMascara } from './mascara';

export function limparCep(texto: string): string {
  return texto.replace(/\D/g, '');
}

/** Eight digits, from 01000-000 on. */
export function cepValido(texto: string): boolean {
  return /^(?!00)\d{2}\.?\d{3}-?\d{3}$/.test(texto.trim());
}

export function formatarCep(texto: string): string {
  return aplicarMascara(limparCep(texto), '#####-###');
}
