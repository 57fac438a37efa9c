import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, escolher, indicar, resgatar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let elenco: Elenco;
let admin: Pessoa;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
});

const ver = async (quem: Pessoa, id: number) =>
  (await chamar(palco(), quem, 'GET /prescrition/:id', { params: { id } })).body;

describe('o primeiro nome do tutor e o do pet', () => {
  test('vão com a indicação; parceiro, tutor e equipe os veem, a loja não', async () => {
    const feita = await indicar(palco(), elenco, { tutor_nome: '  José  Luís ', pet_nome: 'Açaí' });
    expect(feita).toMatchObject({ tutor_nome: 'José Luís', pet_nome: 'Açaí' });
    const { id_prescricao: id } = feita;
    await resgatar(palco(), elenco.tutor, feita.codigo_prescricao);
    await escolher(palco(), elenco.tutor, id, elenco.loja);
    for (const quem of [elenco.prescritor, elenco.tutor, admin]) {
      expect(await ver(quem, id)).toMatchObject({ tutor_nome: 'José Luís', pet_nome: 'Açaí' });
    }
    expect(await ver(elenco.loja, id)).toMatchObject({ tutor_nome: null, pet_nome: null });
  });

  test('a busca os acha, sem acento e em qualquer caixa', async () => {
    const { id_prescricao } = await indicar(palco(), elenco, { tutor_nome: 'Íris', pet_nome: 'Pitanga' });
    for (const busca of ['iris', 'PITANGA', 'pitângá', 'tang']) {
      const { body } = await chamar(palco(), elenco.prescritor, 'GET /prescritions', { query: { busca } });
      expect([busca, body.prescritions.map((p) => p.id_prescricao)]).toEqual([busca, [id_prescricao]]);
    }
  });

  test.each([
    ['<b>Ana</b>', 'Use só letras e números'],
    ['golpe.com', 'Use só letras e números'],
    ['a'.repeat(41), 'Use até 40 letras'],
    ['a'.repeat(201), 'Use até 40 letras'],
    ['Ana\u0000', 'Use só letras e números'],
  ])('%j é recusado no campo', async (nome, frase) => {
    const { status, body } = await chamar(palco(), elenco.prescritor, 'POST /prescrition/nova_prescricao_prescritor', {
      headers: {},
      body: { id_produto: elenco.produto, telefone: '(15) 98888-7777', tutor_nome: nome, pet_nome: nome } as never,
    });
    expect([status, body.campos?.tutor_nome, body.campos?.pet_nome]).toEqual([422, frase, frase]);
  });

  test('o e-mail cumprimenta com eles', async () => {
    await indicar(palco(), elenco, { email: 'nomes@example.com', tutor_nome: 'Ana', pet_nome: 'Rex' });
    await palco().trabalhar();
    const email = palco().emails.find(({ para }) => para === 'nomes@example.com');
    expect(email?.assunto).toMatch(/indicou uma ração para Rex$/);
    expect(email?.texto).toMatch(/^Ana, você recebeu uma indicação/);
  });

  test('quem abre o link os vê e os corrige ao resgatar', async () => {
    const { codigo_prescricao, id_prescricao } = await indicar(palco(), elenco, {
      tutor_nome: 'Anna',
      pet_nome: 'Réx',
    });
    const telefone = '(15) 98888-7777';
    const previa = await chamar(palco(), elenco.tutor, 'POST /prescrition/verificando_prescricao', {
      body: { telefone, token: codigo_prescricao },
    });
    expect(previa.body).toMatchObject({ tutor_nome: 'Anna', pet_nome: 'Réx' });
    const { body } = await chamar(palco(), elenco.tutor, 'PUT /prescrition/:codigo/tutor', {
      params: { codigo: codigo_prescricao },
      body: { telefone, tutor_nome: 'Ana', pet_nome: '' },
    });
    expect(body).toMatchObject({ id_prescricao, tutor_nome: 'Ana', pet_nome: null });
  });

  test('resgatar sem dizer nada deixa os nomes como estão', async () => {
    const { codigo_prescricao } = await indicar(palco(), elenco, { tutor_nome: 'Bia', pet_nome: 'Mel' });
    const { body } = await resgatar(palco(), elenco.tutor, codigo_prescricao);
    expect(body).toMatchObject({ tutor_nome: 'Bia', pet_nome: 'Mel' });
  });

  test('depois, só o seu tutor os corrige, e nada além deles', async () => {
    const { codigo_prescricao, id_prescricao: id } = await indicar(palco(), elenco, { pet_nome: 'Mel' });
    await resgatar(palco(), elenco.tutor, codigo_prescricao);
    const mudar = (quem: Pessoa) =>
      chamar(palco(), quem, 'PUT /prescrition/:id', {
        params: { id },
        body: { pet_nome: 'Melzinha', anotacoes: 'X', telefone: '(15) 91111-1111', observacao_lojista: 'X' },
      });
    expect((await mudar(await criarTutor(palco()))).status).toBe(404);
    expect((await mudar(elenco.tutor)).body).toMatchObject({
      pet_nome: 'Melzinha',
      tutor_nome: null,
      anotacoes: null,
      telefone: '(15) 98888-7777',
    });
    expect((await ver(admin, id)).observacao_lojista).toBeNull();
  });
});
