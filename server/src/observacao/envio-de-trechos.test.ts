import { expect, test, vi } from 'vitest';
import { abrirColetor } from '../test/coletor';
import { lerExposicao } from '../test/exposicao';
import { abrirEnvio, type Destino, type Trecho } from './envio-de-trechos';
import { expor } from './medidas';

const destino = ({ endereco }: { endereco: string }, aoParar: Destino['aoParar'] = () => undefined): Destino => ({
  endereco,
  cabecalhos: {},
  servico: 'indica-bem',
  versao: '1.2.3',
  aoParar,
  aoVoltar: () => undefined,
});
const perdidos = () => lerExposicao(expor({})).series.get('traces_dropped_total') ?? 0;
const umTrecho: Trecho = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  name: 'GET /',
  kind: 2,
  startTimeUnixNano: '1700000000000000000',
  endTimeUnixNano: '1700000000000000001',
  attributes: [],
  status: {},
};

test('o que não cabe na fila, ou o coletor recusa de vez, é contado', async () => {
  const aoParar = vi.fn();
  const fechado = await abrirColetor();
  await fechado.fechar();
  const morto = abrirEnvio(destino(fechado, aoParar));
  for (let vez = 0; vez < 3_000; vez++) morto.guardar(umTrecho);
  await morto.fechar();
  expect([aoParar.mock.calls, perdidos()]).toEqual([[['ECONNREFUSED']], 952]);

  const coletor = await abrirColetor();
  coletor.status = 404;
  const recusado = abrirEnvio(destino(coletor, aoParar));
  for (let vez = 0; vez < 600; vez++) recusado.guardar(umTrecho);
  await recusado.fechar();
  expect(coletor.recebidos).toHaveLength(2);
  await coletor.fechar();
  expect([aoParar.mock.calls.at(-1), perdidos()]).toEqual([['HTTP 404'], 952 + 600]);
});

test('um coletor que se cala não segura a parada', async () => {
  const coletor = await abrirColetor();
  coletor.status = 0;
  const envio = abrirEnvio(destino(coletor));
  envio.guardar(umTrecho);
  void envio.enviar();
  await envio.fechar();
  await coletor.fechar();
  expect(coletor.recebidos.length).toBeGreaterThan(0);
});
