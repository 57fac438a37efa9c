import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ErroDaApi, SemConexao } from '../lib/erros-da-api';
import { aposFalha, criarPendente, type EstadoDoEnvio, editavel, esperaDepoisDe, foiRecusada, naVez } from './pendente';

const AGORA = 1_800_000_000_000;
const corpo = { id_produto: 1, telefone: '15912345678' };
const nova = criarPendente({ chave: 'c', dono: 1, corpo, produto: 'Ração', endereco: '' }, AGORA);
const no = (estado: EstadoDoEnvio) => ({ ...nova, estado });
const recusa = (status: number) =>
  new ErroDaApi(status, 'DADOS_INVALIDOS', 'Porque não.', { telefone: 'Telefone inválido' });

describe('depois de uma tentativa', () => {
  test.each<[string, unknown, EstadoDoEnvio, EstadoDoEnvio]>([
    ['a rede caiu', new SemConexao(null), 'aguardando', 'sem-resposta'],
    ['o servidor falhou', recusa(500), 'aguardando', 'sem-resposta'],
    ['o servidor reinicia', recusa(503), 'recusada', 'sem-resposta'],
    ['a sessão acabou', recusa(401), 'aguardando', 'aguardando'],
    ['a sessão acabou, e uma tentativa anterior se perdera', recusa(401), 'sem-resposta', 'sem-resposta'],
    ['falta aceitar os termos', recusa(403), 'aguardando', 'aguardando'],
    ['são pedidos demais', recusa(429), 'sem-resposta', 'sem-resposta'],
    ['uma aba fechou no meio, e agora são pedidos demais', recusa(429), 'enviando', 'sem-resposta'],
    ['o produto saiu', recusa(409), 'aguardando', 'recusada'],
    ['o produto saiu, e uma tentativa anterior se perdera', recusa(409), 'sem-resposta', 'recusada'],
    ['um campo está errado', recusa(422), 'aguardando', 'recusada'],
  ])('%s', (_, erro, antes, depois) => {
    expect(aposFalha(no(antes), erro, AGORA).estado).toBe(depois);
  });

  test('no limite do dia a indicação fica como está, com a frase, e volta a tentar quando o servidor disse', () => {
    const erro = new ErroDaApi(429, 'COTA_DE_INDICACOES', 'Você já fez 200 indicações hoje.');
    erro.aguarde = 3 * 3600;
    expect(aposFalha(nova, erro, AGORA)).toMatchObject({
      estado: 'aguardando',
      motivo: 'Você já fez 200 indicações hoje.',
      proximaEm: AGORA + 3 * 3_600_000,
    });
  });

  test('a recusa traz o motivo e os campos; o resto volta a tentar, cada vez mais tarde', () => {
    expect(aposFalha(nova, recusa(422), AGORA)).toMatchObject({
      motivo: 'Porque não.',
      campos: { telefone: 'Telefone inválido' },
    });
    const uma = aposFalha(nova, new SemConexao(null), AGORA);
    expect(uma).toMatchObject({ tentativas: 1, proximaEm: AGORA + 5_000 });
    expect(aposFalha(uma, new SemConexao(null), AGORA)).toMatchObject({ tentativas: 2, proximaEm: AGORA + 10_000 });
  });

  test('nada muda no que será enviado: chave, dono e corpo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), (status) => {
        const { chave, dono, corpo } = aposFalha(nova, recusa(status), AGORA);
        expect({ chave, dono, corpo }).toEqual({ chave: nova.chave, dono: nova.dono, corpo: nova.corpo });
      }),
    );
  });
});

test('só se edita o que certamente não está no servidor', () => {
  expect(
    ['aguardando', 'enviando', 'sem-resposta', 'recusada'].filter((e) => editavel(no(e as EstadoDoEnvio))),
  ).toEqual(['aguardando', 'recusada']);
});

test('uma recusada não sai sozinha, e uma adiada espera a sua hora', () => {
  expect(naVez(nova, AGORA)).toBe(true);
  expect(naVez(no('recusada'), AGORA)).toBe(false);
  expect(naVez({ ...nova, proximaEm: AGORA + 1 }, AGORA)).toBe(false);
  expect(naVez({ ...nova, proximaEm: AGORA }, AGORA)).toBe(true);
});

test('a espera dobra até um quarto de hora', () => {
  expect([1, 2, 3, 8, 9, 60].map(esperaDepoisDe)).toEqual([5_000, 10_000, 20_000, 640_000, 900_000, 900_000]);
});

test('só depois de uma recusa vale tentar a seguinte', () => {
  expect([recusa(409), recusa(401), recusa(500), new SemConexao(null)].map(foiRecusada)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
