import type { Membro, MinhaConta } from '@indica-bem/domain/equipe/contrato';
import { EQUIPE_NO_MAXIMO } from '@indica-bem/domain/equipe/regras';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { lerAceites } from '../conta/ler-aceites';
import { situacaoDaConta } from '../conta/ler-da-conta';

export const membrosVivos = (db: Leitura) =>
  db
    .selectFrom('administrador as a')
    .innerJoin('conta as c', 'c.id', 'a.id')
    .where('c.excluida_em', 'is', null)
    .select(['a.id as id_admin', 'a.nome', 'c.email', 'a.funcao', 'c.criada_em', 'c.ultimo_acesso_em', 'a.versao'])
    .select([situacaoDaConta.as('situacao'), 'c.email_confirmado_em']);

type Linha = Awaited<ReturnType<ReturnType<typeof membrosVivos>['executeTakeFirstOrThrow']>>;

function apresentar({ criada_em, ultimo_acesso_em, email_confirmado_em: _, ...membro }: Linha): Membro {
  return { ...membro, criada_em: criada_em.toISOString(), ultimo_acesso: ultimo_acesso_em?.toISOString() ?? null };
}

export async function listarEquipe(db: Leitura): Promise<{ equipe: Membro[] }> {
  const linhas = await membrosVivos(db).orderBy('a.nome').orderBy('a.id').limit(EQUIPE_NO_MAXIMO).execute();
  return { equipe: linhas.map(apresentar) };
}

export async function lerMembro(db: Leitura, id: number): Promise<Membro> {
  return apresentar(await linhaDe(db, id));
}

export async function lerMinhaConta(db: Leitura, id: number): Promise<MinhaConta> {
  const linha = await linhaDe(db, id);
  const aceites = await lerAceites(db, id, 'indicabem');
  return { ...apresentar(linha), ...aceites, email_confirmado: linha.email_confirmado_em !== null };
}

async function linhaDe(db: Leitura, id: number): Promise<Linha> {
  const linha = await membrosVivos(db).where('a.id', '=', id).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return linha;
}
