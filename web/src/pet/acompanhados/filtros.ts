import { noEndereco, texto } from '../../lib/partes-do-endereco';

export const { ler: lerFiltros, escrever: escreverFiltros } = noEndereco<{ busca: string }>({ busca: texto('busca') });
