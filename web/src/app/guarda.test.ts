import { PAPEIS, type Papel } from '@indica-bem/domain/contrato/chamada';
import { describe, expect, test } from 'vitest';
import type { UsuarioGuardado } from '../lib/sessao';
import { acessoLiberado, destinoDoGuarda } from './guarda';
import type { Rota } from './rota';
import { ROTAS } from './tabela-de-rotas';

const rota = (caminho: string): Rota => {
  const achada = ROTAS.find((r) => r.caminho === caminho);
  if (!achada) throw new Error(`${caminho} não foi declarada`);
  return achada;
};

const usuario = (tipo_usuario: Papel, privacidade_aceite: 'S' | null = 'S', uso_aceite: 'S' | null = 'S') =>
  ({ tipo_usuario, api_token: 't', usuario: { nome: 'Ana', privacidade_aceite, uso_aceite } }) as UsuarioGuardado;

const semTipo: UsuarioGuardado = { tipo_usuario: null, api_token: 't', usuario: {} };
const paraCasa = { vaiPara: '/home', lembrar: false };

describe('sem usuário guardado', () => {
  test('vai ao login e lembra onde queria ir', () => {
    expect(destinoDoGuarda(null, rota('cupom'))).toEqual({ vaiPara: '/login', lembrar: true });
    expect(destinoDoGuarda(null, rota('dashboard'))).toEqual({ vaiPara: '/login', lembrar: true });
  });

  test('com o link de uma indicação, vai ao login dela', () => {
    const destino = destinoDoGuarda(null, rota('indicacao/:hash'), { hash: 'QUI+' });
    expect(destino).toEqual({ vaiPara: '/login/indicacao/QUI%2B', lembrar: true });
  });

  test.each(['login', 'login/:ref', 'cadastro', 'esqueci', 'recuperar/:token', 'privacidade', 'regulamento'])(
    'abre %s',
    (caminho) => expect(destinoDoGuarda(null, rota(caminho))).toBe('abre'),
  );
});

describe('com usuário guardado', () => {
  test('sem tipo, fica bloqueado em qualquer tela, sem redirecionar', () => {
    for (const caminho of ['home', 'dashboard', 'cupom']) {
      expect(destinoDoGuarda(semTipo, rota(caminho))).toBe('bloqueia');
    }
  });

  test('os aceites que faltam, um ou os dois, vêm antes do resto', () => {
    const aosAceites = { vaiPara: '/aceites', lembrar: true };
    expect(destinoDoGuarda(usuario('tutor', null, null), rota('home'))).toEqual(aosAceites);
    expect(destinoDoGuarda(usuario('tutor', null, 'S'), rota('usuarios'))).toEqual(aosAceites);
    expect(destinoDoGuarda(usuario('tutor', 'S', null), rota('home'))).toEqual(aosAceites);
  });

  test('quem já entrou não vê o login', () => {
    expect(destinoDoGuarda(usuario('tutor'), rota('login'))).toEqual(paraCasa);
    const peloLink = destinoDoGuarda(usuario('tutor'), rota('login/indicacao/:hash'), { hash: 'abc' });
    expect(peloLink).toEqual({ vaiPara: '/indicacao/abc', lembrar: false });
  });

  test.each(PAPEIS)('%s abre a home', (papel) => {
    expect(destinoDoGuarda(usuario(papel), rota('home'))).toBe('abre');
  });

  test.each([
    ['dashboard', 'indicabem'],
    ['usuarios/editar/:tipo/:id', 'indicabem'],
    ['produto/novo', 'indicabem'],
    ['cupom/efetivar', 'lojista'],
    ['pet/novo', 'tutor'],
  ] as const)('%s é só de %s; os outros vão para a home', (caminho, dono) => {
    for (const papel of PAPEIS) {
      expect(destinoDoGuarda(usuario(papel), rota(caminho))).toEqual(papel === dono ? 'abre' : paraCasa);
    }
  });
});

test('o endereço do QR abre para a loja, no caixa, e para o tutor, no cupom', () => {
  const abrem = PAPEIS.filter((papel) => destinoDoGuarda(usuario(papel), rota('cupom/efetivar/:id_cupom')) === 'abre');
  expect(abrem.sort()).toEqual(['lojista', 'tutor']);
});

test('o menu só aparece depois dos dois aceites', () => {
  expect(acessoLiberado(null)).toBe(false);
  expect(acessoLiberado(semTipo)).toBe(false);
  expect(acessoLiberado(usuario('tutor', 'S', null))).toBe(false);
  expect(acessoLiberado(usuario('tutor'))).toBe(true);
});
