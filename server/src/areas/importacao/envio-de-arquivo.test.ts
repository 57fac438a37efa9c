import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chamar } from '../../test/chamar';
import { cnpjDe, cpfDe } from '../../test/documentos';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { enviarFormulario } from '../../test/formulario';
import { csvDeTutores, linhaDeTutor, mesaDeLotes } from '../../test/lote';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const { enviar, ver, contar } = mesaDeLotes(palco);

let admin: Pessoa;
let serie = 80_000;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});

test('de quatro arquivos grandes ao mesmo tempo, dois são conferidos um após o outro, e os demais ouvem que esperem', async () => {
  const linhas = Array.from({ length: 25 }, () => linhaDeTutor({ nome: 'x'.repeat(50_000) }));
  const ouvidos: number[] = [];
  const outra = await palco().pool.connect();
  // None is checked to its end before the last has come.
  await outra.query('begin; lock table tutor');
  const enviados = Array.from({ length: 4 }, async (_, n) => {
    const { status } = await enviar(csvDeTutores(...linhas.slice(n)), { previa: true });
    ouvidos.push(status);
  });
  try {
    await vi.waitFor(() => expect(ouvidos).toEqual([429, 429]), { timeout: 30_000, interval: 10 });
  } finally {
    await outra.query('rollback');
    outra.release();
  }
  await Promise.all(enviados);
  expect(ouvidos).toEqual([429, 429, 200, 200]);
  expect((await enviar(csvDeTutores(...linhas), { previa: true })).status).toBe(200);
});

describe('os outros perfis', () => {
  test('parceiros, cada linha com as exigências do seu perfil', async () => {
    const topo = 'perfil;nome;nome_fantasia;cpf;crmv;email;telefone';
    const linha = (perfil: string, cpf: string, crmv: string) =>
      `${perfil};Rui;Clínica;${cpf};${crmv};rui${++serie}@example.com;1532321010`;
    const arquivo = [
      topo,
      linha('Veterinário', '', 'CRMV-SP 1'),
      linha('Pet Walker', cpfDe(++serie), ''),
      linha('groomer', '', ''),
      linha('dentista', '', ''),
      linha('veterinario', '', ''),
    ].join('\n');
    const { body } = await enviar(Buffer.from(arquivo), { perfil: 'prescriber' });
    await palco().trabalhar();
    const fim = await ver(body.id_importacao);
    expect(fim).toMatchObject({ tipo: 'cadastro-prescritor', aceitas: 2 });
    expect(fim.problemas).toEqual([
      { linha: 4, motivo: 'CPF não preenchido' },
      { linha: 5, motivo: 'Perfil precisa ser um de: veterinario, criador, petwalker, interno, groomer, outros' },
      { linha: 6, motivo: 'CRMV não preenchido' },
    ]);
  });

  test.each(['shopkeeper', 'shopkeepper'])(
    'lojas, com o perfil escrito "%s", a cidade conferida e o lugar achado',
    async (perfil) => {
      const topo =
        'tipo,cnpj,razao_social,nome_fantasia,email,telefone,celular,site,cep,logradouro,numero,bairro,cidade,estado';
      const linha = (cidade: string, cnpj = cnpjDe(++serie)) =>
        `Loja física,${cnpj},Razão ${serie},Pet ${serie},pet${++serie}@example.com,1532321010,15998765432,pet.example.com,18035000,Rua A,1,Centro,${cidade},SP`;
      const { body } = await enviar(
        Buffer.from([topo, linha('Votorantim', '12.ABC.345/01DE-35'), linha('Itu')].join('\n')),
        { perfil },
      );
      await palco().trabalhar();
      const fim = await ver(body.id_importacao);
      expect(fim.problemas.at(-1)?.motivo).toBe('Lojas físicas precisam ficar em Sorocaba ou Votorantim (SP)');
      const loja = await palco()
        .db.selectFrom('lojista')
        .selectAll()
        .where('cnpj', '=', '12ABC34501DE35')
        .executeTakeFirst();
      expect(loja).toMatchObject({ tipo: 'loja_fisica', cidade: 'Votorantim', coordenadas_aproximadas: true });
    },
  );

  test('CPF e CEP que a planilha tomou por número ganham de volta os zeros', async () => {
    const cpf = '00000000191';
    const { body } = await enviar(csvDeTutores(linhaDeTutor({ cpf: '000191'.padStart(8, '0') })));
    await palco().trabalhar();
    expect(await ver(body.id_importacao)).toMatchObject({ aceitas: 1 });
    expect(await palco().db.selectFrom('tutor').select('cpf').where('cpf', '=', cpf).execute()).toHaveLength(1);
  });
});

