import { describe, expect, test } from 'vitest';
import { tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, indicar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco();

const passePara = (email: string) => {
  const carta = palco().emails.findLast(({ para, assunto }) => para === email && assunto === 'Confirme seu e-mail');
  return /confirmar-email\/([\w.-]+)/.exec(carta?.texto ?? '')?.[1] ?? '';
};
const confirmar = (passe: string) => chamar(palco(), null, 'POST /confirmar-email', { body: { passe } });
const confirmado = async (quem: Pessoa) =>
  (await chamar(palco(), quem, 'GET /tutor/:id', { params: { id: quem.id } })).body.email_confirmado;

async function cadastrar(): Promise<Pessoa> {
  const dados = tutora();
  const { body } = await chamar(palco(), null, 'POST /register', { body: dados as never });
  const { api_token: token, usuario } = body as unknown as { api_token: string; usuario: { id_tutor: number } };
  return { id: usuario.id_tutor, papel: 'tutor', token, email: dados.email };
}

describe('a caixa de e-mail', () => {
  test('é confirmada pelo link que o cadastro envia, quantas vezes for aberto', async () => {
    const ana = await cadastrar();
    expect(await confirmado(ana)).toBe(false);
    await palco().trabalhar();
    for (let n = 0; n < 2; n++) expect((await confirmar(passePara(ana.email))).status).toBe(200);
    expect(await confirmado(ana)).toBe(true);
  });

  test('não é confirmada por um link vencido, inventado, de outra finalidade ou de um endereço que já mudou', async () => {
    const ana = await cadastrar();
    await palco().trabalhar();
    const passe = passePara(ana.email);
    palco().irPara(new Date(AGORA.getTime() + 8 * 24 * 3_600_000));
    expect((await confirmar(passe)).status).toBe(409);
    palco().irPara(AGORA);
    for (const falso of ['', 'x.y', `${passe}x`, passe.split('.')[0] ?? '']) {
      expect((await confirmar(falso)).status).toBe(409);
    }
    await palco().db.updateTable('conta').set({ email: 'outra@example.com' }).where('id', '=', ana.id).execute();
    expect((await confirmar(passe)).status).toBe(409);
    expect(await confirmado({ ...ana, email: 'outra@example.com' })).toBe(false);
  });

  test('trocada, volta a não ser confirmada, e a nova recebe o link', async () => {
    const dona = await criarTutor(palco(), { senhaHash: await resumoLeve('a senha dela') });
    await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', dona.id).execute();
    const body = tutora({ email: 'nova.caixa@example.com', senha_atual: 'a senha dela' });
    await chamar(palco(), dona, 'PUT /tutor/:id', { params: { id: dona.id }, body });
    expect(await confirmado(dona)).toBe(false);
    await palco().trabalhar();
    expect((await confirmar(passePara('nova.caixa@example.com'))).status).toBe(200);
    expect(await confirmado(dona)).toBe(true);
  });

  test('o link é enviado de novo a quem pede, um por minuto e cinco por dia; nunca a quem já confirmou', async () => {
    const ana = await cadastrar();
    await palco().trabalhar();
    const cartas = () => palco().emails.filter(({ para }) => para === ana.email).length;
    const pedir = () => chamar(palco(), ana, 'POST /confirmar-email/pedir', {}).then(({ status }) => status);
    expect([await pedir(), await pedir()]).toEqual([200, 429]);
    for (let n = 1; n < 7; n++) {
      palco().irPara(new Date(AGORA.getTime() + n * 61_000));
      expect(await pedir()).toBe(n < 5 ? 200 : 429);
    }
    await palco().trabalhar();
    expect(cartas()).toBe(6);
    expect((await confirmar(passePara(ana.email))).status).toBe(200);
    palco().irPara(new Date(AGORA.getTime() + 25 * 3_600_000));
    await pedir();
    await palco().trabalhar();
    expect(cartas()).toBe(6);
    palco().irPara(AGORA);
  });
});

describe('vinte e-mails por dia para a mesma caixa', () => {
  test('a vigésima primeira indicação é recusada com uma frase, e nada fica pela metade', async () => {
    const elenco = await criarElenco(palco());
    const email = 'caixa.cheia@example.com';
    const { id_prescricao } = await indicar(palco(), elenco, { email });
    for (let n = 1; n < 20; n++) await indicar(palco(), elenco, { email });
    const quantas = () => palco().db.selectFrom('prescricao').select('id').where('email', '=', email).execute();
    await expect(indicar(palco(), elenco, { email })).rejects.toThrow('Este e-mail já recebeu 20 mensagens hoje');
    expect(await quantas()).toHaveLength(20);
    const { prescritor } = elenco;
    const reenvio = await chamar(palco(), prescritor, 'POST /prescrition/:id/reenviar_prescricao', {
      params: { id: id_prescricao },
      body: {},
    });
    expect([reenvio.status, reenvio.body.type]).toEqual([429, 'cota-de-emails']);
    await indicar(palco(), elenco, { email: 'outra.caixa@example.com' });
    await indicar(palco(), elenco, { email: null });
  });
});
