import { randomBytes } from 'node:crypto';
import { codigoDeBytes, TAMANHO_DO_CODIGO, TAMANHO_DO_CODIGO_DE_CUPOM } from '@indica-bem/domain/prescricao/codigo';

const BYTES_POR_LETRA = 4;

const gerar = (tamanho: number) => codigoDeBytes(randomBytes(tamanho * BYTES_POR_LETRA), tamanho);

export const gerarCodigoDeIndicacao = () => gerar(TAMANHO_DO_CODIGO);
export const gerarCodigoDeCupom = () => gerar(TAMANHO_DO_CODIGO_DE_CUPOM);
