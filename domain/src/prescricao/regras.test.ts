import { describe, expect, test } from 'vitest';
import {
  BLOQUEADA,
  confirmacaoParaEscolher,
  ENCERRADA,
  type EscolhaDeLoja,
  recusaDaEscolha,
  STATUS_DA_INDICACAO,
  statusDaIndicacao,
  VINCULOS_INICIAIS,
} from './regras';

describe('status da indicação', () => {
  test.each([
    [null, null, null, null, 'Pendente - Aguardando cadastro'],
    [1, null, null, null, 'Ativo - Cliente cadastrado'],
    [1, 8, null, '2026-11-15', 'Ativo - Aguardando compra'],
    [null, 8, null, '2026-11-16', 'Ativo - Aguardando compra'],
    [1, 8, null, '2026-11-14', 'Vencido - Prazo encerrado'],
    // Given back by a store that closed: the day still counts from its first coupon.
    [1, null, null, '2026-11-14', 'Vencido - Prazo encerrado'],
    [1, 8, '2026-11-10', '2026-11-14', 'Finalizado - Realizou a compra'],
  ])('tutor %s, loja %s, ativação %s, validade %s: %s', (idTutor, idLojista, dataAtivacao, validade, status) => {
    const marcos = { idTutor, idLojista, dataAtivacao, validade, bloqueada: false, tutorExcluido: false };
    const com = (mudanca: Partial<typeof marcos>) => statusDaIndicacao({ ...marcos, ...mudanca }, '2026-11-15');
    expect(com({})).toBe(status);
    // What was bought stays bought; all else is blocked, also past its day.
    expect(com({ bloqueada: true })).toBe(dataAtivacao ? status : BLOQUEADA);
    // And without its tutor all else is over, blocked or past its day as it may be.
    for (const bloqueada of [false, true])
      expect(com({ tutorExcluido: true, bloqueada })).toBe(dataAtivacao ? status : ENCERRADA);
    expect(STATUS_DA_INDICACAO).toContain(status);
  });
});

const ABERTA = { finalizada: false, bloqueada: false };
const fisica = { id: 1, tipo: 'loja_fisica' } as const;
const outraFisica = { id: 2, tipo: 'loja_fisica' } as const;
const online = { id: 3, tipo: 'loja_online' } as const;
const outraOnline = { id: 4, tipo: 'loja_online' } as const;

const FINAL = 'Escolhendo lojas online você não poderá trocar por outras lojas, deseja continuar?';
const restam = (n: number) => `Você possui apenas mais ${n} alterações, deseja continuar?`;

describe('confirmação para escolher a loja', () => {
  test.each<[string, EscolhaDeLoja, string[]]>([
    ['a primeira loja física não pergunta nada', { vinculos: 4, lojaAtual: null, nova: fisica }, []],
    ['a primeira loja online avisa que é final', { vinculos: 4, lojaAtual: null, nova: online }, [FINAL]],
    ['a primeira troca avisa quantas restam', { vinculos: 3, lojaAtual: fisica, nova: outraFisica }, [restam(3)]],
    [
      'a última troca também',
      { vinculos: 1, lojaAtual: fisica, nova: outraFisica },
      ['Você possui apenas mais 1 alteração, deseja continuar?'],
    ],
    [
      'trocar por uma online avisa as duas coisas',
      { vinculos: 2, lojaAtual: fisica, nova: online },
      [FINAL, restam(2)],
    ],
    ['a mesma loja não pergunta nada', { vinculos: 2, lojaAtual: fisica, nova: fisica }, []],
    ['a mesma loja online também não', { vinculos: 3, lojaAtual: online, nova: online }, []],
    [
      'sair de uma loja suspensa não gasta troca',
      { vinculos: 1, lojaAtual: { ...fisica, suspensa: true }, nova: outraFisica },
      [],
    ],
    ['depois que a loja saiu também não', { vinculos: 2, lojaAtual: null, nova: fisica, devolvida: true }, []],
    ['mas a online continua final', { vinculos: 2, lojaAtual: null, nova: online, devolvida: true }, [FINAL]],
  ])('%s', (_, escolha, perguntas) => {
    expect(confirmacaoParaEscolher(escolha)).toEqual(perguntas);
  });
});

