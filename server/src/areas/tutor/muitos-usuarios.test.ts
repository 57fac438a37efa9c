import { beforeAll, describe, expect, test } from 'vitest';
import { padroesDaBusca } from '../../nucleo/busca';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { povoarComUmaSuspensa } from '../../test/muitos-tutores';
import { comPalco } from '../../test/palco';

const palco = comPalco();
/** Of some names more than are counted, of the others fewer. */
const TOTAL = 12_000;
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  await povoarComUmaSuspensa(palco(), TOTAL);
  await palco().pool.query('analyze');
}, 120_000);

const tutores = async (query: object) => (await chamar(palco(), admin, 'GET /tutors', { query })).body;

describe(`com ${TOTAL} tutores`, () => {
  const ORDENS = {
    nome: 't.nome collate pt_br, t.id',
    '-nome': 't.nome collate pt_br desc, t.id desc',
    recentes: 't.id desc',
    situacao: 'c.suspensa_em is not null, t.nome collate pt_br, t.id',
  } as const;

  // Spread over all names, beside each other, few, one that only the last has, and none.
  test.each(
    ['ana', 'maria', 'silva', 'joana avila', 'érica 7', 'ze', 'zuleica', 'xyzxyz'].flatMap((busca) =>
      (Object.keys(ORDENS) as (keyof typeof ORDENS)[]).map((ordem) => ({ busca, ordem })),
    ),
  )('$busca por $ordem: os mesmos, na mesma ordem, de quem os procura um a um', async ({ busca, ordem }) => {
    const palavras = padroesDaBusca(busca);
    const { rows } = await palco().pool.query<{ id: number }>(
      `select t.id from tutor t join conta c on c.id = t.id where t.busca like all ($1::text[]) order by ${ORDENS[ordem]}`,
      [palavras],
    );
    const primeira = await tutores({ busca, ordem, limite: 25 });
    expect(primeira.total).toEqual({ quantos: Math.min(rows.length, 1000), exato: rows.length <= 1000 });
    const vistos = primeira.tutors.map(({ id_tutor }) => id_tutor);
    for (let cursor = primeira.proximo; cursor && vistos.length < 100; ) {
      const pagina = await tutores({ busca, ordem, limite: 25, cursor });
      vistos.push(...pagina.tutors.map(({ id_tutor }) => id_tutor));
      cursor = pagina.proximo;
    }
    expect(vistos).toEqual(rows.slice(0, 100).map(({ id }) => id));
  });

  test('página a página, a ordem é a da lista brasileira, cada um uma vez', async () => {
    const vistos: string[] = [];
    let cursor: string | undefined;
    for (let n = 0; n < 5; n++) {
      const pagina = await tutores({ limite: 100, ...(cursor && { cursor }) });
      vistos.push(...pagina.tutors.map(({ nome }) => nome));
      cursor = pagina.proximo ?? undefined;
    }
    expect(new Set(vistos).size).toBe(500);
    expect(vistos).toEqual(vistos.toSorted(new Intl.Collator('pt-BR').compare));
  });
});

test('É vem junto de E, e maiúsculas não mandam na ordem', async () => {
  const nomes = ['Ordem Zeca', 'Ordem Érica', 'ordem eva', 'Ordem Ébano', 'Ordem Ana', 'Ordem Ângela'];
  for (const nome of nomes) await criarTutor(palco(), {}, { nome });
  const vistos: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const pagina = await tutores({ busca: 'ordem', limite: 1, ...(cursor && { cursor }) });
    vistos.push(...pagina.tutors.map(({ nome }) => nome));
    if (!pagina.proximo) break;
    cursor = pagina.proximo;
  }
  expect(vistos).toEqual(['Ordem Ana', 'Ordem Ângela', 'Ordem Ébano', 'Ordem Érica', 'ordem eva', 'Ordem Zeca']);
});
