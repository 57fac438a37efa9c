import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarLojista, type Pessoa } from '../../test/elenco';
import {
  adiantar,
  codigoAgora,
  criarLojaComSenha,
  ligarAplicativo,
  primeiroPasso,
  provarComSenha,
  SENHA,
} from '../../test/fator';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let loja: Pessoa;
let segredo: string;
let codigos: string[];

beforeEach(async () => {
  loja = await criarLojaComSenha(palco());
  ({ segredo, codigos } = await ligarAplicativo(palco(), loja));
});

type Resposta = { codigo?: string; recuperacao?: string };
const segundoPasso = (desafio: string, resposta: Resposta) =>
  chamar(palco(), null, 'POST /login/segundo-fator', { body: { desafio, ...resposta } });
const entrarCom = async (resposta: Resposta) => segundoPasso((await primeiroPasso(palco(), loja)).desafio, resposta);

test('sem segundo fator, a entrada é a de sempre', async () => {
  const outra = await criarLojaComSenha(palco());
  const { status, body } = await chamar(palco(), null, 'POST /login', { body: { email: outra.email, senha: SENHA } });
  expect([status, body.tipo_usuario]).toEqual([200, 'lojista']);
});

test('com ele, a senha certa responde 401 com o desafio, e o código abre a mesma sessão de sempre', async () => {
  const passo = await primeiroPasso(palco(), loja);
  expect(passo).toMatchObject({ type: 'segundo-fator', status: 401, meios: ['codigo', 'recuperacao'] });
  const { status, body } = await segundoPasso(passo.desafio, { codigo: codigoAgora(palco(), segredo) });
  expect([status, body.tipo_usuario]).toEqual([200, 'lojista']);
  const dentro = { ...loja, token: body.api_token };
  expect((await chamar(palco(), dentro, 'GET /sessoes', {})).status).toBe(200);
});

test('a senha errada não conta que há um segundo fator', async () => {
  const { body } = await chamar(palco(), null, 'POST /login', { body: { email: loja.email, senha: 'outra senha' } });
  expect(body).toEqual(expect.objectContaining({ type: 'login-invalido' }));
  expect(body).not.toHaveProperty('desafio');
});

