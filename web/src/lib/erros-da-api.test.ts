import { type validarCupom, verCupom } from '@indica-bem/domain/cupom/chamadas';
import { FORA_DO_AR } from '@indica-bem/domain/fora-do-ar';
import type { UseQueryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { consulta } from './consultas';
import { ErroDaApi, lerErro, recusaDe, SemConexao } from './erros-da-api';

const vencido = new ErroDaApi(409, 'CUPOM_VENCIDO', 'Cupom inválido. Vencido em 10/06/2026.');

test('o código de uma recusa é o do contrato da chamada; sem resposta não há código', () => {
  expect(recusaDe<typeof validarCupom>(vencido)).toBe('CUPOM_VENCIDO');
  expect(recusaDe<typeof validarCupom>(new SemConexao(new TypeError('fetch')))).toBeNull();
});

test('comparar com um código que a chamada nunca dá não compila', () => {
  // @ts-expect-error a password is no matter of a coupon
  expect(recusaDe<typeof validarCupom>(vencido) === 'SENHA_NAO_ALTERADA').toBe(false);
  // @ts-expect-error without saying which call, no code is one of its own
  expect(recusaDe(vencido) === 'CUPOM_VENCIDO').toBe(true);
  // What any call may answer is known of every one.
  expect(recusaDe<typeof validarCupom>(vencido) === 'SESSAO_INVALIDA').toBe(false);
});

test('o erro de uma consulta só tem os códigos da sua chamada', () => {
  const cupom = consulta(verCupom, { params: { id: 1 } });
  const dizer = (error: ErroDe<typeof cupom>) => error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO';
  expect(dizer(new ErroDaApi(404, 'NAO_ENCONTRADO', 'Não encontramos o que você procura.'))).toBe(true);
  // @ts-expect-error only the till refuses an expired coupon; who reads one is shown it
  const foraDaChamada = (error: ErroDe<typeof cupom>) => error instanceof ErroDaApi && error.codigo === 'CUPOM_VENCIDO';
  expect(foraDaChamada(new SemConexao(null))).toBe(false);
});

type ErroDe<O> = O extends UseQueryOptions<infer _D, infer E, infer _S, infer _K> ? E : never;

test('a resposta que não é do servidor vira o erro geral, com o status que veio', async () => {
  const erro = await lerErro(new Response('<html>Bad gateway</html>', { status: 502 }));
  expect([erro.status, erro.codigo]).toEqual([502, 'ERRO_INTERNO']);
});

test.each([
  [
    'de um proxy, sem frase',
    JSON.stringify({ type: 'indisponivel', title: 'O serviço está reiniciando.', status: 503 }),
    503,
  ],
  ['de uma página qualquer', '<html>Service Unavailable</html>', 503],
  ['de quem não achou o servidor', '<html>Bad gateway</html>', 502],
  ['de quem esperou por ele', '', 504],
])('fora do ar, %s: diz que é por um momento e que nada se perdeu', async (_, corpo, status) => {
  const erro = await lerErro(new Response(corpo, { status }));
  expect([erro.status, erro.message]).toEqual([status, FORA_DO_AR]);
  expect(FORA_DO_AR).toMatch(/por um momento.*Nada se perdeu/);
});

test('uma falha do servidor traz o código que se diz a quem atende', async () => {
  const problema = { type: 'erro-interno', detail: 'Erro! Tente novamente mais tarde', requisicao: 'q83v-1k' };
  const erro = await lerErro(new Response(JSON.stringify(problema), { status: 500 }));
  expect(erro.message).toBe('Erro! Tente novamente mais tarde. Código: q83v-1k');
});
