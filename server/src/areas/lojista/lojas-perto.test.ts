import { distanciaKm, type Ponto, RAIO_KM } from '@indica-bem/domain/lojista/distancia';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { aFundo } from '../../test/a-fundo';
import { chamar } from '../../test/chamar';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { emMassa } from '../../test/em-massa';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { listarLojistas } from './listar-lojistas';

type Loja = Ponto & { id: number; conta: boolean };

const palco = comPalco();
const HOJE = '2026-03-10';
/** Each has a number of six digits. */
const TOTAL = Math.min(200_000, aFundo(20_000));
const SOROCABA = { latitude: -23.5015, longitude: -47.4526 };
let lojas: Loja[] = [];
let tutora: Pessoa;

/** The same numbers on every run. */
function sorteio(semente: number): () => number {
  let estado = semente;
  return () => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0;
    return estado / 2 ** 32;
  };
}

/** Most around Sorocaba, the rest all over the world, some on the same spot, some exactly on the equator. */
function espalhar(): Ponto[] {
  const sortear = sorteio(42);
  const entre = (de: number, ate: number) => de + sortear() * (ate - de);
  return Array.from({ length: TOTAL }, (_, n) => {
    if (n % 200 === 0) return SOROCABA;
    if (n % 100 === 1) return { latitude: 0, longitude: entre(-48, -47) };
    if (n % 10 === 2) return { latitude: entre(-90, 90), longitude: entre(-180, 180) };
    if (n % 100 === 3) return { latitude: entre(89.5, 90), longitude: entre(-180, 180) };
    if (n % 100 === 4) return { latitude: entre(-1, 1), longitude: entre(179, 181) % 180 };
    return { latitude: entre(-24.5, -22.5), longitude: entre(-48.5, -46.5) };
  });
}

beforeAll(async () => {
  const { pool } = palco();
  tutora = await criarTutor(palco());
  const pontos = espalhar();
  await emMassa(pool, ['conta', 'lojista'], async (client) => {
    await client.query('alter table lojista disable trigger user');
    await client.query(
      `with nova as (
         insert into conta (papel, email) select 'lojista', 'loja' || n || '@example.com' from generate_series(1, $1::int) n
         returning id, substr(split_part(email, '@', 1), 5)::int as n)
       insert into lojista (id, tipo, razao_social, nome_fantasia, latitude, longitude, disponivel, busca, cidade, cep)
       select nova.id, case when n % 50 = 7 then 'loja_online' else 'loja_fisica' end, 'Loja', 'Pet ' || lpad(n::text, 6, '0'), p.lat, p.lon,
              n % 50 <> 8, 'pet ' || lpad(n::text, 6, '0') || ' sorocaba 18' || lpad(n::text, 6, '0'), 'Sorocaba', '18' || lpad(n::text, 6, '0')
         from nova join unnest($2::float8[], $3::float8[]) with ordinality p (lat, lon, n) using (n)`,
      [TOTAL, pontos.map((p) => p.latitude), pontos.map((p) => p.longitude)],
    );
    await client.query('alter table lojista enable trigger user');
  });
  await pool.query('analyze lojista');
  const { rows } = await pool.query<Loja>(
    `select id, latitude, longitude, tipo = 'loja_fisica' and disponivel as conta from lojista`,
  );
  lojas = rows;
}, 120_000);

const perto = (ponto: Ponto) =>
  listarLojistas(palco().db, { perto: ponto, tipo: 'loja_fisica', limite: TOTAL, hoje: HOJE });

/** Every store measured one by one. */
function forcaBruta(ponto: Ponto): { id: number; km: number }[] {
  return lojas
    .filter((loja) => loja.conta && loja.latitude !== 0)
    .map((loja) => ({ id: loja.id, km: distanciaKm(ponto, loja) }))
    .filter(({ km }) => km <= RAIO_KM)
    .sort((a, b) => a.km - b.km || a.id - b.id);
}

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const ponto = fc.oneof(
  { weight: 5, arbitrary: fc.record({ latitude: real(-24.6, -22.4), longitude: real(-48.6, -46.4) }) },
  { weight: 1, arbitrary: fc.record({ latitude: real(-90, 90), longitude: real(-180, 180) }) },
  { weight: 1, arbitrary: fc.record({ latitude: real(89.5, 90), longitude: real(-180, 180) }) },
  {
    weight: 1,
    arbitrary: fc.record({ latitude: real(-1, 1), longitude: fc.oneof(real(179.5, 180), real(-180, -179.5)) }),
  },
);

