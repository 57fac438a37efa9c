import { beforeAll, describe, expect, test } from 'vitest';
import { loja } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco({ limites: false });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let admin: Pessoa;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
  admin = await criarAdmin(palco());
});

const suspender = ({ id }: Pessoa) =>
  palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', id).execute();

describe('o filtro da situação', () => {
  const LISTAS = {
    tutor: async (situacao: 'ativa' | 'convidada' | 'suspensa') =>
      (await chamar(palco(), admin, 'GET /tutors', { query: { situacao } })).body.tutors.map((t) => t.id_tutor),
    prescritor: async (situacao: 'ativa' | 'convidada' | 'suspensa') =>
      (await chamar(palco(), admin, 'GET /prescribers', { query: { situacao } })).body.prescribers.map(
        (p) => p.id_prescriber,
      ),
    lojista: async (situacao: 'ativa' | 'convidada' | 'suspensa') =>
      (await chamar(palco(), admin, 'GET /shopkeepers', { query: { situacao } })).body.shopkeepers.map(
        (l) => l.id_shopkeeper,
      ),
  };

  test.each([
    ['tutor', (conta?: { senhaHash: string }) => criarTutor(palco(), conta)],
    ['prescritor', (conta?: { senhaHash: string }) => criarPrescritor(palco(), conta)],
    ['lojista', (conta?: { senhaHash: string }) => criarLojista(palco(), {}, conta)],
  ] as const)('de %s separa ativas, convidadas e suspensas', async (papel, criar) => {
    const [ativa, convidada, suspensa] = [await criar({ senhaHash }), await criar(), await criar({ senhaHash })];
    await suspender(suspensa);
    expect(await LISTAS[papel]('ativa')).toEqual([ativa.id]);
    expect(await LISTAS[papel]('convidada')).toEqual([convidada.id]);
    expect(await LISTAS[papel]('suspensa')).toEqual([suspensa.id]);
  });

  test('quem entrou pelo Google não tem senha, e é ativa', async () => {
    const tutora = await criarTutor(palco());
    const identidade = { provedor: 'google' as const, sub: 'g-1', conta_id: tutora.id, criada_em: AGORA };
    await palco().db.insertInto('identidade_social').values(identidade).execute();
    expect(await LISTAS.tutor('ativa')).toContain(tutora.id);
    expect(await LISTAS.tutor('convidada')).not.toContain(tutora.id);
  });
});

test('a contagem esquece os excluídos e não conta a equipe', async () => {
  const contar = async () => (await chamar(palco(), admin, 'GET /usuarios/contagem', {})).body;
  const antes = await contar();
  const vet = await criarPrescritor(palco());
  expect(await contar()).toEqual({ ...antes, prescritor: antes.prescritor + 1 });
  await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: vet.id } });
  expect(await contar()).toEqual(antes);
});

test('o último acesso é o do uso, e fica depois de sair', async () => {
  const tutora = await criarTutor(palco(), { senhaHash });
  const acesso = async () => {
    const { body } = await chamar(palco(), admin, 'GET /tutor/:id', { params: { id: tutora.id } });
    return body.ultimo_acesso;
  };
  await palco().db.updateTable('conta').set({ ultimo_acesso_em: null }).where('id', '=', tutora.id).execute();
  expect(await acesso()).toBeNull();
  palco().irPara('2026-03-10T12:05:00-03:00');
  const { body } = await chamar(palco(), null, 'POST /login', { body: { email: tutora.email, senha: SENHA } });
  expect(await acesso()).toBe('2026-03-10T15:05:00.000Z');
  palco().irPara('2026-03-10T12:10:00-03:00');
  const quem = { ...tutora, token: body.api_token };
  await chamar(palco(), quem, 'GET /products', {});
  await chamar(palco(), quem, 'POST /logout', {});
  palco().irPara(AGORA);
  expect(await acesso()).toBe('2026-03-10T15:10:00.000Z');
});

describe('a campanha de uma loja', () => {
  const campanha = () =>
    palco()
      .db.insertInto('campanha')
      .values({ descritivo: 'Mês do Pet', desconto: 15, data_validade: '2026-12-31' })
      .returning('id')
      .executeTakeFirstOrThrow();
  const cadastrar = (id_campanha: number) =>
    chamar(palco(), admin, 'POST /register', { body: loja({ id_campanha }) as never });

  test('pode vir já no cadastro', async () => {
    const { id } = await campanha();
    const { status, body } = await cadastrar(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      usuario: { id_campanha: id, desconto: 15, campaign: { id_campaign: id, descritivo: 'Mês do Pet', desconto: 15 } },
    });
  });

  test('que não existe mais é dita no seu campo, e nada é gravado', async () => {
    const { id } = await campanha();
    await palco().db.updateTable('campanha').set({ excluida_em: AGORA }).where('id', '=', id).execute();
    const { status, body } = await cadastrar(id);
    expect([status, body.campos]).toEqual([422, { id_campanha: 'Campanha não encontrada' }]);
  });
});

test('a equipe vê as lojas pela razão social, na ordem brasileira', async () => {
  for (const razao_social of ['Zeta Ordem', 'Água Ordem', 'Éden Ordem', 'Eros Ordem', 'ordem Abc']) {
    await criarLojista(palco(), { razao_social, nome_fantasia: 'Qualquer Ordem' });
  }
  const vistas: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { busca: 'ordem', limite: 2, ...(cursor && { cursor }) };
    const { body } = await chamar(palco(), admin, 'GET /shopkeepers', { query });
    vistas.push(...body.shopkeepers.map((l) => ('razao_social' in l ? l.razao_social : '')));
    if (!body.proximo) break;
    cursor = body.proximo;
  }
  expect(vistas).toEqual(['Água Ordem', 'Éden Ordem', 'Eros Ordem', 'ordem Abc', 'Zeta Ordem']);
});
