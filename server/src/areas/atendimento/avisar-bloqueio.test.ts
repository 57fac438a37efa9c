import { beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { ateOCupom, bloquear, criarElenco, type Elenco, escolher, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;
let elenco: Elenco;
let id: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  admin = await criarAdmin(palco(), undefined, 'Zuleica Da-Equipe');
  elenco = await criarElenco(palco());
  id = (await ateOCupom(palco(), elenco)).indicacao.id_prescricao;
  await palco().trabalhar();
  palco().emails.length = 0;
});

const parar = () => bloquear(palco(), admin, id);
const soltar = () => bloquear(palco(), admin, id, { solta: true });
const cartas = async () => {
  await palco().trabalhar();
  return palco()
    .emails.splice(0)
    .filter(({ para }) => para === elenco.tutor.email);
};

test('bloqueada, o tutor sabe que o cupom não vale, o que fica e a quem escrever, e não por quê nem por quem', async () => {
  await parar();
  const [carta, ...outras] = await cartas();
  expect([carta?.assunto, outras]).toEqual(['Sua indicação foi bloqueada', []]);
  expect(carta?.texto).toMatch(/O cupom que você tinha na loja .+ não vale mais no caixa\./);
  expect(carta?.texto).toContain('O alimento e a quantidade por dia continuam na sua conta.');
  expect(carta?.texto).toContain('Acha que é engano? Escreva para');
  expect(carta?.texto).toContain(`/web/indicacao/codigo/${id}`);
  expect(carta?.texto).not.toMatch(/Zuleica|roubado|uspeita|lojistas\//);
  const { body } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id } });
  expect(body.vida).toContainEqual(expect.objectContaining({ tipo: 'email_enviado', email: 'bloqueio' }));
});

test('desbloqueada, que pode escolher de novo, quantas vezes e até quando', async () => {
  await parar();
  await cartas();
  await soltar();
  const [carta] = await cartas();
  expect(carta?.assunto).toBe('Sua indicação foi desbloqueada');
  expect(carta?.texto).toContain('(restam 3 escolhas)');
  expect(carta?.texto).toContain('até 10/06/2026');
  expect(carta?.texto).toContain(`/web/lojistas/${id}`);
});

test('sem escolhas, não se manda escolher', async () => {
  for (let n = 0; n < 3; n++) await escolher(palco(), elenco.tutor, id, await criarLojista(palco()));
  await parar();
  await cartas();
  await soltar();
  expect((await cartas())[0]?.texto).toContain('As escolhas de loja desta indicação terminaram.');
});

test('o que já mudou de novo antes de a carta sair não é dito; sem cupom, nada se diz dele', async () => {
  await parar();
  await soltar();
  palco().irPara(new Date(AGORA.getTime() + 60_000));
  await parar();
  expect((await cartas()).map(({ assunto }) => assunto)).toEqual(['Sua indicação foi bloqueada']);
  const semCupom = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, semCupom.codigo_prescricao);
  await cartas();
  await bloquear(palco(), admin, semCupom.id_prescricao);
  expect((await cartas())[0]?.texto).not.toContain('cupom');
});
