import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Totais } from '@indica-bem/domain/registro/contrato';

type Contas = { prometido: Totais; entregue: Totais; falta: Totais };

const cadeirasDe = (quantas: number) => (quantas === 1 ? '1 cadeira' : `${formatarInteiro(quantas)} cadeiras`);

/** The two totals in a sentence. */
export function oQueFalta({ prometido, entregue, falta }: Contas): string {
  if (prometido.kg === 0 && entregue.kg === 0)
    return 'O primeiro quilo está a caminho: ele aparece aqui quando um cupom for validado.';
  if (entregue.kg === 0 && entregue.cadeiras === 0)
    return 'A primeira entrega ainda vai acontecer: quando for feita, aparece aqui.';
  if (falta.kg > 0) {
    const cadeiras = falta.cadeiras > 0 ? ` e ${cadeirasDe(falta.cadeiras)} de rodas` : '';
    return `Ainda falta entregar ${formatarDecimal(falta.kg, 1)} kg${cadeiras}.`;
  }
  const adiantados = entregue.kg - prometido.kg;
  const racao =
    adiantados > 0 ? `, com ${formatarDecimal(adiantados, 1)} kg ${adiantados < 2 ? 'adiantado' : 'adiantados'}` : '';
  if (falta.cadeiras > 0)
    return `Toda a ração foi entregue${racao}. Falta entregar ${cadeirasDe(falta.cadeiras)} de rodas.`;
  return `Tudo o que foi prometido já foi entregue${racao}.`;
}
