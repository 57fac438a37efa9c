import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { ato } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import { umaVez } from '../../nucleo/idempotencia';
import { guardarImagem, resumoDaImagem } from '../imagem/guardar-imagem';
import { colunasDaEntrega, type EnvioDaEntrega } from './colunas-da-entrega';
import { guardarDocumento } from './guardar-documento';
import { lerEntrega } from './ler-entregas';

type Nova = EnvioDaEntrega & { quem: number; chave: string | undefined; agora: Date; autoria: Autoria };

export const criarEntrega = ato(async (trx, { quem, chave, agora, autoria, ...envio }: Nova): Promise<Entrega> => {
  const { dados, foto, documento } = envio;
  const criar = async () => {
    const colunas = colunasDaEntrega(envio, { foto: Boolean(foto), documento: Boolean(documento) });
    const foto_hash = foto ? await guardarImagem(trx, foto) : null;
    const { id } = await trx
      .insertInto('entrega')
      .values({ ...colunas, foto_hash, registrada_por: quem, registrada_em: agora })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (documento) await guardarDocumento(trx, id, documento);
    return lerEntrega(trx, id);
  };
  const corpo = { ...dados, foto: foto && resumoDaImagem(foto), documento: documento?.hash };
  return umaVez(
    trx,
    { contaId: quem, ato: 'entrega', chave, corpo, agora, autoria },
    { criar, idDe: ({ id }) => id, reler: (id) => lerEntrega(trx, id) },
  );
});
