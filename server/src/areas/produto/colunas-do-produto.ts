import type { DadosDoProduto } from '@indica-bem/domain/produto/contrato';
import { errosDaFicha } from '@indica-bem/domain/produto/ficha';
import { Recusa } from '../../nucleo/recusa';
import type { Imagem } from '../imagem/guardar-imagem';
import { desenharEmbalagem } from './desenhar-embalagem';

export type EnvioDeProduto = { dados: DadosDoProduto; imagem: Imagem | undefined };

export function colunasDoProduto(dados: DadosDoProduto) {
  const { em_prescricao, em_catalogo, so_veterinario, sem_imagem: _, ...ficha } = dados;
  const campos = errosDaFicha(dados);
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  return {
    ...ficha,
    em_prescricao: em_prescricao === 'S',
    em_catalogo: em_catalogo === 'S',
    // Not said: the database fills it in for a new product, and leaves that of another as it is.
    ...(so_veterinario && { so_veterinario: so_veterinario === 'S' }),
  };
}

/** What stands for a photo that nobody sent. */
export function embalagem(colunas: Parameters<typeof desenharEmbalagem>[0]): Imagem {
  return { tipo: 'image/svg+xml', largura: 800, altura: 1000, bytes: Buffer.from(desenharEmbalagem(colunas)) };
}
