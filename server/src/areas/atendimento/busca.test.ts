import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cnpjDe, cpfDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { escolher, indicar, resgatar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const CPF = cpfDe(77_000_111);
const CNPJ = cnpjDe(7_700_011);
let admin: Pessoa;
let tutora: Pessoa;
let loja: Pessoa;
let parceira: Pessoa;
let indicacao: { id_prescricao: number; codigo_prescricao: string };
let cupom: { id: number; codigo: string };

beforeAll(async () => {
  admin = await criarAdmin(palco());
  tutora = await criarTutor(
    palco(),
    { email: 'marisa.abreu@example.com' },
    { nome: 'Marisa Conceição de Abreu', cpf: CPF, telefone: '15981234567' },
  );
  loja = await criarLojista(palco(), { cnpj: CNPJ, nome_fantasia: 'Empório do Bicho' });
  parceira = await criarPrescritor(palco(), {}, { nome: 'Zuleica Prado', celular: '11970001122' });
  const produto = await criarProduto(palco());
  indicacao = await indicar(
    palco(),
    { prescritor: parceira, produto },
    { email: 'dona.da.caixa@example.com', telefone: '(15) 97777-1234', tutor_nome: 'Marisinha' },
  );
  await resgatar(palco(), tutora, indicacao.codigo_prescricao);
  const { body } = await escolher(palco(), tutora, indicacao.id_prescricao, loja);
  const { rows } = await palco().pool.query('select codigo from cupom where id = $1', [body.id_coupon]);
  cupom = { id: body.id_coupon, codigo: rows[0].codigo };
});

const buscar = async (q: string) => {
  await palco().pool.query(`delete from limite where chave like 'busca:%'`);
  const { status, body } = await chamar(palco(), admin, 'GET /atendimento/busca', { query: { q } });
  expect(status).toBe(200);
  return body;
};
const pessoas = async (q: string) => (await buscar(q)).pessoas.map(({ id }) => id);
const indicacoes = async (q: string) => (await buscar(q)).indicacoes.map(({ id_prescricao }) => id_prescricao);
const cupons = async (q: string) => (await buscar(q)).cupons.map(({ id_coupon }) => id_coupon);
const emGrupos = (texto: string) => texto.replace(/.{4}(?=.)/g, '$&-');

describe('uma caixa acha tudo', () => {
  test('a pessoa, por CPF com máscara e palavras em volta, sem máscara, em parte', async () => {
    const mascarado = CPF.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
    for (const q of [mascarado, `o cpf é ${mascarado}, obrigada`, CPF, CPF.slice(0, 8), CPF.slice(3)])
      expect([q, await pessoas(q)]).toEqual([q, expect.arrayContaining([tutora.id])]);
  });

  test('por telefone, e-mail, nome em qualquer ordem e sem acento', async () => {
    for (const q of [
      '+55 (15) 98123-4567',
      '98123-4567',
      'marisa.abreu@example.com',
      'MARISA.ABREU@',
      'abreu conceicao',
    ])
      expect([q, await pessoas(q)]).toEqual([q, [tutora.id]]);
  });

  test('quem tem as palavras inteiras vem só; em parte, todos os que as têm', async () => {
    const ana = await criarTutor(palco(), {}, { nome: 'Ana Quitéria Umbelina' });
    const anabela = await criarTutor(palco(), {}, { nome: 'Anabela Quitéria' });
    expect(await pessoas('quiteria ana')).toEqual([ana.id]);
    expect(await pessoas('anab quit')).toEqual([anabela.id]);
    expect(await pessoas('an quit')).toEqual([ana.id, anabela.id]);
  });

  test('três palavras ou mais: inteiras, só começadas, por dentro; em qualquer ordem, com as curtas entre elas', async () => {
    const nome = (texto: string) => criarTutor(palco(), {}, { nome: texto });
    const curta = await nome('Zulmira Vaz Teles');
    const longa = await nome('Zulmira Vazques de Sá Telesforo');
    expect(await pessoas('teles zulmira vaz')).toEqual([curta.id]);
    expect(await pessoas('zulm vaz tel')).toEqual([curta.id, longa.id]);
    expect(await pessoas('sá vazques telesforo zulmira')).toEqual([longa.id]);
    expect(await pessoas('sá vazq teles zulm')).toEqual([longa.id]);
    expect(await pessoas('ulmir azqu elesf')).toEqual([longa.id]);
    expect(await pessoas('zulmira vaz xisto')).toEqual([]);
  });

  test('a loja por CNPJ com máscara ou pelo nome; a parceira pelo celular', async () => {
    const mascarado = CNPJ.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5');
    for (const q of [mascarado, CNPJ, 'emporio do bicho']) expect([q, await pessoas(q)]).toEqual([q, [loja.id]]);
    expect(await pessoas('(11) 97000-1122')).toEqual([parceira.id]);
  });

  test('a indicação por código com traços, em parte, pelo contato e pelos nomes que estão nela', async () => {
    const codigo = indicacao.codigo_prescricao;
    for (const q of [
      emGrupos(codigo),
      `Código: ${emGrupos(codigo).toLowerCase()}`,
      codigo.slice(0, 5),
      '15 97777-1234',
      'dona.da.caixa@example.com',
      'marisinha',
    ])
      expect([q, await indicacoes(q)]).toEqual([q, expect.arrayContaining([indicacao.id_prescricao])]);
  });

  test('quem acha a tutora acha o que lhe indicaram', async () => {
    expect(await indicacoes(CPF)).toEqual([indicacao.id_prescricao]);
  });

  test('o cupom por código com traços, em parte, e pelo número do QR', async () => {
    for (const q of [
      emGrupos(cupom.codigo),
      `cupom ${cupom.codigo.toLowerCase()}`,
      cupom.codigo.slice(2, 8),
      String(cupom.id),
    ])
      expect([q, await cupons(q)]).toEqual([q, expect.arrayContaining([cupom.id])]);
  });
});

test('na lista, os dados pessoais vêm mascarados', async () => {
  const { pessoas: achadas } = await buscar(CPF);
  expect(achadas).toMatchObject([
    {
      documento: `***.${CPF.slice(3, 6)}.${CPF.slice(6, 9)}-**`,
      email: 'm•••@example.com',
      telefone: '(15) •••••-4567',
    },
  ]);
  expect(JSON.stringify(achadas)).not.toContain(CPF);
});

test('vazio, sinais e quem não existe não acham nada; ninguém da equipe é achado', async () => {
  for (const q of ['', '   ', '@', '--', "'; drop table conta; --", '%%%', admin.email])
    expect([q, await buscar(q)]).toEqual([q, { pessoas: [], indicacoes: [], cupons: [], ha_mais: false }]);
});

test('sessenta num minuto, e depois espera', async () => {
  const outro = await criarAdmin(palco());
  const pedir = () => chamar(palco(), outro, 'GET /atendimento/busca', { query: { q: 'marisa' } });
  const respostas = await Promise.all(Array.from({ length: 61 }, pedir));
  expect(respostas.filter(({ status }) => status === 429)).toHaveLength(1);
});
