import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import type { Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { abrirEdicao, type Edicao } from '../../nucleo/abrir-edicao';
import { guardarImagem } from '../imagem/guardar-imagem';
import { colunasDaEntrega, type EnvioDaEntrega } from './colunas-da-entrega';
import type { Documento } from './conferir-documento';
import { guardarDocumento } from './guardar-documento';
import { lerViva } from './ler-entregas';

type Alteracao = EnvioDaEntrega & { id: number; edicao: Edicao };

export const alterarEntrega = ato(async (trx, { id, edicao, ...envio }: Alteracao): Promise<Entrega> => {
  const { dados, foto, documento } = envio;
  const aberta = await abrirEdicao(trx, edicao, { tabela: 'entrega', id, ler: () => lerViva(trx, id) });
  const atual = await trx.selectFrom('entrega').select('foto_hash').where('id', '=', id).executeTakeFirstOrThrow();
  const fica = dados.sem_foto === 'S' ? null : atual.foto_hash;
  const foto_hash = foto ? await guardarImagem(trx, foto) : fica;
  const antes = await hashDoDocumento(trx, id);
  const depois = documento?.hash ?? (dados.sem_documento === 'S' ? null : antes);
  const colunas = colunasDaEntrega(envio, { foto: foto_hash !== null, documento: depois !== null });
  await trocarDocumento(trx, id, { documento, fica: depois !== null });
  await trx
    .updateTable('entrega')
    .set({ ...colunas, foto_hash })
    .where('id', '=', id)
    .execute();
  // Two receipts of one size look alike in the reading.
  return aberta.concluir(antes && depois && antes !== depois ? ['documento'] : []);
});

async function hashDoDocumento(trx: Trx, id: number): Promise<string | null> {
  const linha = await trx
    .selectFrom('documento_da_entrega')
    .select('hash')
    .where('entrega_id', '=', id)
    .executeTakeFirst();
  return linha?.hash ?? null;
}

type Troca = { documento: Documento | undefined; fica: boolean };

async function trocarDocumento(trx: Trx, id: number, { documento, fica }: Troca): Promise<void> {
  if (documento) await guardarDocumento(trx, id, documento);
  else if (!fica) await trx.deleteFrom('documento_da_entrega').where('entrega_id', '=', id).execute();
}
