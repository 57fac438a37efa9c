import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const ROTA = 'POST /prescrition/nova_prescricao_prescritor';
const ANA = { responsavel_nome: 'Ana Vet', responsavel_crmv: '12.345', responsavel_uf: 'SP' } as const;

let dono: Pessoa;
let vet: Pessoa;
let groomer: Pessoa;
let racao: number;
beforeAll(async () => {
  dono = await criarAdmin(palco());
  vet = await criarPrescritor(palco(), undefined, { perfil: 'veterinario' });
  groomer = await criarPrescritor(palco(), undefined, { perfil: 'groomer' });
  racao = await criarProduto(palco(), { energia_metabolizavel: 3800 });
});

const usar = (formula: 1 | 2, responsavel: object = ANA) =>
  chamar(palco(), dono, 'PUT /configuracao', { body: { formula, ...responsavel } });
const adulto = { fase: 'adulto', ecc: 5, atividade: 'moderada' };
const pela2 = (outros: object = {}) => ({
  id_produto: racao,
  telefone: '15988887777',
  formula: 2,
  peso_pet: 12,
  caso: adulto,
  ...outros,
});
const pela1 = (outros: object = {}) =>
  pela2({ formula: undefined, caso: undefined, ecc: 1, atividade: 110, ...outros });
const enviar = (quem: Pessoa, body: object, chave = randomUUID()) =>
  chamar(palco(), quem, ROTA, { body: body as never, headers: { 'idempotency-key': chave } });
const quantas = async () =>
  Number(
    (
      await palco()
        .db.selectFrom('prescricao')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

type Resposta = { status: number; body: { type?: string; campos?: Record<string, string> } };
/** Refused as told, and nothing came of it. */
async function recusada(pedido: Promise<Resposta>, esperado: unknown[]): Promise<void> {
  const antes = await quantas();
  const { status, body } = await pedido;
  expect([status, body.type, ...Object.keys(body.campos ?? {})]).toEqual(esperado);
  expect(await quantas()).toBe(antes);
}

describe('a fórmula em vigor', () => {
  test('começa na 1, sem responsável; a 2 exige os três campos e não muda nada pela metade', async () => {
    expect((await chamar(palco(), vet, 'GET /dose', {})).body).toEqual({ formula: 1, responsavel: null });
    for (const [campo, responsavel] of [
      ['responsavel_nome', { ...ANA, responsavel_nome: '' }],
      ['responsavel_crmv', { ...ANA, responsavel_crmv: 'CRMV' }],
      ['responsavel_uf', { ...ANA, responsavel_uf: 'XX' }],
      ['responsavel_uf', { ...ANA, responsavel_uf: undefined }],
    ] as const) {
      const { status, body } = await usar(2, responsavel);
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [campo]]);
    }
    expect((await chamar(palco(), vet, 'GET /dose', {})).body.formula).toBe(1);
  });

  test('a 2 vale para todos com o responsável, e na auditoria não há o nome dele', async () => {
    expect((await usar(2)).status).toBe(200);
    const tutor = await criarTutor(palco());
    const vigor = { formula: 2, responsavel: { nome: 'Ana Vet', crmv: '12345', uf: 'SP' } };
    expect((await chamar(palco(), tutor, 'GET /dose', {})).body).toEqual(vigor);
    const { valores, campos } = await palco()
      .db.selectFrom('auditoria')
      .select(['valores', 'campos'])
      .where('ato', '=', 'ajustes-alterados')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(valores).toEqual({ formula: [1, 2] });
    expect(campos).toContain('responsavel_nome');
    expect((await usar(1, { responsavel_nome: '' })).body).toMatchObject({ formula: 1, responsavel_nome: null });
  });
});

