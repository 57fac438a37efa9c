import { beforeAll, describe, expect, test } from 'vitest';
import { aFundo } from '../../test/a-fundo';
import { chamar } from '../../test/chamar';
import { ateOCupom, criarElenco, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { quilosDoados } from '../../test/quilos';
import { doacaoPorMes } from './doacao-por-mes';

const palco = comPalco();
const meses = async () => (await chamar(palco(), null, 'GET /formula-do-bem/meses', {})).body.meses;

describe('as doações por mês', () => {
  test('sem cupom validado, são doze meses de zero', async () => {
    const todos = await meses();
    expect([todos.length, todos[0], todos.at(-1)]).toEqual([12, { mes: '2025-04', kg: 0 }, { mes: '2026-03', kg: 0 }]);
  });

  test('cada cupom conta no mês em que foi validado, pelo dia de São Paulo', async () => {
    const elenco = await criarElenco(palco());
    for (const quando of ['2026-02-28T23:30:00-03:00', '2026-03-01T00:10:00-03:00', AGORA]) {
      palco().irPara(quando);
      const { idCupom } = await ateOCupom(palco(), elenco);
      expect((await validar(palco(), elenco.loja, idCupom)).status).toBe(200);
    }
    await quilosDoados(palco());
    expect((await meses()).slice(-3)).toEqual([
      { mes: '2026-01', kg: 0 },
      { mes: '2026-02', kg: 1 },
      { mes: '2026-03', kg: 2 },
    ]);
  });
});

describe('com muitos cupons', () => {
  beforeAll(async () => {
    const { tutor, loja, prescritor } = await criarElenco(palco());
    await palco().pool.query(
      `with p as (
         insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
         select lpad(translate(n::text, '01', 'BC'), 8, 'Z'), d, $1, $2, d, $3, 3, d, 15
           from (select n, date '2026-03-10' - n % 3600 as d from generate_series(1, ${aFundo(4_000)}) n) x
         returning id, codigo, data)
       insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
       select 'C' || codigo, id, $3, 'efetivado', 10, data, 10000, 1000, 9000, 15, 'Caio', data, now() from p`,
      [prescritor.id, tutor.id, loja.id],
    );
    await palco().pool.query('vacuum analyze cupom');
  });

  test('a soma vem de um índice, e não da tabela', async () => {
    const plano = await planosDe(palco(), () => doacaoPorMes(palco().db, '2026-03-10'));
    expect(plano).toMatch(/Scan (using|on) cupom_comprado/);
    expect(plano).not.toMatch(/Seq Scan on cupom/);
  });
});
