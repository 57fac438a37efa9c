import { ESPERAS_CONTADAS } from '@indica-bem/domain/inicio/regras';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, type Elenco, escolher, indicar, resgatar, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let elenco: Elenco;

beforeAll(async () => {
  elenco = await criarElenco(palco());
});
beforeEach(async () => {
  elenco.prescritor = await criarPrescritor(palco());
});

const ver = async () => {
  const { prescritor } = elenco;
  return (await chamar(palco(), prescritor, 'GET /prescriber/:id/inicio', { params: { id: prescritor.id } })).body;
};
/** One that began to wait on this day. */
async function feitaEm(data: string, dados: object = {}) {
  const indicacao = await indicar(palco(), elenco, dados);
  await palco().pool.query('update prescricao set data = $2 where id = $1', [indicacao.id_prescricao, data]);
  return indicacao;
}

test('sem indicações, tudo é zero', async () => {
  expect(await ver()).toEqual({
    mes: { emitidas: 0, resgatadas: 0, compradas: 0 },
    esperam: { resgate: 0, loja: 0, compra: 0, exato: true },
    espera: [],
    ultimas: [],
    renovacoes: 0,
  });
});

test('das feitas neste mês, quantas foram resgatadas e compradas; as do mês passado ficam de fora', async () => {
  await feitaEm('2026-03-01');
  await feitaEm('2026-02-28');
  const resgatada = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, resgatada.codigo_prescricao);
  const { idCupom } = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, idCupom);
  expect((await ver()).mes).toEqual({ emitidas: 3, resgatadas: 2, compradas: 1 });
});

test('diz quem espera o quê e desde quando; a comprada e a vencida não esperam', async () => {
  const semResgate = await feitaEm('2026-03-05', { tutor_nome: 'Ana', pet_nome: 'Thor' });
  const semLoja = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, semLoja.codigo_prescricao);
  await palco().pool.query("update prescricao set data_resgate = '2026-03-03' where id = $1", [semLoja.id_prescricao]);
  const comCupom = await ateOCupom(palco(), elenco);
  const comprada = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, comprada.idCupom);
  const vencida = await ateOCupom(palco(), elenco);
  await palco().pool.query("update cupom set data_validade = '2026-03-09' where id = $1", [vencida.idCupom]);

  const { esperam, espera } = await ver();
  expect(esperam).toEqual({ resgate: 1, loja: 1, compra: 1, exato: true });
  expect(espera.map(({ indicacao, desde }) => [indicacao.id_prescricao, desde])).toEqual([
    [semLoja.id_prescricao, '2026-03-03'],
    [semResgate.id_prescricao, '2026-03-05'],
    [comCupom.indicacao.id_prescricao, '2026-03-10'],
  ]);
  // As in the list of the made ones: names as written, the tutor's CPF and the coupon's id never.
  expect(espera[1]?.indicacao).toMatchObject({ tutor_nome: 'Ana', pet_nome: 'Thor' });
  expect(espera[2]?.indicacao).toMatchObject({ tutor: { cpf: null }, coupons: [{ id_coupon: null }] });
});

test('quem foi lembrado vai para o fim da fila; o que espera há mais de 60 dias sai dela', async () => {
  const velha = await feitaEm('2026-02-01');
  const nova = await feitaEm('2026-03-05');
  await feitaEm('2026-01-09');
  const fila = async () =>
    (await ver()).espera.map(({ indicacao, reenviada_em }) => [indicacao.id_prescricao, reenviada_em]);
  expect(await fila()).toEqual([
    [velha.id_prescricao, null],
    [nova.id_prescricao, null],
  ]);
  const params = { id: velha.id_prescricao };
  const { status } = await chamar(palco(), elenco.prescritor, 'POST /prescrition/:id/reenviar_prescricao', {
    params,
    body: {},
  });
  expect(status).toBe(200);
  expect(await fila()).toEqual([
    [nova.id_prescricao, null],
    [velha.id_prescricao, '2026-03-10'],
  ]);
});

