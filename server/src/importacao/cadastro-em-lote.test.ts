import iconv from 'iconv-lite';
import { beforeAll, describe, expect, test } from 'vitest';
import { trabalhadores } from '../jobs/trabalhadores';
import { chamar } from '../test/chamar';
import { cnpjDe, cpfDe } from '../test/documentos';
import { criarAdmin, criarTutor, type Pessoa } from '../test/elenco';
import { enviarFormulario } from '../test/formulario';
import { comPalco } from '../test/palco';

const palco = comPalco();
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});

const CABECALHO = 'nome;cpf;email;telefone;data_nascimento';
let serie = 5000;
const tutor = (dados: Partial<Record<'nome' | 'cpf' | 'email' | 'telefone' | 'nascimento', string>> = {}) => {
  const n = ++serie;
  const { nome = 'José da Conceição', cpf = cpfDe(n), email = `lote${n}@example.com` } = dados;
  const { telefone = '(15) 99876-5432', nascimento = '20/05/1990' } = dados;
  return [nome, cpf, email, telefone, nascimento].join(';');
};
const csv = (...linhas: string[]) => Buffer.from([CABECALHO, ...linhas].join('\r\n'));

type Opcoes = { perfil?: string; previa?: boolean; nome?: string };
const enviar = (bytes: Buffer, { perfil = 'tutor', previa = false, nome = 'pessoas.csv' }: Opcoes = {}) =>
  enviarFormulario(palco(), admin, {
    url: `/cadastro-em-lote${previa ? '?previa=S' : ''}`,
    campos: { perfil },
    arquivo: { nome, bytes },
  });
const ver = async (id: number) => (await chamar(palco(), admin, 'GET /importacao/:id', { params: { id } })).body;
const erros = async (id: number) =>
  (await chamar(palco(), admin, 'GET /importacao/:id/erros', { params: { id } })).texto;
const contar = async () => {
  const { rows } = await palco().pool.query<{ n: number }>('select count(*)::int as n from conta');
  return rows[0]?.n ?? 0;
};

/** The invitations that are waiting, each for another person; taken out, so that no test spends its time on the post. */
async function tomarConvites(): Promise<number> {
  const { rows } = await palco().pool.query<{ n: number }>(`
    with tomados as (delete from pgboss.job where name = 'email-convite' and state = 'created' returning data)
    select count(distinct data ->> 'contaId')::int as n from tomados`);
  return rows[0]?.n ?? 0;
}

describe('2.000 linhas em Windows-1252, 50 delas ruins', () => {
  const MAS = [
    { cpf: '111.111.111-11' },
    { email: 'sem-arroba' },
    { telefone: '123' },
    { nascimento: '31/02/1990' },
    { nome: '' },
  ];
  const linhas = Array.from({ length: 2000 }, (_, n) => tutor(n % 40 === 7 ? MAS[Math.floor(n / 40) % 5] : {}));
  const bytes = iconv.encode([CABECALHO, ...linhas].join('\r\n'), 'windows-1252');

  test('a prévia conta e explica, e não muda nada', async () => {
    const antes = await contar();
    const { status, body } = await enviar(bytes, { previa: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ previa: true, total: 2000, aceitas: 1950, repetidas: 0, recusadas: 50 });
    expect(body.problemas.slice(0, 5)).toEqual([
      { linha: 9, motivo: 'CPF inválido' },
      { linha: 49, motivo: 'Email inválido' },
      { linha: 89, motivo: 'Telefone inválido' },
      { linha: 129, motivo: 'Data inválida' },
      { linha: 169, motivo: 'Nome não preenchido' },
    ]);
    expect(await contar()).toBe(antes);
    const { rows } = await palco().pool.query('select 1 from importacao');
    expect(rows).toEqual([]);
  });

  test('1.950 entram com um convite cada, o progresso se vê, 50 saem no arquivo de erros; de novo, nada muda', async () => {
    const antes = await contar();
    const envio = await enviar(bytes);
    expect(envio.body).toMatchObject({ estado: 'recebida', total: 2000, feitas: 0, ja_enviado: false });
    const id: number = envio.body.id_importacao;

    const { importacao } = trabalhadores(palco(), { enviar: async () => undefined });
    await importacao({ importacaoId: id });
    expect(await ver(id)).toMatchObject({ estado: 'processando', feitas: 2000 });
    expect(await tomarConvites()).toBe(1950);
    await palco().trabalhar();
    const fim = await ver(id);
    expect(fim).toMatchObject({ estado: 'concluida', feitas: 2000, aceitas: 1950, repetidas: 0, recusadas: 50 });
    expect(fim.problemas).toHaveLength(50);
    expect(await contar()).toBe(antes + 1950);
    const acentuado = await palco()
      .db.selectFrom('tutor')
      .select('nome')
      .where('nome', 'like', 'José%')
      .executeTakeFirst();
    expect(acentuado?.nome).toBe('José da Conceição');

    const arquivo = (await erros(id)).split('\r\n');
    expect(arquivo[0]).toBe(`\ufeff${CABECALHO};linha;motivo`);
    expect(arquivo).toHaveLength(52);
    expect(arquivo[1]).toBe(`${linhas[7]};9;CPF inválido`);

    const deNovo = await enviar(bytes, { nome: 'outro-nome.csv' });
    expect(deNovo.body).toMatchObject({ id_importacao: id, ja_enviado: true, aceitas: 1950 });
    await palco().trabalhar();
    expect(await contar()).toBe(antes + 1950);
  }, 120_000);

  test('o mesmo conteúdo em outro arquivo não cadastra ninguém duas vezes', async () => {
    const antes = await contar();
    const utf8 = Buffer.from(`\ufeff${[CABECALHO, ...linhas].join('\n')}`);
    expect((await enviar(utf8, { previa: true })).body).toMatchObject({ aceitas: 0, repetidas: 1950, recusadas: 50 });
    const { body } = await enviar(utf8);
    await palco().trabalhar();
    expect(await ver(body.id_importacao)).toMatchObject({ aceitas: 0, repetidas: 1950, recusadas: 50 });
    expect(await contar()).toBe(antes);
  });
});

