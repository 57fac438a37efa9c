import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { expect, test } from 'vitest';
import { CAMPANHA } from '../../test/campanhas';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto } from '../../test/elenco';
import { criarElenco, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
const VAZIA = { previa: null };

let enderecos = 0;
/** Another household each time, unless a test says which. */
const casa = () => `198.51.100.${++enderecos}`;

async function ver(hash: string | null, remoteAddress = casa()) {
  const url = `/api/prescrition/previa/${encodeURIComponent(hash ?? '')}`;
  const { statusCode, headers, body } = await palco().app.inject({ url, remoteAddress });
  return { status: statusCode, cache: headers['cache-control'], texto: body, body: JSON.parse(body) };
}
const errado = (n: number) =>
  hashDaIndicacao(`BCDFGH${String(n).padStart(2, '2').replace(/[01]/g, '9')}`, '15911110000');

async function cena() {
  const prescritor = await criarPrescritor(palco(), {}, { nome: 'Dra. Aurora', nome_fantasia: 'Clínica Aurora' });
  const produto = await criarProduto(palco(), { nome: 'Fresh Meat Adultos Frango', sub_categoria: 'LiFe' });
  const dados = { tutor_nome: 'Zulmira', pet_nome: 'Pantufa', anotacoes: 'Suspeita de cardiopatia' };
  return { ...(await criarElenco(palco())), indicacao: await indicar(palco(), { prescritor, produto }, dados) };
}

test('sem entrar se vê quem indicou, o produto e o desconto, e nada do tutor, do pet ou das anotações', async () => {
  const { indicacao } = await cena();
  const { status, cache, texto, body } = await ver(indicacao.hash);
  expect([status, cache]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    previa: {
      prescritor: 'Clínica Aurora',
      produto: {
        nome: 'Fresh Meat Adultos Frango',
        linha: 'Fresh Meat',
        para_quem: 'Adultos',
        sabor: 'Frango',
        especie: 'cao',
        imagem_caminho: null,
      },
      titulo_especifico: null,
      desconto: 10,
    },
  });
  expect(texto).not.toMatch(/Zulmira|Pantufa|cardiopatia|98888|@/);
  expect(texto).not.toContain(indicacao.codigo_prescricao);
});

test.each(['.', ')', '*', ' ', '='])('o link com %j no fim é o mesmo link', async (sinal) => {
  const { indicacao } = await cena();
  expect((await ver(`${indicacao.hash}${sinal}`)).body.previa).toMatchObject({ prescritor: 'Clínica Aurora' });
});

test('telefone que não confere, código que não existe, link cortado e lixo respondem o mesmo', async () => {
  const { indicacao } = await cena();
  const outroTelefone = hashDaIndicacao(indicacao.codigo_prescricao, '15900001111');
  const links = [outroTelefone, errado(1), indicacao.hash?.slice(0, -5) ?? '', '%', 'x'.repeat(9000)];
  for (const link of links) {
    const { status, cache, body } = await ver(link);
    expect([status, cache, body]).toEqual([200, 'no-store', VAZIA]);
  }
});

test('depois de resgatada, cancelada com o lote, ou ainda em branco, não há o que ver', async () => {
  const { indicacao, tutor } = await cena();
  await resgatar(palco(), tutor, indicacao.codigo_prescricao);
  expect((await ver(indicacao.hash)).body).toEqual(VAZIA);

  const { id: criado_por } = await criarAdmin(palco());
  const lote = { data_referencia: '2026-03-01', quantidade: 2, criado_por };
  const { id } = await palco().db.insertInto('lote').values(lote).returning('id').executeTakeFirstOrThrow();
  const impressa = { data: '2026-03-01', lote_id: id, telefone: '15988887777' };
  const codigos = [
    { ...impressa, codigo: 'BCDFBCDF', cancelada_em: null },
    { ...impressa, codigo: 'GHJKGHJK', cancelada_em: AGORA },
  ];
  await palco().db.insertInto('prescricao').values(codigos).execute();
  for (const { codigo, telefone } of codigos) {
    expect((await ver(hashDaIndicacao(codigo, telefone))).body).toEqual(VAZIA);
  }
});

test('quem saiu do programa não é nomeado; sem nome de fantasia, vale o nome', async () => {
  const { produto, prescritor } = await criarElenco(palco());
  const { hash } = await indicar(palco(), { prescritor, produto });
  expect((await ver(hash)).body.previa.prescritor).toMatch(/^Dra\. Teste/);
  await palco().db.updateTable('conta').set({ excluida_em: AGORA }).where('id', '=', prescritor.id).execute();
  expect((await ver(hash)).body.previa.prescritor).toBeNull();
});

test('cem links errados de um endereço, depois nem o certo se vê ali; nos outros, e para quem entrou, sim', async () => {
  const { indicacao, tutor } = await cena();
  const dali = casa();
  for (let n = 0; n < 100; n++) expect((await ver(errado(n), dali)).body).toEqual(VAZIA);
  expect(await ver(indicacao.hash, dali)).toMatchObject({ status: 200, body: VAZIA });
  expect((await ver(indicacao.hash)).body.previa).not.toBeNull();
  const resgate = await palco().app.inject({
    method: 'PUT',
    url: `/api/prescrition/${indicacao.codigo_prescricao}/tutor`,
    headers: { api_token: tutor.token },
    payload: {},
    remoteAddress: dali,
  });
  expect(resgate.statusCode).toBe(200);
});

test('o próprio link, certo ou já resgatado, aberto cento e vinte vezes não conta como palpite', async () => {
  const { indicacao, tutor } = await cena();
  const { indicacao: velha } = await cena();
  await resgatar(palco(), tutor, velha.codigo_prescricao);
  const dali = casa();
  for (let n = 0; n < 60; n++) {
    await ver(velha.hash, dali);
    await ver(indicacao.hash, dali);
  }
  expect((await ver(indicacao.hash, dali)).body.previa).not.toBeNull();
});

test('o desconto é o maior entre as lojas disponíveis, lido uma vez por minuto; o da indicação vem antes', async () => {
  const { indicacao } = await cena();
  const admin = await criarAdmin(palco());
  const { body } = await chamar(palco(), admin, 'POST /campaign', { body: CAMPANHA });
  const loja = await criarLojista(palco(), { campanha_id: body.id_campaign });
  const desconto = async () => (await ver(indicacao.hash)).body.previa.desconto;
  const minutos = (n: number) => palco().irPara(new Date(AGORA.getTime() + n * 61_000).toISOString());

  minutos(1);
  expect(await desconto()).toBe(CAMPANHA.desconto);
  await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', loja.id).execute();
  expect(await desconto()).toBe(CAMPANHA.desconto);
  minutos(2);
  expect(await desconto()).toBe(10);

  const especifica = { especifica: true, titulo_especifico: 'Feira Pet', desconto_especifico: 25 };
  await palco()
    .db.updateTable('prescricao')
    .set({ ...especifica, animal_especifico: 'Cão' })
    .where('id', '=', indicacao.id_prescricao)
    .execute();
  expect((await ver(indicacao.hash)).body.previa).toMatchObject({ desconto: 25, titulo_especifico: 'Feira Pet' });
  palco().irPara(AGORA.toISOString());
});
