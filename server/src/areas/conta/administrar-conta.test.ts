import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco({ limites: false });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let admin: Pessoa;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
  admin = await criarAdmin(palco());
});

const suspender = (id: number, suspenso = true) =>
  chamar(palco(), admin, 'PUT /usuario/:id/suspensao', { params: { id }, body: { suspenso } });
const enviarLink = (id: number) => chamar(palco(), admin, 'POST /usuario/:id/redefinir', { params: { id } });
const entrar = async ({ email }: Pessoa) =>
  (await chamar(palco(), null, 'POST /login', { body: { email, senha: SENHA } })).status;

describe('a suspensão', () => {
  test('recusa o login e encerra as sessões; reativar devolve o acesso', async () => {
    for (const criar of [criarTutor, criarPrescritor]) {
      const pessoa = await criar(palco(), { senhaHash });
      expect((await suspender(pessoa.id)).body).toEqual({ situacao: 'suspensa' });
      expect((await chamar(palco(), pessoa, 'GET /products', {})).status).toBe(401);
      expect(await entrar(pessoa)).toBe(403);
      expect((await suspender(pessoa.id, false)).body).toEqual({ situacao: 'ativa' });
      expect(await entrar(pessoa)).toBe(200);
      expect((await chamar(palco(), pessoa, 'GET /products', {})).status).toBe(401);
    }
  });

  test('tira a loja das listas dos tutores, não da lista da equipe', async () => {
    const tutora = await criarTutor(palco());
    const loja = await criarLojista(palco(), { nome_fantasia: 'Pet Suspenso' }, { senhaHash });
    const vista = async (quem: Pessoa) => {
      const { body } = await chamar(palco(), quem, 'GET /shopkeepers', { query: { busca: 'pet suspenso' } });
      return body.shopkeepers.map((l) => ('situacao' in l ? l.situacao : 'vista'));
    };
    expect([await vista(tutora), await vista(admin)]).toEqual([['vista'], ['ativa']]);
    await suspender(loja.id);
    expect([await vista(tutora), await vista(admin)]).toEqual([[], ['suspensa']]);
  });

  test('mata os links de senha já enviados', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    await enviarLink(tutora.id);
    await palco().trabalhar();
    const hash = /recuperar\/([\w-]+)/.exec(palco().emails.at(-1)?.texto ?? '')?.[1] ?? '';
    await suspender(tutora.id);
    await suspender(tutora.id, false);
    const { status } = await chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha: 'outra senha' } });
    expect(status).toBe(409);
  });

  test('ninguém suspende a si mesmo, nem quem não existe', async () => {
    const { status, body } = await suspender(admin.id);
    expect([status, body.type]).toEqual([409, 'propria-conta']);
    expect((await suspender(999_999)).status).toBe(404);
  });

  test('por aqui não se alcança ninguém da equipe: nem suspender, nem mandar link', async () => {
    const colega = await criarAdmin(palco(), { senhaHash });
    const operacao = await criarAdmin(palco(), {}, 'Operação', 'operacao');
    for (const quem of [admin, operacao]) {
      const params = { id: colega.id };
      const suspensao = { params, body: { suspenso: true } };
      expect((await chamar(palco(), quem, 'PUT /usuario/:id/suspensao', suspensao)).status).toBe(404);
      expect((await chamar(palco(), quem, 'POST /usuario/:id/redefinir', { params })).status).toBe(404);
    }
    expect(await entrar(colega)).toBe(200);
  });
});

describe('o link enviado pela equipe', () => {
  test('é recuperação para quem tem senha e convite para quem nunca teve', async () => {
    const [ativa, convidada] = [await criarTutor(palco(), { senhaHash }), await criarTutor(palco())];
    for (const { id } of [ativa, convidada]) expect((await enviarLink(id)).body).toEqual({});
    await palco().trabalhar();
    const assuntos = Object.fromEntries(palco().emails.map(({ para, assunto }) => [para, assunto]));
    expect(assuntos[ativa.email]).toBe('Recupere sua senha');
    expect(assuntos[convidada.email]).toBe('Seu acesso ao Indica Bem');
  });

  test('não vai para quem está suspenso nem para quem não existe', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    await suspender(tutora.id);
    const { status, body } = await enviarLink(tutora.id);
    expect([status, body.type]).toEqual([409, 'conta-suspensa']);
    expect((await enviarLink(999_999)).status).toBe(404);
  });
});
