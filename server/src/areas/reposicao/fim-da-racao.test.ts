import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import {
  ateOCupom,
  criarElenco,
  desfazer,
  type Elenco,
  escolher,
  indicar,
  resgatar,
  validar,
} from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;
const correio = { enviar: async () => undefined };

beforeAll(async () => {
  admin = await criarAdmin(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  await confirmar(AGORA);
});

const confirmar = (quando: Date | null) =>
  palco().db.updateTable('conta').set({ email_confirmado_em: quando }).where('id', '=', elenco.tutor.id).execute();
const renovarSessoes = () =>
  palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
const lembretes = () =>
  palco().emails.filter(({ para, assunto }) => para === elenco.tutor.email && assunto.startsWith('A ração'));

/** Ten kilograms of dog at 95 kcal: the numbers of the cast say how long fifteen kilograms last. */
async function comprar(dados: object = {}) {
  const indicacao = await indicar(palco(), elenco, { pet_nome: 'Thor', ...dados });
  await resgatar(palco(), elenco.tutor, indicacao.codigo_prescricao);
  const { body } = await escolher(palco(), elenco.tutor, indicacao.id_prescricao, elenco.loja);
  const { status, texto } = await validar(palco(), elenco.loja, body.id_coupon);
  if (status !== 200) throw new Error(texto);
  while (await darQuilos(palco()));
  return { id: indicacao.id_prescricao, idCupom: body.id_coupon };
}
const verReposicao = (id: number) =>
  chamar(palco(), elenco.tutor, 'GET /prescrition/:id/reposicao', { params: { id } });
const fimDe = async (id: number) => (await verReposicao(id)).body.racao?.fim ?? '';

/** What the schedule does every few minutes. */
async function rodar(momento: string): Promise<void> {
  palco().irPara(momento);
  await trabalhadores(palco(), correio).reposicoes({});
  await palco().trabalhar();
}
const as = (dia: string, hora: string) => `${dia}T${hora}:00-03:00`;

// 15 kg at 133 g a day, bought on 10/03: 112 days, until 30/06.
const FIM = '2026-06-30';

describe('a ração comprada', () => {
  test('um pacote que dura mais de um ano está à vista até o fim', async () => {
    const { id } = await comprar({ peso_pet: 1 });
    const fim = await fimDe(id);
    expect(fim > '2027-06-01').toBe(true);
    palco().irPara('2027-05-01T12:00:00-03:00');
    await renovarSessoes();
    const { body } = await chamar(palco(), elenco.tutor, 'GET /reposicoes', {});
    expect(body.reposicoes.map(({ id_prescricao, racao }) => [id_prescricao, racao?.fim])).toEqual([[id, fim]]);
  });

  test('acaba no dia em que o pacote, dividido pelas gramas, termina', async () => {
    const { id } = await comprar();
    const { body } = await verReposicao(id);
    expect(body).toMatchObject({
      id_prescricao: id,
      pet: null,
      pet_nome: 'Thor',
      racao: { gramas: 133, peso: 15, comprado_em: '2026-03-10', fim: FIM, situacao: 'em_dia' },
      pedido: null,
      nao_pode_pedir: null,
    });
    const { body: lista } = await chamar(palco(), elenco.tutor, 'GET /reposicoes', {});
    expect(lista.reposicoes).toEqual([body]);
  });

  test('sem compra, ou com ela desfeita, não há fim', async () => {
    const { indicacao } = await ateOCupom(palco(), elenco);
    expect((await verReposicao(indicacao.id_prescricao)).body).toMatchObject({
      racao: null,
      nao_pode_pedir: 'RENOVACAO_CEDO',
    });
    const { id, idCupom } = await comprar();
    expect((await desfazer(palco(), admin, idCupom)).status).toBe(200);
    expect((await verReposicao(id)).body.racao).toBeNull();
  });

  test('some da lista um mês depois de acabar', async () => {
    const { id } = await comprar();
    const listar = async () => {
      await renovarSessoes();
      const { body } = await chamar(palco(), elenco.tutor, 'GET /reposicoes', {});
      return body.reposicoes.map(({ id_prescricao, racao }) => [id_prescricao, racao?.situacao]);
    };
    palco().irPara(as('2026-06-25', '09:00'));
    expect(await listar()).toEqual([[id, 'acabando']]);
    palco().irPara(as('2026-07-30', '09:00'));
    expect(await listar()).toEqual([[id, 'acabou']]);
    palco().irPara(as('2026-07-31', '09:00'));
    expect(await listar()).toEqual([]);
  });

  test('vai para o calendário do tutor num arquivo, com o mesmo nome sempre', async () => {
    const { id } = await comprar();
    const params = { id };
    const baixar = () => chamar(palco(), elenco.tutor, 'GET /prescrition/:id/reposicao/calendario', { params });
    const { status, headers, texto } = await baixar();
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'attachment; filename="fim-da-racao.ics"',
    ]);
    expect(texto).toContain(`UID:racao-${id}@indicabem.test\r\n`);
    expect(texto).toContain('DTSTART;VALUE=DATE:20260630\r\n');
    const { indicacao } = await ateOCupom(palco(), elenco);
    const semFim = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id/reposicao/calendario', {
      params: { id: indicacao.id_prescricao },
    });
    expect(semFim.status).toBe(404);
  });
});

