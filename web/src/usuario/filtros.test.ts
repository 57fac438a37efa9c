import { expect, test } from 'vitest';
import { escreverFiltros, type Filtros, lerFiltros, SEM_FILTROS as TUDO } from './filtros';

const ler = (busca: string) => lerFiltros(new URLSearchParams(busca));

test('o endereço simples é a lista de todos os tutores, e ela o endereço simples', () => {
  expect(ler('')).toEqual(TUDO);
  expect(escreverFiltros(TUDO).toString()).toBe('');
});

test.each<Filtros>([
  { ...TUDO, busca: 'ana' },
  { ...TUDO, tipo: 'lojista', situacao: 'suspensa', ordem: 'recentes' },
  { ...TUDO, tipo: 'lojista', situacao: 'pediu_exclusao' },
  { ...TUDO, tipo: 'prescritor', busca: 'íris', situacao: 'convidada', perfil: 'groomer' },
  { ...TUDO, tipo: 'prescritor', crmv: 'a_conferir' },
])('%j volta igual do endereço', (filtros) => {
  expect(lerFiltros(escreverFiltros(filtros))).toEqual(filtros);
});

test('o que o endereço inventa não vale', () => {
  expect(ler('tipo=chefe&situacao=morta&perfil=groomer')).toEqual(TUDO);
  expect(ler('tipo=prescritor&perfil=tutor').perfil).toBeNull();
});

test('um tutor não pede exclusão: quem volta à aba deles vê todos', () => {
  expect(ler('tipo=tutor&situacao=pediu_exclusao')).toEqual(TUDO);
});
