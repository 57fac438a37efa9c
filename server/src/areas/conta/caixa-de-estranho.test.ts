import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco();
const SENHA = 'a senha de hoje';
const POR_DIA = 10;
let senhaHash = '';

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
});

let serie = 7400;
async function pessoa(confirmado: boolean): Promise<Pessoa & { cpf: string }> {
  const [quem, cpf] = [await criarTutor(palco(), { senhaHash }), cpfDe(++serie)];
  const email_confirmado_em = confirmado ? AGORA : null;
  await palco().db.updateTable('conta').set({ email_confirmado_em }).where('id', '=', quem.id).execute();
  await palco().db.updateTable('tutor').set({ cpf }).where('id', '=', quem.id).execute();
  return { ...quem, cpf };
}
const trocar = ({ cpf, ...quem }: Pessoa & { cpf: string }, email: string) =>
  chamar(palco(), quem, 'PUT /tutor/:id', {
    params: { id: quem.id },
    body: {
      email,
      nome: 'Rita Lima',
      cpf,
      telefone: '(15) 3232-1010',
      data_nascimento: '1980-12-31',
      senha_atual: SENHA,
    },
  });
const para = (endereco: string) => palco().emails.filter((mensagem) => mensagem.para === endereco);
const minutos = (n: number) => new Date(AGORA.getTime() + n * 61_000);

test('o e-mail se troca cinco vezes por dia, e a sexta não escreve a ninguém', async () => {
  palco().irPara(AGORA);
  const quem = await pessoa(true);
  const [um, outro] = ['um@estranhos.example', 'outro@estranhos.example'];
  const respostas = [];
  for (let vez = 0; vez < 6; vez++) respostas.push(await trocar(quem, vez % 2 ? outro : um));
  expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(respostas[5]?.headers['retry-after']).toBeDefined();
  await palco().trabalhar();
  expect(para(um).length + para(outro).length).toBeLessThan(POR_DIA);
  expect(para(quem.email)).toHaveLength(1);
});

test('a uma caixa que ninguém confirmou vão dez por dia, sejam de quantas contas forem; amanhã, de novo', async () => {
  const alvo = 'alvo@estranhos.example';
  for (let vez = 0; vez < 14; vez++) {
    palco().irPara(minutos(vez));
    const quem = await pessoa(false);
    expect((await trocar(quem, alvo)).status).toBe(200);
    await palco().trabalhar();
    await palco()
      .db.updateTable('conta')
      .set({ email: `x${quem.id}@example.com` })
      .where('id', '=', quem.id)
      .execute();
  }
  expect(para(alvo)).toHaveLength(POR_DIA);
  palco().irPara(minutos(25 * 60));
  expect((await trocar(await pessoa(false), alvo)).status).toBe(200);
  await palco().trabalhar();
  expect(para(alvo)).toHaveLength(POR_DIA + 1);
});

test('quem confirmou recupera a senha quantas vezes precisar; a caixa de um estranho não se enche', async () => {
  const [dono, estranho] = [await pessoa(true), await pessoa(false)];
  for (let vez = 0; vez < 14; vez++) {
    palco().irPara(minutos(vez));
    for (const { email } of [dono, estranho])
      expect((await chamar(palco(), null, 'GET /forgot-password', { query: { email } })).status).toBe(200);
    await palco().trabalhar();
  }
  expect([para(dono.email).length, para(estranho.email).length]).toEqual([14, POR_DIA]);
});
