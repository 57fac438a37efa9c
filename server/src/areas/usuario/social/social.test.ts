import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '../../../db/transacao';
import { chamar } from '../../../test/chamar';
import { cpfDe } from '../../../test/documentos';
import { criarPrescritor, criarTutor } from '../../../test/elenco';
import { AGORA, comPalco } from '../../../test/palco';
import { abrirProvedor, type Perfil } from '../../../test/provedor-de-identidade';
import { resumoLeve } from '../../../test/resumo-leve';
import { criarConta } from '../criar-conta';

const { estado, provedores, fechar } = await abrirProvedor(AGORA);
const palco = comPalco({ social: provedores });
const semNada = comPalco();
afterAll(fechar);

let serie = 3000;
const novaPessoa = (dados: Partial<Perfil> = {}): Perfil => {
  const n = ++serie;
  return { sub: `sub-${n}`, nome: 'Gil Prado', email: `gil${n}@example.com`, verificado: true, ...dados };
};

beforeEach(() => {
  estado.perfil = novaPessoa();
  estado.declaracoes = {};
  estado.negar = false;
});

type Ida = { volta: URL; cookie: string };

/** To the provider, by real redirects, up to the address it sends the browser back to. */
async function ir(provedor: ProvedorSocial): Promise<Ida> {
  const saida = await palco().app.inject(`/api/social/${provedor}`);
  expect(saida.statusCode).toBe(302);
  const guardado = saida.cookies.find(({ name }) => name === 'ida-social');
  expect(guardado).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/social', maxAge: 600 });
  const resposta = await fetch(String(saida.headers.location), { redirect: 'manual' });
  return { volta: new URL(resposta.headers.get('location') ?? ''), cookie: `ida-social=${guardado?.value}` };
}

const voltar = ({ volta, cookie }: Ida) =>
  palco().app.inject({ url: `${volta.pathname}${volta.search}`, headers: { cookie } });

/** The code in the address, and what the browser that came back was given besides. */
type Chegada = { codigo: string; cookie: string };
const trocar = ({ codigo, cookie }: Chegada) =>
  chamar(palco(), null, 'GET /tutor/token', { query: { api_token: codigo }, headers: { cookie } });

async function codigoDe(provedor: ProvedorSocial): Promise<Chegada> {
  const { statusCode, headers, cookies } = await voltar(await ir(provedor));
  expect(statusCode).toBe(302);
  const guardado = cookies.find(({ name }) => name === 'volta-social');
  expect(guardado).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/tutor/token', maxAge: 60 });
  const codigo = /^\/web\/callback\/([\w-]{43})$/.exec(String(headers.location))?.[1] ?? '';
  return { codigo, cookie: `volta-social=${guardado?.value}` };
}
const entrarPor = async (provedor: ProvedorSocial) => trocar(await codigoDe(provedor));

type Pendente = { cadastro: { nome: string; email: string | null; provedor: string; social: string } };
const pendente = (body: unknown) => (body as Pendente).cadastro;
const completar = (social: string, dados: object = {}) =>
  chamar(palco(), null, 'POST /register', {
    body: {
      tipo_login: 'tutor',
      nome: 'Gil Prado',
      cpf: cpfDe(++serie),
      telefone: '15998765432',
      data_nascimento: '1990-01-01',
      social,
      ...dados,
    },
  });

test('sem configuração, não há botões nem rotas', async () => {
  expect((await chamar(semNada(), null, 'GET /social', {})).body).toEqual({ google: false, facebook: false });
  for (const url of ['/api/social/google', '/api/social/facebook/retorno?code=x&state=y']) {
    expect((await semNada().app.inject(url)).statusCode).toBe(404);
  }
  expect((await chamar(palco(), null, 'GET /social', {})).body).toEqual({ google: true, facebook: true });
});

