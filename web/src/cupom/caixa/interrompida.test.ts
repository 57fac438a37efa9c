import { expect, test } from 'vitest';
import { type CupomNoCaixa, type CupomValidado, type Estado, LENDO } from './estado';
import { interrompida, retomar } from './interrompida';

const cupom = { id_coupon: 9, codigo_coupon: 'ABCDEFGHJK', desconto: 10 } as unknown as CupomNoCaixa;
/** As the device keeps it. */
const guardar = <T>(valor: T): T => JSON.parse(JSON.stringify(valor));
const deVolta = (estado: Estado) => {
  const guardada = interrompida(estado);
  return guardada && retomar(guardar(guardada));
};

test('a venda que estava sendo digitada volta como estava', () => {
  const venda = { funcionario: 'Caio', centavos: 28_990, peso: null };
  const falha = { mensagem: 'Confira', campos: {} };
  expect(deVolta({ fase: 'preenchendo', cupom, venda, falha })).toEqual({
    fase: 'preenchendo',
    cupom,
    venda,
    falha: null,
  });
});

test('o recibo volta com a sua hora, para a observação que faltava', () => {
  const recibo: Estado = { fase: 'recibo', cupom: cupom as unknown as CupomValidado, quando: new Date(1e12) };
  expect(deVolta(recibo)).toEqual(recibo);
});

test('sem nada digitado não há o que guardar; o que foi enviado guarda a si mesmo', () => {
  const tentativa = { chave: 'c', cupom, venda: { funcionario: 'Caio', centavos: 100, peso: 15 as const } };
  expect(interrompida(LENDO)).toBeNull();
  expect(interrompida({ fase: 'confirmando', tentativa, silencio: null })).toBeNull();
});
