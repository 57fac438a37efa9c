import { createHmac } from 'node:crypto';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { aFundo } from '../../test/a-fundo';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, desfazer, indicar, resgatar, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { NOME, tutoraVivida } from '../../test/tutora-vivida';
import { exportarDados } from './exportar-dados';

const palco = comPalco();

test('os dados do tutor saem inteiros, para ele, para a equipe a pedido dele e para mais ninguém', async () => {
  const tutora = await tutoraVivida(palco(), 'x');
  const pedir = (quem: Pessoa) => chamar(palco(), quem, 'GET /tutor/:id/dados', { params: { id: tutora.id } });
  await palco()
    .db.insertInto('troca_de_email')
    .values({ conta_id: tutora.id, antigo: 'de.antes@example.com', trocado_em: AGORA })
    .execute();
  const { status, body, headers } = await pedir(tutora);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="meus-dados.json"');
  expect(body.cadastro).toMatchObject({ nome: NOME, email: tutora.email, acessos_sociais: ['google'] });
  expect(body.aceites.map(({ documento }) => documento)).toEqual(['privacidade', 'regulamento-tutor']);
  expect(body.pets).toMatchObject([{ nome: `Rex da ${NOME}` }]);
  expect(body.eventos).toMatchObject([{ titulo: `Banho ${NOME}` }]);
  expect(body.indicacoes).toHaveLength(3);
  expect(body.cupons.map(({ estado, valor }) => [estado, valor])).toEqual([
    ['efetivado', 289.9],
    ['ativo', null],
  ]);
  expect(body.cupons.map(({ embalagem_kg }) => embalagem_kg)).toEqual([expect.any(Number), null]);
  const nascidos = [...body.pets, ...body.eventos, ...body.cupons].map(({ criado_em }) => criado_em);
  expect(nascidos).toEqual(Array(4).fill(expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)));
  expect(body.eventos[0]?.lembrete_enviado_em).toBeNull();
  expect(body.emails_anteriores).toEqual([{ email: 'de.antes@example.com', trocado_em: AGORA.toISOString() }]);
  expect(body.sessoes).toHaveLength(1);
  expect((await pedir(await criarTutor(palco()))).status).toBe(404);
  const daEquipe = await pedir(await criarAdmin(palco()));
  expect(daEquipe.headers['content-disposition']).toBe(`attachment; filename="dados-${tutora.id}.json"`);
  expect(daEquipe.body).toEqual(body);
});

test('os quilos que as compras doaram saem com o número e o segredo que os comprova; depois de desfeitos, também', async () => {
  const elenco = await criarElenco(palco());
  const { idCupom } = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, idCupom);
  await palco().trabalhar();
  await desfazer(palco(), elenco.loja, idCupom);
  await palco().trabalhar();
  const { id } = elenco.tutor;
  const { body } = await chamar(palco(), elenco.tutor, 'GET /tutor/:id/dados', { params: { id } });
  const { rows } = await palco().pool.query<{ n: number; dados: string }>(
    'select n, dados from quilo join folha using (n) where cupom_id = $1 order by n',
    [idCupom],
  );
  expect(body.quilos).toMatchObject([
    { id_coupon: idCupom, kg: 1, n: rows[0]?.n },
    { id_coupon: idCupom, kg: -1, n: rows[1]?.n, sal: null },
  ]);
  const comprovante = createHmac('sha256', Buffer.from(body.quilos[0]?.sal ?? '', 'hex')).update(String(idCupom));
  expect(JSON.parse(rows[0]?.dados ?? '{}')).toMatchObject({ comprovante: comprovante.digest('hex') });
});

