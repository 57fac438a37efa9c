import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { limpar } from '../../limpar';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { enviarEntrega, retrato } from '../../test/entregas';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;
beforeAll(async () => {
  admin = await criarAdmin(palco());
});

const registrar = async (cor: string) => {
  const { body } = await enviarEntrega(palco(), admin, { foto_descricao: 'x' }, { arquivos: [await retrato(cor)] });
  return { id: body.id, hash: body.foto?.endereco.split('/').pop() ?? '' };
};
const envelhecer = () => sql`update imagem set criada_em = now() - interval '2 days'`.execute(palco().db);
const existe = async (hash: string) =>
  (await palco().db.selectFrom('imagem').select('hash').where('hash', '=', hash).execute()).length === 1;

/** Word for word what the version before runs every day. */
const LIMPEZA_DE_ANTES = `delete from imagem where criada_em < now() - interval '1 day'
  and not exists (select id from produto where imagem_hash = imagem.hash)
  and not exists (select id from capa where desktop_hash = imagem.hash or mobile_hash = imagem.hash)`;

test('a limpeza, a de agora e a da versão anterior, deixa a foto de uma entrega e leva as de ninguém', async () => {
  const [agora, antes] = [await registrar('#111'), await registrar('#222')];
  const trocadas = [await registrar('#333'), await registrar('#444')];
  const [umaTrocada, outraTrocada] = trocadas;
  if (!umaTrocada || !outraTrocada) throw new Error('faltou registrar');
  const trocar = (id: number) => enviarEntrega(palco(), admin, { sem_foto: 'S' }, { url: `/entrega/${id}` });

  await trocar(umaTrocada.id);
  await envelhecer();
  await palco().pool.query(LIMPEZA_DE_ANTES);
  expect(await Promise.all([agora.hash, antes.hash, umaTrocada.hash].map(existe))).toEqual([true, true, false]);

  await trocar(outraTrocada.id);
  await limpar(palco().db, palco().relogio());
  expect(await Promise.all([agora.hash, antes.hash, outraTrocada.hash].map(existe))).toEqual([true, true, false]);
});

test('a foto de uma entrega retirada deixa de existir, e a memória não a guarda por mais de uma hora', async () => {
  const { id, hash } = await registrar('#555');
  const ver = async () => (await palco().app.inject(`/api/imagem/${hash}`)).statusCode;
  expect(await ver()).toBe(200);
  await chamar(palco(), admin, 'POST /entrega/:id/retirada', {
    params: { id },
    body: { motivo: 'Pediram para tirar.' },
  });
  await envelhecer();
  await limpar(palco().db, palco().relogio());
  expect(await existe(hash)).toBe(false);
  const antes = palco().relogio();
  palco().irPara(new Date(antes.getTime() + 3_700_000));
  expect(await ver()).toBe(404);
  palco().irPara(antes);
});

test('a mesma foto em duas entregas fica enquanto uma a mostra', async () => {
  const [uma, outra] = [await registrar('#666'), await registrar('#666')];
  expect(uma.hash).toBe(outra.hash);
  await chamar(palco(), admin, 'POST /entrega/:id/retirada', { params: { id: uma.id }, body: { motivo: 'Repetida.' } });
  await envelhecer();
  await limpar(palco().db, palco().relogio());
  expect(await existe(outra.hash)).toBe(true);
});
