import { beforeAll, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { criarConta } from './criar-conta';

const palco = comPalco({ limites: false });
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});

const cadastrar = (body: object) => chamar(palco(), null, 'POST /register', { body: body as never });
const refDe = async (email: string) =>
  (await palco().db.selectFrom('conta').select('ref').where('email', '=', email).executeTakeFirstOrThrow()).ref;

test('o ref do login fica com a conta a que levou, e é a última coluna do relatório 9', async () => {
  const dados = tutora({ ref: '-feira_2026' });
  expect((await cadastrar(dados)).status).toBe(200);
  expect(await refDe(dados.email)).toBe('-feira_2026');
  const { texto } = await chamar(palco(), admin, 'GET /reports', {
    query: { tipo_report: '9', perfil: 'tutor', formato: 'csv' },
  });
  const [cabeca = '', linha = ''] = texto.split('\n');
  expect(cabeca.split(';').at(-1)).toBe('Origem (login/ref)');
  // A hyphen at the beginning is no formula.
  expect(linha.split(';').at(-1)).toBe("'-feira_2026");
});

test('quem completa um cadastro feito em lote também o leva', async () => {
  const dados = tutora();
  const escrito = { ...dados, telefone: '15998765432', tipo_login: undefined };
  await transacao(palco().db, (trx) =>
    criarConta(trx, { tipo: 'tutor', escrito, senhaHash: null, emLote: true, agora: AGORA }),
  );
  await chamar(palco(), null, 'POST /verificando_tutor', { body: dados });
  await palco().trabalhar();
  const convite = palco().emails.find(({ para }) => para === dados.email);
  const passe = /passe=([\w-]+)/.exec(convite?.texto ?? '')?.[1] ?? '';
  const completar = { ...dados, ref: 'folheto' };
  expect((await chamar(palco(), null, 'PUT /register/:passe', { params: { passe }, body: completar })).status).toBe(
    200,
  );
  expect(await refDe(dados.email)).toBe('folheto');
});

test.each(['', 'a b', 'a'.repeat(41), '../x', "x';--", 'ação'])('"%s" não é um ref', async (ref) => {
  const { status, body } = await cadastrar(tutora({ ref }));
  expect([status, body.campos]).toEqual([422, { ref: 'Referência inválida' }]);
});
