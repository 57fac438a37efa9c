import { randomBytes, randomInt } from 'node:crypto';
import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../db/conexao';
import type { Tabelas } from '../db/tabelas';
import { transacao } from '../db/transacao';
import { resumoDoToken } from '../nucleo/sessao';

/** A database and an hour: a test's stage has both, and so has the product that browser tests run against. */
type Onde = { db: Db; relogio: () => Date };
/** Somebody there: an account with a live session. */
export type Pessoa = { id: number; papel: Papel; token: string; email: string };
type Conta = { aceites?: boolean; senhaHash?: string; email?: string };

/** Of a password that nobody knows: whoever has one counts as somebody who can come in. */
const DE_UMA_SENHA =
  '$argon2id$v=19$m=19456,t=2,p=1$amkbU1KF6DoG2COPSqJSXw$MQ2j2L8rXVVwXoYghhL0mv/fWbE8oYLauvMykwpc/VI';

let contador = 0;
const proximo = () => ++contador;
const digitos = (n: number) => Array.from({ length: n }, () => randomInt(10)).join('');

async function criarPessoa(
  { db, relogio }: Onde,
  papel: Papel,
  perfil: (trx: Trx, id: number, n: number) => Promise<unknown>,
  { aceites = true, senhaHash, email }: Conta = {},
): Promise<Pessoa> {
  return transacao(db, async (trx) => {
    const n = proximo();
    const endereco = email ?? `${papel}${n}-${digitos(6)}@example.com`;
    const agora = relogio();
    const conta = { papel, email: endereco, senha_hash: senhaHash ?? null, ultimo_acesso_em: agora };
    const { id } = await trx.insertInto('conta').values(conta).returning('id').executeTakeFirstOrThrow();
    await perfil(trx, id, n);
    const token = randomBytes(32).toString('base64url');
    await comecar(trx, id, { documentos: aceites ? documentosDe(papel) : [], token, agora });
    return { id, papel, token, email: endereco };
  });
}

const documentosDe = (papel: Papel): (keyof typeof VERSOES)[] =>
  papel === 'indicabem' ? ['privacidade'] : ['privacidade', `regulamento-${papel}`];

type Comeco = { documentos: (keyof typeof VERSOES)[]; token: string; agora: Date };

/** What was accepted, and the first session: in one statement, for most tests begin with somebody. */
async function comecar(trx: Trx, id: number, { documentos, token, agora }: Comeco): Promise<void> {
  await sql`
    with aceites as (
      insert into aceite (conta_id, documento, versao, aceito_em, endereco, agente)
      select ${id}, documento, versao, ${agora}, '::1', 'teste'
        from unnest(${documentos}::text[], ${documentos.map((documento) => VERSOES[documento])}::date[]) as d (documento, versao))
    insert into sessao (token_hash, conta_id, criada_em, usada_em)
    values (${resumoDoToken(token)}, ${id}, ${agora}, ${agora})`.execute(trx);
}

export const criarTutor = (palco: Onde, conta?: Conta, dados: Partial<Insertable<Tabelas['tutor']>> = {}) =>
  criarPessoa(
    palco,
    'tutor',
    (trx, id, n) =>
      trx
        .insertInto('tutor')
        .values({
          id,
          nome: `Tutora Teste ${n}`,
          cpf: digitos(11),
          telefone: '15900000001',
          data_nascimento: '1990-01-01',
          ...dados,
        })
        .execute(),
    conta,
  );

/** Many at once, for what a crowd does; only their sessions are needed. */
export async function criarMuitosTutores({ db, relogio }: Onde, quantos: number): Promise<Pick<Pessoa, 'token'>[]> {
  const tokens = Array.from({ length: quantos }, () => randomBytes(32).toString('base64url'));
  const agora = relogio();
  await sql`
    with contas as (
      insert into conta (papel, email) select 'tutor', 'multidao' || gen_random_uuid() || '@example.com'
        from generate_series(1, ${quantos}::int) returning id),
    numeradas as (select id, row_number() over () as n from contas),
    perfis as (
      insert into tutor (id, nome, cpf, telefone, data_nascimento)
      select id, 'Tutora da Multidão', lpad((90000000000 + id)::text, 11, '0'), '15900000001', '1990-01-01' from contas),
    aceites as (
      insert into aceite (conta_id, documento, versao, aceito_em, endereco, agente)
      select id, documento, versao, ${agora}, '::1', 'teste'
        from contas, (values ('privacidade', ${VERSOES.privacidade}::date),
                             ('regulamento-tutor', ${VERSOES['regulamento-tutor']}::date)) as d (documento, versao))
    insert into sessao (token_hash, conta_id, criada_em, usada_em)
    select t.resumo, c.id, ${agora}, ${agora}
      from unnest(${tokens.map(resumoDoToken)}::bytea[]) with ordinality as t (resumo, n) join numeradas c using (n)
  `.execute(db);
  return tokens.map((token) => ({ token }));
}

export const criarPrescritor = (palco: Onde, conta?: Conta, dados: Partial<Insertable<Tabelas['prescritor']>> = {}) =>
  criarPessoa(
    palco,
    'prescritor',
    async (trx, id, n) => {
      const linha = { id, perfil: 'veterinario', nome: `Dra. Teste ${n}`, crmv: 'CRMV-SP 1', ...dados };
      await trx
        .insertInto('prescritor')
        .values(linha as never)
        .execute();
      if (linha.perfil === 'veterinario') await conferirCrmvDe(trx, id, palco.relogio());
    },
    conta,
  );

/** As the team would have found it: vets of tests may recommend everything, unless a test says otherwise. */
export async function conferirCrmvDe(db: Db | Trx, id: number, agora: Date): Promise<void> {
  await sql`insert into crmv_conferido (prescritor_id, uf, numero, situacao, conferido_em)
    select id, crmv_uf, crmv_numero, 'regular', ${agora} from prescritor
     where id = ${id} and crmv_uf is not null and crmv_numero is not null`.execute(db);
}

export const criarLojista = (palco: Onde, dados: Partial<Insertable<Tabelas['lojista']>> = {}, conta?: Conta) =>
  criarPessoa(
    palco,
    'lojista',
    (trx, id, n) =>
      trx
        .insertInto('lojista')
        .values({
          id,
          tipo: 'loja_fisica',
          cnpj: digitos(14),
          razao_social: `Loja Teste ${n} Ltda`,
          nome_fantasia: `Loja Teste ${n}`,
          cidade: 'Sorocaba',
          estado: 'SP',
          latitude: -23.5,
          longitude: -47.45,
          ...dados,
        } as never)
        .execute(),
    conta,
  );

export const criarAdmin = (palco: Onde, conta?: Conta, nome = 'Admin Teste', funcao: Funcao = 'dono') =>
  criarPessoa(palco, 'indicabem', (trx, id) => trx.insertInto('administrador').values({ id, nome, funcao }).execute(), {
    senhaHash: DE_UMA_SENHA,
    ...conta,
  });

export async function criarProduto(palco: Onde, dados: Partial<Insertable<Tabelas['produto']>> = {}): Promise<number> {
  const { id } = await palco.db
    .insertInto('produto')
    .values({
      categoria: 'Fórmula Natural',
      sub_categoria: 'Fresh Meat',
      especie: 'cao',
      porte: 'Médio',
      nome: `Ração Teste ${proximo()}`,
      nome_curto: 'Adultos',
      link: 'https://example.com/racao',
      opcao: 'Frango',
      energia_metabolizavel: 4020,
      tipo_calculadora: 'comum',
      ciclo_de_vida: 'Adulto',
      outras_necessidades: null,
      ...dados,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
