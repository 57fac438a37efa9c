import 'fake-indexeddb/auto';
import { verDose } from '@indica-bem/domain/dose/chamadas';
import { verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import { verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventosDoMes, eventosEmLista } from '../evento/consultar-eventos';
import { consulta } from '../lib/consultas';
import { banco } from '../offline/banco';
import { ligarCopias } from '../offline/copias';
import { COPIAS_DO_PAPEL } from './copias-do-papel';

const ANA = 1;
let soltar = () => {};

/** Another start of the app: nothing in memory, all on disk. */
function abrir(papel: 'tutor' | 'prescritor' = 'tutor') {
  soltar();
  const usuario = { tipo_usuario: papel, api_token: 'x', usuario: { id_tutor: ANA, id_prescriber: ANA } };
  localStorage.setItem('usuario', JSON.stringify(usuario));
  const consultas = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  soltar = ligarCopias(consultas, ANA, COPIAS_DO_PAPEL[papel]);
  return consultas;
}

// Files before this one leave what their people saw.
beforeEach(() => banco.copias.clear());
afterEach(() => {
  soltar();
  vi.unstubAllGlobals();
});

test('sem rede o tutor ainda vê o mês e a lista do calendário que já viu, também no dia seguinte', async () => {
  const vacina = {
    id_calendario: 1,
    titulo: 'Vacina',
    descricao: null,
    data: '2026-03-20',
    data_notificacao: '2026-03-17',
  };
  vi.stubGlobal('fetch', async () => Response.json([vacina]));
  const antes = abrir();
  await antes.fetchQuery(eventosDoMes('2026-03'));
  await antes.fetchInfiniteQuery(eventosEmLista('proximos', '2026-03-10'));
  await vi.waitFor(async () => expect(await banco.copias.count()).toBe(2));

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sem rede')));
  const depois = abrir();
  const mes = eventosDoMes('2026-03');
  const lista = eventosEmLista('proximos', '2026-03-11');
  await depois.fetchQuery(mes).catch(() => {});
  await depois.fetchInfiniteQuery(lista).catch(() => {});
  await vi.waitFor(() => expect(depois.getQueryData(mes.queryKey)).toEqual([vacina]));
  await vi.waitFor(() => expect(depois.getQueryData(lista.queryKey)?.pages).toEqual([[vacina]]));
});

test('sem rede o parceiro ainda calcula pela fórmula que estava em vigor', async () => {
  const emVigor = { formula: 2, responsavel: { nome: 'Vera Prova', crmv: '123', uf: 'SP' } };
  vi.stubGlobal('fetch', async () => Response.json(emVigor));
  await abrir('prescritor').fetchQuery(consulta(verDose));
  await vi.waitFor(async () => expect(await banco.copias.count()).toBe(1));

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sem rede')));
  const depois = abrir('prescritor');
  await depois.fetchQuery(consulta(verDose)).catch(() => {});
  await vi.waitFor(() => expect(depois.getQueryData(consulta(verDose).queryKey)).toEqual(emVigor));
});

test('sem rede o tutor ainda abre o início que já viu, e a indicação que estava nele', async () => {
  const visto = { destaque: { id_prescricao: 41, hash: null }, cupons: 1 };
  vi.stubGlobal('fetch', async () => Response.json(visto));
  const inicio = consulta(verInicioDoTutor, { params: { id: ANA } });
  await abrir().fetchQuery(inicio);
  await vi.waitFor(async () => expect(await banco.copias.count()).toBe(2));

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sem rede')));
  const depois = abrir();
  const indicacao = consulta(verPrescricao, { params: { id: '41' } });
  await depois.fetchQuery(inicio).catch(() => {});
  await depois.fetchQuery(indicacao).catch(() => {});
  await vi.waitFor(() => expect(depois.getQueryData(inicio.queryKey)).toEqual(visto));
  await vi.waitFor(() => expect(depois.getQueryData(indicacao.queryKey)).toEqual(visto.destaque));
});
