import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { CABECALHO, linhaDeTutor, mesaDeLotes } from '../../test/lote';
import { comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
const { enviar, ver, erros, contar } = mesaDeLotes(palco);

/** The invitations that are waiting, each for another person; taken out, so that no test spends its time on the post. */
async function tomarConvites(): Promise<number> {
  const { rows } = await palco().pool.query<{ n: number }>(`
    with tomados as (delete from pgboss.job where name = 'email-convite' and state = 'created' returning data)
    select count(distinct data ->> 'contaId')::int as n from tomados`);
  return rows[0]?.n ?? 0;
}

describe('2.000 linhas em Windows-1252, 50 delas ruins', () => {
  const MAS = [
    { cpf: '111.111.111-11' },
    { email: 'sem-arroba' },
    { telefone: '123' },
    { nascimento: '31/02/1990' },
    { nome: '' },
  ];
  const linhas = Array.from({ length: 2000 }, (_, n) => linhaDeTutor(n % 40 === 7 ? MAS[Math.floor(n / 40) % 5] : {}));
  const bytes = iconv.encode([CABECALHO, ...linhas].join('\r\n'), 'windows-1252');

  test('a prévia conta e explica, e não muda nada', async () => {
    const antes = await contar();
    const { status, body } = await enviar(bytes, { previa: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ previa: true, total: 2000, aceitas: 1950, repetidas: 0, recusadas: 50 });
    expect(body.problemas.slice(0, 5)).toEqual([
      { linha: 9, motivo: 'CPF inválido' },
      { linha: 49, motivo: 'Email inválido' },
      { linha: 89, motivo: 'Telefone inválido' },
      { linha: 129, motivo: 'Data inválida' },
      { linha: 169, motivo: 'Nome não preenchido' },
    ]);
    expect(await contar()).toBe(antes);
    const { rows } = await palco().pool.query('select 1 from importacao');
    expect(rows).toEqual([]);
  });

  test('1.950 entram com um convite cada, o progresso se vê, 50 saem no arquivo de erros; de novo, nada muda', async () => {
    const antes = await contar();
    const envio = await enviar(bytes);
    expect(envio.body).toMatchObject({ estado: 'recebida', total: 2000, feitas: 0, ja_enviado: false });
    const id: number = envio.body.id_importacao;

    const { importacao } = trabalhadores(palco(), { enviar: async () => undefined });
    await importacao({ importacaoId: id });
    expect(await ver(id)).toMatchObject({ estado: 'processando', feitas: 2000 });
    expect(await tomarConvites()).toBe(1950);
    await palco().trabalhar();
    const fim = await ver(id);
    expect(fim).toMatchObject({ estado: 'concluida', feitas: 2000, aceitas: 1950, repetidas: 0, recusadas: 50 });
    expect(fim.problemas).toHaveLength(50);
    expect(await contar()).toBe(antes + 1950);
    const acentuado = await palco()
      .db.selectFrom('tutor')
      .select('nome')
      .where('nome', 'like', 'José%')
      .executeTakeFirst();
    expect(acentuado?.nome).toBe('José da Conceição');

    const arquivo = (await erros(id)).split('\r\n');
    expect(arquivo[0]).toBe(`\ufeff${CABECALHO};linha;motivo`);
    expect(arquivo).toHaveLength(52);
    expect(arquivo[1]).toBe(`${linhas[7]};9;CPF inválido`);

    const deNovo = await enviar(bytes, { nome: 'outro-nome.csv' });
    expect(deNovo.body).toMatchObject({ id_importacao: id, ja_enviado: true, aceitas: 1950 });
    await palco().trabalhar();
    expect(await contar()).toBe(antes + 1950);
  }, 120_000);

  test('o mesmo conteúdo em outro arquivo não cadastra ninguém duas vezes', async () => {
    const antes = await contar();
    const utf8 = Buffer.from(`\ufeff${[CABECALHO, ...linhas].join('\n')}`);
    expect((await enviar(utf8, { previa: true })).body).toMatchObject({ aceitas: 0, repetidas: 1950, recusadas: 50 });
    const { body } = await enviar(utf8);
    await palco().trabalhar();
    expect(await ver(body.id_importacao)).toMatchObject({ aceitas: 0, repetidas: 1950, recusadas: 50 });
    expect(await contar()).toBe(antes);
  });
});