describe.each(['google', 'facebook'] as const)('pelo %s', (provedor) => {
  test('quem é novo completa CPF, telefone e nascimento, sem senha, e da próxima vez entra direto', async () => {
    const { body } = await entrarPor(provedor);
    const cadastro = pendente(body);
    expect(cadastro).toMatchObject({ nome: 'Gil Prado', email: estado.perfil.email, provedor });
    const faltando = await completar(cadastro.social, { cpf: '', telefone: '', data_nascimento: '' });
    expect(Object.keys(faltando.body.campos ?? {}).sort()).toEqual(['cpf', 'data_nascimento', 'telefone']);
    // The e-mail is the provider's, whatever the form says.
    const feito = await completar(cadastro.social, { email: 'outro@example.com' });
    expect(feito.body).toMatchObject({ tipo_usuario: 'tutor', usuario: { email: estado.perfil.email } });
    const deNovo = await entrarPor(provedor);
    expect(deNovo.body).toMatchObject({ tipo_usuario: 'tutor', usuario: { email: estado.perfil.email } });
    expect((await completar(cadastro.social)).status).toBe(409);
  });

  test('o código serve uma vez, por um minuto', async () => {
    const codigo = await codigoDe(provedor);
    const respostas = await Promise.all([trocar(codigo), trocar(codigo), trocar(codigo)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const outro = await codigoDe(provedor);
    palco().irPara(new Date(AGORA.getTime() + 60_000));
    const { status, body } = await trocar(outro);
    expect([status, body.type]).toEqual([409, 'acesso-social-expirado']);
    palco().irPara(AGORA);
  });

  test('o código social só serve no navegador que começou o acesso', async () => {
    const [chegada, deOutro] = [await codigoDe(provedor), await codigoDe(provedor)];
    for (const cookie of ['', 'volta-social=', 'volta-social=x', deOutro.cookie]) {
      const { status, body } = await trocar({ ...chegada, cookie });
      expect([cookie, status, body.type]).toEqual([cookie, 409, 'acesso-social-expirado']);
    }
    // Who tried with a code that was passed on has spent nothing of its owner's.
    expect((await trocar(chegada)).status).toBe(200);
  });

  test('um state trocado, um cookie de outra pessoa ou nenhum: não entra', async () => {
    const tortas = [
      async (ida: Ida) => {
        ida.volta.searchParams.set('state', 'x');
        return ida;
      },
      async (ida: Ida) => ({ ...ida, cookie: (await ir(provedor)).cookie }),
      async (ida: Ida) => ({ ...ida, cookie: '' }),
    ];
    for (const entortar of tortas) {
      expect((await voltar(await entortar(await ir(provedor)))).headers.location).toBe('/web/login?social=falhou');
    }
  });

  test('sem o verificador do PKCE, o provedor não entrega nada', async () => {
    const ida = await ir(provedor);
    const [nome, state, , nonce] = ida.cookie.split('=')[1]?.split('.') ?? [];
    const cookie = `ida-social=${[nome, state, 'verificador-inventado', nonce].join('.')}`;
    expect((await voltar({ ...ida, cookie })).headers.location).toBe('/web/login?social=falhou');
  });

  test('quem desiste volta ao login', async () => {
    estado.negar = true;
    expect((await voltar(await ir(provedor))).headers.location).toBe('/web/login?social=cancelado');
  });

  test('uma conta suspensa não entra', async () => {
    const { body } = await entrarPor(provedor);
    await completar(pendente(body).social);
    const email = estado.perfil.email ?? '';
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('email', '=', email).execute();
    const { status, body: recusa } = await entrarPor(provedor);
    expect([status, recusa.type]).toEqual([403, 'acesso-suspenso']);
  });
});

describe('o vínculo com uma conta que já existe', () => {
  test('o e-mail verificado entra na conta do tutor; a senha de quem nunca provou o e-mail deixa de valer', async () => {
    const senhaHash = await resumoLeve('senha de um estranho');
    const posseiro = await criarTutor(palco(), { senhaHash, email: estado.perfil.email ?? '' });
    const { body } = await entrarPor('google');
    expect(body).toMatchObject({ tipo_usuario: 'tutor', usuario: { id_tutor: posseiro.id } });
    expect((await chamar(palco(), posseiro, 'GET /products', {})).status).toBe(401);
    const login = { body: { email: posseiro.email, senha: 'senha de um estranho' } };
    expect((await chamar(palco(), null, 'POST /login', login)).status).toBe(401);
  });

  test('quem tomou um e-mail antes da dona não fica com a porta do provedor, por nenhum dos dois caminhos dela', async () => {
    const dona = novaPessoa();
    const { email: _, ...posseiro } = novaPessoa();
    const entraO = (perfil: Perfil, provedor: ProvedorSocial) => {
      estado.perfil = perfil;
      return entrarPor(provedor);
    };
    const { body } = await entraO(posseiro, 'facebook');
    const { status } = await completar(pendente(body).social, { email: dona.email });
    expect([status, (await entraO(posseiro, 'facebook')).body]).toMatchObject([200, { tipo_usuario: 'tutor' }]);

    expect((await entraO(dona, 'google')).body).toMatchObject({ tipo_usuario: 'tutor' });
    expect((await entraO(posseiro, 'facebook')).body).toMatchObject({ cadastro: { email: null } });
    expect((await entraO(dona, 'google')).body).toMatchObject({ tipo_usuario: 'tutor' });
  });

  test('uma senha nova por e-mail fecha a porta de quem entrava pelo provedor; a dona o vincula de novo ao entrar', async () => {
    const { email: _, ...posseiro } = novaPessoa();
    const dona = novaPessoa();
    estado.perfil = posseiro;
    await completar(pendente((await entrarPor('facebook')).body).social, { email: dona.email });
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: dona.email ?? '' } });
    await palco().trabalhar();
    const link = /recuperar\/([\w-]+)/.exec(
      palco().emails.findLast(({ para }) => para === dona.email)?.texto ?? '',
    )?.[1];
    const nova = { hash: link ?? '', senha: 'uma frase que é só dela' };
    expect((await chamar(palco(), null, 'POST /redefinir-senha', { body: nova })).status).toBe(200);
    expect((await entrarPor('facebook')).body).toMatchObject({ cadastro: { email: null } });
    estado.perfil = dona;
    expect((await entrarPor('google')).body).toMatchObject({ tipo_usuario: 'tutor' });
  });

  test('a senha de quem já provou o e-mail continua valendo', async () => {
    const senhaHash = await resumoLeve('a senha da dona');
    const dona = await criarTutor(palco(), { senhaHash, email: estado.perfil.email ?? '' });
    await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', dona.id).execute();
    expect((await entrarPor('google')).status).toBe(200);
    const login = { body: { email: dona.email, senha: 'a senha da dona' } };
    expect((await chamar(palco(), null, 'POST /login', login)).status).toBe(200);
    expect((await chamar(palco(), dona, 'GET /products', {})).status).toBe(200);
  });

  test('sem e-mail verificado, nunca: nem pelo Google, nem pelo Facebook', async () => {
    await criarTutor(palco(), { email: estado.perfil.email ?? '' });
    estado.perfil = { ...estado.perfil, verificado: false };
    for (const provedor of ['google', 'facebook'] as const) {
      const { status, body } = await entrarPor(provedor);
      expect([status, body.type]).toEqual([409, 'acesso-social-sem-vinculo']);
    }
  });

  test('só tutores', async () => {
    await criarPrescritor(palco(), { email: estado.perfil.email ?? '' });
    const { status, body } = await entrarPor('google');
    expect([status, body.type]).toEqual([403, 'acesso-social-so-de-tutor']);
  });

  test('quem veio em lote e entra assim já não é pendente', async () => {
    const email = estado.perfil.email ?? '';
    const escrito = { email, nome: 'Gil', telefone: '15998765432', cpf: cpfDe(++serie), data_nascimento: '1990-01-01' };
    await transacao(palco().db, (trx) =>
      criarConta(trx, { tipo: 'tutor', escrito, senhaHash: null, emLote: true, agora: AGORA }),
    );
    expect((await entrarPor('google')).status).toBe(200);
    const { texto } = await chamar(palco(), null, 'POST /verificando_tutor', {
      body: { email, telefone: '15998765432' },
    });
    expect(texto).toBe('false');
  });
});

