import { beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { rastroDesde } from '../../test/rastro';

const palco = comPalco();
let admin: Pessoa;
let lote: number;

const criarUm = async () => {
  const body = { data_referencia: '2026-03-01', quantidade: 2 };
  const { body: codigos } = await chamar(palco(), admin, 'POST /prescrition/lote', { body });
  return codigos[0]?.id_lote ?? 0;
};
beforeEach(async () => {
  admin = await criarAdmin(palco(), undefined, 'Ana', 'operacao');
  lote = await criarUm();
});

const ver = (quem: Pessoa = admin, id = lote) => chamar(palco(), quem, 'GET /prescrition/lote/:id', { params: { id } });
const vistas = async () =>
  (await rastroDesde(palco())).filter(({ ato, objeto_id }) => ato === 'codigos-vistos' && objeto_id === lote);
const adiantar = (minutos: number) => palco().irPara(new Date(palco().relogio().getTime() + minutos * 60_000));

test('quem vê os códigos de um lote fica anotado, com a função e o endereço, e nenhum código', async () => {
  const { body } = await ver();
  const [linha, ...outras] = await vistas();
  expect(outras).toEqual([]);
  expect(linha).toMatchObject({
    ...{ conta_id: admin.id, papel: 'indicabem', funcao: 'operacao', objeto: 'lote', endereco: '127.0.0.1' },
    ...{ campos: null, valores: null, momento: palco().relogio() },
  });
  expect(linha?.requisicao).toBeTruthy();
  for (const { codigo_prescricao } of body.codigos) expect(JSON.stringify(linha)).not.toContain(codigo_prescricao);
});

test('recarregar não repete a linha, nem dez vezes ao mesmo tempo; uma hora depois há outra', async () => {
  const respostas = await Promise.all(Array.from({ length: 10 }, () => ver()));
  expect(respostas.map(({ status, body }) => [status, body.codigos.length])).toEqual(Array(10).fill([200, 2]));
  adiantar(25);
  await ver();
  expect(await vistas()).toHaveLength(1);
  adiantar(25);
  await ver();
  adiantar(11);
  expect((await ver()).status).toBe(200);
  expect(await vistas()).toHaveLength(2);
});

test('cada pessoa e cada lote tem a sua', async () => {
  const colega = await criarAdmin(palco());
  await ver();
  await ver(colega);
  const [este, outro] = [lote, await criarUm()];
  expect((await ver(admin, outro)).status).toBe(200);
  expect((await vistas()).map(({ conta_id }) => conta_id)).toEqual([admin.id, colega.id]);
  lote = outro;
  expect((await vistas()).map(({ conta_id }) => conta_id)).toEqual([admin.id]);
  expect(este).not.toBe(outro);
});

test('de um lote que não há, ou a quem não pode, nada se vê e nada se anota', async () => {
  const antes = (await rastroDesde(palco())).length;
  expect((await ver(admin, 999_999)).status).toBe(404);
  expect((await ver(await criarTutor(palco()))).status).toBe(403);
  expect((await rastroDesde(palco())).length).toBe(antes);
});

test('sem o registro não sai código nenhum', async () => {
  await palco().pool.query(`alter table auditoria add constraint fechada check (ato <> 'codigos-vistos') not valid`);
  try {
    const { status, texto } = await ver();
    expect(status).toBe(500);
    expect(texto).not.toContain('codigo_prescricao');
  } finally {
    await palco().pool.query('alter table auditoria drop constraint fechada');
  }
  expect((await ver()).body.codigos).toHaveLength(2);
  expect(await vistas()).toHaveLength(1);
});
