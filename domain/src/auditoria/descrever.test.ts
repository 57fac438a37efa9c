import { expect, test } from 'vitest';
import { descreverMudanca } from './descrever';

const semEspacoFixo = (texto: string) => texto.replaceAll('\u00a0', ' ');

test.each([
  [{ campos: [], valores: { desconto: [10, 15] } }, 'desconto 10% → 15%'],
  [{ campos: [], valores: { data_validade: [null, '2026-03-31'] } }, 'validade 31/03/2026'],
  [{ campos: [], valores: { suspenso: [false, true] } }, 'suspensa não → sim'],
  [{ campos: [], valores: { valor: [null, 15050], peso: [null, 10.1] } }, 'valor R$ 150,50; embalagem 10,1 kg'],
  [{ campos: [], valores: { retencao_auditoria: [5, 1] } }, 'guarda da auditoria 5 anos → 1 ano'],
  [{ campos: [], valores: { lojas: [3, null] } }, 'lojas 3'],
  [
    { campos: [], valores: { limite_cupons: [100, null], teto: [null, 1500.5] } },
    'limite de cupons 100 → sem limite; teto R$ 1.500,50',
  ],
  [{ campos: ['nome', 'telefone'], valores: {} }, 'nome e telefone'],
  [{ campos: ['descritivo'], valores: { desconto: [10, 15] } }, 'desconto 10% → 15%; também descrição'],
  [{ campos: ['campo_sem_nome'], valores: {} }, 'campo sem nome'],
  [{ campos: [], valores: {} }, ''],
] as const)('%j se lê "%s"', (mudanca, frase) => {
  expect(semEspacoFixo(descreverMudanca(mudanca as never))).toBe(frase);
});