test('o que o início conta é o que a lista por trás dele mostra', async () => {
  await feitaEm('2026-03-05');
  const antiga = await feitaEm('2026-01-09');
  const semLoja = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, semLoja.codigo_prescricao);
  await ateOCupom(palco(), elenco);
  const comprada = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, comprada.idCupom);
  const vencida = await ateOCupom(palco(), elenco);
  await palco().pool.query("update cupom set data_validade = '2026-03-09' where id = $1", [vencida.idCupom]);

  const { esperam } = await ver();
  const listar = async (query: object) =>
    (await chamar(palco(), elenco.prescritor, 'GET /prescritions', { query })).body.prescritions;
  const nasListas = await Promise.all(
    (['Pendente - Aguardando cadastro', 'Ativo - Cliente cadastrado', 'Ativo - Aguardando compra'] as const).map(
      async (status) => (await listar({ status, esperando: 'S' })).length,
    ),
  );
  expect(nasListas).toEqual([esperam.resgate, esperam.loja, esperam.compra]);
  expect(nasListas).toEqual([1, 1, 1]);
  const todas = await listar({ status: 'Pendente - Aguardando cadastro' });
  expect(todas.map(({ id_prescricao }) => id_prescricao)).toContain(antiga.id_prescricao);
});

test('muitas esperando: conta as mais antigas até um limite, e diz que são pelo menos tantas', async () => {
  await palco().pool.query(
    `insert into prescricao (codigo, data, prescritor_id, produto_id, telefone)
     select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + (n / (28 ^ i)::bigint % 28)::int, 1), ''),
            date '2026-03-10' - (n % 30), $1::int, $2::int, '15988887777'
       from generate_series(7000001, ${7_000_000 + ESPERAS_CONTADAS + 20}) n, generate_series(0, 7) i group by n`,
    [elenco.prescritor.id, elenco.produto],
  );
  const { esperam, espera } = await ver();
  expect(esperam).toEqual({ resgate: ESPERAS_CONTADAS + 1, loja: 0, compra: 0, exato: false });
  expect(espera.every(({ desde }) => desde === '2026-02-09')).toBe(true);
});

test('as cinco últimas, da mais nova; e só as suas', async () => {
  const feitas: number[] = [];
  for (let n = 0; n < 6; n++) feitas.push((await indicar(palco(), elenco)).id_prescricao);
  const outro = await criarPrescritor(palco());
  await indicar(palco(), { ...elenco, prescritor: outro });
  const { ultimas, espera, esperam } = await ver();
  expect(ultimas.map(({ id_prescricao }) => id_prescricao)).toEqual(feitas.slice(1).reverse());
  expect([espera.length, esperam.resgate]).toEqual([5, 6]);
});

test('trocada a loja, a espera pela compra conta do cupom de agora', async () => {
  const { indicacao } = await ateOCupom(palco(), elenco);
  await palco().pool.query("update cupom set criado_em = '2026-03-01T12:00:00Z' where prescricao_id = $1", [
    indicacao.id_prescricao,
  ]);
  expect((await ver()).espera[0]?.desde).toBe('2026-03-01');
  const { loja } = await criarElenco(palco());
  expect((await escolher(palco(), elenco.tutor, indicacao.id_prescricao, loja)).status).toBe(200);
  expect((await ver()).espera[0]?.desde).toBe('2026-03-10');
});

test('é só do próprio parceiro: o de outro não existe, e quem não é parceiro não entra', async () => {
  const { tutor, prescritor } = elenco;
  const outro = await criarPrescritor(palco());
  const de = (quem: Pessoa) => chamar(palco(), quem, 'GET /prescriber/:id/inicio', { params: { id: prescritor.id } });
  const admin = await criarAdmin(palco());
  expect([(await de(outro)).status, (await de(tutor)).status, (await de(admin)).status]).toEqual([404, 403, 403]);
});
