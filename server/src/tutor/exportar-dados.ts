import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { DadosDoTutor } from '@indica-bem/domain/tutor/dados';
import type { Leitura } from '../db/conexao';
import { lerTutor } from './ler-tutor';

/** Everything held about a tutor, table by table (LGPD: access and portability). */
export async function exportarDados(db: Leitura, id: number, agora: Date): Promise<DadosDoTutor> {
  return {
    gerado_em: agora.toISOString(),
    cadastro: await cadastro(db, id),
    aceites: await aceites(db, id),
    sessoes: await sessoes(db, id),
    pets: await pets(db, id),
    eventos: await eventos(db, id),
    indicacoes: await indicacoes(db, id),
    cupons: await cupons(db, id),
  };
}

async function cadastro(db: Leitura, id: number): Promise<DadosDoTutor['cadastro']> {
  const { situacao: _, privacidade_aceite: __, uso_aceite: ___, criada_em, ...dados } = await lerTutor(db, id);
  const { ref } = await db.selectFrom('conta').select('ref').where('id', '=', id).executeTakeFirstOrThrow();
  const sociais = await db.selectFrom('identidade_social').select('provedor').where('conta_id', '=', id).execute();
  return {
    ...dados,
    criado_em: criada_em,
    ref,
    acessos_sociais: sociais.map(({ provedor }) => provedor),
  };
}

async function aceites(db: Leitura, id: number): Promise<DadosDoTutor['aceites']> {
  const linhas = await db
    .selectFrom('aceite')
    .select(['documento', 'versao', 'aceito_em', 'endereco', 'agente as navegador'])
    .where('conta_id', '=', id)
    .orderBy('id')
    .execute();
  return linhas.map((linha) => ({ ...linha, aceito_em: linha.aceito_em.toISOString() }));
}

async function sessoes(db: Leitura, id: number): Promise<DadosDoTutor['sessoes']> {
  const linhas = await db
    .selectFrom('sessao')
    .select(['criada_em', 'usada_em'])
    .where('conta_id', '=', id)
    .orderBy('criada_em')
    .execute();
  return linhas.map(({ criada_em, usada_em }) => ({
    criada_em: criada_em.toISOString(),
    usada_em: usada_em.toISOString(),
  }));
}

const pets = (db: Leitura, id: number): Promise<DadosDoTutor['pets']> =>
  db
    .selectFrom('pet')
    .select(['nome', 'tipo', 'porte', 'raca', 'data_nascimento', 'peso'])
    .where('tutor_id', '=', id)
    .orderBy('id')
    .execute();

const eventos = (db: Leitura, id: number): Promise<DadosDoTutor['eventos']> =>
  db
    .selectFrom('evento')
    .select(['titulo', 'descricao', 'data'])
    .where('tutor_id', '=', id)
    .orderBy('data')
    .orderBy('id')
    .execute();

const indicacoes = (db: Leitura, id: number): Promise<DadosDoTutor['indicacoes']> =>
  db
    .selectFrom('prescricao as p')
    .leftJoin('produto as r', 'r.id', 'p.produto_id')
    .leftJoin('prescritor as i', 'i.id', 'p.prescritor_id')
    .leftJoin('lojista as l', 'l.id', 'p.lojista_id')
    .select(['p.codigo', 'p.data', 'p.data_resgate', 'r.nome as produto', 'i.nome as parceiro'])
    .select([
      'l.nome_fantasia as loja',
      'p.email',
      'p.telefone',
      'p.tutor_nome',
      'p.pet_nome',
      'p.peso_pet',
      'p.anotacoes',
    ])
    .select(['p.observacao_lojista', 'p.data_ativacao'])
    .where('p.tutor_id', '=', id)
    .orderBy('p.id')
    .execute();

async function cupons(db: Leitura, id: number): Promise<DadosDoTutor['cupons']> {
  const linhas = await db
    .selectFrom('cupom as c')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .select(['c.codigo', 'p.codigo as indicacao', 'l.nome_fantasia as loja', 'c.estado', 'c.desconto'])
    .select(['c.data_validade', 'c.data_efetivacao', 'c.valor', 'c.descontado'])
    .where('p.tutor_id', '=', id)
    .orderBy('p.id')
    .orderBy('c.criado_em')
    .execute();
  return linhas.map(({ valor, descontado, ...linha }) => ({
    ...linha,
    valor: valor === null ? null : centavosParaReais(valor),
    valor_descontado: descontado === null ? null : centavosParaReais(descontado),
  }));
}
