import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { indicarEmMassa } from '../../test/indicacoes-em-massa';
import { ateOCupom, type Elenco, indicar, validar } from '../../test/jornada';
import { AGORA, comPalco, outroServidor } from '../../test/palco';
import { exportarDados as exportarDoLojista } from '../lojista/exportar-dados';
import { exportarDados as exportarDoPrescritor } from '../prescritor/exportar-dados';

const palco = comPalco();
/** What only the tutor's own record says, and no partner or store may learn from a copy of their data. */
const DO_TUTOR = { cpf: cpfDe(31_313_131), telefone: '15931313131', nome: 'Zenaide Sobrenome-Secreto' };
let admin: Pessoa;
let elenco: Elenco;
let daTutora: string[];

beforeAll(async () => {
  admin = await criarAdmin(palco());
  const tutor = await criarTutor(palco(), {}, DO_TUTOR);
  elenco = {
    tutor,
    prescritor: await criarPrescritor(palco()),
    loja: await criarLojista(palco()),
    produto: await criarProduto(palco(), { nome: 'Ração da cópia' }),
  };
  daTutora = [DO_TUTOR.cpf, DO_TUTOR.telefone, '93131-3131', 'Sobrenome-Secreto', tutor.email];
});

const doParceiro = (quem: Pessoa | null, id: number) =>
  chamar(palco(), quem, 'GET /prescriber/:id/dados', { params: { id } });
const daLoja = (quem: Pessoa | null, id: number) =>
  chamar(palco(), quem, 'GET /shopkeeper/:id/dados', { params: { id } });

describe('a cópia dos próprios dados', () => {
  test('o parceiro leva o cadastro, os aceites, as sessões e as indicações como as escreveu', async () => {
    const { prescritor } = elenco;
    const { indicacao } = await ateOCupom(palco(), elenco);
    await indicar(palco(), elenco, { tutor_nome: 'Ana', anotacoes: 'Duas vezes ao dia' });
    const { status, body, texto, headers } = await doParceiro(prescritor, prescritor.id);
    expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'attachment; filename="meus-dados.json"',
      'no-store',
    ]);
    expect(body.cadastro).toMatchObject({ email: prescritor.email, perfil: 'veterinario', exclusao_pedida_em: null });
    expect(body.aceites.map(({ documento }) => documento)).toEqual(['privacidade', 'regulamento-prescritor']);
    expect(body.sessoes).toHaveLength(1);
    expect(body).toMatchObject({ aparelhos: [], chaves_de_acesso: [], aplicativo_autenticador: null });
    expect(body.indicacoes).toMatchObject([
      { codigo: indicacao.codigo_prescricao, email: indicacao.email, telefone: '(15) 98888-7777' },
      { tutor_nome: 'Ana', anotacoes: 'Duas vezes ao dia', produto: 'Ração da cópia', data_resgate: null },
    ]);
    expect(daTutora.filter((segredo) => texto.includes(segredo))).toEqual([]);
  });

  test('a loja leva o cadastro e as vendas, com o primeiro nome de quem comprou; o cupom em aberto não sai', async () => {
    const { loja } = elenco;
    const vendido = await ateOCupom(palco(), elenco);
    await validar(palco(), loja, vendido.idCupom);
    const { idCupom } = await ateOCupom(palco(), elenco);
    const { rows } = await palco().pool.query('select codigo from cupom where id = $1', [idCupom]);
    const { status, body, texto } = await daLoja(loja, loja.id);
    expect(status).toBe(200);
    expect(body.cadastro).toMatchObject({ email: loja.email, campanha: null, estoque: null });
    expect(body.aceites.map(({ documento }) => documento)).toEqual(['privacidade', 'regulamento-lojista']);
    expect(body.vendas).toMatchObject([
      { data: '2026-03-10', tutor: 'Zenaide', funcionario: 'Caio', valor: 289.9, produto: 'Ração da cópia' },
    ]);
    expect([...daTutora, rows[0].codigo].filter((segredo) => texto.includes(segredo))).toEqual([]);
  });

  test('a de outro responde como a de ninguém; a outro papel, 403; a anônimo, 401', async () => {
    const { prescritor, loja, tutor } = elenco;
    const [outro, outra] = [await criarPrescritor(palco()), await criarLojista(palco())];
    const parceiros = await Promise.all(
      [outro, loja, tutor, null].map(async (quem) => (await doParceiro(quem, prescritor.id)).status),
    );
    const lojas = await Promise.all(
      [outra, prescritor, tutor, null].map(async (quem) => (await daLoja(quem, loja.id)).status),
    );
    expect([parceiros, lojas]).toEqual([
      [404, 403, 403, 401],
      [404, 403, 403, 401],
    ]);
    expect((await doParceiro(outro, outro.id)).body.indicacoes).toEqual([]);
    expect((await daLoja(outra, outra.id)).body.vendas).toEqual([]);
  });

  test('conta grande: sai aos poucos, inteira e sem repetir', async () => {
    const [parceiro, loja] = [await criarPrescritor(palco()), await criarLojista(palco())];
    const massa = { ...elenco, prescritor: parceiro, loja };
    await indicarEmMassa(palco(), massa, { total: 2404, ate: '2026-03-01', dias: 30 });
    for (const [dados, parte, chave, quantas] of [
      [await exportarDoPrescritor(palco().db, parceiro.id, AGORA), 'indicacoes', 'codigo', 2404],
      [await exportarDoLojista(palco().db, loja.id, AGORA), 'vendas', 'cupom', 601],
    ] as const) {
      const pedacos: string[] = [];
      for await (const pedaco of dados) pedacos.push(pedaco);
      const linhas: Record<string, string>[] = JSON.parse(pedacos.join(''))[parte];
      expect([linhas.length, new Set(linhas.map((linha) => linha[chave])).size]).toEqual([quantas, quantas]);
      expect(Math.max(...pedacos.map((pedaco) => pedaco.length))).toBeLessThan(200_000);
    }
  });
});

describe('a equipe, a pedido da pessoa', () => {
  const linhas: string[] = [];
  let falante: Awaited<ReturnType<typeof outroServidor>>;
  beforeAll(async () => {
    falante = await outroServidor(palco(), { nivelDeLog: 'info' }, { write: (linha) => void linhas.push(linha) });
  });
  afterAll(() => falante.fechar());

  test('baixa os dados de tutor, parceiro e loja; o log diz quem baixou os de quem, e nada da pessoa', async () => {
    const { tutor, prescritor, loja } = elenco;
    const pedir = (rota: 'tutor' | 'prescriber' | 'shopkeeper', { id }: Pessoa) =>
      chamar(falante, admin, `GET /${rota}/:id/dados`, { params: { id } });
    const respostas = [
      await pedir('tutor', tutor),
      await pedir('prescriber', prescritor),
      await pedir('shopkeeper', loja),
    ];
    expect(respostas.map(({ status, body }) => [status, body.cadastro.email])).toEqual([
      [200, tutor.email],
      [200, prescritor.email],
      [200, loja.email],
    ]);
    expect((await pedir('tutor', loja)).status).toBe(404);
    const anotadas = linhas.map((linha) => JSON.parse(linha)).filter(({ dados_de }) => dados_de !== undefined);
    expect(anotadas.map(({ conta, dados_de }) => [conta, dados_de])).toEqual(
      [tutor, prescritor, loja].map(({ id }) => [admin.id, id]),
    );
    expect(linhas.join('')).not.toContain(tutor.email);
  });
});
