import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Quantias } from '@indica-bem/domain/entrega/contas';

const quilos = (kg: number): string => `${formatarDecimal(kg, 1)} kg`;

export const tamanhoDoArquivo = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatarInteiro(Math.ceil(bytes / 1024))} KB`
    : `${formatarDecimal(bytes / 1024 / 1024, 1)} MB`;

type Conta = { titulo: string; dizer: (quantos: number) => string; adiantado: (quantos: number) => string };

export const CONTAS: Record<keyof Quantias, Conta> = {
  kg: { titulo: 'Ração', dizer: quilos, adiantado: (kg) => `${quilos(kg)} adiantados` },
  cadeiras: {
    titulo: 'Cadeiras de rodas',
    dizer: (quantas) => `${formatarInteiro(quantas)} ${quantas === 1 ? 'cadeira' : 'cadeiras'}`,
    adiantado: (quantas) =>
      `${formatarInteiro(quantas)} ${quantas === 1 ? 'cadeira adiantada' : 'cadeiras adiantadas'}`,
  },
};

/** What is left to deliver, or was delivered too early. */
export function situacaoDaConta({ dizer, adiantado: dizerAdiantado }: Conta, falta: number, adiantado: number): string {
  if (adiantado > 0) return `Nada a entregar: há ${dizerAdiantado(adiantado)}`;
  return falta > 0 ? `Falta entregar ${dizer(falta)}` : 'Nada a entregar agora';
}
