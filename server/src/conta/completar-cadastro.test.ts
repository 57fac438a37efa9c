import { expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { chamar } from '../test/chamar';
import { cpfDe } from '../test/documentos';
import { criarAdmin, criarLojista, criarTutor } from '../test/elenco';
import { AGORA, comPalco } from '../test/palco';
import { criarConta } from './criar-conta';
import { assinarPasse } from './passe';
import { resumirSenha } from './senha';

const palco = comPalco({ limites: false });

let serie = 500;
/** A tutor as the team's file brought it: no password, never came in. */
async function emLote() {
  const n = ++serie;
  const escrito = {
    email: `lote${n}@example.com`,
    telefone: '15998765432',
    nome: 'Bia Lima',
    cpf: cpfDe(n),
    data_nascimento: '1985-01-02',
  };
  const id = await transacao(palco().db, (trx) =>
    criarConta(trx, { tipo: 'tutor', escrito, senhaHash: null, emLote: true, agora: AGORA }),
  );
  return { id, ...escrito };
}
const verificar = (email: string, telefone: string) =>
  chamar(palco(), null, 'POST /verificando_tutor', { body: { email, telefone } });
const passeDe = async (pessoa: { email: string; telefone: string }) =>
  ((await verificar(pessoa.email, pessoa.telefone)).body as unknown as { id_tutor: string }).id_tutor;
const completar = (passe: string, dados: object) =>
  chamar(palco(), null, 'PUT /register/:passe', { params: { passe }, body: dados as never });
const dadosDe = (pessoa: object) => ({ ...pessoa, senha: 'uma senha boa', nome: 'Beatriz Lima' });

test('quem veio em lote recebe um passe, completa o cadastro com ele e já entra', async () => {
  const pessoa = await emLote();
  const { body } = await verificar(pessoa.email.toUpperCase(), '(15) 99876-5432');
  expect(Object.keys(body)).toEqual(['id_tutor']);
  const passe = (body as unknown as { id_tutor: string }).id_tutor;
  const feito = await completar(passe, dadosDe(pessoa));
  expect(feito.body).toMatchObject({ tipo_usuario: 'tutor', usuario: { id_tutor: pessoa.id, nome: 'Beatriz Lima' } });
  expect((await verificar(pessoa.email, pessoa.telefone)).texto).toBe('false');
});

test('de ninguém mais se fala: nem de conta ativa, nem com telefone errado, nem de loja, nem de quem não existe', async () => {
  const pessoa = await emLote();
  const ativa = await criarTutor(palco(), { senhaHash: 'x' }, { telefone: '15998765432' });
  const semSenha = await criarTutor(palco(), {}, { telefone: '15998765432' });
  const loja = await criarLojista(palco(), { telefone: '15998765432' });
  const suspensa = await emLote();
  await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
  const respostas = [
    await verificar(ativa.email, '15998765432'),
    await verificar(semSenha.email, '15998765432'),
    await verificar(loja.email, '15998765432'),
    await verificar(suspensa.email, suspensa.telefone),
    await verificar(pessoa.email, '15998765433'),
    await verificar('ninguem@example.com', '15998765432'),
  ];
  for (const { status, texto } of respostas) expect([status, texto]).toEqual([200, 'false']);
});

test('um passe adivinhado, remendado, de outro propósito ou vencido não abre nada', async () => {
  const pessoa = await emLote();
  const passe = await passeDe(pessoa);
  const [texto = '', assinatura = ''] = passe.split('.');
  const alheio = await emLote();
  const outroAlvo = Buffer.from(JSON.stringify({ id: alheio.id, ate: AGORA.getTime() + 1e9 })).toString('base64url');
  const identidade = { provedor: 'google', sub: '1', nome: 'x', email: null, verificado: true, id: pessoa.id } as const;
  const deOutroProposito = await assinarPasse(palco().db, 'cadastro-social', identidade, AGORA);
  const maus = [
    String(pessoa.id),
    'x',
    `${texto}.`,
    `${outroAlvo}.${assinatura}`,
    deOutroProposito,
    `${texto}.${Buffer.alloc(32).toString('base64url')}`,
  ];
  for (const mau of maus) {
    const { status, body } = await completar(mau, dadosDe(pessoa));
    expect([mau, status, body.detail]).toEqual([mau, 404, 'Não encontramos o que você procura.']);
  }
  palco().irPara(new Date(AGORA.getTime() + 15 * 60_000));
  expect((await completar(passe, dadosDe(pessoa))).status).toBe(404);
  palco().irPara(AGORA);
});

test('o passe serve uma vez, também em paralelo', async () => {
  const pessoa = await emLote();
  const passe = await passeDe(pessoa);
  const respostas = await Promise.all(Array.from({ length: 5 }, () => completar(passe, dadosDe(pessoa))));
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect((await completar(passe, dadosDe(pessoa))).status).toBe(404);
});

test('o passe completa aquele cadastro e nada mais: e-mail, papel e situação ficam como estão', async () => {
  const pessoa = await emLote();
  const corpo = { ...dadosDe(pessoa), email: 'outro@example.com', papel: 'indicabem', tipo_login: 'lojista', id: 1 };
  const { body } = await completar(await passeDe(pessoa), corpo);
  expect(body).toMatchObject({ tipo_usuario: 'tutor', usuario: { id_tutor: pessoa.id, email: pessoa.email } });
});

test('o CPF de outra pessoa é 409 e o passe continua valendo', async () => {
  const [pessoa, outra] = [await emLote(), await emLote()];
  const passe = await passeDe(pessoa);
  const { status, body } = await completar(passe, { ...dadosDe(pessoa), cpf: outra.cpf });
  expect([status, body]).toEqual([409, { cpf: 'CPF já cadastrado' }]);
  expect((await completar(passe, dadosDe(pessoa))).status).toBe(200);
});

test('a equipe também pode perguntar; os outros perfis, não', async () => {
  const pessoa = await emLote();
  const { email, telefone } = pessoa;
  const admin = await chamar(palco(), await criarAdmin(palco()), 'POST /verificando_tutor', {
    body: { email, telefone },
  });
  expect(Object.keys(admin.body)).toEqual(['id_tutor']);
  const tutora = await criarTutor(palco(), { senhaHash: await resumirSenha('x') });
  expect((await chamar(palco(), tutora, 'POST /verificando_tutor', { body: { email, telefone } })).status).toBe(403);
});
