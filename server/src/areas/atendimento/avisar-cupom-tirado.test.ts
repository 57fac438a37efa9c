import { beforeEach, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { ateOCupom, bloquear, criarElenco, type Elenco, escolher, tirarCupom } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;
let elenco: Elenco;
let id: number;
let cupom: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  admin = await criarAdmin(palco(), undefined, 'Zuleica Da-Equipe');
  elenco = await criarElenco(palco());
  const feito = await ateOCupom(palco(), elenco);
  [id, cupom] = [feito.indicacao.id_prescricao, feito.idCupom];
  await palco().trabalhar();
  palco().emails.length = 0;
});

const cartas = async () => {
  await palco().trabalhar();
  return palco().emails.filter(({ para }) => para === elenco.tutor.email);
};

test('liberado o cupom, o tutor sabe que ele não vale mais e que outra loja não gasta troca', async () => {
  await tirarCupom(palco(), admin, cupom, true);
  const [carta, ...outras] = await cartas();
  expect([carta?.assunto, outras]).toEqual(['Seu cupom foi cancelado', []]);
  expect(carta?.texto).toContain('sem gastar troca');
  expect(carta?.texto).toContain(`/web/lojistas/${id}`);
  // Who of the team and why stays inside.
  expect(carta?.texto).not.toMatch(/Zuleica|Ligou agora|Motivo/);
  const { body } = await chamar(palco(), admin, 'GET /atendimento/indicacao/:id', { params: { id } });
  expect(body.vida).toContainEqual(expect.objectContaining({ tipo: 'email_enviado', email: 'cupom-tirado' }));
});

test('cancelado, quantas escolhas ainda há; sem nenhuma, não se manda escolher', async () => {
  await tirarCupom(palco(), admin, cupom, false);
  expect((await cartas())[0]?.texto).toContain('(restam 3 escolhas)');
  for (let n = 0; n < 2; n++) await escolher(palco(), elenco.tutor, id, await criarLojista(palco()));
  const { body } = await escolher(palco(), elenco.tutor, id, await criarLojista(palco()));
  palco().emails.length = 0;
  await tirarCupom(palco(), admin, body.id_coupon, false);
  const [carta] = await cartas();
  expect(carta?.texto).toContain('As escolhas de loja desta indicação terminaram.');
  expect(carta?.texto).toContain(`/web/indicacao/codigo/${id}`);
});

test('bloqueada a indicação antes de a carta sair, ninguém é mandado escolher: só o bloqueio se conta', async () => {
  await tirarCupom(palco(), admin, cupom, false);
  await bloquear(palco(), admin, id);
  expect((await cartas()).map(({ assunto }) => assunto)).toEqual(['Sua indicação foi bloqueada']);
});

test('quem já escolheu outra loja, e quem foi embora, não recebe nada', async () => {
  await tirarCupom(palco(), admin, cupom, true);
  await escolher(palco(), elenco.tutor, id, await criarLojista(palco()));
  expect(await cartas()).toEqual([]);
});