test('quem tem segundo fator não passa só com o provedor', async () => {
  const tutora = await criarTutor(palco(), { email: estado.perfil.email ?? '' });
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', tutora.id).execute();
  expect((await entrarPor('google')).status).toBe(200);
  // No tutor has one: put there, so that the day somebody may, this way in is not the one that was forgotten.
  const segredo = Buffer.from('x');
  await palco()
    .db.insertInto('fator_totp')
    .values({ conta_id: tutora.id, segredo, ligado_em: AGORA, novo: null, novo_em: null })
    .execute();
  const { status, body } = await entrarPor('google');
  expect([status, body.type]).toEqual([401, 'segundo-fator']);
  expect(body).toHaveProperty('desafio');
  expect(body).not.toHaveProperty('api_token');
  await palco().db.deleteFrom('fator_totp').where('conta_id', '=', tutora.id).execute();
});

test('o Facebook que não diz o e-mail: a tela pergunta', async () => {
  estado.perfil = { sub: 'sem-email', nome: 'Gil' };
  const cadastro = pendente((await entrarPor('facebook')).body);
  expect(cadastro.email).toBeNull();
  const feito = await completar(cadastro.social, { email: 'gil-digitado@example.com' });
  expect(feito.body).toMatchObject({ usuario: { email: 'gil-digitado@example.com' } });
});

test.each([
  ['de outro cliente', { aud: 'outro' }],
  ['de outro emissor', { iss: 'https://mal.example.com' }],
  ['de outro acesso', { nonce: 'outro' }],
  ['vencido', { exp: AGORA.getTime() / 1000 - 1 }],
])('um id token %s não entra', async (_caso, declaracoes) => {
  estado.declaracoes = declaracoes;
  expect((await voltar(await ir('google'))).headers.location).toBe('/web/login?social=falhou');
});

test('um token de sessão não é um código', async () => {
  const tutora = await criarTutor(palco());
  const { status, body } = await trocar({ codigo: tutora.token, cookie: '' });
  expect([status, body.type]).toEqual([409, 'acesso-social-expirado']);
});

test('um passe de cadastro inventado ou de outro propósito não dispensa a senha', async () => {
  for (const social of ['x', 'e30.x', 'a.b.c']) expect((await completar(social)).status).toBe(409);
});