test('a quantidade do dia sai em palavras e inteira, para o tutor e para o parceiro; sem ela, o motivo de cada um', async () => {
  const elenco = await criarElenco(palco());
  const produto = await criarProduto(palco(), { energia_metabolizavel: 3800 });
  const { codigo_prescricao } = await indicar(
    palco(),
    { ...elenco, produto },
    { peso_pet: 12, ecc: 1, atividade: 110 },
  );
  const sem = await indicar(palco(), elenco);
  const semDose = { versao: 2, motivo: 'magreza', peso_pet: 12, caso: { fase: 'adulto', ecc: 2 } };
  await palco().pool.query('update prescricao set calculo = null, sem_dose = $2 where codigo = $1', [
    sem.codigo_prescricao,
    semDose,
  ]);
  for (const codigo of [codigo_prescricao, sem.codigo_prescricao]) await resgatar(palco(), elenco.tutor, codigo);
  const [doTutor, doParceiro] = [
    await chamar(palco(), elenco.tutor, 'GET /tutor/:id/dados', { params: { id: elenco.tutor.id } }),
    await chamar(palco(), elenco.prescritor, 'GET /prescriber/:id/dados', { params: { id: elenco.prescritor.id } }),
  ];
  for (const [{ body }, motivo] of [
    [doTutor, 'O pet está muito magro, e a causa precisa ser vista antes da quantidade. Procure o veterinário.'],
    [doParceiro, 'Condição corporal 1 a 3. Avalie a causa e prescreva a realimentação.'],
  ] as const) {
    const [comDose, semEla] = body.indicacoes;
    expect(comDose).toMatchObject({
      quantidade_por_dia: '187 g',
      kcal_por_dia: 709,
      motivo_sem_dose: null,
      calculo: { gramas: 187, peso_pet: 12, energia_metabolizavel: 3800 },
      sem_dose: null,
      cancelada_em: null,
      titulo: null,
    });
    expect(semEla).toMatchObject({
      quantidade_por_dia: 'Combine com o veterinário',
      kcal_por_dia: null,
      motivo_sem_dose: motivo,
      calculo: null,
      sem_dose: semDose,
    });
  }
});

test('o que a equipe fez pela pessoa está na cópia, com o motivo e sem o nome de quem fez', async () => {
  const elenco = await criarElenco(palco());
  const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
  const equipe = await criarAdmin(palco(), undefined, 'Zuleica Da-Equipe');
  await chamar(palco(), equipe, 'POST /atendimento/cupom/:id/liberacao', {
    params: { id: idCupom },
    body: { motivo: 'pedido_do_tutor', texto: 'Ligou de manhã' },
  });
  const { id } = elenco.tutor;
  const { body, texto } = await chamar(palco(), elenco.tutor, 'GET /tutor/:id/dados', { params: { id } });
  expect(body.atendimentos).toEqual([
    {
      indicacao: indicacao.codigo_prescricao,
      feito: 'Cupom liberado: escolha devolvida',
      em: AGORA.toISOString(),
      motivo: 'Pedido do tutor',
      texto: 'Ligou de manhã',
    },
  ]);
  expect(texto).not.toContain('Zuleica');
});

/** Eighty pages in depth. */
const EVENTOS = aFundo(10_000);

describe('os dados de uma conta grande', () => {
  test('saem aos poucos: quem lê o começo não fez o servidor ler o resto, e tudo chega', async () => {
    const tutora = await criarTutor(palco());
    await palco().pool.query(
      `insert into evento (tutor_id, titulo, descricao, data)
       select $1, 'Evento ' || n, repeat('x', 200), date '2026-01-01' + n % 300 from generate_series(1, $2::int) n`,
      [tutora.id, EVENTOS],
    );
    const consultas = vi.spyOn(pg.Client.prototype, 'query');
    const dados = (await exportarDados(palco().db, tutora.id, AGORA))[Symbol.asyncIterator]();
    let [texto, maior, lido] = ['', 0, 0];
    for (let pedaco = await dados.next(); !pedaco.done; pedaco = await dados.next()) {
      texto += pedaco.value;
      maior = Math.max(maior, pedaco.value.length);
      if (++lido === 20) expect(paginasDeEventos(consultas.mock.calls)).toBeLessThanOrEqual(20);
    }
    expect(paginasDeEventos(consultas.mock.calls)).toBe(EVENTOS / 500 + 1);
    consultas.mockRestore();
    expect(maior).toBeLessThan(200_000);
    const { eventos } = JSON.parse(texto);
    const titulos = new Set(eventos.map(({ titulo }: { titulo: string }) => titulo));
    expect([eventos.length, titulos.size]).toEqual([EVENTOS, EVENTOS]);
  });
});

const paginasDeEventos = (chamadas: unknown[][]) =>
  chamadas.filter(([comando]) => JSON.stringify(comando).includes('from \\"evento\\"')).length;
