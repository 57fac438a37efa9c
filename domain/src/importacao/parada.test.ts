import { expect, test } from 'vitest';
import { fraseDaParada, MOTIVOS_DA_PARADA, situacaoDa } from './parada';

const parada_em = '2026-03-10T15:00:00.000Z';

test('a frase diz quem parou, ou por que parou sozinha', () => {
  const frases = MOTIVOS_DA_PARADA.map((parada_motivo) =>
    fraseDaParada({ parada_em, parada_por: parada_motivo === 'pedido' ? 'Olga' : null, parada_motivo }),
  );
  expect(frases).toEqual([
    'Parada em 10/03/2026, 12:00, por Olga',
    'Parada em 10/03/2026, 12:00: quem enviou o arquivo perdeu o acesso',
    'Parada em 10/03/2026, 12:00: a loja saiu do programa',
  ]);
});

test('um motivo que só a próxima versão conhece não aparece, e o resto da frase fica', () => {
  expect(fraseDaParada({ parada_em, parada_por: null, parada_motivo: 'outro' as 'pedido' })).toBe(
    'Parada em 10/03/2026, 12:00',
  );
});

test('desfeita vale mais que parada, e parada mais que o estado; sem a notícia, vale o estado', () => {
  const fim = { estado: 'concluida', desfeita_em: null } as const;
  expect(situacaoDa(fim)).toBe('concluida');
  expect(situacaoDa({ ...fim, parada_em })).toBe('parada');
  expect(situacaoDa({ ...fim, parada_em, desfeita_em: parada_em })).toBe('desfeita');
  expect(situacaoDa({ ...fim, estado: 'processando', parada_em: null })).toBe('processando');
});
