import type { Entrega, EntregaPublica } from '@indica-bem/domain/entrega/contrato';
import { type RawBuilder, sql } from 'kysely';
import type { TabelasDaEntrega } from '../../db/tabelas-da-entrega';
import { enderecoDaImagem } from '../imagem/guardar-imagem';

type Publica = Pick<
  TabelasDaEntrega['entrega'],
  'tipo' | 'quantidade' | 'data' | 'instituicao' | 'cidade' | 'uf' | 'texto' | 'foto_hash' | 'foto_descricao'
> & { id: number; largura: number | null; altura: number | null };

export type LinhaPublica = Publica & { com_documento: boolean };
export type LinhaDaEntrega = Publica & {
  documento_publico: boolean;
  tamanho: number | null;
  registrada_em: Date;
  registrou: string | null;
  retirada_em: Date | null;
  retirada_motivo: string | null;
  retirou: string | null;
  versao: number;
};

/** What everybody may see, and nothing else of the row. */
export const COLUNAS_PUBLICAS: RawBuilder<unknown> = sql`
  e.id, e.tipo, e.quantidade, e.data, e.instituicao, e.cidade, e.uf, e.texto, e.foto_hash, e.foto_descricao,
  i.largura, i.altura`;

const publico = ({ foto_hash, foto_descricao, largura, altura, ...linha }: Publica) => ({
  id: linha.id,
  tipo: linha.tipo,
  quantidade: linha.quantidade,
  data: linha.data,
  instituicao: linha.instituicao,
  cidade: linha.cidade,
  uf: linha.uf,
  texto: linha.texto,
  foto:
    foto_hash === null
      ? null
      : {
          endereco: enderecoDaImagem(foto_hash),
          largura: largura ?? 0,
          altura: altura ?? 0,
          descricao: foto_descricao ?? '',
        },
});

export const apresentarPublica = (linha: LinhaPublica): EntregaPublica => ({
  ...publico(linha),
  documento: linha.com_documento ? `/api/transparencia/entregas/${linha.id}/documento` : null,
});

export const apresentarEntrega = (linha: LinhaDaEntrega): Entrega => ({
  ...publico(linha),
  documento: linha.tamanho === null ? null : { tamanho: linha.tamanho },
  documento_publico: linha.documento_publico ? 'S' : 'N',
  registrada_em: linha.registrada_em.toISOString(),
  registrada_por: linha.registrou,
  retirada: linha.retirada_em && {
    em: linha.retirada_em.toISOString(),
    por: linha.retirou,
    motivo: linha.retirada_motivo ?? '',
  },
  versao: linha.versao,
});
