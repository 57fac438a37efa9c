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
  [{ campos: [], valores: { funcao: ['dono', 'leitura'] } }, 'função Responsável → Leitura'],
  [{ campos: [], valores: { motivo: [null, 'pedido_do_tutor'] } }, 'motivo Pedido do tutor'],
  [{ campos: [], valores: { motivo: [null, 'cartoes_perdidos'] } }, 'motivo Cartões perdidos ou roubados'],
  [{ campos: [], valores: { tipo: [null, '9'], perfil: [null, 'tutor'] } }, 'tipo Cadastros; perfil tutores'],
  [{ campos: [], valores: { tipo: [null, 'cadastro-lojista'] } }, 'tipo cadastro de lojistas'],
  [
    { campos: [], valores: { ids: [null, Array.from({ length: 500 }, (_, n) => n + 1)] } },
    'contas nº 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 e mais 490',
  ],
  [{ campos: [], valores: {} }, ''],
] as const)('%j se lê "%s"', (mudanca, frase) => {
  expect(semEspacoFixo(descreverMudanca(mudanca as never))).toBe(frase);
});
