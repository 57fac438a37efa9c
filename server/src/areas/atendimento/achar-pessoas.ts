import type { PessoaAchada } from '@indica-bem/domain/atendimento/contrato';
import type { Procurado } from '@indica-bem/domain/atendimento/interpretar-busca';
import { cpfEntreAsteriscos, formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { mascararTelefone } from '@indica-bem/domain/brasil/telefone';
import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import { emailValido, mascararEmail } from '@indica-bem/domain/texto/email';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { situacaoDaConta } from '../conta/ler-da-conta';
import { comAsPalavras, comOsComecos } from './nomes';
import { comecaCom, contem, pedacoSozinho, terminaCom } from './pontas';

/**
 * Whole documents, phones and mailboxes are found by equality; if any is there, the words around it are only that. Whole
 * words of a name come before begun ones, these before parts of words, and a piece of a number or e-mail at an end before one inside.
 */
export async function acharPessoas(db: Leitura, procurado: Procurado, limite: number): Promise<PessoaAchada[]> {
  const exatos = iguais(procurado);
  const inteiros = exatos ? await completar(db, exatos, limite) : [];
  if (inteiros.length > 0) return inteiros;
  const nasPontas = [...pelasPontas(procurado, limite), ...porPalavras(procurado, limite)];
  const achadas = nasPontas.length > 0 ? await completar(db, sql.join(nasPontas, sql` union `), limite) : [];
  if (achadas.length > 0) return achadas;
  const comecos = comOsComecos(procurado, limite);
  const comecadas = comecos ? await completar(db, comecos, limite) : [];
  if (comecadas.length > 0) return comecadas;
  const padroes = [
    ...procurado.emails,
    ...procurado.numeros,
    ...procurado.cnpjs.map(semAcento),
    // One or two letters must begin a word: anywhere inside they would find nearly everybody, and no index.
    ...procurado.palavras.map((palavra) => (palavra.length < 3 ? ` ${palavra}` : palavra)),
  ].map(contem);
  if (padroes.length === 0) return [];
  return completar(db, emParte(padroes, limite), limite);
}

/** Null where nothing whole was asked for. */
function iguais({ emails, numeros, cnpjs }: Procurado): RawBuilder<unknown> | null {
  const caixas = emails.filter(emailValido);
  const documentos = [...numeros.filter((numero) => numero.length >= 10), ...cnpjs];
  if (caixas.length + documentos.length === 0) return null;
  // They have two documents and two phones, and one text with them all, which the index is on.
  const naBusca = documentos.map((documento) => sql`x.busca like ${contem(semAcento(documento))}`);
  const de = (tabela: string) =>
    naBusca.length > 0
      ? sql`union select x.id from ${sql.table(tabela)} x where ${sql.join(naBusca, sql` or `)}`
      : sql``;
  return sql`
    select id from conta where email = any(${caixas}::text[])
    union select id from tutor where cpf = any(${documentos}::text[])
    union select id from tutor where telefone = any(${documentos}::text[])
    ${de('prescritor')} ${de('lojista')}`;
}

/** Nothing but a name. Of partners and stores there are few: their words anywhere. */
function porPalavras(procurado: Procurado, limite: number): RawBuilder<unknown>[] {
  const tutores = comAsPalavras(procurado, limite);
  if (!tutores) return [];
  const de = algunsDe(limite);
  const emParte = sql<boolean>`${sql.join(
    procurado.palavras.map((palavra) => sql`x.busca like ${contem(palavra)}`),
    sql` and `,
  )}`;
  return [sql`(${tutores})`, de('prescritor', emParte), de('lojista', emParte)];
}

function pelasPontas(procurado: Procurado, limite: number): RawBuilder<unknown>[] {
  const { email, numero } = pedacoSozinho(procurado);
  const de = algunsDe(limite);
  if (email)
    return [
      sql`(select x.id from conta x where ${comecaCom('x.email', email)} and x.excluida_em is null limit ${limite})`,
    ];
  if (!numero) return [];
  return [
    de('tutor', comecaCom('x.cpf', numero)),
    de('tutor', comecaCom('x.telefone', numero)),
    de('tutor', terminaCom('x.telefone', numero)),
    // Of these there are few, and their numbers many: anywhere.
    de('prescritor', sql`x.busca like ${contem(numero)}`),
    de('lojista', sql`x.busca like ${contem(numero)}`),
  ];
}

const algunsDe = (limite: number) => (tabela: string, condicao: RawBuilder<boolean>) =>
  sql`(select x.id from ${sql.table(tabela)} x join conta k on k.id = x.id and k.excluida_em is null
        where ${condicao} limit ${limite})`;

/** Each kind by its own index, and no more of each than is shown: the order is made of what was found. */
function emParte(padroes: string[], limite: number): RawBuilder<unknown> {
  const todos = sql<boolean>`${sql.join(
    padroes.map((padrao) => sql`x.busca like ${padrao}`),
    sql` and `,
  )}`;
  const de = algunsDe(limite);
  return sql`${de('tutor', todos)} union all ${de('prescritor', todos)} union all ${de('lojista', todos)}`;
}

type Linha = {
  id: number;
  papel: PessoaAchada['papel'];
  perfil: string | null;
  nome: string;
  cpf: string | null;
  cnpj: string | null;
  email: string;
  telefone: string | null;
  situacao: SituacaoDaConta;
};

async function completar(db: Leitura, ids: RawBuilder<unknown>, limite: number): Promise<PessoaAchada[]> {
  const { rows } = await sql<Linha>`
    select c.id, c.papel, p.perfil, coalesce(t.nome, p.nome, l.nome_fantasia) as nome, coalesce(t.cpf, p.cpf) as cpf,
           coalesce(p.cnpj, l.cnpj) as cnpj, c.email,
           coalesce(t.telefone, p.celular, p.telefone, l.celular, l.telefone) as telefone, ${situacaoDaConta} as situacao
      from (${ids}) achados
      join conta c on c.id = achados.id and c.excluida_em is null and c.papel <> 'indicabem'
      left join tutor t on t.id = c.id
      left join prescritor p on p.id = c.id
      left join lojista l on l.id = c.id
     order by nome, c.id limit ${limite}`.execute(db);
  return rows.map(({ cpf, cnpj, email, telefone, ...linha }) => ({
    ...linha,
    documento: cpf ? cpfEntreAsteriscos(cpf) : cnpj && formatarCnpj(cnpj),
    email: mascararEmail(email),
    telefone: telefone && mascararTelefone(telefone),
  }));
}
