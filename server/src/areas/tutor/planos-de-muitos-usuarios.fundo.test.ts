import { beforeAll, describe, expect, test } from 'vitest';
import { escreverCursor } from '../../nucleo/cursor';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { povoarComUmaSuspensa } from '../../test/muitos-tutores';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';

const palco = comPalco();
const TOTAL = 100_000;
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  await povoarComUmaSuspensa(palco(), TOTAL);
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
    ['a busca por nome', { busca: 'souza 77123' }, 'tutor_busca'],
    ['a busca por e-mail', { busca: 'pessoa77123@example.com' }, 'tutor_busca'],
    ['a busca por CPF com máscara', { busca: '000.000.771-23' }, 'tutor_busca'],
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

  test('a contagem lê só o seu índice', async () => {
    const plano = await planosDe(palco(), async () => {
      const { body } = await chamar(palco(), admin, 'GET /usuarios/contagem', {});
      expect(body).toEqual({ tutor: TOTAL + 1, prescritor: 0, lojista: 0 });
    });
    expect(plano).toMatch(/Index Only Scan using conta_viva/);
  });
});
