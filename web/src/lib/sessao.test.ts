import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  abrirSessao,
  aceitou,
  assinarSessao,
  comoChamar,
  encerrarSessao,
  perfilDoBanner,
  registrarAceite,
  type Sessao,
  trocarPerfil,
  type UsuarioGuardado,
  usuarioAtual,
} from './sessao';

const ana = {
  tipo_usuario: 'tutor',
  api_token: 'token-da-ana',
  usuario: { id_tutor: 1, nome: 'Ana Souza', privacidade_aceite: 'S', uso_aceite: null },
} as Sessao;

beforeEach(() => localStorage.clear());

describe('o usuário guardado', () => {
  test('entrar guarda o usuário e espelha os aceites', () => {
    abrirSessao(ana);
    expect(JSON.parse(localStorage.getItem('usuario') ?? '')).toEqual(ana);
    expect(localStorage.getItem('privacidade')).toBe('true');
    expect(localStorage.getItem('termos')).toBeNull();
  });

  test('entrar com outra pessoa não herda os aceites da anterior', () => {
    abrirSessao(ana);
    abrirSessao({ ...ana, api_token: 'outro', usuario: { ...ana.usuario, privacidade_aceite: null } } as Sessao);
    expect(localStorage.getItem('privacidade')).toBeNull();
  });

  test('sair apaga usuário, privacidade e termos', () => {
    abrirSessao(ana);
    registrarAceite('termos', true);
    encerrarSessao();
    expect(usuarioAtual()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('registrar um aceite muda o usuário e a marca', () => {
    abrirSessao(ana);
    registrarAceite('termos', true);
    expect(aceitou(usuarioAtual() as UsuarioGuardado, 'termos')).toBe(true);
    expect(localStorage.getItem('termos')).toBe('true');
    registrarAceite('termos', false);
    expect(aceitou(usuarioAtual() as UsuarioGuardado, 'termos')).toBe(false);
    expect(localStorage.getItem('termos')).toBeNull();
  });

  test('o perfil atualizado toma o lugar do guardado, sem perder os aceites', () => {
    abrirSessao(ana);
    trocarPerfil({ id_tutor: 1, nome: 'Ana Lima' });
    expect(usuarioAtual()?.usuario).toMatchObject({ nome: 'Ana Lima', privacidade_aceite: 'S' });
  });

  test('é o mesmo objeto enquanto nada muda', () => {
    abrirSessao(ana);
    expect(usuarioAtual()).toBe(usuarioAtual());
  });
});

describe('o que não se entende', () => {
  test.each(['', '{', 'null', '"texto"', '[]', '{"usuario":{}}', '{"api_token":1,"usuario":{}}', '{"api_token":"t"}'])(
    '%s vale como ninguém',
    (texto) => {
      localStorage.setItem('usuario', texto);
      expect(usuarioAtual()).toBeNull();
    },
  );

  test('um tipo desconhecido ou ausente vira usuário sem tipo', () => {
    localStorage.setItem('usuario', JSON.stringify({ ...ana, tipo_usuario: 'rei' }));
    expect(usuarioAtual()?.tipo_usuario).toBeNull();
  });

  test.each([
    ['prescriber', 'prescritor'],
    ['shopkeeper', 'lojista'],
  ])('%s é outro nome de %s', (nome, papel) => {
    localStorage.setItem('usuario', JSON.stringify({ ...ana, tipo_usuario: nome }));
    expect(usuarioAtual()?.tipo_usuario).toBe(papel);
  });
});

test('quem assina ouve mudanças daqui e de outra aba, até deixar de assinar', () => {
  const ouvinte = vi.fn();
  const deixar = assinarSessao(ouvinte);
  abrirSessao(ana);
  window.dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'outra-coisa' }));
  expect(ouvinte).toHaveBeenCalledTimes(2);
  deixar();
  encerrarSessao();
  expect(ouvinte).toHaveBeenCalledTimes(2);
});

test.each([
  ['tutor', 'Ana Souza', 'Ana'],
  ['prescritor', 'Dra. Aurora Lima', 'Dra. Aurora'],
  ['lojista', 'Bicho Imaginário Campolim', 'Bicho Imaginário Campolim'],
  ['tutor', '', ''],
])('%s "%s" é chamado de "%s"', (tipo_usuario, nome, esperado) => {
  expect(comoChamar({ tipo_usuario, api_token: 't', usuario: { nome } } as UsuarioGuardado)).toBe(esperado);
});

test.each([
  ['tutor', 'tutor'],
  ['prescritor', 'prescriber'],
  ['lojista', 'shopkeeper'],
  ['indicabem', 'other'],
])('os banners de %s são os de %s', (tipo_usuario, perfil) => {
  expect(perfilDoBanner({ ...ana, tipo_usuario } as UsuarioGuardado)).toBe(perfil);
});
