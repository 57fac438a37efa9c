import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { adiantar, codigoAgora, criarLojaComSenha, ligarAplicativo, primeiroPasso } from '../../test/fator';
import { comPalco, outroServidor } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const [NOVA, VELHA] = ['n'.repeat(32), 'v'.repeat(32)];
const palco = comPalco({ chavesDoFator: [VELHA] });

const com = (...chavesDoFator: string[]) => ({ ...palco(), config: { ...palco().config, chavesDoFator } });
const limpar = (...chaves: string[]) => trabalhadores(com(...chaves), { enviar: async () => undefined }).limpeza({});
const guardado = async (id: number) =>
  (await palco().db.selectFrom('fator_totp').select('segredo').where('conta_id', '=', id).executeTakeFirstOrThrow())
    .segredo;

test('depois da limpeza a chave de antes pode ir embora: quem tinha aplicativo entra com a nova só', async () => {
  const loja = await criarLojaComSenha(palco());
  const { segredo } = await ligarAplicativo(palco(), loja);
  await limpar(NOVA, VELHA);
  const soNova = await outroServidor(palco(), { chavesDoFator: [NOVA] });
  const { desafio } = await primeiroPasso(palco(), loja);
  const entrada = await chamar(soNova, null, 'POST /login/segundo-fator', {
    body: { desafio, codigo: codigoAgora(palco(), segredo) },
  });
  await soNova.fechar();
  expect([entrada.status, entrada.body.type]).toEqual([200, undefined]);
  adiantar(palco(), 60);
});

test('o que a chave de agora já selou não é escrito de novo; o que não se abre fica como está, e é dito', async () => {
  const loja = await criarLojaComSenha(palco());
  await ligarAplicativo(palco(), loja);
  await limpar(NOVA, VELHA);
  const selado = await guardado(loja.id);
  await limpar(NOVA, VELHA);
  expect(await guardado(loja.id)).toEqual(selado);
  const antes = palco().avisos.contagem().get('segredo-ilegivel') ?? 0;
  await limpar('x'.repeat(32));
  expect(await guardado(loja.id)).toEqual(selado);
  expect(palco().avisos.contagem().get('segredo-ilegivel')).toBeGreaterThan(antes);
});
