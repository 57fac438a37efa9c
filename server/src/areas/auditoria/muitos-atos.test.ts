import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';

const palco = comPalco();
const QUANTOS = 60_000;
let admin: Pessoa;

/** A long trail: mostly sales of a hundred stores, and of everything else a little. */
beforeAll(async () => {
  admin = await criarAdmin(palco());
  await palco().pool.query(
    `insert into auditoria (momento, conta_id, objeto_id, papel, ato, objeto, requisicao)
     select now() - make_interval(mins => $1 - n), 1000 + n % 100, n, 'lojista',
            case when n % 5000 = 0 then 'ajustes-alterados' when n % 4 = 0 then 'loja-escolhida' else 'cupom-validado' end,
            'cupom', 'p' || n
       from generate_series(1, $1::int) n`,
    [QUANTOS],
  );
  await palco().pool.query(
    `insert into entrada_recusada (primeira_em, hora, conta_id, endereco, ultima_em)
     select now() - make_interval(mins => n), now() - make_interval(mins => n), n % 50, '10.0.0.1', now()
       from generate_series(1, 5000) n`,
  );
  await palco().pool.query('analyze auditoria, entrada_recusada');
});

test.each([
  [{}, 'auditoria_pkey'],
  [{ de: '2026-01-01', ate: '2026-12-31' }, 'auditoria_pkey'],
  [{ ato: 'cupom-validado' }, 'auditoria_pkey'],
  [{ quem: '1007' }, 'auditoria_de_quem'],
  [{ ato: 'ajustes-alterados' }, 'auditoria_do_ato'],
  [{ objeto: 'cupom', id_objeto: '40000' }, 'auditoria_sobre'],
  [{ quem: '7', ato: 'entrada-recusada' }, 'entrada_recusada_de_quem'],
])('a lista de %j vem de um índice, sem ler nem ordenar o resto', async (query, indice) => {
  const plano = await planosDe(palco(), () => chamar(palco(), admin, 'GET /auditoria', { query: query as never }));
  expect(plano).toContain(indice);
  expect(plano).not.toMatch(/Seq Scan on (auditoria|entrada_recusada)/);
});
