import { beforeEach, describe, expect, test } from 'vitest';
import { type Autenticador, apresentar, criar, criarAutenticador } from '../../test/autenticador';
import { chamar } from '../../test/chamar';
import type { Pessoa } from '../../test/elenco';
import { adiantar, criarLojaComSenha, primeiroPasso, provarComSenha } from '../../test/fator';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let loja: Pessoa;
beforeEach(async () => {
  loja = await criarLojaComSenha(palco());
});

const pedirNova = (quem: Pessoa) => chamar(palco(), quem, 'POST /fator/chaves/desafio', {});
const guardar = (quem: Pessoa, chave: ReturnType<typeof criar>, nome = 'Meu celular') =>
  chamar(palco(), quem, 'POST /fator/chaves', { body: { nome, chave } });

/** A passkey of this account, enrolled. */
async function chaveDe(quem: Pessoa): Promise<Autenticador> {
  const autenticador = criarAutenticador();
  await provarComSenha(palco(), quem);
  const { body } = await pedirNova(quem);
  const { status, texto } = await guardar(quem, criar(autenticador, body.challenge));
  if (status !== 200) throw new Error(texto);
  return autenticador;
}

const pedirEntrada = async () => (await chamar(palco(), null, 'POST /login/chave/desafio', {})).body.challenge;
const entrarCom = (chave: ReturnType<typeof apresentar>) =>
  chamar(palco(), null, 'POST /login/chave', { body: { chave } });
const segundoPasso = (desafio: string, chave: ReturnType<typeof apresentar>) =>
  chamar(palco(), null, 'POST /login/segundo-fator', { body: { desafio, chave } });

