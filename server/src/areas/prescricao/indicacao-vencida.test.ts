import { BLOQUEADA, ENCERRADA, STATUS_DA_INDICACAO, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { ateOCupom, bloquear, criarElenco, type Elenco, indicar, resgatar, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { excluirTutor } from '../tutor/excluir-tutor';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
const ids = { pendente: 0, resgatada: 0, vencida: 0, finalizada: 0, aguardando: 0, bloqueada: 0, encerrada: 0 };

/** One of each; the clock then stands on the day after the first coupons' last. */
beforeAll(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  ids.pendente = (await indicar(palco(), elenco)).id_prescricao;
  const resgatada = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, resgatada.codigo_prescricao);
  ids.resgatada = resgatada.id_prescricao;
  ids.bloqueada = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
  await bloquear(palco(), admin, ids.bloqueada);
  ids.vencida = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
  const comprada = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, comprada.idCupom);
  ids.finalizada = comprada.indicacao.id_prescricao;
  const tutor = await criarTutor(palco());
  ids.encerrada = (await ateOCupom(palco(), { ...elenco, tutor })).indicacao.id_prescricao;
  await excluirTutor(palco().db, { id: tutor.id, agora: palco().relogio(), autoria: null });
  palco().irPara('2026-06-11T09:00:00-03:00');
  await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
  ids.aguardando = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
});

const ver = async (quem: Pessoa) =>
  (await chamar(palco(), quem, 'GET /prescrition/:id', { params: { id: ids.vencida } })).body;

describe('passado o prazo do cupom sem compra', () => {
  test('a indicação se chama vencida para parceiro, tutor, loja e equipe', async () => {
    for (const quem of [elenco.prescritor, elenco.tutor, elenco.loja, admin]) {
      expect((await ver(quem)).status).toBe(VENCIDA);
    }
  });

  test('cada situação se filtra à parte, e a do filtro é a que a indicação mostra', async () => {
    const achadas: Record<string, number[]> = {};
    for (const status of STATUS_DA_INDICACAO) {
      const { body } = await chamar(palco(), elenco.prescritor, 'GET /prescritions', { query: { status } });
      expect(body.prescritions.every((p) => p.status === status)).toBe(true);
      achadas[status] = body.prescritions.map((p) => p.id_prescricao);
    }
    expect(achadas).toEqual({
      'Pendente - Aguardando cadastro': [ids.pendente],
      'Ativo - Cliente cadastrado': [ids.resgatada],
      'Ativo - Aguardando compra': [ids.aguardando],
      'Finalizado - Realizou a compra': [ids.finalizada],
      [VENCIDA]: [ids.vencida],
      [BLOQUEADA]: [ids.bloqueada],
      [ENCERRADA]: [ids.encerrada],
    });
  });

  test('o código digitado também diz que venceu', async () => {
    const { codigo_prescricao } = await ver(elenco.tutor);
    const { body } = await chamar(palco(), elenco.tutor, 'GET /prescrition/:codigo/prescrition', {
      params: { codigo: codigo_prescricao ?? '' },
    });
    expect(body.status).toBe(VENCIDA);
  });

  test('reenviar é recusado com a data, e nenhum e-mail sai', async () => {
    await palco().trabalhar();
    const antes = palco().emails.length;
    const { status, body } = await chamar(palco(), elenco.prescritor, 'POST /prescrition/:id/reenviar_prescricao', {
      params: { id: ids.vencida },
      body: {},
    });
    expect([status, body.detail]).toEqual([409, 'O prazo para usar esta indicação terminou em 10/06/2026.']);
    await palco().trabalhar();
    expect(palco().emails).toHaveLength(antes);
  });

  test('nos relatórios da equipe, "aguardando compra" separa as vencidas', async () => {
    const linhas = async (tipo_report: '3' | '8') =>
      (
        await chamar(palco(), admin, 'GET /reports', {
          query: { tipo_report, data_referencia_inicio: '2026-03-01', data_referencia_fim: '2026-06-01', limite: '50' },
        })
      ).body.reports.map(({ validade, status }) => [validade, status]);
    expect(await linhas('3')).toEqual([
      ['10/06/2026', VENCIDA],
      ['10/06/2026', ENCERRADA],
      ['11/09/2026', 'Ativo - Aguardando compra'],
    ]);
    expect(await linhas('8')).toContainEqual(['10/06/2026', VENCIDA]);
  });
});
