import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor } from '../../test/elenco';
import { adiantar, codigoAgora, ligarAplicativo, primeiroPasso, senhaHashDeTeste } from '../../test/fator';
import { comPalco } from '../../test/palco';
import { zerarSegundoFator } from './zerar-segundo-fator';

const palco = comPalco({ equipeComFator: true });
const demonstracao = comPalco();

/** Written by hand: what a team account without a second factor may call. The rest waits. */
const ABERTAS = [
  'POST /logout',
  'PUT /termos/:id',
  'GET /fator',
  'POST /fator/prova/desafio',
  'POST /fator/prova',
  'POST /fator/aplicativo',
  'PUT /fator/aplicativo',
  'DELETE /fator/aplicativo',
  'POST /fator/recuperacao',
  'POST /fator/chaves/desafio',
  'POST /fator/chaves',
  'PUT /fator/chave/:id',
  'DELETE /fator/chave/:id',
];

test('em produção, a equipe sem segundo fator só chama o que o cadastro dele pede', async () => {
  for (const chamada of Object.values(CHAMADAS)) {
    const rota = `${chamada.method} ${chamada.path}`;
    if (!('dono' in chamada.acesso) || 'anonimo' in chamada.acesso) continue;
    const { token } = await criarAdmin(palco());
    const url = `/api${chamada.path.replace(/:\w+/g, '999999999')}`;
    const { json } = await palco().app.inject({ method: chamada.method, url, headers: { api_token: token } });
    const recusada = (json() as { type?: string }).type === 'segundo-fator-obrigatorio';
    expect([rota, recusada]).toEqual([rota, !ABERTAS.includes(rota)]);
  }
});

test('em demonstração e nos testes, nada é exigido', async () => {
  const admin = await criarAdmin(demonstracao());
  expect((await chamar(demonstracao(), admin, 'GET /usuarios/contagem', {})).status).toBe(200);
  expect((await chamar(demonstracao(), admin, 'GET /fator', {})).body.obrigatorio).toBe(false);
});

test('ligado o aplicativo, tudo se abre na mesma sessão; o último não se remove; zerado, fecha de novo', async () => {
  const admin = await criarAdmin(palco(), { senhaHash: await senhaHashDeTeste() });
  const contar = (quem = admin) => chamar(palco(), quem, 'GET /usuarios/contagem', {});
  expect((await contar()).body.type).toBe('segundo-fator-obrigatorio');
  const { segredo } = await ligarAplicativo(palco(), admin);
  expect((await contar()).status).toBe(200);
  const remocao = await chamar(palco(), admin, 'DELETE /fator/aplicativo', {});
  expect([remocao.status, remocao.body.type]).toEqual([409, 'ultimo-fator']);
  expect((await chamar(palco(), admin, 'GET /fator', {})).body).toMatchObject({ obrigatorio: true, recuperacao: 10 });

  const { desafio } = await primeiroPasso(palco(), admin);
  await zerarSegundoFator(palco().db, palco().fila, admin.id);
  expect((await contar()).status).toBe(401);
  const meioCaminho = { body: { desafio, codigo: codigoAgora(palco(), segredo) } };
  expect((await chamar(palco(), null, 'POST /login/segundo-fator', meioCaminho)).body.type).toBe('entrada-vencida');
  await palco().trabalhar();
  expect(palco().emails.map(({ assunto }) => assunto)).toContain('Verificação em duas etapas desligada');
  adiantar(palco(), 1);
});

test('lojas e parceiros trabalham sem; tutores nem podem ter', async () => {
  for (const quem of [await criarLojista(palco()), await criarPrescritor(palco())]) {
    expect((await chamar(palco(), quem, 'GET /products', {})).status).toBe(200);
    expect((await chamar(palco(), quem, 'GET /fator', {})).body.obrigatorio).toBe(false);
  }
  const tutora = await criarTutor(palco());
  expect((await chamar(palco(), tutora, 'GET /products', {})).status).toBe(200);
  for (const rota of ['GET /fator', 'POST /fator/aplicativo', 'POST /fator/chaves/desafio'] as const)
    expect((await chamar(palco(), tutora, rota, {})).body.type).toBe('acesso-negado');
});