describe('uma chave nova', () => {
  test('pede prova antes; guardada, liga a conta, dá os códigos de papel e encerra as outras sessões', async () => {
    expect((await pedirNova(loja)).body.type).toBe('confirme-que-e-voce');
    await provarComSenha(palco(), loja);
    const { body: opcoes } = await pedirNova(loja);
    expect(opcoes).toMatchObject({
      rp: { id: 'indicabem.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { status, body } = await guardar(loja, criar(criarAutenticador(), opcoes.challenge));
    expect([status, body.codigos?.length]).toEqual([200, 10]);
    const { body: fator } = await chamar(palco(), loja, 'GET /fator', {});
    expect(fator).toMatchObject({
      aplicativo: null,
      recuperacao: 10,
      chaves: [{ nome: 'Meu celular', usada_em: null }],
    });
  });

  test('o desafio dela serve uma vez, por cinco minutos, e só à conta que pediu', async () => {
    const outra = await criarLojaComSenha(palco());
    await provarComSenha(palco(), loja);
    await provarComSenha(palco(), outra);
    const { challenge } = (await pedirNova(loja)).body;
    expect((await guardar(outra, criar(criarAutenticador(), challenge))).status).toBe(409);
    expect((await guardar(loja, criar(criarAutenticador(), challenge))).status).toBe(200);
    expect((await guardar(loja, criar(criarAutenticador(), challenge))).status).toBe(409);
    const { challenge: velho } = (await pedirNova(loja)).body;
    adiantar(palco(), 301);
    expect((await guardar(loja, criar(criarAutenticador(), velho))).status).toBe(409);
  });

  test('de outro endereço, sem verificar a pessoa, ou torta: não é guardada', async () => {
    await provarComSenha(palco(), loja);
    const desvios = [{ origem: 'https://mal.example.com' }, { dominio: 'mal.example.com' }, { verificado: false }];
    for (const lugar of desvios) {
      const { challenge } = (await pedirNova(loja)).body;
      const { status, body } = await guardar(loja, criar(criarAutenticador(), challenge, lugar));
      expect([lugar, status, body.type]).toEqual([lugar, 422, 'chave-nao-confere']);
    }
    const { challenge } = (await pedirNova(loja)).body;
    const torta = criar(criarAutenticador(), challenge);
    torta.response.attestationObject = 'AAAA';
    expect((await guardar(loja, torta)).status).toBe(422);
    expect((await chamar(palco(), loja, 'GET /fator', {})).body.chaves).toEqual([]);
  });

  test('a mesma credencial não se guarda duas vezes, nem em outra conta', async () => {
    const chave = await chaveDe(loja);
    const outra = await criarLojaComSenha(palco());
    await provarComSenha(palco(), outra);
    const { challenge } = (await pedirNova(outra)).body;
    const { status, body } = await guardar(outra, criar(chave, challenge));
    expect([status, body.type]).toEqual([409, 'chave-repetida']);
  });

  test('dez no máximo', async () => {
    await chaveDe(loja);
    for (let i = 0; i < 9; i++) {
      const { challenge } = (await pedirNova(loja)).body;
      expect((await guardar(loja, criar(criarAutenticador(), challenge), `Chave ${i}`)).body.codigos).toBeNull();
    }
    expect((await pedirNova(loja)).body.type).toBe('cota-de-chaves');
  });
});

describe('entrar só com a chave', () => {
  test('abre a sessão sem e-mail nem senha; o desafio serve uma vez', async () => {
    const chave = await chaveDe(loja);
    const desafio = await pedirEntrada();
    const { status, body } = await entrarCom(apresentar(chave, desafio));
    expect([status, body.tipo_usuario]).toEqual([200, 'lojista']);
    expect((await entrarCom(apresentar(chave, desafio))).body.type).toBe('entrada-vencida');
    const outro = await pedirEntrada();
    const juntas = await Promise.all([1, 2, 3].map(() => entrarCom(apresentar(chave, outro))));
    expect(juntas.map((r) => r.status).sort()).toEqual([200, 409, 409]);
  });

  test('um desafio vencido, inventado ou de outro uso não entra', async () => {
    const chave = await chaveDe(loja);
    const { desafio: doLogin } = await primeiroPasso(palco(), loja);
    const velho = await pedirEntrada();
    adiantar(palco(), 301);
    for (const desafio of [velho, 'AAAA', doLogin, ''])
      expect((await entrarCom(apresentar(chave, desafio))).body.type).toBe('entrada-vencida');
  });

  test('de outro endereço, sem verificação, assinada por outra, ou desconhecida: não entra', async () => {
    const chave = await chaveDe(loja);
    const intrusa = { ...criarAutenticador(), id: chave.id };
    const casos = [
      async () => apresentar(chave, await pedirEntrada(), { origem: 'https://mal.example.com' }),
      async () => apresentar(chave, await pedirEntrada(), { dominio: 'mal.example.com' }),
      async () => apresentar(chave, await pedirEntrada(), { verificado: false }),
      async () => apresentar(intrusa, await pedirEntrada()),
      async () => apresentar(criarAutenticador(), await pedirEntrada()),
    ];
    for (const caso of casos) expect((await entrarCom(await caso())).body.type).toBe('chave-nao-confere');
  });

  test('um contador que volta, ou não anda, é uma cópia: recusada', async () => {
    const chave = await chaveDe(loja);
    chave.contador = 7;
    expect((await entrarCom(apresentar(chave, await pedirEntrada()))).status).toBe(200);
    for (const contador of [7, 6, 0]) {
      chave.contador = contador;
      expect([contador, (await entrarCom(apresentar(chave, await pedirEntrada()))).status]).toEqual([contador, 422]);
    }
    chave.contador = 8;
    expect((await entrarCom(apresentar(chave, await pedirEntrada()))).status).toBe(200);
  });

  test('uma conta suspensa não entra', async () => {
    const chave = await chaveDe(loja);
    await palco().db.updateTable('conta').set({ suspensa_em: palco().relogio() }).where('id', '=', loja.id).execute();
    expect((await entrarCom(apresentar(chave, await pedirEntrada()))).body.type).toBe('acesso-suspenso');
  });
});

describe('a chave como segundo passo', () => {
  test('assina o desafio da senha; a de outra conta não serve', async () => {
    const chave = await chaveDe(loja);
    const outra = await criarLojaComSenha(palco());
    const alheia = await chaveDe(outra);
    const passo = await primeiroPasso(palco(), loja);
    expect(passo).toMatchObject({ meios: ['chave', 'recuperacao'], chave: { challenge: passo.desafio } });
    expect((await segundoPasso(passo.desafio, apresentar(alheia, passo.desafio))).status).toBe(422);
    expect((await segundoPasso(passo.desafio, apresentar(chave, 'AAAA'))).status).toBe(422);
    expect((await segundoPasso(passo.desafio, apresentar(chave, passo.desafio))).status).toBe(200);
    expect((await segundoPasso(passo.desafio, apresentar(chave, passo.desafio))).status).toBe(409);
  });
});

describe('depois', () => {
  test('prova com a própria chave, uma vez por desafio, e só então renomeia ou remove', async () => {
    const chave = await chaveDe(loja);
    const [{ id_chave: id } = { id_chave: 0 }] = (await chamar(palco(), loja, 'GET /fator', {})).body.chaves;
    adiantar(palco(), 601);
    const remover = () => chamar(palco(), loja, 'DELETE /fator/chave/:id', { params: { id } });
    expect((await remover()).body.type).toBe('confirme-que-e-voce');
    expect((await provarComSenha(palco(), loja)).status).toBe(422);
    const { challenge } = (await chamar(palco(), loja, 'POST /fator/prova/desafio', {})).body;
    const prova = { body: { chave: apresentar(chave, challenge) } };
    expect((await chamar(palco(), loja, 'POST /fator/prova', prova)).status).toBe(200);
    expect((await chamar(palco(), loja, 'POST /fator/prova', prova)).status).toBe(422);
    const renomeada = await chamar(palco(), loja, 'PUT /fator/chave/:id', {
      params: { id },
      body: { nome: 'Caixa 1' },
    });
    expect(renomeada.status).toBe(200);
    expect((await remover()).status).toBe(200);
    expect((await remover()).status).toBe(404);
    // Nothing is left to prove with: the paper went too, and the password is enough again.
    const { body } = await chamar(palco(), loja, 'GET /fator', {});
    expect(body).toMatchObject({ chaves: [], recuperacao: 0 });
    expect((await primeiroPasso(palco(), loja)).type).toBeUndefined();
    expect((await chamar(palco(), loja, 'POST /fator/recuperacao', {})).body.type).toBe('sem-fator');
  });
});
