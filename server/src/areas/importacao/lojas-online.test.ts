import { beforeAll, describe, expect, test } from 'vitest';
import { alguemEspera } from '../../test/alguem-espera';
import { chamar } from '../../test/chamar';
import { cnpjDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { criarElenco, type Elenco, escolher, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
let admin: Pessoa;
let loja: Pessoa;
let elenco: Elenco;
const mesa = mesaDeImportacoes(palco, () => admin);
const URL = '/prescrition/upload_file';
const CUPONS = 'codigo_coupon;desconto;data_validade';
const INDICACOES = 'codigo_prescricao;email;telefone;id_produto';

beforeAll(async () => {
  admin = await criarAdmin(palco());
  loja = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
  elenco = await criarElenco(palco());
});
const daLoja = () => ({ id_lojista: String(loja.id) });

describe('os cupons próprios de uma loja online', () => {
  test('entram no estoque; ruins e repetidos dizem por quê', async () => {
    const linhas = [
      CUPONS,
      'LOJA-0001;12,5;31/12/2026',
      'loja 0001;12,5;31/12/2026',
      'LOJA.0001;10;31/12/2026',
      'ABC;10;31/12/2026',
      'LOJA-0002;0;31/12/2026',
      'LOJA-0003;10;09/03/2026',
      'LOJA-0004;10;2026-03-10',
    ];
    const esperado = {
      tipo: 'cupons-online',
      aceitas: 2,
      repetidas: 1,
      problemas: [
        { linha: 4, motivo: 'Código já cadastrado' },
        { linha: 5, motivo: 'Código precisa ter de 4 a 40 caracteres' },
        { linha: 6, motivo: 'Desconto precisa ir de 0,01 a 100, com até duas casas' },
        { linha: 7, motivo: 'Validade já passou' },
      ],
    };
    const { tipo: _, ...daPrevia } = esperado;
    expect((await mesa.enviar(URL, linhas, daLoja(), true)).body).toMatchObject(daPrevia);
    expect(await mesa.importar(URL, linhas, daLoja())).toMatchObject(esperado);
  });

  test('o que o banco não aceita volta ao arquivo de erros; as outras linhas do lote entram', async () => {
    await palco().pool.query(`alter table cupom_online add constraint da_prova check (codigo not like 'RUIM%')`);
    try {
      const linhas = ['BOA-1', 'BOA-2', 'RUIM-1', 'BOA-3', 'RUIM-2', 'BOA-4', 'BOA-5'];
      const fim = await mesa.importar(URL, [CUPONS, ...linhas.map((codigo) => `${codigo};10;31/12/2026`)], daLoja());
      const motivo = 'Não foi possível gravar esta linha; confira os dados e envie de novo';
      expect(fim).toMatchObject({
        estado: 'concluida',
        aceitas: 5,
        recusadas: 2,
        problemas: [
          { linha: 4, motivo },
          { linha: 6, motivo },
        ],
      });
    } finally {
      await palco().pool.query('alter table cupom_online drop constraint da_prova');
    }
  });

  test('a loja excluída no meio leva os códigos que ninguém recebeu; o arquivo dela para, e outra conta os traz', async () => {
    const cnpj = cnpjDe(987_001);
    const nova = () => criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null, cnpj });
    const sai = await nova();
    const arquivo = (de: number) => [CUPONS, ...[de, de + 1].map((i) => `SAI-${i};10;31/12/2026`)];
    const campos = (pessoa: Pessoa) => ({ id_lojista: String(pessoa.id) });
    expect(await mesa.importar(URL, arquivo(1), campos(sai))).toMatchObject({ aceitas: 2 });
    const { body } = await mesa.enviar(URL, arquivo(3), campos(sai));
    await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: sai.id } });
    await palco().trabalhar();
    expect(await mesa.ver(body.id_importacao)).toMatchObject({
      ...{ estado: 'concluida', feitas: 0, aceitas: 0, recusadas: 0, problemas: [] },
      ...{ parada_em: AGORA.toISOString(), parada_por: null, parada_motivo: 'loja_saiu' },
    });
    const volta = await nova();
    expect(await mesa.importar(URL, arquivo(1), campos(volta))).toMatchObject({ aceitas: 2, recusadas: 0 });
  });

  test('a suspensa também; de volta, o mesmo arquivo entra', async () => {
    const suspensa = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
    const suspender = (suspenso: boolean) =>
      chamar(palco(), admin, 'PUT /usuario/:id/suspensao', { params: { id: suspensa.id }, body: { suspenso } });
    const linhas = [CUPONS, `VOLTA-${suspensa.id};10;31/12/2026`];
    const campos = { id_lojista: String(suspensa.id) };
    const { body } = await mesa.enviar(URL, linhas, campos);
    await suspender(true);
    await palco().trabalhar();
    expect(await mesa.ver(body.id_importacao)).toMatchObject({ feitas: 0, parada_motivo: 'loja_saiu' });
    await suspender(false);
    expect(await mesa.importar(`${URL}?de_novo=${body.id_importacao}`, linhas, campos)).toMatchObject({
      ...{ aceitas: 1, parada_em: null },
    });
  });

  test('saem um para cada tutor; vencidos ficam, e sem estoque o código é nosso', async () => {
    const outra = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
    const codigos = Array.from({ length: 4 }, (_, i) => `POOL-${outra.id}-${i}`);
    await mesa.importar(URL, [CUPONS, ...codigos.map((codigo) => `${codigo};12,5;31/12/2026`)], {
      id_lojista: String(outra.id),
    });
    await palco().pool.query(`update cupom_online set data_validade = '2026-03-09' where codigo = $1`, [codigos[3]]);
    const entregues = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const tutor = await criarTutor(palco());
        const indicacao = await indicar(palco(), elenco);
        await resgatar(palco(), tutor, indicacao.codigo_prescricao);
        const { body } = await escolher(palco(), tutor, indicacao.id_prescricao, outra);
        return (await chamar(palco(), tutor, 'GET /coupon/:id', { params: { id: body.id_coupon } })).body.codigo_coupon;
      }),
    );
    expect(new Set(entregues).size).toBe(10);
    expect(entregues.filter((codigo) => codigo.startsWith('POOL-')).sort()).toEqual(codigos.slice(0, 3));
  });
});

