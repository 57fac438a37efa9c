import { raizEmGrupos } from '@indica-bem/domain/registro/meu-quilo';
import { expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { abrirPraca, fechar, irPara, ultimoDa, vender, verAcerto } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { comPalco } from '../../test/palco';
import { fecharLoja } from './fechar-loja';

const palco = comPalco({ limites: false });

test('o mês fechado traz a raiz do registro das doações, na tela e no e-mail, e a que todos veem', async () => {
  const praca = await abrirPraca(palco());
  await vender(palco(), praca);
  await irPara(palco(), '2026-04-02T12:00:00-03:00', praca.loja, praca.financeiro);
  await fechar(palco(), praca.financeiro, '2026-03');
  const { acerto, marco } = await ultimoDa(palco(), praca.loja);
  expect(marco).toMatchObject({ tamanho: 1, em: '2026-04-02T15:00:00.000Z' });
  const { marcos } = (await chamar(palco(), null, 'GET /registro/marcos', { query: { limite: 5 } })).body;
  expect(marcos).toMatchObject([{ ...marco, motivo: 'mes', referencia: '2026-03-01' }]);
  const carta = palco().emails.find(({ assunto }) => assunto === 'Acerto de março de 2026');
  for (const corpo of [carta?.texto, carta?.html]) {
    expect(corpo).toContain('tinha 1 linha');
    expect(corpo).toContain(raizEmGrupos(marco?.raiz ?? ''));
    expect(corpo).toContain('http://indicabem.test/web/transparencia');
  }
  // Kept as it was, whatever is given afterwards.
  await vender(palco(), praca);
  expect((await verAcerto(palco(), praca.financeiro, acerto.id_acerto)).marco).toEqual(marco);
});

test('um mês que foi fechado sem registro não tem raiz', async () => {
  const praca = await abrirPraca(palco());
  await vender(palco(), praca);
  const fechado = { lojistaId: praca.loja.id, mes: '2026-05', agora: palco().relogio() };
  await transacao(palco().db, (trx) => fecharLoja(trx, fechado));
  expect((await ultimoDa(palco(), praca.loja)).marco).toBeNull();
});
