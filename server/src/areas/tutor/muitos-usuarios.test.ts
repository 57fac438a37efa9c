import { beforeAll, describe, expect, test } from 'vitest';
import { padroesDaBusca } from '../../nucleo/busca';
import { escreverCursor } from '../../nucleo/cursor';
import { aFundo } from '../../test/a-fundo';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { povoarTutores } from '../../test/povoar';

const palco = comPalco();
const TOTAL = aFundo(60_000);
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  await povoarTutores(palco().pool, TOTAL);
  const suspensa = await criarTutor(palco(), { senhaHash: 'x' }, { nome: 'Zuleica Suspensa' });
  await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
  await palco().pool.query('vacuum analyze');
}, 120_000);

const NO_MEIO = escreverCursor(['Joana Prado 500', '1']);
const ATIVA_NO_MEIO = escreverCursor(['Joana Prado 500', '1', 'ativa']);
/** Not of the first so many, which end the counting. */
const SEQUENCIAL = /(?<!Limit .*\n.*)Seq Scan on (tutor|conta)\b/;
const tutores = async (query: object) => (await chamar(palco(), admin, 'GET /tutors', { query })).body;

describe(`com ${TOTAL} tutores`, () => {
  test.each([
    ['a primeira página', {}, 'tutor_por_nome'],
    ['uma página do meio', { cursor: NO_MEIO }, 'tutor_por_nome'],
    ['a busca por nome', { busca: 'souza 17126' }, 'tutor_busca'],
    ['a busca por e-mail', { busca: 'pessoa17126@example.com' }, 'tutor_busca'],
    ['a busca por CPF com máscara', { busca: '000.000.171-26' }, 'tutor_busca'],
    ['a busca por um nome comum', { busca: 'maria' }, 'tutor_busca'],
    ['a busca por um pedaço que muitos nomes têm', { busca: 'ana' }, /^(?![\s\S]*Sort Key)[\s\S]*tutor_por_nome/],
    ['a busca por duas letras, que começam uma palavra', { busca: 'zé' }, 'tutor_busca'],
    ['a busca que acha quase todos', { busca: 'example.com' }, 'tutor_por_nome'],
    ['as poucas suspensas', { situacao: 'suspensa' }, 'conta_suspensa'],
    ['as muitas ativas', { situacao: 'ativa' }, 'tutor_por_nome'],
    ['do fim do alfabeto', { ordem: '-nome' }, 'Index Scan Backward using tutor_por_nome'],
    ['uma página do meio, de trás para a frente', { ordem: '-nome', cursor: NO_MEIO }, 'Backward using tutor_por_nome'],
    ['dos mais novos', { ordem: 'recentes' }, 'Index Scan Backward using tutor_pkey'],
    ['dos mais antigos, a partir do meio', { ordem: 'antigos', cursor: NO_MEIO }, 'Index Scan using tutor_pkey'],
    ['por situação, as ativas antes', { ordem: 'situacao' }, 'tutor_por_nome'],
    ['por situação, uma página do meio', { ordem: 'situacao', cursor: ATIVA_NO_MEIO }, 'tutor_por_nome'],
    ['por situação, as suspensas antes', { ordem: '-situacao' }, 'conta_suspensa'],
  ])('%s vem de um índice', async (_, query, indice) => {
    let achados = 0;
    const plano = await planosDe(palco(), async () => {
      achados = (await tutores(query)).tutors.length;
    });
    expect(achados).toBeGreaterThan(0);
    expect(plano).toMatch(indice);
    expect(plano).not.toMatch(SEQUENCIAL);
  });

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

  test('a contagem lê só o seu índice', async () => {
    const plano = await planosDe(palco(), async () => {
      const { body } = await chamar(palco(), admin, 'GET /usuarios/contagem', {});
      expect(body).toEqual({ tutor: TOTAL + 1, prescritor: 0, lojista: 0 });
    });
    expect(plano).toMatch(/Index Only Scan using conta_viva/);
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
