import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, type Elenco, escolher, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco({ limites: false });
let admin: Pessoa;
let elenco: Elenco;
const correio = { enviar: async () => undefined };

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await comCaixaConfirmada();
});

async function comCaixaConfirmada(): Promise<Elenco> {
  const novo = await criarElenco(palco());
  await marcarCaixa(novo, AGORA);
  return novo;
}

const marcarCaixa = ({ tutor }: Elenco, confirmada: Date | null) =>
  palco().db.updateTable('conta').set({ email_confirmado_em: confirmada }).where('id', '=', tutor.id).execute();

/** What the schedule does every few minutes. */
async function rodar(dia: string): Promise<void> {
  palco().irPara(`${dia}T09:00:00-03:00`);
  await trabalhadores(palco(), correio).prazos({});
  await palco().trabalhar();
}
const renovarSessoes = () =>
  palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
const avisos = () =>
  palco().emails.filter(({ para, assunto }) => para === elenco.tutor.email && assunto.startsWith('Seu cupom vence'));

describe('sete dias antes de o cupom vencer (em 10/06)', () => {
  test('o tutor recebe um e-mail, uma vez só', async () => {
    const { idCupom } = await ateOCupom(palco(), elenco);
    await rodar('2026-06-02');
    expect(avisos()).toEqual([]);
    await rodar('2026-06-03');
    await rodar('2026-06-03');
    await rodar('2026-06-09');
    const [aviso, ...outros] = avisos();
    expect(outros).toEqual([]);
    expect(aviso?.assunto).toBe('Seu cupom vence em 10/06');
    expect(aviso?.texto).toContain('vale só até 10/06/2026 (em 7 dias)');
    expect(aviso?.texto).toContain(`http://indicabem.test/web/cupom/ver/${idCupom}`);
    // The code opens the coupon at a till: it is shown inside only.
    await renovarSessoes();
    const { body } = await chamar(palco(), admin, 'GET /coupon/:id', { params: { id: idCupom } });
    expect(aviso?.texto).not.toContain(body.codigo_coupon);
  });

  test('o servidor parado naquele dia avisa quando volta, até o último dia; depois, não', async () => {
    await ateOCupom(palco(), elenco);
    await rodar('2026-06-10');
    expect(avisos()).toHaveLength(1);
    const outro = await comCaixaConfirmada();
    palco().irPara(AGORA);
    await ateOCupom(palco(), outro);
    await rodar('2026-06-11');
    expect(palco().emails.filter(({ para, assunto }) => para === outro.tutor.email && /vence/.test(assunto))).toEqual(
      [],
    );
  });

  test('uma caixa que ninguém confirmou não recebe nada', async () => {
    await ateOCupom(palco(), elenco);
    await marcarCaixa(elenco, null);
    await rodar('2026-06-05');
    expect(avisos()).toEqual([]);
  });

  test('usado, ou de quem está suspenso: nada sai', async () => {
    const usado = await ateOCupom(palco(), elenco);
    await validar(palco(), elenco.loja, usado.idCupom);
    await rodar('2026-06-05');
    expect(avisos()).toEqual([]);
    palco().irPara(AGORA);
    elenco = await comCaixaConfirmada();
    await ateOCupom(palco(), elenco);
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', elenco.tutor.id).execute();
    await rodar('2026-06-05');
    expect(avisos()).toEqual([]);
  });

  test('usado entre a marca e o envio, já não se anuncia', async () => {
    const { idCupom } = await ateOCupom(palco(), elenco);
    palco().irPara('2026-06-05T09:00:00-03:00');
    await renovarSessoes();
    await trabalhadores(palco(), correio).prazos({});
    await validar(palco(), elenco.loja, idCupom);
    await palco().trabalhar();
    expect(avisos()).toEqual([]);
  });

  test('quem trocou de loja nesses dias acabou de ler a data', async () => {
    const { indicacao } = await ateOCupom(palco(), elenco);
    await rodar('2026-06-03');
    await renovarSessoes();
    const troca = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, await criarLojista(palco()));
    expect(troca.status).toBe(200);
    await rodar('2026-06-04');
    expect(avisos()).toHaveLength(1);
  });
});