describe('o que não é recebido', () => {
  const semMudanca = async (acao: () => Promise<{ status: number; body: { type: string; campos?: object } }>) => {
    const antes = await contar();
    const { status, body } = await acao();
    expect(await contar()).toBe(antes);
    return [status, body.campos ?? body.type];
  };

  test('arquivo grande demais, que não é CSV, vazio, sem colunas, sem linhas, sem perfil, sem arquivo', async () => {
    const grande = Buffer.alloc(20 * 1024 * 1024 + 1, 'a');
    expect(await semMudanca(() => enviar(grande))).toEqual([413, 'arquivo-muito-grande']);
    expect(await semMudanca(() => enviar(Buffer.from('504b0304140006', 'hex')))).toEqual([415, 'arquivo-nao-csv']);
    expect(await semMudanca(() => enviar(Buffer.alloc(0)))).toEqual([422, { arquivo: 'O arquivo está vazio' }]);
    expect(await semMudanca(() => enviar(Buffer.from('nome;email\na;b')))).toEqual([
      422,
      { arquivo: 'Faltam no arquivo as colunas: cpf, telefone, data_nascimento' },
    ]);
    expect(await semMudanca(() => enviar(csvDeTutores()))).toEqual([
      422,
      { arquivo: 'O arquivo não tem linhas para importar' },
    ]);
    expect(await semMudanca(() => enviar(csvDeTutores(linhaDeTutor()), { perfil: 'admin' }))).toEqual([
      422,
      { perfil: 'Escolha o tipo de cadastro' },
    ]);
    const semArquivo = { url: '/cadastro-em-lote', campos: { perfil: 'tutor' } };
    expect(await semMudanca(() => enviarFormulario(palco(), admin, semArquivo))).toEqual([
      422,
      { arquivo: 'Escolha o arquivo' },
    ]);
  });

  test('um corpo que não é formulário, ou um formulário cortado', async () => {
    const pedir = async (payload: string, tipo: string) => {
      const headers = { api_token: admin.token, 'content-type': tipo };
      const { statusCode } = await palco().app.inject({
        method: 'POST',
        url: '/api/cadastro-em-lote',
        headers,
        payload,
      });
      return statusCode;
    };
    expect(await pedir('{}', 'application/json')).toBe(415);
    expect(await pedir('--x\r\ncontent-disposition: form-data; name="a', 'multipart/form-data; boundary=x')).toBe(422);
  });
});

