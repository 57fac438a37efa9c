import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { alguemEspera } from '../../test/alguem-espera';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { ateOCupom, criarElenco, desfazer, type Elenco, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { efetivarCupons } from './efetivar-cupons';

const palco = comPalco();
let admin: Pessoa;
let elenco: Elenco;
const mesa = mesaDeImportacoes(palco, () => admin);
const URL = '/coupon/upload_file_baixa';
const TOPO = 'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao';

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

async function cupom() {
  const { indicacao, idCupom: id } = await ateOCupom(palco(), elenco);
  const { body } = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id } });
  return { id, codigo: body.codigo_coupon, idPrescricao: indicacao.id_prescricao };
}
const lerCupom = (id: number) =>
  palco().db.selectFrom('cupom').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A till that holds the recommendation, lets the file come, and only then sells. */
async function venderNaFrente(id: number, idPrescricao: number) {
  let trabalho: Promise<unknown> = Promise.resolve();
  await transacao(palco().db, async (trx) => {
    await sql`select 1 from prescricao where id = ${idPrescricao} for update`.execute(trx);
    trabalho = palco().trabalhar();
    await alguemEspera(palco().pool);
    await sql`
      update cupom set estado = 'efetivado', valor = 28990, descontado = 2899, recebido = 26091, peso = 15,
             nome_funcionario = 'Caixa', data_efetivacao = '2026-03-10', efetivado_em = ${AGORA} where id = ${id}`.execute(
      trx,
    );
    await sql`update prescricao set data_ativacao = '2026-03-10', peso = 15 where id = ${idPrescricao}`.execute(trx);
  });
  await trabalho;
}

test('a planilha que esperava pelo caixa acha o cupom vendido: só essa linha é recusada, e diz por quê', async () => {
  const [disputado, livre] = [await cupom(), await cupom()];
  const linhas = [disputado, livre].map(({ codigo }) => `${codigo};Planilha;100;1;10/03/2026`);
  const { body } = await mesa.enviar(URL, [TOPO, ...linhas]);
  await venderNaFrente(disputado.id, disputado.idPrescricao);
  expect(await mesa.ver(body.id_importacao)).toMatchObject({
    estado: 'concluida',
    ...{ aceitas: 1, repetidas: 0, recusadas: 1 },
    problemas: [{ linha: 2, motivo: 'Cupom já utilizado.' }],
  });
  expect(await lerCupom(disputado.id)).toMatchObject({ nome_funcionario: 'Caixa', valor: 28990 });
  expect(await lerCupom(livre.id)).toMatchObject({ nome_funcionario: 'Planilha', valor: 10000, leitura: 'arquivo' });
});

test('e, vendido com os mesmos dados, a linha é a repetição de uma venda', async () => {
  const { id, codigo, idPrescricao } = await cupom();
  const { body } = await mesa.enviar(URL, [TOPO, `${codigo};Caixa;289,90;15;10/03/2026`]);
  await venderNaFrente(id, idPrescricao);
  expect(await mesa.ver(body.id_importacao)).toMatchObject({ aceitas: 0, repetidas: 1, recusadas: 0 });
});

test('o que foi vendido e desfeito depois de lido está em outra vez: não se usa pelo que se leu', async () => {
  const { id, codigo } = await cupom();
  await validar(palco(), elenco.loja, id);
  await desfazer(palco(), elenco.loja, id);
  const lida = { codigo, funcionario: 'Planilha', centavos: 10_000, peso: 1, data: '2026-03-10', id, vez: 1 };
  const usar = (vez: number) => transacao(palco().db, (trx) => efetivarCupons(trx, [{ ...lida, vez }], AGORA));
  expect(await usar(1)).toEqual(new Set([id]));
  expect(await lerCupom(id)).toMatchObject({ estado: 'ativo', valor: null });
  expect(await usar(2)).toEqual(new Set());
  expect(await lerCupom(id)).toMatchObject({ estado: 'efetivado', valor: 10_000 });
});
