import { ESTOQUE_BAIXO } from '@indica-bem/domain/lojista/estoque';
import { beforeAll, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, type Elenco } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { reabastecido } from './vigiar-estoque';

const palco = comPalco({ limites: false });
let admin: Pessoa;
let elenco: Elenco;
let serie = 0;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

const trazer = (loja: Pessoa, quantos: number, validade = '2026-12-31') =>
  palco()
    .db.insertInto('cupom_online')
    .values(
      Array.from({ length: quantos }, () => ({
        lojista_id: loja.id,
        codigo: `ESTOQUE-${++serie}`,
        desconto: 10,
        data_validade: validade,
      })),
    )
    .execute();
const escolherNa = (loja: Pessoa) => ateOCupom(palco(), { ...elenco, loja });
/** What the team was told since the last look, of the store with this name. */
const cartas = async (nome: string) => {
  palco().emails.length = 0;
  await palco().trabalhar();
  return palco().emails.filter(({ assunto }) => assunto.includes(`ódigos da ${nome}`));
};

test('a equipe vê quantos códigos a loja online ainda tem, sem os vencidos e os usados', async () => {
  const loja = await criarLojista(palco(), { tipo: 'loja_online', nome_fantasia: 'Empório Contado' });
  await trazer(loja, 3);
  await trazer(loja, 2, '2026-03-09');
  await escolherNa(loja);
  const { body } = await chamar(palco(), admin, 'GET /shopkeeper/:id', { params: { id: loja.id } });
  expect(body).toMatchObject({ estoque: 2 });
  const lista = await chamar(palco(), admin, 'GET /shopkeepers', { query: { busca: 'emporio contado' } });
  expect(lista.body.shopkeepers).toMatchObject([{ estoque: 2 }]);
  const fisica = await chamar(palco(), admin, 'GET /shopkeeper/:id', { params: { id: elenco.loja.id } });
  expect(fisica.body).toMatchObject({ estoque: null });
  const tutor = await chamar(palco(), elenco.tutor, 'GET /shopkeeper/:id', { params: { id: loja.id } });
  expect(tutor.body).not.toHaveProperty('estoque');
});

test('a lista das online, de onde a equipe escolhe a loja do arquivo, não traz as físicas', async () => {
  const nome_fantasia = 'Empório Separado';
  const online = await criarLojista(palco(), { tipo: 'loja_online', nome_fantasia });
  const fisica = await criarLojista(palco(), { nome_fantasia });
  const lista = async (tipo?: 'loja_online') => {
    const query = { busca: 'emporio separado', ...(tipo && { tipo }) };
    const { body } = await chamar(palco(), admin, 'GET /shopkeepers', { query });
    return body.shopkeepers.map(({ id_shopkeeper }) => id_shopkeeper).toSorted((a, b) => a - b);
  };
  expect([await lista('loja_online'), await lista()]).toEqual([[online.id], [online.id, fisica.id]]);
});

test('uma carta quando o estoque fica baixo, uma só; depois de reabastecido, outra', async () => {
  const loja = await criarLojista(palco(), { tipo: 'loja_online', nome_fantasia: 'Empório Baixo' });
  await trazer(loja, ESTOQUE_BAIXO + 2);
  await escolherNa(loja);
  expect(await cartas('Empório Baixo')).toEqual([]);
  await escolherNa(loja);
  await escolherNa(loja);
  const [carta, ...outras] = await cartas('Empório Baixo');
  expect([carta?.para, outras]).toEqual([admin.email, []]);
  expect(carta?.texto).toContain(`A loja online Empório Baixo tem ${ESTOQUE_BAIXO - 1} códigos no estoque`);
  await escolherNa(loja);
  expect(await cartas('Empório Baixo')).toEqual([]);

  await trazer(loja, 4);
  await transacao(palco().db, (trx) => reabastecido(trx, loja.id, '2026-03-10'));
  await escolherNa(loja);
  await escolherNa(loja);
  expect(await cartas('Empório Baixo')).toHaveLength(1);
});

test('sem códigos próprios desde o começo não há o que avisar; os que venceram todos, sim', async () => {
  const nunca = await criarLojista(palco(), { tipo: 'loja_online', nome_fantasia: 'Empório Nunca' });
  await escolherNa(nunca);
  expect(await cartas('Empório Nunca')).toEqual([]);
  const vencidos = await criarLojista(palco(), { tipo: 'loja_online', nome_fantasia: 'Empório Vencido' });
  await trazer(vencidos, 30, '2026-03-09');
  await escolherNa(vencidos);
  expect((await cartas('Empório Vencido')).map(({ assunto }) => assunto)).toEqual([
    'Acabaram os códigos da Empório Vencido',
  ]);
});

test('cinco escolhas ao mesmo tempo na passagem avisam uma vez', async () => {
  const loja = await criarLojista(palco(), { tipo: 'loja_online', nome_fantasia: 'Empório Corrido' });
  await trazer(loja, ESTOQUE_BAIXO + 3);
  await Promise.all(Array.from({ length: 5 }, () => escolherNa(loja)));
  await escolherNa(loja);
  expect(await cartas('Empório Corrido')).toHaveLength(1);
});