describe('os modelos', () => {
  test.each([
    ['cadastro-tutor', 'email;nome;cpf;telefone;data_nascimento'],
    [
      'cadastro-prescritor',
      'perfil;email;nome;cpf;telefone;nome_fantasia;crmv;cnpj;celular;cep;logradouro;numero;complemento;bairro;cidade;estado',
    ],
    [
      'cadastro-lojista',
      'email;tipo;cnpj;razao_social;nome_fantasia;telefone;celular;site;cep;logradouro;numero;bairro;cidade;estado;complemento;latitude;longitude',
    ],
  ])('%s: as colunas e uma linha de exemplo', async (tipo, colunas) => {
    const { texto, headers } = await chamar(palco(), admin, 'GET /importacao/modelo/:tipo', { params: { tipo } });
    const [cabecalho, exemplo = '', fim] = texto.split('\r\n');
    expect([cabecalho, fim]).toEqual([`\ufeff${colunas}`, '']);
    expect(exemplo).toContain('exemplo@example.com');
    expect(headers['content-disposition']).toBe(`attachment; filename="modelo-${tipo}.csv"`);
  });

  test('o exemplo que ficou no arquivo é ignorado; sozinho, é dito', async () => {
    const { texto } = await chamar(palco(), admin, 'GET /importacao/modelo/:tipo', {
      params: { tipo: 'cadastro-tutor' },
    });
    const sozinho = await enviar(Buffer.from(texto), { previa: true });
    expect([sozinho.status, sozinho.body.campos]).toEqual([
      422,
      { arquivo: 'O arquivo só tem a linha de exemplo do modelo' },
    ]);
    const nova = `nova${++serie}@example.com;Rui;${cpfDe(serie)};15998765432;1/2/1990`;
    const { body } = await enviar(Buffer.from(`${texto}${nova}`));
    await palco().trabalhar();
    expect(await ver(body.id_importacao)).toMatchObject({ total: 1, aceitas: 1, recusadas: 0 });
  });

  test('o exemplo passaria, se não fosse exemplo', async () => {
    for (const [tipo, perfil] of [
      ['cadastro-tutor', 'tutor'],
      ['cadastro-prescritor', 'prescriber'],
      ['cadastro-lojista', 'shopkeeper'],
    ] as const) {
      const { texto } = await chamar(palco(), admin, 'GET /importacao/modelo/:tipo', { params: { tipo } });
      const real = texto.replace('exemplo@example.com', `real${++serie}@example.com`);
      expect((await enviar(Buffer.from(real), { perfil, previa: true })).body).toMatchObject({ total: 1, aceitas: 1 });
    }
  });

  test('um tipo ou uma importação que não existe é 404', async () => {
    for (const url of ['/api/importacao/modelo/x', '/api/importacao/999999', '/api/importacao/999999/erros']) {
      expect((await palco().app.inject({ url, headers: { api_token: admin.token } })).statusCode).toBe(404);
    }
  });
});

describe('antes de enviar', () => {
  test('um arquivo só de linhas ruins já dá o arquivo de erros, sem gravar nada', async () => {
    const antes = await contar();
    const { status, texto } = await enviarFormulario(palco(), admin, {
      url: '/importacao/erros',
      campos: { tipo: 'cadastro-tutor' },
      arquivo: { nome: 'ruim.csv', bytes: csvDeTutores(linhaDeTutor({ email: 'x' }), linhaDeTutor({ cpf: '1' })) },
    });
    expect(status).toBe(200);
    expect(texto.split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/;2;Email inválido$/),
      expect.stringMatching(/;3;CPF inválido$/),
    ]);
    expect(await contar()).toBe(antes);
  });

  test('os de uma loja online pedem a loja', async () => {
    const { status, body } = await enviarFormulario(palco(), admin, {
      url: '/importacao/erros',
      campos: { tipo: 'cupons-online' },
      arquivo: { nome: 'x.csv', bytes: Buffer.from('codigo_coupon;desconto;data_validade\nABCD;0;x') },
    });
    expect([status, body.campos]).toEqual([422, { id_lojista: 'Escolha uma loja online' }]);
  });

  test('a prévia sabe que o arquivo já foi enviado, quando e por quem', async () => {
    const arquivo = csvDeTutores(linhaDeTutor());
    expect((await enviar(arquivo, { previa: true })).body.ja_enviado).toBeNull();
    const { body } = await enviar(arquivo);
    expect((await enviar(arquivo, { previa: true })).body.ja_enviado).toEqual({
      id_importacao: body.id_importacao,
      criada_em: expect.any(String),
      criada_por: expect.any(String),
      concluida: false,
      parada: false,
    });
  });

  test('do nome do arquivo saem os sinais que não se veem e o fariam ler-se ao contrário', async () => {
    const { body } = await enviar(csvDeTutores(linhaDeTutor()), { nome: 'lote\u202evsc.exe\u200b.csv' });
    expect((await ver(body.id_importacao)).nome_arquivo).toBe('lotevsc.exe.csv');
  });

  test('os números dos produtos saem em uma lista', async () => {
    const { texto } = await chamar(palco(), admin, 'GET /importacao/produtos', {});
    expect(texto.startsWith('\ufeffid_produto;Produto;Animal;Linha\r\n')).toBe(true);
  });
});