describe(`com ${TOTAL} lojas`, () => {
  test('as próximas são as da conta feita uma a uma, na mesma ordem', async () => {
    await fc.assert(
      fc.asyncProperty(ponto, async (origem) => {
        const { shopkeepers } = await perto(origem);
        const esperadas = forcaBruta(origem);
        expect(shopkeepers.map((loja) => loja.id_shopkeeper)).toEqual(esperadas.map(({ id }) => id));
        const desvios = shopkeepers.map((loja, i) => Math.abs((loja.distancia ?? Infinity) - (esperadas[i]?.km ?? 0)));
        expect(desvios.reduce((maior, um) => Math.max(maior, um), 0)).toBeLessThan(5e-7);
      }),
      { numRuns: 60, examples: [[{ latitude: 5e-324, longitude: 179.5 }], [SOROCABA]] },
    );
  }, 60_000);

  test('no mesmo ponto vêm todas, por id, e nenhuma sobre o equador', async () => {
    const { shopkeepers } = await perto(SOROCABA);
    const juntas = shopkeepers.filter((loja) => loja.distancia === 0).map((loja) => loja.id_shopkeeper);
    expect(juntas.length).toBeGreaterThan(50);
    expect(juntas).toEqual(juntas.toSorted((a, b) => a - b));
    const noEquador = (await perto({ latitude: 0, longitude: -47.5 })).shopkeepers;
    expect(noEquador.filter(({ latitude }) => latitude === 0)).toEqual([]);
  });

  test('é uma consulta só às lojas, pelo índice do lugar; o que resta das campanhas se lê à parte', async () => {
    const planos = (await planosDe(palco(), () => perto(SOROCABA))).split(/\n(?=\S)/);
    const [dasLojas = '', ...outras] = planos.filter((plano) => /\blojista/.test(plano));
    expect(dasLojas).toMatch(/Scan (using|on) lojista_perto/);
    expect(dasLojas).not.toMatch(/Seq Scan on lojista/);
    expect(outras).toEqual([]);
    // At most once a second.
    expect(planos.length).toBeLessThanOrEqual(2);
  });

  test.each([{ busca: 'pet 017777' }, { busca: '18017777' }, { busca: '18017-777' }, { tipo: 'loja_online' } as const])(
    'a lista por nome com %j também vem de um índice',
    async (query) => {
      const plano = await planosDe(palco(), async () => {
        const { body } = await chamar(palco(), tutora, 'GET /shopkeepers', { query });
        if ('busca' in query) expect(body.shopkeepers.map((loja) => loja.nome_fantasia)).toEqual(['Pet 017777']);
      });
      expect(plano).not.toMatch(/Seq Scan on lojista/);
    },
  );

  test('o lugar de um CEP também', async () => {
    const plano = await planosDe(palco(), () =>
      chamar(palco(), tutora, 'GET /lugar-do-cep/:cep', { params: { cep: '18017' } }),
    );
    expect(plano).toMatch(/Bitmap Index Scan on lojista_busca/);
    expect(plano).not.toMatch(/Seq Scan on lojista/);
  });

  test('página por página, pela API, é a mesma lista', async () => {
    const vistas: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...SOROCABA, limite: 200, ...(cursor && { cursor }) };
      const { body } = await chamar(palco(), tutora, 'GET /shopkeepers', { query });
      vistas.push(...body.shopkeepers.map((loja) => loja.id_shopkeeper));
      cursor = body.proximo ?? undefined;
    } while (cursor);
    expect(vistas).toEqual(forcaBruta(SOROCABA).map(({ id }) => id));
  });
});

describe('na beira dos 20 km', () => {
  /** Due north: a degree of latitude is always the same length. */
  const aoNorte = (km: number) => ({ ...SOROCABA, latitude: SOROCABA.latitude + (km * 180) / (6371 * Math.PI) });

  test.each([
    ['um milímetro antes', RAIO_KM - 1e-6, true],
    ['um milímetro depois', RAIO_KM + 1e-6, false],
  ])('%s', async (_, km, dentro) => {
    const { db } = palco();
    const alvo = lojas.find((loja) => loja.conta && loja.latitude !== 0)?.id ?? 0;
    await db.updateTable('lojista').set(aoNorte(km)).where('id', '=', alvo).execute();
    const achada = (await perto(SOROCABA)).shopkeepers.find((loja) => loja.id_shopkeeper === alvo);
    expect(achada !== undefined).toBe(dentro);
    if (dentro) expect(achada?.distancia).toBeCloseTo(km, 6);
  });
});
