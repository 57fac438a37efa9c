import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiaNoCalendario, escreverCalendario } from './icalendar';

const FIM: DiaNoCalendario = {
  uid: 'racao-7@indicabem.test',
  dia: '2026-05-29',
  titulo: 'A ração do Thor acaba',
  descricao: 'Peça a nova indicação; assim dá tempo.',
  endereco: 'https://indicabem.test/web/indicacao/codigo/7',
  avisarDiasAntes: 5,
  escritoEm: new Date('2026-05-24T11:00:00.123Z'),
};
const escrever = (mudanca: Partial<DiaNoCalendario> = {}) => escreverCalendario({ ...FIM, ...mudanca });
/** As whoever reads it puts it together again. */
const linhasDe = (texto: string) => texto.replaceAll('\r\n ', '').split('\r\n');

test('um dia inteiro, com alarme às oito de cinco dias antes', () => {
  expect(linhasDe(escrever())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Indica Bem//Reposicao//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:racao-7@indicabem.test',
    'DTSTAMP:20260524T110000Z',
    'DTSTART;VALUE=DATE:20260529',
    'DTEND;VALUE=DATE:20260530',
    'SUMMARY:A ração do Thor acaba',
    'DESCRIPTION:Peça a nova indicação\\; assim dá tempo.',
    'URL:https://indicabem.test/web/indicacao/codigo/7',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:A ração do Thor acaba',
    'TRIGGER:-P4DT16H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('na véspera, e no próprio dia, o alarme também toca às oito', () => {
  expect(escrever({ avisarDiasAntes: 1 })).toContain('TRIGGER:-PT16H\r\n');
  expect(escrever({ avisarDiasAntes: 0 })).toContain('TRIGGER:PT8H\r\n');
});

test('um nome com quebra de linha não vira outra linha do calendário', () => {
  const texto = escrever({ titulo: 'Thor\r\nBEGIN:VALARM\nACTION:AUDIO, x; y \\ z' });
  expect(linhasDe(texto)).toContain('SUMMARY:Thor\\nBEGIN:VALARM\\nACTION:AUDIO\\, x\\; y \\\\ z');
  expect(texto.match(/BEGIN:VALARM\r\n/g)).toHaveLength(1);
});

test('nenhuma linha passa de 75 octetos, nem parte uma letra ao meio, e juntas dizem o mesmo', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (titulo) => {
      const texto = escrever({ titulo });
      for (const linha of texto.split('\r\n')) {
        expect(encodeURIComponent(linha).replace(/%../g, 'x').length).toBeLessThanOrEqual(75);
        expect(linha.isWellFormed()).toBe(true);
      }
      expect(texto.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(texto.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(linhasDe(texto)).toHaveLength(22);
    }),
  );
});