describe('as indicações feitas em uma loja online', () => {
  test('códigos novos e códigos impressos livres viram indicações, com o e-mail ao tutor', async () => {
    const { body: lote } = await chamar(palco(), admin, 'POST /prescrition/lote', {
      body: { data_referencia: '2026-01-01', quantidade: 2 },
      headers: {},
    });
    const [impresso, reservado] = lote.map((c) => c.codigo_prescricao);
    await palco().pool.query('update prescricao set prescritor_id = $1 where codigo = $2', [
      elenco.prescritor.id,
      reservado,
    ]);
    const linhas = [
      INDICACOES,
      `WWWW2222;maria@example.com;(15) 98888-7777;${elenco.produto}`,
      `${impresso};;15988887777;${elenco.produto}`,
      `${reservado};;15988887777;${elenco.produto}`,
      `wwww-2222;maria@example.com;15988887777;${elenco.produto}`,
      `AEIOU;x;1;${elenco.produto}`,
      'WWWW3333;;15988887777;999999',
    ];
    const fim = await mesa.importar(URL, linhas, daLoja());
    expect(fim).toMatchObject({ tipo: 'prescricoes-online', aceitas: 2, repetidas: 1 });
    expect(fim.problemas).toEqual([
      { linha: 4, motivo: 'Código já utilizado.' },
      { linha: 6, motivo: 'Código inválido.; Email inválido; Telefone inválido' },
      { linha: 7, motivo: 'Produto 999999 não está entre os indicáveis' },
    ]);
    expect(palco().emails.some(({ para }) => para === 'maria@example.com')).toBe(true);
    const tutor = await criarTutor(palco());
    for (const codigo of ['WWWW2222', impresso ?? ''])
      expect((await resgatar(palco(), tutor, codigo)).status).toBe(200);
    const doParceiro = await chamar(palco(), elenco.prescritor, 'GET /prescrition/:codigo/prescrition', {
      params: { codigo: impresso ?? '' },
    });
    expect(doParceiro.status).toBe(404);
  });

  test('o que só veterinários indicam não sai em planilha, nem na prévia nem no envio, nem está na lista', async () => {
    const dietetico = await criarProduto(palco(), { so_veterinario: true });
    const linhas = [INDICACOES, `WWWW4444;;15988887777;${dietetico}`];
    const motivo = `Produto ${dietetico} é indicado só por veterinários, e não em planilha`;
    const esperado = { aceitas: 0, problemas: [{ linha: 2, motivo }] };
    expect((await mesa.enviar(URL, linhas, daLoja(), true)).body).toMatchObject(esperado);
    expect(await mesa.importar(URL, linhas, daLoja())).toMatchObject(esperado);
    expect((await resgatar(palco(), await criarTutor(palco()), 'WWWW4444')).status).toBe(404);
    const { texto } = await chamar(palco(), admin, 'GET /importacao/produtos', {});
    expect(texto).toContain(`\n${elenco.produto};`);
    expect(texto).not.toContain(`\n${dietetico};`);
  });

  test('o que fica só de veterinários enquanto o arquivo é gravado também não sai por ele', async () => {
    const produto = await criarProduto(palco());
    const { body } = await mesa.enviar(URL, [INDICACOES, `WWWW5555;;15988887777;${produto}`], daLoja());
    const outro = await palco().pool.connect();
    await outro.query('begin');
    await outro.query('update produto set so_veterinario = true where id = $1', [produto]);
    const gravada = palco().trabalhar();
    await alguemEspera(palco().pool).finally(async () => {
      await outro.query('commit');
      outro.release();
    });
    await gravada;
    expect(await mesa.ver(body.id_importacao)).toMatchObject({
      aceitas: 0,
      problemas: [{ linha: 2, motivo: `Produto ${produto} é indicado só por veterinários, e não em planilha` }],
    });
    expect((await resgatar(palco(), await criarTutor(palco()), 'WWWW5555')).status).toBe(404);
  });

  test('de um arquivo com 22 para a mesma caixa saem 20 e-mails; as indicações entram todas', async () => {
    const codigos = Array.from(
      { length: 22 },
      (_, n) => `XXXX${String(2000 + n).replace(/[01]/g, (d) => 'BC'[+d] ?? '')}`,
    );
    const linhas = codigos.map((codigo) => `${codigo};cheia@example.com;15988887777;${elenco.produto}`);
    expect(await mesa.importar(URL, [INDICACOES, ...linhas], daLoja())).toMatchObject({ aceitas: 22 });
    expect(palco().emails.filter(({ para }) => para === 'cheia@example.com')).toHaveLength(20);
  });
});

