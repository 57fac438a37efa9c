import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';

const palco = comPalco();

test('entre milhares de conferidos, os poucos por conferir vêm do índice', async () => {
  const { pool } = palco();
  await pool.query(
    `with contas as (insert into conta (papel, email) select 'prescritor', 'vet' || n || '@example.com'
                       from generate_series(1, 5000) n returning id)
     insert into prescritor (id, perfil, nome, crmv) select id, 'veterinario', 'Vet ' || id, 'CRMV-SP ' || id from contas`,
  );
  await pool.query(
    `insert into crmv_conferido (prescritor_id, uf, numero, situacao, conferido_em)
     select id, crmv_uf, crmv_numero, 'regular', $1 from prescritor where id % 500 > 0`,
    [AGORA],
  );
  await pool.query('vacuum analyze');
  const admin = await criarAdmin(palco());
  let achados = 0;
  const plano = await planosDe(palco(), async () => {
    const { body } = await chamar(palco(), admin, 'GET /prescribers', { query: { crmv: 'a_conferir' } as never });
    achados = body.prescribers.length;
  });
  expect(achados).toBe(10);
  expect(plano).toContain('prescritor_por_conferencia');
  expect(plano).not.toMatch(/Seq Scan on prescritor\b/);
});