describe('recusa da escolha', () => {
  test.each<[string, EscolhaDeLoja & { finalizada: boolean }, string | null]>([
    ['a primeira', { vinculos: 4, lojaAtual: null, nova: fisica, finalizada: false }, null],
    ['a última troca', { vinculos: 1, lojaAtual: fisica, nova: online, finalizada: false }, null],
    ['sem trocas', { vinculos: 0, lojaAtual: fisica, nova: outraFisica, finalizada: false }, 'LIMITE_DE_TROCAS'],
    ['sem trocas, por online', { vinculos: 0, lojaAtual: fisica, nova: online, finalizada: false }, 'LIMITE_DE_TROCAS'],
    ['depois da online', { vinculos: 3, lojaAtual: online, nova: fisica, finalizada: false }, 'LOJA_ONLINE_FINAL'],
    [
      'de online a online',
      { vinculos: 0, lojaAtual: online, nova: outraOnline, finalizada: false },
      'LOJA_ONLINE_FINAL',
    ],
    ['depois da compra', { vinculos: 0, lojaAtual: online, nova: fisica, finalizada: true }, 'INDICACAO_FINALIZADA'],
    [
      'de online suspensa',
      { vinculos: 3, lojaAtual: { ...online, suspensa: true }, nova: fisica, finalizada: false },
      null,
    ],
    [
      'de suspensa, sem trocas',
      { vinculos: 0, lojaAtual: { ...fisica, suspensa: true }, nova: outraFisica, finalizada: false },
      null,
    ],
    [
      'de suspensa, depois da compra',
      { vinculos: 0, lojaAtual: { ...fisica, suspensa: true }, nova: outraFisica, finalizada: true },
      'INDICACAO_FINALIZADA',
    ],
    ['a mesma, sem trocas', { vinculos: 0, lojaAtual: fisica, nova: fisica, finalizada: false }, null],
    ['a mesma online', { vinculos: 3, lojaAtual: online, nova: online, finalizada: false }, null],
    ['a mesma, depois da compra', { vinculos: 0, lojaAtual: fisica, nova: fisica, finalizada: true }, null],
  ])('%s', (_, escolha, recusa) => {
    expect(recusaDaEscolha({ ...escolha, bloqueada: false })).toBe(recusa);
  });

  test('bloqueada, nenhuma loja nova, também no lugar de uma suspensa; comprada, diz que foi comprada', () => {
    const escolha = { vinculos: 4, lojaAtual: null, nova: fisica, bloqueada: true };
    expect(recusaDaEscolha({ ...escolha, finalizada: false })).toBe('INDICACAO_BLOQUEADA');
    const deSuspensa = { ...escolha, lojaAtual: { ...outraFisica, suspensa: true } };
    expect(recusaDaEscolha({ ...deSuspensa, finalizada: false })).toBe('INDICACAO_BLOQUEADA');
    expect(recusaDaEscolha({ ...escolha, finalizada: true })).toBe('INDICACAO_FINALIZADA');
  });

  test('são quatro escolhas: a primeira e três trocas', () => {
    let lojaAtual: EscolhaDeLoja['lojaAtual'] = null;
    const recusas = [1, 2, 3, 4, 5].map((id, i) => {
      const nova = { id, tipo: 'loja_fisica' } as const;
      const recusa = recusaDaEscolha({ vinculos: VINCULOS_INICIAIS - i, lojaAtual, nova, ...ABERTA });
      lojaAtual = nova;
      return recusa;
    });
    expect(recusas).toEqual([null, null, null, null, 'LIMITE_DE_TROCAS']);
  });
});
