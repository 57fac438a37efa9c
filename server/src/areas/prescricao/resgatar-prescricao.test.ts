import { lerHash } from '@indica-bem/domain/prescricao/link';
import { describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, indicar, resgatar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();

async function criarLote(campos: object = {}): Promise<{ id: number; codigo: string }> {
  const admin = await criarAdmin(palco());
  const lote = await palco()
    .db.insertInto('lote')
    .values({ data_referencia: '2026-03-01', quantidade: 1, criado_por: admin.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const codigo = Array.from({ length: 8 }, () => 'BCDFGHJKMN'[Math.floor(Math.random() * 10)]).join('');
  return palco()
    .db.insertInto('prescricao')
    .values({ codigo, data: '2026-03-01', lote_id: lote.id, ...campos })
    .returning(['id', 'codigo'])
    .executeTakeFirstOrThrow();
}
const ESPECIFICA = {
  especifica: true,
  titulo_especifico: 'Feira Pet',
  desconto_especifico: 25,
  animal_especifico: 'Cão',
} as const;

const resgatarPorLink = (tutor: Pessoa, hash: string | null) => {
  const { codigo, telefone } = lerHash(hash ?? '') ?? { codigo: '', telefone: '' };
  return chamar(palco(), tutor, 'PUT /prescrition/:codigo/tutor', { params: { codigo }, body: { telefone } });
};
const verificar = (quem: Pessoa, hash: string | null) => {
  const { codigo, telefone } = lerHash(hash ?? '') ?? { codigo: '', telefone: '' };
  return chamar(palco(), quem, 'POST /prescrition/verificando_prescricao', { body: { token: codigo, telefone } });
};

describe('resgatar', () => {
  test('um código digitado em minúsculas, com espaços e traços, é resgatado; de novo, responde o mesmo', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao } = await indicar(palco(), elenco);
    const digitado = ` ${codigo_prescricao.slice(0, 4).toLowerCase()} - ${codigo_prescricao.slice(4)} `;
    const { status, body } = await resgatar(palco(), elenco.tutor, digitado);
    expect([status, body.status, body.id_tutor, body.data_resgate]).toEqual([
      200,
      'Ativo - Cliente cadastrado',
      elenco.tutor.id,
      '2026-03-10',
    ]);
    expect((await resgatar(palco(), elenco.tutor, codigo_prescricao)).status).toBe(200);
  });

  test('de dez tutores ao mesmo tempo, um resgata e nove leem "Código já utilizado."', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao } = await indicar(palco(), elenco);
    const tutores = await Promise.all(Array.from({ length: 10 }, () => criarTutor(palco())));
    const respostas = await Promise.all(tutores.map((t) => resgatar(palco(), t, codigo_prescricao)));
    const frases = respostas.map((r) => (r.status === 200 ? 'resgatado' : `${r.status} ${r.body.detail}`)).sort();
    expect(frases).toEqual([...Array(9).fill('409 Código já utilizado.'), 'resgatado']);
  });

  test('pelo link, o telefone precisa conferir; antes do resgate só se vê produto e parceiro', async () => {
    const elenco = await criarElenco(palco());
    const { hash, product, email } = await indicar(palco(), elenco);
    const previa = await verificar(elenco.tutor, hash);
    expect(previa.body).toMatchObject({ id_prescricao: null, resgatada: false, product: { nome: product?.nome } });
    expect(email).toContain('@');
    expect(previa.texto).not.toContain(email);
    const codigo = lerHash(hash ?? '')?.codigo ?? '';
    const outro = { params: { codigo }, body: { telefone: '15900000000' } };
    const errado = await chamar(palco(), elenco.tutor, 'PUT /prescrition/:codigo/tutor', outro);
    expect([errado.status, errado.body.detail]).toEqual([404, 'Código inválido.']);
    for (const token of [codigo, '22222222']) {
      const naoConfere = await chamar(palco(), elenco.tutor, 'POST /prescrition/verificando_prescricao', {
        body: { token, telefone: '15900000000' },
      });
      expect([naoConfere.status, naoConfere.body.detail]).toEqual([404, 'Nenhuma prescrição encontrada.']);
    }
    expect((await resgatarPorLink(elenco.tutor, hash)).status).toBe(200);
  });

  test('de outra pessoa: pelo link "não vinculada", digitado "já utilizado"', async () => {
    const elenco = await criarElenco(palco());
    const { hash, codigo_prescricao } = await indicar(palco(), elenco);
    await resgatar(palco(), elenco.tutor, codigo_prescricao);
    const outra = await criarTutor(palco());
    const frase = 'Indicação não vinculada a sua conta, entre em contato com o parceiro que fez a indicação';
    expect((await resgatarPorLink(outra, hash)).body.detail).toBe(frase);
    expect((await verificar(outra, hash)).body.detail).toBe(frase);
    expect((await resgatar(palco(), outra, codigo_prescricao)).body.detail).toBe('Código já utilizado.');
  });

  test('o tutor do corpo não é quem manda', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao } = await indicar(palco(), elenco);
    const outra = await criarTutor(palco());
    const pedido = { params: { codigo: codigo_prescricao }, body: { id_tutor: outra.id } };
    expect((await chamar(palco(), elenco.tutor, 'PUT /prescrition/:codigo/tutor', pedido)).status).toBe(403);
  });

  test('dez códigos errados em uma hora, depois 429 — mesmo para um código certo, e só para esta conta', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao } = await indicar(palco(), elenco);
    for (let n = 0; n < 10; n++) expect((await resgatar(palco(), elenco.tutor, `BCDFGHJ${n}`)).status).toBe(404);
    const barrado = await resgatar(palco(), elenco.tutor, codigo_prescricao);
    expect([barrado.status, Number(barrado.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await resgatar(palco(), await criarTutor(palco()), codigo_prescricao)).status).toBe(200);
  });
});