describe('com a fórmula 2 em vigor', () => {
  beforeAll(() => usar(2));

  test('guarda a conta, o caso e quem responde; outro responsável depois não a reescreve', async () => {
    const { status, body } = await enviar(groomer, pela2({ gramas_vistas: 187 }));
    expect(status).toBe(200);
    expect(body.calculo).toMatchObject({
      versao: 2,
      kcal: 709,
      gramas: 187,
      faixa: { minimo: { kcal: 613, gramas: 161 }, maximo: { kcal: 838, gramas: 221 } },
      caso: adulto,
      responsavel: { nome: 'Ana Vet', crmv: '12345', uf: 'SP' },
    });
    await usar(2, { ...ANA, responsavel_nome: 'Bia Vet' });
    const lida = await chamar(palco(), groomer, 'GET /prescrition/:id', { params: { id: body.id_prescricao } });
    expect(lida.body.calculo?.responsavel?.nome).toBe('Ana Vet');
    await usar(2);
  });

  test('quem calculou pela 1, ou não disse por qual, confere de novo; sem calculadora não há o que conferir', async () => {
    await recusada(enviar(groomer, pela1()), [409, 'formula-mudou']);
    await recusada(enviar(groomer, pela1({ formula: 1 })), [409, 'formula-mudou']);
    const petisco = await criarProduto(palco(), { tipo_calculadora: 'none' });
    expect((await enviar(groomer, pela1({ id_produto: petisco }))).status).toBe(200);
  });

  test('quem viu outra quantidade é avisado da atual, e nada é indicado', async () => {
    await recusada(enviar(vet, pela2({ gramas_vistas: 186 })), [409, 'dose-mudou']);
    const { body } = await enviar(vet, pela2({ gramas_vistas: 186 }));
    expect(body).toMatchObject({
      detail: 'A quantidade mudou de 186 g por dia para 187 g por dia. Confira e envie de novo.',
      atual: { gramas: 187 },
    });
    await recusada(enviar(vet, pela2({ sem_quantidade: true })), [409, 'dose-mudou']);
  });

  test.each<[string, object, string[]]>([
    ['sem caso', { caso: undefined }, ['caso.fase']],
    ['sem fase', { caso: { ecc: 5 } }, ['caso.fase']],
    ['sem respostas', { caso: { fase: 'adulto' } }, ['caso.ecc', 'caso.atividade']],
    ['sem peso', { peso_pet: null }, ['peso_pet']],
    ['ECC que não existe', { caso: { ...adulto, ecc: 10 } }, ['caso.ecc']],
    ['fórmula que não existe', { formula: 3 }, ['formula']],
    [
      'idade torta',
      { caso: { fase: 'filhote', idade: { valor: 'um', unidade: 'anos' } } },
      ['caso.idade.valor', 'caso.idade.unidade'],
    ],
  ])('%s: 422 no campo certo', async (_, erro, campos) => {
    await recusada(enviar(vet, pela2(erro)), [422, 'dados-invalidos', ...campos]);
  });

  describe('onde não se diz a quantidade', () => {
    const magro = { caso: { ...adulto, ecc: 2 } };

    test('quem não é veterinário não indica, nem dizendo que vai sem ela', async () => {
      await recusada(enviar(groomer, pela2(magro)), [422, 'dados-invalidos', 'caso.ecc']);
      await recusada(enviar(groomer, pela2({ ...magro, sem_quantidade: true })), [422, 'dados-invalidos', 'caso.ecc']);
      const { body } = await enviar(groomer, pela2(magro));
      expect(body.campos?.['caso.ecc']).toContain('Procure o veterinário.');
    });

    test('o veterinário indica só se disser que vai sem ela; não há grama em lugar nenhum, e o tutor lê por quê', async () => {
      await recusada(enviar(vet, pela2(magro)), [422, 'dados-invalidos', 'caso.ecc']);
      const pedido = pela2({ ...magro, sem_quantidade: true, email: 'sem.dose@example.com' });
      const { status, body } = await enviar(vet, pedido);
      expect([status, body.calculo, body.peso_pet]).toEqual([200, null, 12]);
      expect(body.sem_dose).toEqual({
        versao: 2,
        motivo: 'magreza',
        peso_pet: 12,
        caso: { ...adulto, ecc: 2 },
        responsavel: { nome: 'Ana Vet', crmv: '12345', uf: 'SP' },
      });
      await palco().trabalhar();
      const email = palco().emails.find(({ para }) => para === 'sem.dose@example.com');
      for (const parte of [email?.texto ?? '', email?.html ?? '']) {
        expect(parte).toContain('Combine com o veterinário');
        expect(parte).toContain('O pet está muito magro');
        expect(parte).not.toMatch(/\d g\b|kcal/);
      }
    });
  });

  test('um código impresso segue as mesmas regras', async () => {
    const lote = await palco()
      .db.insertInto('lote')
      .values({ data_referencia: '2026-01-01', quantidade: 1, criado_por: dono.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await palco()
      .db.insertInto('prescricao')
      .values({ codigo: 'BCDFGHJK', data: '2026-01-01', lote_id: lote.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const registrar = (body: object) =>
      chamar(palco(), groomer, 'PUT /prescrition/:id', {
        params: { id },
        body: { codigo_prescricao: 'BCDFGHJK', ...body } as never,
      });
    await recusada(registrar(pela1()), [409, 'formula-mudou']);
    await recusada(registrar(pela2({ gramas_vistas: 1 })), [409, 'dose-mudou']);
    await recusada(registrar(pela2({ caso: { ...adulto, ecc: 9 } })), [422, 'dados-invalidos', 'caso.ecc']);
    expect((await registrar(pela2({ gramas_vistas: 187 }))).body.calculo).toMatchObject({ versao: 2, gramas: 187 });
  });
});

describe('com a fórmula 1 em vigor', () => {
  beforeAll(() => usar(1));

  test('o pedido de sempre vale como sempre, agora com faixa, refeições e petiscos', async () => {
    const { body } = await enviar(groomer, pela1());
    expect(body.calculo).toMatchObject({
      versao: 1,
      kcal: 709,
      gramas: 187,
      faixa: { minimo: { gramas: 161 }, maximo: { gramas: 221 } },
      refeicoes: { minimo: 2, maximo: 2 },
      petiscos: { regra: 'um_decimo', kcal: 71, gramas: 19 },
      responsavel: null,
    });
    await recusada(enviar(groomer, pela2()), [409, 'formula-mudou']);
    await recusada(enviar(groomer, pela1({ gramas_vistas: 200 })), [409, 'dose-mudou']);
  });

  test('a repetição de um envio, depois da troca de fórmula, ainda devolve o que foi feito', async () => {
    const chave = randomUUID();
    const primeira = await enviar(groomer, pela1(), chave);
    await usar(2);
    const repetida = await enviar(groomer, pela1(), chave);
    await usar(1);
    expect(repetida.body.id_prescricao).toBe(primeira.body.id_prescricao);
  });

  test('o que o crescimento pede vai ao lado, e só com a confirmação de quem indica', async () => {
    const id_produto = await criarProduto(palco(), { ciclo_de_vida: 'Filhote', energia_metabolizavel: 3800 });
    const crescendo = pela1({ id_produto, peso_pet: 3, peso_adulto: 6 });
    await recusada(enviar(groomer, crescendo), [422, 'dados-invalidos', 'crescimento_confirmado']);
    await recusada(enviar(groomer, { ...crescendo, peso_adulto: 2 }), [422, 'dados-invalidos', 'peso_adulto']);
    const { body } = await enviar(groomer, { ...crescendo, crescimento_confirmado: true });
    expect(body.calculo?.crescimento).toMatchObject({ peso_adulto: 6, kcal: 425, gramas: 112 });
  });

  test('o e-mail diz como calculamos: a conta, a faixa, as refeições, os petiscos e a fonte', async () => {
    await enviar(groomer, pela1({ email: 'como.calculamos@example.com' }));
    await palco().trabalhar();
    const email = palco().emails.find(({ para }) => para === 'como.calculamos@example.com');
    for (const parte of [
      'Como calculamos',
      '709 kcal',
      '161 a 221 g',
      '2 refeições: 94 g e 93 g',
      'tire 19 g',
      'FEDIAF',
    ]) {
      expect(email?.texto).toContain(parte);
      expect(email?.html).toContain(parte);
    }
    expect(email?.html).toContain('110 × 12<sup>0,75</sup> = <strong>709 kcal</strong>');
  });
});
