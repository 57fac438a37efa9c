import { beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { ateOCupom, bloquear, criarElenco, desfazer, type Elenco, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { renovacoesDe } from '../../test/renovacoes';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;
const { pedir, pedida, indicarDeNovo } = renovacoesDe(palco, () => elenco);

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});

const LOTE = { quantidade: 2, data_referencia: '2026-03-01' };

async function imprimir(especifica: boolean) {
  const { body } = await chamar(palco(), admin, 'POST /prescrition/lote', {
    body: especifica
      ? {
          ...LOTE,
          prescricao_especifica: 'S',
          titulo_especifico: 'Feira',
          animal_especifico: 'Cão',
          desconto_especifico: 20,
        }
      : LOTE,
  });
  const codigo = body[0]?.codigo_prescricao ?? '';
  const { id } = await palco()
    .db.selectFrom('prescricao')
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow();
  return { id, codigo };
}

test('um cartão de campanha, que qualquer um resgataria, se bloqueia; um em branco se cancela com o lote', async () => {
  const { id, codigo } = await imprimir(true);
  const { tutor } = elenco;
  expect((await bloquear(palco(), admin, id)).status).toBe(200);
  expect((await resgatar(palco(), tutor, codigo)).body.type).toBe('indicacao-bloqueada');
  await bloquear(palco(), admin, id, { solta: true });
  expect((await resgatar(palco(), tutor, codigo)).status).toBe(200);
  const branco = await imprimir(false);
  expect((await bloquear(palco(), admin, branco.id)).body.type).toBe('prescricao-nao-cadastrada');
  await palco().db.updateTable('prescricao').set({ cancelada_em: AGORA }).where('id', '=', branco.id).execute();
  expect((await bloquear(palco(), admin, branco.id)).body.type).toBe('codigo-cancelado');
});

test('nos relatórios: fora dos de quem espera, e dita no da jornada', async () => {
  const solta = await indicar(palco(), elenco);
  const comTutor = (await ateOCupom(palco(), elenco)).indicacao;
  const csv = async (tipo_report: '5' | '6' | '8') =>
    (
      await chamar(palco(), admin, 'GET /reports', {
        query: {
          tipo_report,
          data_referencia_inicio: '2026-03-01',
          data_referencia_fim: '2026-03-01',
          formato: 'csv',
        },
      })
    ).texto;
  expect(await csv('6')).toContain(solta.codigo_prescricao);
  for (const { id_prescricao } of [solta, comTutor]) await bloquear(palco(), admin, id_prescricao);
  expect(await csv('6')).not.toContain(solta.codigo_prescricao);
  expect(await csv('5')).not.toContain(comTutor.codigo_prescricao);
  const linhas = (await csv('8')).split('\n');
  for (const { codigo_prescricao } of [solta, comTutor])
    expect(linhas.find((linha) => linha.includes(codigo_prescricao))).toContain('Bloqueado - Pela equipe');
});

test('bloqueada, não se renova nem depois do prazo', async () => {
  const { id_prescricao: id } = (await ateOCupom(palco(), elenco)).indicacao;
  await bloquear(palco(), admin, id);
  await palco().db.updateTable('cupom').set({ data_validade: '2026-03-09' }).where('prescricao_id', '=', id).execute();
  expect((await pedir(id)).body.type).toBe('indicacao-bloqueada');
});

test('o pedido que esperava por uma compra estornada e depois bloqueada não vira outra indicação', async () => {
  const { antiga, id } = await pedida();
  const { cupom } = await palco()
    .db.selectFrom('cupom')
    .select('id as cupom')
    .where('prescricao_id', '=', antiga.id_prescricao)
    .executeTakeFirstOrThrow();
  await desfazer(palco(), admin, cupom);
  await bloquear(palco(), admin, antiga.id_prescricao);
  expect((await indicarDeNovo(id)).body.type).toBe('indicacao-bloqueada');
  await bloquear(palco(), admin, antiga.id_prescricao, { solta: true });
  expect((await indicarDeNovo(id)).status).toBe(200);
});

test('desfeita a importação que o registrou, o cartão bloqueado volta cancelado: ninguém o toma', async () => {
  const { id, codigo } = await imprimir(false);
  const loja = await criarLojista(palco(), { tipo: 'loja_online' });
  const linhas = ['codigo_prescricao;email;telefone;id_produto', `${codigo};;15988887777;${elenco.produto}`];
  const mesa = mesaDeImportacoes(palco, () => admin);
  const ida = await mesa.importar('/prescrition/upload_file', linhas, { id_lojista: String(loja.id) });
  expect(ida).toMatchObject({ aceitas: 1 });
  await bloquear(palco(), admin, id);
  const { status } = await chamar(palco(), admin, 'POST /importacao/:id/desfazer', {
    params: { id: ida.id_importacao },
  });
  expect(status).toBe(200);
  expect((await resgatar(palco(), elenco.tutor, codigo)).body.type).toBe('codigo-cancelado');
});
