import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { expect, test } from 'vitest';
import type { Sessao } from '../lib/sessao';
import { sessaoDe } from '../test/sessoes';
import { barraDe } from './atalhos-da-barra';
import { menuDe as grupos } from './itens-do-menu';

const menuDe = (papel: Papel, funcao?: Funcao) =>
  grupos(sessaoDe(papel, undefined, funcao) as unknown as Sessao).flatMap(({ itens, dobra }) =>
    [...itens, ...(dobra?.itens ?? [])].map(({ rotulo, para }) => `${rotulo} ${para}`),
  );

const DA_CONTA = ['Minha Conta /perfil', 'Regulamento /regulamento', 'Privacidade /privacidade', 'Contatos /contato'];

test.each<[Papel, string[]]>([
  [
    'tutor',
    [
      'Home /home',
      'Cupons Ativos /cupom',
      'Minhas indicações /prescricoes',
      'Lojas Parceiras /lojistas',
      'Meus pets /pet',
      'Calendário do pet /eventos',
      'Catálogo /catalogo',
      'Fórmula do Bem /formula-do-bem',
    ],
  ],
  [
    'prescritor',
    [
      'Home /home',
      'Nova Indicação /prescricoes/nova',
      'Indicações Realizadas /prescricoes',
      'Pets Acompanhados /acompanhados',
      'Renovações /renovacoes',
      'Lojas Parceiras /lojistas',
    ],
  ],
  [
    'lojista',
    ['Home /home', 'Validar Desconto /cupom/efetivar', 'Cupons Validados /cupom/efetivados', 'Acerto /acerto'],
  ],
])('o menu de %s', (papel, proprios) => {
  expect(menuDe(papel)).toEqual([...proprios, ...DA_CONTA]);
});

test('o menu da administração, na ordem da especificação (spec 11.4)', () => {
  expect(menuDe('indicabem')).toEqual([
    'Home /home',
    'Atendimento /atendimento',
    'E-mails /correio',
    'Relatórios /relatorios',
    'Estornos /estornos',
    'Acertos /acertos',
    'Compras em análise /analise',
    'Entregas /entregas',
    'Cupons online /cupons-online',
    'Baixa de Cupons /baixa',
    'Usuários /usuarios',
    'Interessados /interessados',
    'Novo tutor /usuarios/novo/1',
    'Novo lojista /usuarios/novo/5',
    'Novo veterinário /usuarios/novo/2',
    'Novo criador /usuarios/novo/3',
    'Novo passeador /usuarios/novo/4',
    'Novo usuário interno /usuarios/novo/6',
    'Novo banho e tosa /usuarios/novo/7',
    'Outros usuários /usuarios/novo/8',
    'Gerar Prescrições /gerar-codigos',
    'Gerar Prescrições Específicas /gerar-codigos-especificos',
    'Produtos /produtos',
    'Capas /capas',
    'Campanhas /campanhas',
    'Nova campanha /campanhas/nova',
    'Contato /contato-adm',
    'Equipe /equipe',
    'Configurações /configuracoes',
    'Auditoria /auditoria',
    'Minha conta /minha-conta',
  ]);
});

const DE_TODA_A_EQUIPE = [
  'Home /home',
  'Entregas /entregas',
  'Usuários /usuarios',
  'Interessados /interessados',
  'Minha conta /minha-conta',
];

test('quem só lê vê pessoas e a própria conta, e nenhum título sobre nada', () => {
  expect(menuDe('indicabem', 'leitura')).toEqual(DE_TODA_A_EQUIPE);
  const titulos = grupos(sessaoDe('indicabem', undefined, 'leitura') as unknown as Sessao).map(({ titulo }) => titulo);
  expect(titulos).toEqual([undefined, 'Pessoas', 'Administração']);
});

test.each<[Funcao, string[]]>([
  ['financeiro', ['Relatórios /relatorios', 'Estornos /estornos', 'Acertos /acertos']],
  ['atendimento', ['Atendimento /atendimento', 'E-mails /correio', 'Estornos /estornos']],
])('%s vê o seu, e não a equipe nem as configurações', (funcao, proprios) => {
  expect(menuDe('indicabem', funcao).toSorted()).toEqual([...DE_TODA_A_EQUIPE, ...proprios].toSorted());
});

test('a operação vê tudo, menos os acertos, a equipe, as configurações e a auditoria', () => {
  const doDono = menuDe('indicabem', 'dono');
  const falta = doDono.filter((item) => !menuDe('indicabem', 'operacao').includes(item));
  expect(falta).toEqual(['Acertos /acertos', 'Equipe /equipe', 'Configurações /configuracoes', 'Auditoria /auditoria']);
});

const barra = (papel: Papel, funcao?: Funcao) =>
  barraDe(sessaoDe(papel, undefined, funcao) as unknown as Sessao).map(({ rotulo }) => rotulo);

test.each<[Papel, string[]]>([
  ['tutor', ['Início', 'Indicações', 'Lojas', 'Pets']],
  ['prescritor', ['Início', 'Indicar', 'Realizadas', 'Renovações']],
  ['lojista', ['Início', 'Validar', 'Validados', 'Acerto']],
  ['indicabem', ['Painel', 'Atendimento', 'Pessoas']],
])('a barra do celular de %s', (papel, rotulos) => {
  expect(barra(papel)).toEqual(rotulos);
});

test.each<[Funcao, string]>([
  ['operacao', 'Atendimento'],
  ['atendimento', 'Atendimento'],
  ['financeiro', 'Acertos'],
  ['leitura', 'Entregas'],
])('na barra, %s encontra %s onde outros têm o atendimento: nenhum lugar leva a uma tela fechada', (funcao, rotulo) => {
  expect(barra('indicabem', funcao)).toEqual(['Painel', rotulo, 'Pessoas']);
});
