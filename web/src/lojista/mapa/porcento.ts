import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';

export const porcento = (desconto: number) => `${formatarDecimal(desconto, 2)}%`;