describe('o lembrete do fim da ração', () => {
  test('sai uma vez, às oito de São Paulo, cinco dias antes', async () => {
    const { id } = await comprar();
    expect(await fimDe(id)).toBe(FIM);
    await rodar(as('2026-06-24', '23:59'));
    await rodar(as('2026-06-25', '07:59'));
    expect(lembretes()).toEqual([]);

    await rodar(as('2026-06-25', '08:00'));
    await rodar(as('2026-06-25', '08:05'));
    await rodar(as('2026-06-26', '08:00'));
    const [lembrete, ...outros] = lembretes();
    expect(outros).toEqual([]);
    expect(lembrete?.assunto).toBe('A ração de Thor acaba em 30/06');
    expect(lembrete?.texto).toContain('acaba em 5 dias, terça-feira, 30 de junho de 2026.');
    expect(lembrete?.texto).toContain('15 kg, 133 g por dia, desde 10/03/2026');
    expect(lembrete?.texto).toContain(`http://indicabem.test/web/indicacao/codigo/${id}`);
    expect(lembrete?.anexos?.[0]?.conteudo).toContain('DTSTART;VALUE=DATE:20260630');
    expect(lembrete?.cabecalhos?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  test('à noite em São Paulo já é o dia seguinte em Londres, e ainda não é hora', async () => {
    await comprar();
    // 02:00 of the 25th by UTC.
    await rodar('2026-06-25T02:00:00Z');
    await rodar('2026-06-25T10:59:00Z');
    expect(lembretes()).toEqual([]);
    await rodar('2026-06-25T11:00:00Z');
    expect(lembretes()).toHaveLength(1);
  });

  test('o servidor parado naqueles dias lembra quando volta, até o último; depois, não', async () => {
    await comprar();
    await rodar(as(FIM, '21:00'));
    expect(lembretes()[0]?.texto).toContain('acaba hoje');
    palco().irPara(AGORA);
    elenco = await criarElenco(palco());
    await confirmar(AGORA);
    await comprar();
    await rodar(as('2026-07-01', '09:00'));
    expect(lembretes()).toEqual([]);
  });

  test('não sai depois que o tutor pediu nova indicação', async () => {
    const { id } = await comprar();
    const { status } = await chamar(palco(), elenco.tutor, 'POST /prescrition/:id/renovacao', { params: { id } });
    expect(status).toBe(200);
    await rodar(as('2026-06-25', '08:00'));
    expect(lembretes()).toEqual([]);
  });

  test('nem com a outra já feita; nem pedida entre a marca e o envio', async () => {
    const { id } = await comprar();
    palco().irPara(as('2026-06-20', '10:00'));
    await renovarSessoes();
    const { codigo_prescricao } = await indicar(palco(), elenco);
    await resgatar(palco(), elenco.tutor, codigo_prescricao);
    await rodar(as('2026-06-25', '08:00'));
    expect(lembretes()).toEqual([]);

    palco().irPara(AGORA);
    elenco = await criarElenco(palco());
    await confirmar(AGORA);
    const outra = await comprar();
    expect(outra.id).not.toBe(id);
    palco().irPara(as('2026-06-25', '08:00'));
    await renovarSessoes();
    await trabalhadores(palco(), correio).reposicoes({});
    await chamar(palco(), elenco.tutor, 'POST /prescrition/:id/renovacao', { params: { id: outra.id } });
    await palco().trabalhar();
    expect(lembretes()).toEqual([]);
  });

  test('não sai para quem desligou os lembretes, nem para caixa não confirmada ou conta suspensa', async () => {
    await comprar();
    await chamar(palco(), elenco.tutor, 'PUT /lembretes', { body: { ligados: false } });
    await rodar(as('2026-06-25', '08:00'));
    expect(lembretes()).toEqual([]);
    for (const mudanca of [{ email_confirmado_em: null }, { suspensa_em: AGORA }]) {
      palco().irPara(AGORA);
      elenco = await criarElenco(palco());
      await confirmar(AGORA);
      await comprar();
      await palco().db.updateTable('conta').set(mudanca).where('id', '=', elenco.tutor.id).execute();
      await rodar(as('2026-06-25', '08:00'));
      expect(lembretes()).toEqual([]);
    }
  });

  test('desfeita a compra, não sai; comprada de novo, conta da nova compra', async () => {
    const { id, idCupom } = await comprar();
    await rodar(as('2026-03-11', '09:00'));
    await renovarSessoes();
    await desfazer(palco(), admin, idCupom);
    palco().irPara(as('2026-04-10', '12:00'));
    await renovarSessoes();
    expect((await validar(palco(), elenco.loja, idCupom)).status).toBe(200);
    while (await darQuilos(palco()));
    expect(await fimDe(id)).toBe('2026-07-31');
    await rodar(as('2026-06-25', '08:00'));
    expect(lembretes()).toEqual([]);
    await rodar(as('2026-07-26', '08:00'));
    expect(lembretes().map(({ assunto }) => assunto)).toEqual(['A ração de Thor acaba em 31/07']);
  });

  test('de oito rodadas ao mesmo tempo sai um só', async () => {
    await comprar();
    palco().irPara(as('2026-06-25', '08:00'));
    const acoes = trabalhadores(palco(), correio);
    await Promise.all(Array.from({ length: 8 }, () => acoes.reposicoes({})));
    await palco().trabalhar();
    expect(lembretes()).toHaveLength(1);
  });

  test('se não deu para pôr na fila, nada fica marcado, e a próxima rodada lembra', async () => {
    await comprar();
    palco().irPara(as('2026-06-25', '08:00'));
    const semFila = { ...palco().fila, enfileirarTodas: () => Promise.reject(new Error('fila fora do ar')) };
    await expect(trabalhadores({ ...palco(), fila: semFila }, correio).reposicoes({})).rejects.toThrow('fila');
    await rodar(as('2026-06-25', '08:05'));
    expect(lembretes()).toHaveLength(1);
  });
});

test('a ração de outra pessoa não existe, byte por byte', async () => {
  const { id } = await comprar();
  const outra = (await criarElenco(palco())).tutor;
  const ver = (qual: number) => chamar(palco(), outra, 'GET /prescrition/:id/reposicao', { params: { id: qual } });
  const [alheia, nenhuma] = [await ver(id), await ver(999_999_999)];
  expect([alheia.status, alheia.texto]).toEqual([404, nenhuma.texto]);
});
