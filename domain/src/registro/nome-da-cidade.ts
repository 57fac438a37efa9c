import { CIDADE_ONLINE, SEM_CIDADE } from './folha';

const NOMES: Record<string, string> = {
  [CIDADE_ONLINE]: 'Compras pela internet',
  [SEM_CIDADE]: 'Cidade não informada',
};

/** As people say it: the register itself keeps to one word. */
export const nomeDaCidade = (cidade: string): string => NOMES[cidade] ?? cidade;
