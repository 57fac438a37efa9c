import type { DadosDaEntrega } from '@indica-bem/domain/entrega/contrato';
import { errosDaEntrega } from '@indica-bem/domain/entrega/regras';
import { Recusa } from '../../nucleo/recusa';
import type { Imagem } from '../imagem/guardar-imagem';
import type { Documento } from './conferir-documento';

export type EnvioDaEntrega = {
  dados: DadosDaEntrega;
  foto: Imagem | undefined;
  documento: Documento | undefined;
  hoje: string;
};

type Tem = { foto: boolean; documento: boolean };

/** The row, once it is known whether there will be a photo and a document. */
export function colunasDaEntrega({ dados, hoje }: Pick<EnvioDaEntrega, 'dados' | 'hoje'>, tem: Tem) {
  const campos = errosDaEntrega(dados, { hoje, temFoto: tem.foto });
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  const { sem_foto: _, sem_documento: __, documento_publico, foto_descricao, ...colunas } = dados;
  return {
    ...colunas,
    foto_descricao: tem.foto ? foto_descricao : null,
    documento_publico: tem.documento && documento_publico === 'S',
  };
}
