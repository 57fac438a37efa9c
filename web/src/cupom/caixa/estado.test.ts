import { describe, expect, test } from 'vitest';
import {
  type CupomNoCaixa,
  type CupomValidado,
  caixa,
  type Estado,
  type Evento,
  faltamNaVenda,
  LENDO,
  montarTentativa,
  type Tentativa,
} from './estado';
import type { Recusa } from './recusa';

const CUPOM = { id_coupon: 321, codigo_coupon: 'CPM7KXR429', desconto: 15 } as CupomNoCaixa;
const VALIDADO = { id_coupon: 321, valorRecebido: 246.41 } as CupomValidado;
const VENDA = { funcionario: 'Caio', centavos: 28_990, peso: 15 } as const;
const DIGITADO = { codigo: 'CPM7KXR429', mostrado: {}, origem: 'teclado' } as const;
const TENTATIVA: Tentativa = { chave: 'a-chave', cupom: CUPOM, venda: VENDA };
const RECUSA: Recusa = { tom: 'erro', titulo: 'Cupom já utilizado.', passo: 'Leia outro.', saida: 'ler-outro' };
const QUANDO = new Date('2026-11-15T12:00:00Z');
const SILENCIO = { titulo: 'Sem resposta', motivo: 'Caiu.' };

const EVENTOS: Evento[] = [
  { tipo: 'lido', texto: 'https://loja.example.com/web/cupom/efetivar/321' },
  { tipo: 'consultar', apresentado: DIGITADO },
  { tipo: 'falta-conferir', erro: null },
  { tipo: 'conferir', mostrado: { numero: '4821' } },
  { tipo: 'digitar' },
  { tipo: 'encontrado', cupom: CUPOM, funcionario: 'Caio' },
  { tipo: 'recusado', recusa: RECUSA },
  { tipo: 'corrigir' },
  { tipo: 'repetir' },
  { tipo: 'preencher', campos: { centavos: 100 } },
  { tipo: 'enviar', tentativa: TENTATIVA },
  { tipo: 'confirmado', cupom: VALIDADO, quando: QUANDO },
  { tipo: 'venda-recusada', falha: { mensagem: 'Confira.', campos: {} } },
  { tipo: 'sem-resposta', silencio: SILENCIO },
  { tipo: 'recomecar' },
  { tipo: 'desfeito' },
];

const ESTADOS: Record<Estado['fase'], Estado> = {
  lendo: LENDO,
  consultando: { fase: 'consultando', ...DIGITADO },
  conferindo: { fase: 'conferindo', codigo: 'CPM7KXR429', erro: null },
  recusado: { fase: 'recusado', ...DIGITADO, recusa: RECUSA },
  preenchendo: { fase: 'preenchendo', cupom: CUPOM, venda: VENDA, falha: null },
  confirmando: { fase: 'confirmando', tentativa: TENTATIVA, silencio: null },
  'sem-resposta': { fase: 'sem-resposta', tentativa: TENTATIVA, silencio: SILENCIO },
  recibo: { fase: 'recibo', cupom: VALIDADO, quando: QUANDO },
};

const aposCada = (eventos: Evento[], inicio: Estado = LENDO) => eventos.reduce(caixa, inicio);

describe('o caminho do caixa', () => {
  test('do código ao recibo', () => {
    const preenchendo = aposCada([
      { tipo: 'consultar', apresentado: DIGITADO },
      { tipo: 'encontrado', cupom: CUPOM, funcionario: 'Caio' },
      { tipo: 'preencher', campos: { centavos: 28_990 } },
      { tipo: 'preencher', campos: { peso: 15 } },
    ]);
    expect(preenchendo).toEqual(ESTADOS.preenchendo);
    expect(
      aposCada(
        [
          { tipo: 'enviar', tentativa: TENTATIVA },
          { tipo: 'confirmado', cupom: VALIDADO, quando: QUANDO },
        ],
        preenchendo,
      ),
    ).toEqual(ESTADOS.recibo);
  });

  test('o próximo cliente começa sem nada do anterior', () => {
    expect(caixa(ESTADOS.recibo, { tipo: 'recomecar' })).toEqual({ ...LENDO, acabou: '321' });
  });

  test.each<[Estado['fase'], Estado['fase'][]]>([
    ['lendo', ['consultando']],
    ['consultando', ['conferindo', 'preenchendo', 'recusado', 'lendo']],
    ['conferindo', ['consultando', 'lendo']],
    ['recusado', ['conferindo', 'consultando', 'lendo']],
    ['preenchendo', ['confirmando', 'lendo']],
    ['confirmando', ['recibo', 'recusado', 'preenchendo', 'sem-resposta']],
    ['sem-resposta', ['confirmando', 'lendo']],
    ['recibo', ['lendo']],
  ])('de %s só se passa a %j', (fase, destinos) => {
    const alcancadas = new Set(EVENTOS.map((evento) => caixa(ESTADOS[fase], evento).fase));
    alcancadas.delete(fase);
    expect([...alcancadas].sort()).toEqual([...destinos].sort());
  });

  test('só a resposta do servidor leva ao recibo', () => {
    for (const estado of Object.values(ESTADOS)) {
      for (const evento of EVENTOS) {
        if (estado.fase === 'recibo' || caixa(estado, evento).fase !== 'recibo') continue;
        expect([estado.fase, evento.tipo]).toEqual(['confirmando', 'confirmado']);
      }
    }
  });
});

