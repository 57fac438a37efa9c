import { expect, test } from 'vitest';
import { escreverVista, lerVista } from './endereco';

const HOJE = '2026-03-10';
const ler = (texto: string) => lerVista(new URLSearchParams(texto), HOJE);

test('sem nada no endereço é o mês de hoje, sem dia escolhido', () => {
  expect(ler('')).toEqual({ visao: 'mes', mes: '2026-03', dia: null });
});

test('o link do lembrete abre o mês e o dia do evento', () => {
  expect(ler('mes=2026-04&dia=2026-04-20')).toEqual({ visao: 'mes', mes: '2026-04', dia: '2026-04-20' });
  expect(ler('dia=2026-04-20').mes).toBe('2026-04');
});

test('o que não se entende é ignorado', () => {
  expect(ler('mes=2026-13&dia=2026-02-30&visao=ano')).toEqual({ visao: 'mes', mes: '2026-03', dia: null });
});

test('escrever e ler de novo dá a mesma vista, e o usual não suja o endereço', () => {
  const vista = { visao: 'lista', mes: '2025-12', dia: '2025-12-25' } as const;
  expect(lerVista(escreverVista(vista, HOJE), HOJE)).toEqual(vista);
  expect(escreverVista({ visao: 'mes', mes: '2026-03', dia: null }, HOJE).toString()).toBe('');
});