describe('o código', () => {
  test('vale um passo antes e um depois, e não dois', async () => {
    for (const [desvio, status] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      adiantar(palco(), 120);
      expect([desvio, (await entrarCom({ codigo: codigoAgora(palco(), segredo, desvio) })).status]).toEqual([
        desvio,
        status,
      ]);
    }
  });

  test('repetido não entra: nem no mesmo passo, nem no seguinte', async () => {
    const codigo = codigoAgora(palco(), segredo);
    expect((await entrarCom({ codigo })).status).toBe(200);
    const { status, body } = await entrarCom({ codigo });
    expect([status, body.campos?.codigo]).toEqual([422, 'Este código já foi usado. Espere o próximo.']);
    adiantar(palco(), 30);
    expect((await entrarCom({ codigo })).status).toBe(422);
  });

  test('um código mais velho do que o último usado não entra', async () => {
    expect((await entrarCom({ codigo: codigoAgora(palco(), segredo, 1) })).status).toBe(200);
    expect((await entrarCom({ codigo: codigoAgora(palco(), segredo) })).status).toBe(422);
  });

  test('o mesmo passo ao mesmo tempo, em entradas diferentes: uma vence', async () => {
    const passos = await Promise.all([1, 2, 3, 4].map(() => primeiroPasso(palco(), loja)));
    const codigo = codigoAgora(palco(), segredo);
    const respostas = await Promise.all(passos.map(({ desafio }) => segundoPasso(desafio, { codigo })));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test('de outra conta não serve, nem no desafio dela', async () => {
    const outra = await criarLojaComSenha(palco());
    const delas = await ligarAplicativo(palco(), outra);
    expect((await entrarCom({ codigo: codigoAgora(palco(), delas.segredo) })).status).toBe(422);
    const { desafio } = await primeiroPasso(palco(), outra);
    expect((await segundoPasso(desafio, { codigo: codigoAgora(palco(), segredo) })).status).toBe(422);
  });

  test('colado com espaço entra; vazio ou nenhum diz o que falta', async () => {
    const { desafio } = await primeiroPasso(palco(), loja);
    for (const resposta of [{}, { codigo: ' ' }]) {
      const { status, body } = await segundoPasso(desafio, resposta);
      expect([status, body.campos?.codigo]).toEqual([422, 'Informe o código do aplicativo']);
    }
    const codigo = codigoAgora(palco(), segredo).replace(/^.../, '$& ');
    expect((await segundoPasso(desafio, { codigo })).status).toBe(200);
  });
});

describe('o desafio', () => {
  test('serve uma vez: de duas respostas certas ao mesmo tempo, uma entra', async () => {
    const { desafio } = await primeiroPasso(palco(), loja);
    const respostas = await Promise.all([
      segundoPasso(desafio, { codigo: codigoAgora(palco(), segredo) }),
      segundoPasso(desafio, { recuperacao: codigos[0] ?? '' }),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    adiantar(palco(), 60);
    const { status, body } = await segundoPasso(desafio, { codigo: codigoAgora(palco(), segredo) });
    expect([status, body.type]).toEqual([409, 'entrada-vencida']);
  });

  test('vence em cinco minutos, e um inventado é como um vencido', async () => {
    const { desafio } = await primeiroPasso(palco(), loja);
    adiantar(palco(), 300);
    for (const qual of [desafio, 'x'.repeat(43), ''])
      expect((await segundoPasso(qual, { codigo: codigoAgora(palco(), segredo) })).body.type).toBe('entrada-vencida');
  });

  test('quem só sabe a senha não o tira de quem tem o fator, comece quantas entradas começar', async () => {
    const { desafio } = await primeiroPasso(palco(), loja);
    for (let i = 0; i < 12; i++) await primeiroPasso(palco(), loja);
    expect((await segundoPasso(desafio, { codigo: codigoAgora(palco(), segredo) })).status).toBe(200);
  });

  test('o de uma conta suspensa não entra', async () => {
    const outra = await criarLojaComSenha(palco());
    const delas = await ligarAplicativo(palco(), outra);
    const { desafio } = await primeiroPasso(palco(), outra);
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', outra.id).execute();
    expect((await segundoPasso(desafio, { recuperacao: delas.codigos[0] ?? '' })).status).toBe(401);
  });

  test('erros não o gastam', async () => {
    const { desafio } = await primeiroPasso(palco(), loja);
    for (let i = 0; i < 3; i++) expect((await segundoPasso(desafio, { codigo: '000000' })).status).toBe(422);
    expect((await segundoPasso(desafio, { codigo: codigoAgora(palco(), segredo) })).status).toBe(200);
  });

  test('acaba quando a senha muda', async () => {
    const { desafio } = await primeiroPasso(palco(), loja);
    await palco().db.updateTable('conta').set({ senha_hash: 'outra' }).where('id', '=', loja.id).execute();
    const { body } = await segundoPasso(desafio, { codigo: codigoAgora(palco(), segredo) });
    expect(body.type).toBe('entrada-vencida');
  });
});

describe('o código de recuperação', () => {
  test('entra uma vez, escrito como for; o segundo uso não entra', async () => {
    const [codigo = ''] = codigos;
    expect((await entrarCom({ recuperacao: codigo.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    const { status, body } = await entrarCom({ recuperacao: codigo });
    expect([status, body.type]).toEqual([422, 'recuperacao-nao-confere']);
  });

  test('o mesmo ao mesmo tempo: um vence', async () => {
    const passos = await Promise.all([1, 2, 3].map(() => primeiroPasso(palco(), loja)));
    const respostas = await Promise.all(
      passos.map(({ desafio }) => segundoPasso(desafio, { recuperacao: codigos[1] ?? '' })),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('o de outra conta não serve', async () => {
    const outra = await criarLojaComSenha(palco());
    const delas = await ligarAplicativo(palco(), outra);
    expect((await entrarCom({ recuperacao: delas.codigos[0] ?? '' })).status).toBe(422);
  });

  test('aparelho perdido: entra com papel, troca o aplicativo, e o aparelho antigo não vale mais', async () => {
    const { body } = await entrarCom({ recuperacao: codigos[2] ?? '' });
    const dona = { ...loja, token: body.api_token };
    expect((await chamar(palco(), dona, 'GET /fator', {})).body).toMatchObject({ provado: true, recuperacao: 9 });
    const { body: novo } = await chamar(palco(), dona, 'POST /fator/aplicativo', {});
    const confirmado = await chamar(palco(), dona, 'PUT /fator/aplicativo', {
      body: { codigo: codigoAgora(palco(), novo.segredo) },
    });
    expect([confirmado.status, confirmado.body.codigos]).toEqual([200, null]);
    adiantar(palco(), 60);
    expect((await entrarCom({ codigo: codigoAgora(palco(), segredo) })).status).toBe(422);
    expect((await entrarCom({ codigo: codigoAgora(palco(), novo.segredo) })).status).toBe(200);
  });
});

describe('quem chuta códigos com a senha na mão', () => {
  test('espera cada vez mais; a dona ainda entra com papel, e é avisada uma vez', async () => {
    const { desafio } = await primeiroPasso(palco(), loja);
    const respostas = [];
    for (let i = 0; i < 12; i++) respostas.push(await segundoPasso(desafio, { codigo: '000000' }));
    expect(respostas.filter(({ status }) => status === 422)).toHaveLength(6);
    expect(Number(respostas.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await segundoPasso(desafio, { codigo: codigoAgora(palco(), segredo) })).status).toBe(429);
    expect((await entrarCom({ recuperacao: codigos[3] ?? '' })).status).toBe(200);
    palco().emails.length = 0;
    await palco().trabalhar();
    const avisos = palco().emails.filter(({ para }) => para === loja.email);
    expect(avisos.filter(({ assunto }) => assunto === 'Alguém errou o código da sua conta')).toHaveLength(1);
    expect(avisos.filter(({ assunto }) => assunto === 'Código de recuperação usado')).toHaveLength(1);
  });
});

describe('a recuperação da senha por e-mail', () => {
  test('troca a senha e não abre sessão; o segundo fator continua pedido', async () => {
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: loja.email } });
    await palco().trabalhar();
    const carta = palco().emails.findLast(({ para, texto }) => para === loja.email && texto.includes('/recuperar/'));
    const hash = /recuperar\/([\w-]+)/.exec(carta?.texto ?? '')?.[1] ?? '';
    const nova = 'outra senha bem comprida';
    const { status, texto } = await chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: nova } });
    expect([status, texto]).toEqual([200, '{}']);
    const { body } = await chamar(palco(), null, 'POST /login', { body: { email: loja.email, senha: nova } });
    expect(body.type).toBe('segundo-fator');
  });
});

test('um segredo que não se abre mais não vira erro interno, e avisa quem opera', async () => {
  await palco().pool.query(`update fator_totp set segredo = '\\x00' where conta_id = $1`, [loja.id]);
  expect((await entrarCom({ codigo: '123456' })).status).toBe(503);
  expect(palco().avisos.contagem().get('segredo-ilegivel')).toBeGreaterThan(0);
  expect((await entrarCom({ recuperacao: codigos[0] ?? '' })).status).toBe(200);
});

test('quem tem segundo fator não se prova com a senha', async () => {
  expect((await provarComSenha(palco(), loja)).status).toBe(422);
  const semSenha = await criarLojista(palco());
  expect((await chamar(palco(), semSenha, 'POST /fator/prova', { body: {} })).body.type).toBe('senha-atual-incorreta');
});