describe('códigos de lote', () => {
  test('antes de um parceiro registrar, ainda não pode ser resgatado; depois, pode', async () => {
    const { tutor, prescritor, produto } = await criarElenco(palco());
    const { id, codigo } = await criarLote();
    const cedo = await resgatar(palco(), tutor, codigo);
    expect([cedo.status, cedo.body.detail]).toEqual([
      409,
      'Prescrição ainda não cadastrada, tente novamente mais tarde',
    ]);
    const achado = await chamar(palco(), prescritor, 'GET /prescrition/:codigo/prescrition', { params: { codigo } });
    expect(achado.body).toMatchObject({ id_prescricao: id, id_prescritor: null });
    const medidas = { peso_pet: 10, ecc: 1, atividade: 95 };
    const dados = { codigo_prescricao: codigo, id_produto: produto, telefone: '15988887777', ...medidas };
    const outro = await criarPrescritor(palco());
    const corrida = await Promise.all(
      [prescritor, outro].map((p) => chamar(palco(), p, 'PUT /prescrition/:id', { params: { id }, body: dados })),
    );
    expect(corrida.map((r) => r.status).sort()).toEqual([200, 404]);
    expect((await resgatar(palco(), tutor, codigo)).status).toBe(200);
  });

  test('específico dispensa parceiro e leva o seu desconto', async () => {
    const { tutor, loja } = await criarElenco(palco());
    const { id, codigo } = await criarLote(ESPECIFICA);
    // Printed on the first of March, it is a recommendation from the day of its redemption.
    expect((await resgatar(palco(), tutor, codigo)).body).toMatchObject({
      data: '2026-03-10',
      prescricao_especifica: 'S',
      titulo_especifico: 'Feira Pet',
    });
    const { body } = await chamar(palco(), tutor, 'PUT /prescrition/:id/shopkeeper', {
      params: { id },
      body: { id_lojista: loja.id },
    });
    const cupom = await chamar(palco(), tutor, 'GET /coupon/:id', { params: { id: body.id_coupon } });
    expect(cupom.body.desconto).toBe(25);
  });

  test('um parceiro não vê nem muda códigos que não são livres nem seus', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao, id_prescricao } = await indicar(palco(), elenco);
    const outro = await criarPrescritor(palco());
    const ver = await chamar(palco(), outro, 'GET /prescrition/:codigo/prescrition', {
      params: { codigo: codigo_prescricao },
    });
    const inexistente = await chamar(palco(), outro, 'GET /prescrition/:codigo/prescrition', {
      params: { codigo: 'BBBBBBBB' },
    });
    expect([ver.status, ver.texto]).toEqual([404, inexistente.texto]);
    const mudar = await chamar(palco(), outro, 'PUT /prescrition/:id', {
      params: { id: id_prescricao },
      body: { anotacoes: 'x' },
    });
    expect(mudar.status).toBe(404);
  });

  test('as anotações mudam até o resgate', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao, id_prescricao } = await indicar(palco(), elenco);
    const anotar = () =>
      chamar(palco(), elenco.prescritor, 'PUT /prescrition/:id', {
        params: { id: id_prescricao },
        body: { anotacoes: 'Duas vezes ao dia', telefone: '15911112222' },
      });
    expect((await anotar()).body).toMatchObject({ anotacoes: 'Duas vezes ao dia', telefone: '(15) 98888-7777' });
    await resgatar(palco(), elenco.tutor, codigo_prescricao);
    expect((await anotar()).body.type).toBe('indicacao-ja-resgatada');
  });
});
