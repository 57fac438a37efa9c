import { limparCep } from '@indica-bem/domain/brasil/cep';
import { limparCnpj } from '@indica-bem/domain/brasil/documentos';
import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { LojistaEscrito } from '@indica-bem/domain/conta/campos-do-contrato';
import { cidadePeloNome } from '@indica-bem/domain/lojista/cidades';
import { enderecoDoSite } from '@indica-bem/domain/lojista/endereco';
import type { TipoDeLoja } from '@indica-bem/domain/lojista/tipos-de-loja';
import type { Trx } from '../../db/conexao';
import { recusarCampo } from '../../nucleo/recusa';
import { ouNulo } from '../conta/ou-nulo';
import { type Lugar, situarLoja } from './situar-loja';

type Escrito = LojistaEscrito & { id_campanha?: number | null | undefined };

export async function inserirLojista(trx: Trx, id: number, escrito: Escrito): Promise<void> {
  await trx
    .insertInto('lojista')
    .values({ id, ...(await colunas(trx, escrito)) })
    .execute();
}

export async function gravarLojista(trx: Trx, id: number, escrito: Escrito, atual: Lugar): Promise<void> {
  await trx
    .updateTable('lojista')
    .set(await colunas(trx, escrito, atual))
    .where('id', '=', id)
    .execute();
}

async function colunas(trx: Trx, escrito: Escrito, atual?: Lugar) {
  return {
    ...dadosDaLoja(escrito),
    campanha_id: await campanhaViva(trx, escrito.id_campanha),
    ...(await situarLoja(escrito, atual)),
  };
}

/** What was written, as it is stored. */
export const dadosDaLoja = (escrito: LojistaEscrito) => ({
  tipo: escrito.tipo as TipoDeLoja,
  cnpj: ouNulo(escrito.cnpj, limparCnpj),
  razao_social: escrito.razao_social ?? '',
  nome_fantasia: escrito.nome_fantasia ?? '',
  telefone: ouNulo(escrito.telefone, limparTelefone),
  celular: ouNulo(escrito.celular, limparTelefone),
  site: enderecoDoSite(escrito.site ?? null),
  logradouro: ouNulo(escrito.logradouro),
  numero: ouNulo(escrito.numero),
  complemento: ouNulo(escrito.complemento),
  cep: ouNulo(escrito.cep, limparCep),
  bairro: ouNulo(escrito.bairro),
  cidade: ouNulo(escrito.cidade, (nome) => cidadePeloNome(nome) ?? nome),
  estado: ouNulo(escrito.estado, (uf) => uf.toUpperCase()),
});

/** Campaign before stores (campanha/travar-campanha.ts): whoever then writes a store that is there already holds it first. */
export async function segurarCampanha(trx: Trx, id: number | null | undefined): Promise<void> {
  if (id) await trx.selectFrom('campanha').select('id').where('id', '=', id).forShare().execute();
}

/** Held until the end: a campaign deleted meanwhile waits, and then lets this store go too. */
async function campanhaViva(trx: Trx, id: number | null | undefined): Promise<number | null> {
  if (!id) return null;
  const campanha = await trx
    .selectFrom('campanha')
    .select('id')
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!campanha) throw recusarCampo('id_campanha', 'Campanha não encontrada');
  return campanha.id;
}
