import {
  type DocumentoLegal,
  regulamentoDe,
  type TextoLegal,
  VERSOES,
} from '@indica-bem/domain/conta/documentos-legais';
import { MARCA } from '@indica-bem/domain/marca';
import { describe, expect, test } from 'vitest';
import { privacidade } from './privacidade';
import { regulamentoLojista } from './regulamento-lojista';
import { regulamentoPrescritor } from './regulamento-prescritor';
import { regulamentoTutor } from './regulamento-tutor';

const TEXTOS: Record<DocumentoLegal, TextoLegal> = {
  privacidade,
  'regulamento-tutor': regulamentoTutor,
  'regulamento-prescritor': regulamentoPrescritor,
  'regulamento-lojista': regulamentoLojista,
};

const DE_TODOS = [MARCA.nome, MARCA.email, ...MARCA.cidades, 'Estado de São Paulo', 'CPF', '18 anos', 'LGPD'];

const DOS_REGULAMENTOS = [
  '10%',
  '3 meses',
  'linhas de alimentos secos das marcas Fórmula Natural e Origens',
  'um único CPF',
  'não cumulativo',
  'intransferível',
  'capturas de tela não',
  'até 3 vezes',
  'é definitiva',
  'Não é cupom',
  '1 kg',
  '500 kg',
  'cadeira de rodas',
  'sem aviso prévio',
  'comarca de Sorocaba',
];

const FATOS: Record<DocumentoLegal, string[]> = {
  privacidade: [
    'nome completo, data de nascimento, CPF, dados do pet',
    'telefone celular e e-mail',
    'Adestradores',
    'nome, e-mail, CPF e telefone',
    'nome, e-mail, nome fantasia da clínica, telefone e CRMV',
    'razão social, nome fantasia, endereço, telefone, e-mail e CNPJ; são opcionais o site e o WhatsApp',
    'histórico de indicações, histórico de acessos e dados do aparelho e da rede',
    'Lojistas participantes',
    'Operações de marketing',
    'Empresas de segurança e de prevenção a fraudes',
    'Autoridades',
    'Empresas do grupo',
    'Compradores e sucessores em operações societárias',
    'art. 7º',
    'confirmação de que tratamos seus dados',
    'acesso aos dados',
    'correção de dados',
    'portabilidade a outro fornecedor',
    'eliminação dos dados',
    'revogação do consentimento',
    'arquivo JSON',
    'exclui a própria conta',
    'encarregado',
    'ANPD',
    'XSRF-TOKEN',
  ],
  'regulamento-tutor': [
    ...DOS_REGULAMENTOS,
    'arquivo JSON',
    'excluindo a conta',
    'botão de WhatsApp',
    'foro do seu domicílio',
  ],
  'regulamento-prescritor': [
    ...DOS_REGULAMENTOS,
    'CRMV',
    'feito pela nossa equipe',
    'proibido compartilhar o login',
    'contrato de parceria à parte',
  ],
  'regulamento-lojista': [
    ...DOS_REGULAMENTOS,
    'CNPJ',
    'feito pela nossa equipe',
    '10% sobre o preço final',
    'compensado à loja',
    '10,1, 12, 15 e 20 kg',
  ],
};

function frases({ titulo, introducao, secoes }: TextoLegal): string[] {
  const blocos = secoes.flatMap((secao) => secao.blocos);
  return [
    titulo,
    ...introducao,
    ...secoes.map((secao) => secao.titulo),
    ...blocos.flatMap((bloco) => (bloco.tipo === 'lista' ? bloco.itens : [bloco.texto])),
  ];
}

test('as versões são as dos documentos publicados', () => {
  expect(VERSOES).toEqual({
    privacidade: '2021-11-01',
    'regulamento-tutor': '2022-07-26',
    'regulamento-prescritor': '2022-07-26',
    'regulamento-lojista': '2022-07-26',
  });
});

test.each(['tutor', 'prescritor', 'lojista'] as const)('quem é %s aceita o regulamento do seu papel', (papel) => {
  expect(TEXTOS[regulamentoDe(papel)].documento).toBe(`regulamento-${papel}`);
});

describe.each(Object.entries(TEXTOS) as [DocumentoLegal, TextoLegal][])('%s', (documento, texto) => {
  test('identifica o documento e a versão que o aceite registra', () => {
    expect(texto).toMatchObject({ documento, versao: VERSOES[documento] });
  });

  test('tem introdução e nenhuma seção vazia', () => {
    expect(texto.introducao).not.toHaveLength(0);
    for (const { titulo, blocos } of texto.secoes) {
      expect(blocos, titulo).not.toHaveLength(0);
      for (const bloco of blocos) if (bloco.tipo === 'lista') expect(bloco.itens, titulo).not.toHaveLength(0);
    }
  });

  test('não deixa frase em branco, sobra de modelo nem espaço perdido', () => {
    for (const frase of frases(texto)) {
      expect(frase).toMatch(/^\S(.*\S)?$/);
      expect(frase).not.toMatch(/[{}[\]]|undefined| {2}/);
    }
  });

  test('numera as seções em ordem e só cita seções que existem', () => {
    texto.secoes.forEach(({ titulo }, i) => {
      expect(titulo).toMatch(new RegExp(`^${i + 1}\\. \\S`));
    });
    for (const [, citada] of frases(texto)
      .join('\n')
      .matchAll(/seção (\d+)/g)) {
      expect(Number(citada)).toBeLessThanOrEqual(texto.secoes.length);
    }
  });

  test.each([...DE_TODOS, ...FATOS[documento]])('diz "%s"', (fato) => {
    expect(frases(texto).join('\n')).toContain(fato);
  });
});
