import { z } from 'zod';

const NOME = /^[!#$%&'*+.^_`|~\w-]+$/;
const VISIVEL = /^[\x20-\x7e]+$/;

/** `k=v,k2=v2`, values percent-encoded where they must be. No sentence quotes it: it holds a password. */
export const cabecalhosDosTracos = z.string().transform((texto, ctx): Record<string, string> => {
  const pares = texto.split(',').map((par) => {
    const [nome = '', ...valor] = par.split('=');
    return [nome.trim(), decodificar(valor.join('=').trim())] as const;
  });
  if (pares.every(([nome, valor]) => NOME.test(nome) && VISIVEL.test(valor))) return Object.fromEntries(pares);
  ctx.addIssue({
    code: 'custom',
    message: 'OTEL_EXPORTER_OTLP_HEADERS precisa ter a forma nome=valor,nome2=valor2, com %20 e afins nos valores',
  });
  return z.NEVER;
});

/** What cannot be decoded is no value. */
function decodificar(valor: string): string {
  try {
    return decodeURIComponent(valor);
  } catch {
    return '';
  }
}

export const proporcaoDosTracos = z
  .string()
  .refine(
    (texto) => /^\d{0,3}\.?\d{1,9}$/.test(texto) && Number(texto) <= 1,
    'OTEL_TRACES_SAMPLER_ARG precisa ser um número de 0 a 1, com ponto: 0.1',
  )
  .transform(Number);

export const nomeDoServico = z
  .string()
  .regex(/^[^\p{Cc}]{1,255}$/u, 'OTEL_SERVICE_NAME precisa ter até 255 caracteres, numa linha só');
