import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import type { LojistaCompleto, LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { lerEsgotadas } from '../campanha/orcamento';
import { lerDaConta } from '../conta/ler-da-conta';
import { COLUNAS_PUBLICAS, campanhaDaLoja, descontoDaLoja, estoqueDaOnline, lojistaPublico } from './colunas';

const buscar = async (db: Leitura, id: number, hoje: string) => {
  const esgotadas = await lerEsgotadas(db, hoje);
  return db
    .selectFrom('lojista as l')
    .innerJoin('conta as c', 'c.id', 'l.id')
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(COLUNAS_PUBLICAS)
    .select([
      'l.cnpj',
      'l.razao_social',
      'l.campanha_id',
      'l.coordenadas_aproximadas',
      'l.versao',
      'c.email',
      descontoDaLoja(hoje, esgotadas).as('desconto'),
      estoqueDaOnline(hoje).as('estoque'),
      campanhaDaLoja.as('campaign'),
    ])
    .where('l.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
};

export async function lerLojista(db: Leitura, id: number, hoje: string): Promise<LojistaCompleto> {
  const linha = await buscar(db, id, hoje);
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return {
    ...lojistaPublico(linha),
    cnpj: linha.cnpj ? formatarCnpj(linha.cnpj) : '',
    razao_social: linha.razao_social,
    email: linha.email,
    id_campanha: linha.campanha_id,
    campaign: linha.campaign,
    versao: linha.versao,
    estoque: linha.estoque,
    coordenadas_aproximadas: linha.coordenadas_aproximadas,
    ...(await lerDaConta(db, id, 'lojista')),
  };
}

export async function lerLojistaPublico(db: Leitura, id: number, hoje: string): Promise<LojistaPublico> {
  const linha = await buscar(db, id, hoje);
  if (!linha?.disponivel) throw new Recusa('NAO_ENCONTRADO');
  return lojistaPublico(linha);
}
