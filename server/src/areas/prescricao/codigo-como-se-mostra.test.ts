import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, type Elenco, indicar, lerNoCaixa, resgatar, verSelo } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
beforeAll(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});

/** As screens, cards and messages show it, and as people copy it from there. */
const ESCRITAS: [string, (codigo: string) => string][] = [
  ['com traço', formatarCodigo],
  ['em minúsculas, com traço', (codigo) => formatarCodigo(codigo).toLowerCase()],
  ['com espaços', (codigo) => ` ${codigo.replace(/.{4}/g, '$& ')} `],
  ['com o rótulo', (codigo) => `Código: ${formatarCodigo(codigo)}`],
  ['com o rótulo, sem dois-pontos', (codigo) => `código ${formatarCodigo(codigo).toLowerCase()}`],
];

describe.each(ESCRITAS)('um código %s', (_, escrever) => {
  test('é consultado e resgatado', async () => {
    const { codigo_prescricao, id_prescricao } = await indicar(palco(), elenco);
    const escrito = escrever(codigo_prescricao);
    const achado = await chamar(palco(), elenco.prescritor, 'GET /prescrition/:codigo/prescrition', {
      params: { codigo: escrito },
    });
    expect(achado.body.id_prescricao).toBe(id_prescricao);
    expect((await resgatar(palco(), elenco.tutor, escrito)).body.id_prescricao).toBe(id_prescricao);
  });

  test('é registrado pelo parceiro que tem o cartão', async () => {
    const [cartao] = (
      await chamar(palco(), admin, 'POST /prescrition/lote', {
        headers: {},
        body: { data_referencia: '2026-03-01', quantidade: 1 },
      })
    ).body;
    const { status } = await chamar(palco(), elenco.prescritor, 'PUT /prescrition/:id', {
      params: { id: cartao?.id_prescricao ?? 0 },
      body: {
        codigo_prescricao: escrever(cartao?.codigo_prescricao ?? ''),
        id_produto: elenco.produto,
        telefone: '15988887777',
        peso_pet: 10,
        ecc: 1,
        atividade: 95,
      },
    });
    expect(status).toBe(200);
  });

  test('se acha na busca do parceiro, do tutor e da equipe', async () => {
    const { codigo_prescricao, id_prescricao } = await indicar(palco(), elenco);
    const tutor = await criarTutor(palco());
    await resgatar(palco(), tutor, codigo_prescricao);
    for (const quem of [elenco.prescritor, tutor, admin]) {
      const { body } = await chamar(palco(), quem, 'GET /prescritions', {
        query: { busca: escrever(codigo_prescricao) },
      });
      expect(body.prescritions.map((p) => p.id_prescricao)).toEqual([id_prescricao]);
    }
  });

  test('de cupom, é lido no caixa', async () => {
    const { idCupom } = await ateOCupom(palco(), elenco);
    const { body } = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: idCupom } });
    const { selo } = (await verSelo(palco(), elenco.tutor, idCupom)).body;
    const lido = await lerNoCaixa(palco(), elenco.loja, escrever(body.codigo_coupon), { s: selo });
    expect(lido.body.id_coupon).toBe(idCupom);
  });
});

test('um pedaço do código, com o traço, já acha; telefone, e-mail e produto continuam a achar', async () => {
  const { codigo_prescricao, id_prescricao } = await indicar(palco(), elenco, {
    email: 'ana-maria.b@example.com',
    telefone: '(15) 97777-1234',
  });
  const achar = async (busca: string) =>
    (await chamar(palco(), elenco.prescritor, 'GET /prescritions', { query: { busca } })).body.prescritions.map(
      (p) => p.id_prescricao,
    );
  for (const busca of [formatarCodigo(codigo_prescricao).slice(0, 7).toLowerCase(), '97777-1234', 'ANA-maria.b@'])
    expect(await achar(busca)).toContain(id_prescricao);
  expect(await achar('nao-existe')).toEqual([]);
});
