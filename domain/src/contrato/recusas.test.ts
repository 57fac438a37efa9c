import { expect, test } from 'vitest';
import { statusDoErro } from '../erros';
import { type Chamada, PARA_TODOS } from './chamada';
import { CHAMADAS } from './chamadas';
import { recusasComuns, recusasDe } from './recusas';

const todas = Object.entries<Chamada>(CHAMADAS);
const DE_TODAS = [
  'PEDIDO_ILEGIVEL',
  'TEMPO_ESGOTADO',
  'CABECALHOS_GRANDES',
  'ERRO_INTERNO',
  'INDISPONIVEL',
  'SEM_ESPACO',
];
const base: Chamada = { method: 'GET', path: '/x', resumo: '', acesso: PARA_TODOS, answer: 'arquivo', refusals: [] };

test.each(todas)('%s declara só o que é do seu ato, e uma vez', (_, chamada) => {
  const comuns = recusasComuns(chamada);
  expect(chamada.refusals.filter((codigo) => comuns.includes(codigo))).toEqual([]);
  expect(chamada.refusals).toHaveLength(new Set(chamada.refusals).size);
});

test('a uma chamada aberta a todos nada se recusa por quem a faz', () => {
  expect(recusasDe(base)).toEqual(DE_TODAS);
});

test('o que a chamada declara diz o que ela recusa sem perguntar ao seu ato', () => {
  const comSessao = { ...base, acesso: { tutor: 'proprio' } } as const;
  expect(recusasDe(comSessao)).toEqual([
    ...DE_TODAS,
    'SESSAO_INVALIDA',
    'ACESSO_NEGADO',
    'PRIVACIDADE_NAO_ACEITA',
    'REGULAMENTO_NAO_ACEITO',
  ]);
  expect(recusasDe({ ...comSessao, antesDosTermos: true })).not.toContain('REGULAMENTO_NAO_ACEITO');
  expect(recusasDe({ ...comSessao, age: true })).toContain('OUTRO_SITE');
  expect(recusasDe({ ...comSessao, age: true, vemDeFora: true })).not.toContain('OUTRO_SITE');
  expect(recusasDe(CHAMADAS.validarCupom)).toEqual(
    expect.arrayContaining([
      'CUPOM_JA_UTILIZADO',
      'CHAVE_REUTILIZADA',
      'XSRF_INVALIDO',
      'CORPO_ILEGIVEL',
      'NAO_ENCONTRADO',
    ]),
  );
});

test('toda recusa é de erro do cliente ou do servidor', () => {
  for (const [, chamada] of todas)
    for (const codigo of recusasDe(chamada)) expect(statusDoErro(codigo)).toBeGreaterThanOrEqual(400);
});
