import 'fake-indexeddb/auto';
import { mensagemDoErro, statusDoErro } from '@indica-bem/domain/erros';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { MOTIVOS_DA_TRAVA } from '@indica-bem/domain/prescritor/licenca';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErroDaApi, SemConexao } from '../lib/erros-da-api';
import { banco } from './banco';
import { enviarPendentes, recolherInterrompidas } from './enviar-pendentes';
import { guardarPendente, JaSaiu, listarPendentes } from './fila';
import { editavel } from './pendente';
import { travasDeMentira } from './travas-de-mentira';

const ANA = 1;
const BIA = 2;
const corpo = (telefone: string) => ({ id_produto: 1, telefone });
const nova = (chave: string, dono = ANA, telefone = chave) => ({
  chave,
  dono,
  corpo: corpo(telefone),
  produto: 'Ração',
  endereco: '',
});
const feita = { codigo_prescricao: 'BCDF2345' } as Prescricao;
const estados = async (dono = ANA) => (await listarPendentes(dono)).map(({ chave, estado }) => `${chave} ${estado}`);

beforeEach(() => vi.stubGlobal('navigator', { ...navigator, locks: travasDeMentira() }));
afterEach(async () => {
  vi.unstubAllGlobals();
  await banco.pendentes.clear();
});

test('vai a mais velha primeiro, e só a resposta do servidor a tira do disco', async () => {
  await guardarPendente(nova('b'), null, 2);
  await guardarPendente(nova('a'), null, 1);
  const vistos: string[] = [];
  await enviarPendentes(ANA, 'todas', async ({ chave }) => {
    vistos.push(chave, ...(await estados()));
    return feita;
  });
  expect(vistos).toEqual(['a', 'a enviando', 'b aguardando', 'b', 'b enviando']);
  expect(await estados()).toEqual([]);
});

test('sem rede a fila para e nada se perde; a recusada fica e as outras seguem', async () => {
  for (const [i, chave] of ['a', 'b', 'c'].entries()) await guardarPendente(nova(chave), null, i);
  const semRede = vi.fn().mockRejectedValue(new SemConexao(null));
  await enviarPendentes(ANA, 'todas', semRede);
  expect(semRede).toHaveBeenCalledTimes(1);
  expect(await estados()).toEqual(['a sem-resposta', 'b aguardando', 'c aguardando']);

  await enviarPendentes(ANA, 'todas', async ({ chave }) => {
    if (chave === 'b') throw new ErroDaApi(409, 'PRODUTO_INDISPONIVEL', 'Saiu de linha.');
    return feita;
  });
  expect(await estados()).toEqual(['b recusada']);
  await enviarPendentes(ANA, 'todas', semRede);
  expect(semRede).toHaveBeenCalledTimes(1);
  await enviarPendentes(ANA, { chave: 'b' }, async () => feita);
  expect(await estados()).toEqual([]);
});

test('o produto que só veterinários indicam volta recusado com o motivo, para editar; os outros seguem', async () => {
  for (const [i, chave] of ['a', 'b'].entries()) await guardarPendente(nova(chave), null, i);
  const detail = mensagemDoErro('SO_VETERINARIO', { motivo: MOTIVOS_DA_TRAVA.nao_veterinario });
  await enviarPendentes(ANA, 'todas', async ({ chave }) => {
    if (chave === 'a') throw new ErroDaApi(statusDoErro('SO_VETERINARIO'), 'SO_VETERINARIO', detail);
    return feita;
  });
  const [recusada, ...outras] = await listarPendentes(ANA);
  expect(outras).toEqual([]);
  expect(recusada).toMatchObject({ chave: 'a', estado: 'recusada', motivo: detail });
  expect(recusada && editavel(recusada)).toBe(true);
});

test('duas abas ao mesmo tempo: cada uma sai uma só vez', async () => {
  for (let i = 0; i < 8; i++) await guardarPendente(nova(`k${i}`), null, i);
  const saidas: string[] = [];
  const mandar = async ({ chave }: { chave: string }) => {
    saidas.push(chave);
    await new Promise((pronto) => setTimeout(pronto, 1));
    return feita;
  };
  await Promise.all([enviarPendentes(ANA, 'todas', mandar), enviarPendentes(ANA, 'todas', mandar)]);
  expect(saidas.sort()).toEqual(Array.from({ length: 8 }, (_, i) => `k${i}`));
});

test('a fila de uma pessoa não é vista nem enviada por outra', async () => {
  await guardarPendente(nova('a'), null, 1);
  const mandar = vi.fn().mockResolvedValue(feita);
  await enviarPendentes(BIA, 'todas', mandar);
  await enviarPendentes(BIA, { chave: 'a' }, mandar);
  expect([mandar.mock.calls, await listarPendentes(BIA)]).toEqual([[], []]);
  expect(await estados()).toEqual(['a aguardando']);
});

test('editada, toma o lugar da antiga com outra chave; igual, continua a mesma', async () => {
  await guardarPendente(nova('a'), null, 1);
  expect(await guardarPendente(nova('a'), 'a', 9)).toMatchObject({ criadaEm: 1 });
  expect(await guardarPendente(nova('b'), 'a', 9)).toMatchObject({ chave: 'b', criadaEm: 1, estado: 'aguardando' });
  expect(await estados()).toEqual(['b aguardando']);
});

test('o que saiu, ou pode ter saído, não é trocado por outro', async () => {
  await guardarPendente(nova('a'), null, 1);
  await enviarPendentes(ANA, 'todas', () => Promise.reject(new SemConexao(null)));
  await expect(guardarPendente(nova('b'), 'a', 9)).rejects.toThrow(JaSaiu);
  await enviarPendentes(ANA, 'todas', async () => feita);
  await expect(guardarPendente(nova('b'), 'a', 9)).rejects.toThrow(JaSaiu);
  expect(await estados()).toEqual([]);
});

test('uma aba fechada no meio do envio deixa a indicação sem resposta, com a mesma chave', async () => {
  await guardarPendente(nova('a'), null, 1);
  await banco.pendentes.update('a', { estado: 'enviando' });
  await recolherInterrompidas(ANA);
  expect(await estados()).toEqual(['a sem-resposta']);
});
