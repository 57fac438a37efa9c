import { afterEach, expect, test } from 'vitest';
import { aoTrocarDeTela, avisar, fecharErro, fecharToast, toastAberto } from './toasts';

afterEach(() => fecharToast(toastAberto()?.id ?? 0));

const aberto = () => toastAberto()?.mensagem ?? null;

test('aparece um de cada vez: o novo toma o lugar do anterior', () => {
  avisar.erro('Você foi deslogado');
  avisar.ok('Logado com sucesso');
  expect(aberto()).toBe('Logado com sucesso');
});

test('o que deu certo acompanha a ida à próxima tela, e some na seguinte', () => {
  avisar.ok('Pet salvo com sucesso');
  aoTrocarDeTela();
  expect(aberto()).toBe('Pet salvo com sucesso');
  aoTrocarDeTela();
  expect(aberto()).toBeNull();
});

test('um erro fica na tela em que aconteceu', () => {
  avisar.erro('Erro no cadastrado');
  aoTrocarDeTela();
  expect(aberto()).toBeNull();
});

test('um erro que é dito a caminho de outra tela chega com ela', () => {
  avisar.erro('Você foi deslogado', { segue: true });
  aoTrocarDeTela();
  expect(aberto()).toBe('Você foi deslogado');
});

test('quem tenta de novo não vê o erro de antes; o que deu certo fica', () => {
  avisar.erro('Erro no cadastrado');
  fecharErro();
  expect(aberto()).toBeNull();
  avisar.ok('Copiado');
  fecharErro();
  expect(aberto()).toBe('Copiado');
});

test('fechar um aviso que já deu lugar a outro não fecha o outro', () => {
  avisar.ok('Primeiro');
  const primeiro = toastAberto()?.id ?? 0;
  avisar.ok('Segundo');
  fecharToast(primeiro);
  expect(aberto()).toBe('Segundo');
});
