import {
  type DocumentoLegal,
  regulamentoDe,
  type TextoLegal,
  VERSOES,
} from '@indica-bem/domain/conta/documentos-legais';
import { MARCA } from '@indica-bem/domain/marca';
import { describe, expect, test } from 'vitest';
import { emendar } from './emendar';
import { versoes as privacidade } from './privacidade';
import { versoes as lojista } from './regulamento-lojista';
import { versoes as prescritor } from './regulamento-prescritor';
import { versoes as tutor } from './regulamento-tutor';

const VERSOES_DE: Record<DocumentoLegal, TextoLegal[]> = {
  privacidade,
  'regulamento-tutor': tutor,
  'regulamento-prescritor': prescritor,
  'regulamento-lojista': lojista,
};
const TODAS = Object.entries(VERSOES_DE).flatMap(([documento, versoes]) =>
  versoes.map((texto) => [documento as DocumentoLegal, texto.versao, texto] as const),
);

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

test('as versões publicadas são estas, a mais nova primeiro', () => {
  const regulamento = ['2026-11-16', '2022-07-26'];
  expect(Object.entries(VERSOES_DE).map(([nome, textos]) => [nome, textos.map(({ versao }) => versao)])).toEqual([
    ['privacidade', ['2026-11-16', '2021-11-01']],
    ['regulamento-tutor', regulamento],
    ['regulamento-prescritor', regulamento],
    ['regulamento-lojista', regulamento],
  ]);
});

test.each(['tutor', 'prescritor', 'lojista'] as const)('quem é %s aceita o regulamento do seu papel', (papel) => {
  expect(VERSOES_DE[regulamentoDe(papel)][0]?.documento).toBe(`regulamento-${papel}`);
});

/** What the version of 2026 is there to tell. */
const NOVIDADES: Record<DocumentoLegal, string[]> = {
  privacidade: [
    'segundo fator',
    'registro de atos',
    'QR Code do cupom que muda',
    'chave de acesso do documento',
    'registro público de doações',
  ],
  'regulamento-tutor': [
    'aparelhos em que a conta está aberta',
    'se renova',
    'nota fiscal da compra',
    'registro público',
    'em até 15 minutos',
  ],
  'regulamento-prescritor': ['segundo fator', 'se renova', 'registro de atos', 'registro público'],
  'regulamento-lojista': [
    'segundo fator',
    'se renova',
    'em até 15 minutos',
    'registro de atos',
    'nota fiscal da venda',
    'registro público',
  ],
};

test.each(Object.entries(VERSOES_DE) as [DocumentoLegal, TextoLegal[]][])(
  '%s: a versão atual é a do aceite, diz o que mudou e espera a revisão jurídica',
  (documento, [atual]) => {
    expect(atual).toMatchObject({ documento, versao: VERSOES[documento], minuta: true });
    expect(atual?.mudou?.length).toBeGreaterThan(2);
    for (const novidade of NOVIDADES[documento]) expect(frases(atual as TextoLegal).join('\n')).toContain(novidade);
    expect(frases(atual as TextoLegal).join('\n')).not.toContain('validação não pode ser desfeita');
  },
);

describe('emendar', () => {
  const [antes] = tutor.slice(-1) as [TextoLegal];
  const nova = { versao: '2030-01-01' };
  test('muda só o que diz', () => {
    const depois = emendar(antes, { ...nova, emendas: [{ secao: 1, paragrafos: ['Novo.'] }] });
    expect(depois.secoes[0]?.blocos.at(-1)).toEqual({ tipo: 'paragrafo', texto: 'Novo.' });
    expect(depois.secoes.slice(1)).toEqual(antes.secoes.slice(1));
    expect(depois.secoes[0]?.blocos.slice(0, -1)).toEqual(antes.secoes[0]?.blocos);
  });
  test.each([
    [{ secao: 1, troca: [['frase que não está lá', 'outra']] as [string, string][] }, /aparece 0 vezes/],
    [{ secao: 99, paragrafos: ['Novo.'] }, /não tem a seção 99/],
    [{ secao: 1, itens: ['novo'] }, /não tem lista/],
  ])('%j é um erro', (emenda, erro) => {
    expect(() => emendar(antes, { ...nova, emendas: [emenda] })).toThrow(erro);
  });
});

describe.each(TODAS)('%s de %s', (documento, _, texto) => {
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
