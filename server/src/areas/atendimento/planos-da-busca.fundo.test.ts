import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarAdmin } from '../../test/elenco';
import { emMassa } from '../../test/em-massa';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';

const palco = comPalco();
const CPF = cpfDe(77_000_111);

test('nenhuma busca lê a tabela toda', async () => {
  const admin = await criarAdmin(palco());
  await emMassa(palco().pool, ['conta', 'tutor'], async (client) => {
    await client.query(`
      insert into conta (papel, email) select 'tutor', 'muitos' || i || '@example.com' from generate_series(1, 20000) i;
      insert into tutor (id, nome, cpf, telefone)
        select id, 'Pessoa ' || md5(id::text), lpad((30000000000 + id * 7919)::text, 11, '0'), '119' || lpad((id * 31 % 100000000)::text, 8, '0')
          from conta where email like 'muitos%'`);
  });
  await palco().pool.query('vacuum analyze conta, tutor');
  for (const [q, condicao] of [
    [CPF, /cpf = ANY/],
    [CPF.slice(0, 7), /cpf ~?>=~? /],
    [CPF.slice(2, 9), /on tutor_busca /],
    ['(15) 98123-4567', /telefone = ANY/],
    ['98123-4567', /tutor_pelo_fim_do_telefone/],
    ['1598123', /telefone ~>=~ /],
    ['abreu marisa', /tutor_por_palavra/],
    ['abreu marisa conceicao', /tutor_por_pares/],
    ['mari conc abr', /tutor_por_pares/],
    ['ari onc bre', /on tutor_busca /],
    ['marisa.abreu@example.com', /email = ANY/],
    ['marisa.abreu@', /email ~?>=~? /],
    ['ABCD-EFGH-JKLM', /codigo_busca = ANY/],
  ] as const) {
    const plano = await planosDe(palco(), async () => {
      expect((await chamar(palco(), admin, 'GET /atendimento/busca', { query: { q } })).status).toBe(200);
    });
    expect([q, plano]).toEqual([q, expect.stringMatching(condicao)]);
    expect([q, plano]).toEqual([q, expect.not.stringContaining('Seq Scan on tutor')]);
  }
});
