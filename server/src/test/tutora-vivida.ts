import { transacao } from '../db/transacao';
import { chamar } from './chamar';
import { cpfDe } from './documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor } from './elenco';
import { ateOCupom, indicar, resgatar, validar } from './jornada';
import { AGORA, type Palco } from './palco';

/** Looks into every row of every table, of the queue's schema too, as text. */
export async function procurarEmTudo({ pool }: Palco, termo: string): Promise<string[]> {
  const { rows: tabelas } = await pool.query<{ nome: string }>(`
    select format('%I.%I', table_schema, table_name) as nome from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const achados: string[] = [];
  for (const { nome } of tabelas) {
    const consulta = `select 1 from ${nome} t where lower(t::text) like '%' || lower($1) || '%' limit 1`;
    if ((await pool.query(consulta, [termo])).rows.length > 0) achados.push(nome);
  }
  return achados;
}

export async function linhaRecusada({ db }: Palco, adminId: number, conteudo: string[]): Promise<void> {
  await transacao(db, async (trx) => {
    const { id } = await trx
      .insertInto('importacao')
      .values({
        tipo: 'cadastro-tutor',
        nome_arquivo: 'x.csv',
        arquivo_hash: Buffer.from(conteudo.join()),
        cabecalho: [],
        criada_por: adminId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const linha = {
      importacao_id: id,
      numero: 2,
      conteudo,
      situacao: 'recusada' as const,
      motivo: 'CPF já cadastrado',
    };
    await trx.insertInto('importacao_linha').values(linha).execute();
  });
}

export const NOME = 'Zuleica Quintanilha';
export const TELEFONE = '15987651234';
let serie = 2000;

/** A tutor who has been everywhere: recommendations, coupons, pets, calendar, social login, mistyped passwords. */
export async function tutoraVivida(palco: Palco, senhaHash: string) {
  const admin = await criarAdmin(palco);
  const [cpf, email] = [cpfDe(++serie), `zuleica${serie}@example.com`];
  const tutora = await criarTutor(palco, { senhaHash, email }, { nome: NOME, cpf, telefone: TELEFONE });
  await palco.db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', tutora.id).execute();
  const elenco = {
    tutor: tutora,
    prescritor: await criarPrescritor(palco),
    loja: await criarLojista(palco),
    produto: await criarProduto(palco),
  };
  const usado = await ateOCupom(palco, elenco);
  await validar(palco, elenco.loja, usado.idCupom);
  const aberto = await ateOCupom(palco, elenco);
  const nomes = { tutor_nome: NOME, pet_nome: `Rex da ${NOME}` };
  const dela = { email, telefone: TELEFONE, anotacoes: `Para a ${NOME}`, ...nomes };
  const { codigo_prescricao } = await indicar(palco, elenco, dela);
  await resgatar(palco, tutora, codigo_prescricao);
  await indicar(palco, elenco, dela);
  const doOutro = await indicar(palco, elenco, { ...dela, telefone: '15900000009', anotacoes: null });
  await resgatar(palco, await criarTutor(palco), doOutro.codigo_prescricao);
  const { db } = palco;
  await db
    .insertInto('pet')
    .values({
      tutor_id: tutora.id,
      nome: `Rex da ${NOME}`,
      tipo: 'Gato',
      porte: null,
      data_nascimento: '2020-01-01',
      raca: 'SRD',
      peso: 4,
    })
    .execute();
  await db
    .insertInto('evento')
    .values({ tutor_id: tutora.id, titulo: `Banho ${NOME}`, descricao: null, data: '2026-05-01' })
    .execute();
  await db
    .insertInto('identidade_social')
    .values({ provedor: 'google', sub: 's1', conta_id: tutora.id, criada_em: AGORA })
    .execute();
  await chamar(palco, null, 'POST /login', { body: { email, senha: 'errada' } });
  await chamar(palco, null, 'GET /forgot-password', { query: { email } });
  await palco.trabalhar();
  await linhaRecusada(palco, admin.id, [NOME.toUpperCase(), cpf, ` ${email.toUpperCase()} `, '+55 (15) 98765-1234']);
  return { ...tutora, cpf, usado, aberto, elenco };
}
