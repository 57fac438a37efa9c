import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { NaoEntregue } from '../../mail/correio';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
const NAO_EXISTE = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 x' };

test('o convite de um colega não se reenvia em E-mails; enviado outro em Equipe, ou pelo cadastro, sai dos que falharam', async () => {
  const dono = await criarAdmin(palco());
  const colega = { nome: 'Novo Colega', email: `${randomUUID().slice(0, 8)}@example.com`, funcao: 'leitura' } as const;
  const { id_admin } = (await chamar(palco(), dono, 'POST /equipe', { body: colega })).body;
  const { id } = await criarTutor(palco());
  const redefinir = () => chamar(palco(), dono, 'POST /usuario/:id/redefinir', { params: { id } });
  await redefinir();
  await palco().fila.esvaziar(trabalhadores(palco(), { enviar: () => Promise.reject(new NaoEntregue(NAO_EXISTE)) }));
  const falharam = async () =>
    (await chamar(palco(), dono, 'GET /correio', { query: { ver: 'falharam' } })).body.emails;
  expect((await falharam()).map(({ para, pode_reenviar }) => [para.papel, pode_reenviar]).toSorted()).toEqual([
    ['indicabem', false],
    ['tutor', true],
  ]);
  await chamar(palco(), dono, 'POST /equipe/:id/acesso', { params: { id: id_admin } });
  await redefinir();
  expect(await falharam()).toEqual([]);
});