describe('um arquivo', () => {
  test('cada pessoa aceita recebe o convite, cria a senha e entra', async () => {
    const email = 'convidada-do-lote@example.com';
    const { body } = await enviar(csv(tutor({ email, nome: 'Lúcia Prado' })));
    await palco().trabalhar();
    expect(await ver(body.id_importacao)).toMatchObject({ aceitas: 1, estado: 'concluida' });
    const convite = palco().emails.filter(({ para }) => para === email);
    expect(convite).toHaveLength(1);
    const hash = /recuperar\/([\w-]+)/.exec(convite[0]?.texto ?? '')?.[1] ?? '';
    await chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'primeira senha' } });
    const login = { body: { email, senha: 'primeira senha' } };
    expect((await chamar(palco(), null, 'POST /login', login)).body).toMatchObject({
      usuario: { nome: 'Lúcia Prado' },
    });
  });

  test('os erros corrigidos e enviados de novo entram', async () => {
    const [boa, ruim] = [tutor(), tutor({ cpf: '1', nome: '=1+1' })];
    const { body } = await enviar(csv(boa, ruim));
    await palco().trabalhar();
    const corrigido = (await erros(body.id_importacao)).replace(';1;', `;${cpfDe(++serie)};`);
    expect(corrigido).toContain("'=1+1");
    const { body: segunda } = await enviar(Buffer.from(corrigido));
    await palco().trabalhar();
    expect(await ver(segunda.id_importacao)).toMatchObject({ total: 1, aceitas: 1, recusadas: 0 });
    const nome = await palco().db.selectFrom('tutor').select('nome').where('nome', '=', '=1+1').execute();
    expect(nome).toHaveLength(1);
    expect((await erros(segunda.id_importacao)).split('\r\n')).toEqual([`\ufeff${CABECALHO};linha;motivo`, '']);
  });

  test('repetições no mesmo arquivo e com quem já existe: iguais são repetidas, diferentes são recusadas', async () => {
    const existe = await criarTutor(palco());
    const [cpf, email] = [cpfDe(++serie), `repete${serie}@example.com`];
    const arquivo = csv(
      tutor({ cpf, email }),
      tutor({ cpf, email }),
      tutor({ email }),
      tutor({ cpf }),
      tutor({ email: existe.email.toUpperCase() }),
    );
    const esperado = { aceitas: 1, repetidas: 1, recusadas: 3 };
    const previa = (await enviar(arquivo, { previa: true })).body;
    expect(previa).toMatchObject(esperado);
    const { body } = await enviar(arquivo);
    await palco().trabalhar();
    const fim = await ver(body.id_importacao);
    expect(fim).toMatchObject(esperado);
    expect(fim.problemas).toEqual(previa.problemas);
    expect(fim.problemas.map(({ motivo }) => motivo)).toEqual([
      'E-mail já cadastrado',
      'CPF já cadastrado',
      'E-mail já cadastrado',
    ]);
  });

  test('das linhas aceitas nada pessoal fica na importação; das recusadas, só por 30 dias', async () => {
    const { body } = await enviar(csv(tutor({ nome: 'Some Daqui' }), tutor({ nome: 'Fica Um Mês', cpf: '1' })));
    await palco().trabalhar();
    const guardado = async () => {
      const linhas = await palco()
        .db.selectFrom('importacao_linha')
        .select('conteudo')
        .where('importacao_id', '=', body.id_importacao)
        .execute();
      return JSON.stringify(linhas);
    };
    expect(await guardado()).not.toContain('Some Daqui');
    expect(await guardado()).toContain('Fica Um Mês');
    const agora = palco().relogio();
    const { limpeza } = trabalhadores(
      { ...palco(), relogio: () => new Date(agora.getTime() + 31 * 86_400_000) },
      {
        enviar: async () => undefined,
      },
    );
    await limpeza({});
    expect(await guardado()).not.toContain('Fica Um Mês');
    // A month later the session is over too.
    admin = await criarAdmin(palco());
  });

  test('interrompido no meio de um lote, continua de onde parou: cada linha uma vez', async () => {
    const linhas = Array.from({ length: 250 }, () => tutor());
    const { body } = await enviar(csv(...linhas));
    const id: number = body.id_importacao;
    const antes = await contar();
    let enfileirados = 0;
    const { importacao } = trabalhadores(
      {
        ...palco(),
        fila: {
          ...palco().fila,
          enfileirar: async (...args) => {
            if (++enfileirados === 150) throw Object.assign(new Error('Connection terminated'), { code: '57P01' });
            return palco().fila.enfileirar(...args);
          },
        },
      },
      { enviar: async () => undefined },
    );
    await expect(importacao({ importacaoId: id })).rejects.toThrow('Connection terminated');
    expect(await ver(id)).toMatchObject({ feitas: 100, aceitas: 100, estado: 'processando' });
    expect(await contar()).toBe(antes + 100);
    await palco().trabalhar();
    expect(await ver(id)).toMatchObject({ feitas: 250, aceitas: 250, estado: 'concluida' });
    expect(await contar()).toBe(antes + 250);
    const convites = palco().emails.filter(({ para }) => linhas.some((linha) => linha.includes(`;${para};`)));
    expect(convites).toHaveLength(250);
  });

  test('dois trabalhadores ao mesmo tempo não fazem uma linha duas vezes', async () => {
    const { body } = await enviar(csv(...Array.from({ length: 150 }, () => tutor())));
    const antes = await contar();
    const { importacao } = trabalhadores(palco(), { enviar: async () => undefined });
    await Promise.all([1, 2, 3].map(() => importacao({ importacaoId: body.id_importacao })));
    expect(await contar()).toBe(antes + 150);
    expect(await ver(body.id_importacao)).toMatchObject({ feitas: 150, aceitas: 150 });
    await palco().trabalhar();
  });

  test('enviado duas vezes ao mesmo tempo é uma importação só', async () => {
    const arquivo = csv(tutor(), tutor());
    const envios = await Promise.all([enviar(arquivo), enviar(arquivo), enviar(arquivo)]);
    expect(new Set(envios.map(({ body }) => body.id_importacao)).size).toBe(1);
    expect(envios.map(({ body }) => body.ja_enviado).sort()).toEqual([false, true, true]);
    await palco().trabalhar();
  });
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
    const { body } = await enviar(csv(tutor({ cpf: '000191'.padStart(8, '0') })));
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

  test('arquivo grande demais, que não é CSV, sem colunas, sem linhas, sem perfil, sem arquivo', async () => {
    const grande = Buffer.alloc(10 * 1024 * 1024 + 1, 'a');
    expect(await semMudanca(() => enviar(grande))).toEqual([413, 'arquivo-muito-grande']);
    expect(await semMudanca(() => enviar(Buffer.from('504b0304140006', 'hex')))).toEqual([415, 'arquivo-nao-csv']);
    expect(await semMudanca(() => enviar(Buffer.from('nome;email\na;b')))).toEqual([
      422,
      { arquivo: 'Faltam no arquivo as colunas: cpf, telefone, data_nascimento' },
    ]);
    expect(await semMudanca(() => enviar(csv()))).toEqual([422, { arquivo: 'O arquivo não tem linhas para importar' }]);
    expect(await semMudanca(() => enviar(csv(tutor()), { perfil: 'admin' }))).toEqual([
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
  ])('%s', async (tipo, colunas) => {
    const { texto, headers } = await chamar(palco(), admin, 'GET /importacao/modelo/:tipo', { params: { tipo } });
    expect(texto).toBe(`\ufeff${colunas}\r\n`);
    expect(headers['content-disposition']).toBe(`attachment; filename="modelo-${tipo}.csv"`);
  });

  test('um tipo ou uma importação que não existe é 404', async () => {
    for (const url of ['/api/importacao/modelo/x', '/api/importacao/999999', '/api/importacao/999999/erros']) {
      expect((await palco().app.inject({ url, headers: { api_token: admin.token } })).statusCode).toBe(404);
    }
  });
});