describe('a leitura do QR', () => {
  test('o de um cupom é consultado pelo id', () => {
    const lido = caixa(LENDO, { tipo: 'lido', texto: 'https://outro-endereco.example.com/web/cupom/efetivar/321' });
    expect(lido).toEqual({ fase: 'consultando', codigo: '321', mostrado: {}, origem: 'qr' });
  });

  test('o de agora leva o selo', () => {
    const lido = caixa(LENDO, {
      tipo: 'lido',
      texto: 'https://x.example.com/web/cupom/efetivar/321?s=R460N3689MR9QQRK',
    });
    expect(lido).toMatchObject({ codigo: '321', mostrado: { s: 'R460N3689MR9QQRK' } });
  });

  test('um estranho avisa uma vez e a câmera continua', () => {
    const avisado = caixa(LENDO, { tipo: 'lido', texto: 'https://example.com' });
    expect(avisado).toEqual({ ...LENDO, aviso: 'Este QR não é de um cupom.' });
    expect(caixa(avisado, { tipo: 'lido', texto: 'https://example.com' })).toBe(avisado);
  });

  test('o do cliente que acabou de sair, ainda diante da câmera, não é consultado de novo', () => {
    const texto = 'https://loja.example.com/web/cupom/efetivar/321';
    const proximo = caixa(ESTADOS.recibo, { tipo: 'recomecar' });
    const avisado = caixa(proximo, { tipo: 'lido', texto });
    expect(avisado).toMatchObject({ fase: 'lendo', aviso: 'Este cupom acabou de ser validado.' });
    expect(caixa(avisado, { tipo: 'lido', texto })).toBe(avisado);
    expect(caixa(avisado, { tipo: 'lido', texto: texto.replace('321', '322') }).fase).toBe('consultando');
  });
});

test('desfeita a venda no recibo, o mesmo cupom é lido de novo pela câmera', () => {
  const desfeito = caixa(ESTADOS.recibo, { tipo: 'desfeito' });
  const texto = 'https://loja.example.com/web/cupom/efetivar/321?s=R460N3689MR9QQRK';
  expect(caixa(desfeito, { tipo: 'lido', texto })).toMatchObject({ fase: 'consultando', codigo: '321' });
});

describe('o código pede mais', () => {
  test('o número ou o CPF vai com o código que já foi digitado, e o engano volta com a frase', () => {
    const pedindo = caixa(ESTADOS.consultando, { tipo: 'falta-conferir', erro: null });
    const indo = caixa(pedindo, { tipo: 'conferir', mostrado: { cpf: '901' } });
    expect(indo).toEqual({ ...ESTADOS.consultando, mostrado: { cpf: '901' } });
    expect(caixa(indo, { tipo: 'falta-conferir', erro: 'Não confere.' })).toEqual({
      ...ESTADOS.conferindo,
      erro: 'Não confere.',
    });
  });
});

describe('o que foi digitado não se perde', () => {
  test('um código recusado volta para ser corrigido', () => {
    expect(caixa(ESTADOS.recusado, { tipo: 'corrigir' })).toMatchObject({ fase: 'lendo', digitado: 'CPM7KXR429' });
  });

  test('uma consulta que falhou se repete como era', () => {
    expect(caixa(ESTADOS.recusado, { tipo: 'repetir' })).toEqual(ESTADOS.consultando);
  });

  test('uma venda recusada volta com os campos como estavam e a frase em cada um', () => {
    const falha = { mensagem: 'Confira os campos destacados.', campos: { valor: 'Valor acima do limite' } };
    const estado = caixa(ESTADOS.confirmando, { tipo: 'venda-recusada', falha });
    expect(estado).toEqual({ fase: 'preenchendo', cupom: CUPOM, venda: VENDA, falha });
    expect(caixa(estado, { tipo: 'preencher', campos: { centavos: 100 } })).toMatchObject({ falha: null });
  });

  test('sem resposta, o novo envio é a mesma tentativa com a mesma chave', () => {
    const outra = { ...TENTATIVA, chave: 'outra' };
    const enviando = { ...ESTADOS.confirmando, silencio: SILENCIO };
    expect(caixa(ESTADOS['sem-resposta'], { tipo: 'enviar', tentativa: outra })).toEqual(enviando);
  });
});

describe('a venda completa', () => {
  test.each([
    [{ funcionario: '', centavos: null, peso: null }, ['funcionário', 'valor', 'embalagem']],
    [{ ...VENDA, centavos: 0 }, ['valor']],
    [{ ...VENDA, funcionario: '  ' }, ['funcionário']],
    [{ ...VENDA, peso: null }, ['embalagem']],
  ])('com %j falta %j e nada é enviado', (venda, faltam) => {
    expect(faltamNaVenda(venda)).toEqual(faltam);
    expect(montarTentativa(CUPOM, venda, 'a-chave')).toBeNull();
  });

  test('leva o nome sem espaços em volta', () => {
    expect(montarTentativa(CUPOM, { ...VENDA, funcionario: ' Caio ' }, 'a-chave')).toEqual(TENTATIVA);
  });
});