test('o modelo se conhece pelas colunas, também com os nomes dos nossos relatórios', async () => {
  const linhas = [
    'Código;E-mail do tutor;Telefone do tutor;Número do produto',
    `WWWW7777;;15988887777;${elenco.produto}`,
  ];
  expect(await mesa.importar(URL, linhas, daLoja())).toMatchObject({ tipo: 'prescricoes-online', aceitas: 1 });
  const cupons = ['Código do cupom;Desconto (%);Validade', 'ROTULO-1;15;31/12/2026'];
  expect(await mesa.importar(URL, cupons, daLoja())).toMatchObject({ tipo: 'cupons-online', aceitas: 1 });
});

test('só lojas online, e só os dois modelos', async () => {
  const arquivo = [CUPONS, 'XXXX-1;10;31/12/2026'];
  const fisica = await mesa.enviar(URL, arquivo, { id_lojista: String(elenco.loja.id) });
  expect([fisica.status, fisica.body.campos]).toEqual([422, { id_lojista: 'Escolha uma loja online' }]);
  const nenhuma = await mesa.enviar(URL, arquivo);
  expect([nenhuma.status, nenhuma.body.campos]).toEqual([422, { id_lojista: 'Escolha a loja' }]);
  const estranho = await mesa.enviar(URL, ['a;b', '1;2'], daLoja());
  expect(estranho.body.campos.arquivo).toBe('Faltam no arquivo as colunas: codigo_coupon, desconto, data_validade');
});

describe('o histórico e o que falha', () => {
  test('diz quem, quando, que loja e o quê, por tipo e em páginas', async () => {
    const { body } = await chamar(palco(), admin, 'GET /importacoes', {
      query: { tipo: 'cupons-online,prescricoes-online', limite: 2 },
    });
    expect(body.importacoes).toHaveLength(2);
    expect(body.importacoes[0]).toMatchObject({ nome_arquivo: 'arquivo.csv', criada_por: 'Admin Teste' });
    expect(body.importacoes[0]?.loja).toMatch(/^Loja Teste/);
    const resto = await chamar(palco(), admin, 'GET /importacoes', {
      query: { tipo: 'cupons-online,prescricoes-online', limite: 2, cursor: body.proximo ?? '' },
    });
    expect(resto.body.importacoes[0]?.id_importacao).toBeLessThan(body.importacoes[1]?.id_importacao ?? 0);
    const baixas = await chamar(palco(), admin, 'GET /importacoes', { query: { tipo: 'baixa' } });
    expect(baixas.body.importacoes).toEqual([]);
    const errado = await chamar(palco(), admin, 'GET /importacoes', { query: { tipo: 'x' } });
    expect(errado.status).toBe(422);
  });

  test('um trabalho que desistiu deixa a importação em "falhou"; tentar de novo a termina', async () => {
    const { body } = await mesa.enviar(URL, [CUPONS, `FALHA-${loja.id};10;31/12/2026`], daLoja());
    const id: number = body.id_importacao;
    const tarefas = trabalhadores(palco(), { enviar: async () => undefined });
    await tarefas['importacao-falhou']({ importacaoId: id });
    expect(await mesa.ver(id)).toMatchObject({ estado: 'falhou', feitas: 0 });
    await chamar(palco(), admin, 'POST /importacao/:id/tentar', { params: { id } });
    expect((await mesa.ver(id)).estado).toBe('processando');
    await palco().trabalhar();
    expect(await mesa.ver(id)).toMatchObject({ estado: 'concluida', aceitas: 1 });
    await tarefas['importacao-falhou']({ importacaoId: id });
    expect((await mesa.ver(id)).estado).toBe('concluida');
    expect((await chamar(palco(), admin, 'POST /importacao/:id/tentar', { params: { id: 999_999 } })).status).toBe(404);
  });

  test('a fila entrega ao desistir: depois da última tentativa há uma tarefa de falha', async () => {
    const { rows } = await palco().pool.query(
      `select dead_letter, retry_limit from pgboss.queue where name = 'importacao'`,
    );
    expect(rows).toEqual([{ dead_letter: 'importacao-falhou', retry_limit: 8 }]);
  });
});
