import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { expect, test } from 'vitest';
import { MENUS } from './itens-do-menu';

const menuDe = (papel: Papel) =>
  MENUS[papel].flatMap(({ itens, dobra }) =>
    [...itens, ...(dobra?.itens ?? [])].map(({ rotulo, para }) => `${rotulo} ${para}`),
  );

const DA_CONTA = ['Minha Conta /perfil', 'Regulamento /regulamento', 'Privacidade /privacidade', 'Contatos /contato'];

test.each<[Papel, string[]]>([
  ['tutor', ['Home /home', 'Cupons Ativos /cupom', 'Minhas indicações /prescricoes', 'Lojas Parceiras /lojistas']],
  [
    'prescritor',
    [
      'Home /home',
      'Nova Indicação /prescricoes/nova',
      'Indicações Realizadas /prescricoes',
      'Lojas Parceiras /lojistas',
    ],
  ],
  ['lojista', ['Home /home', 'Validar Desconto /cupom/efetivar', 'Cupons Validados /cupom/efetivados']],
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
    'Compras em análise /analise',
    'Cupons online /cupons-online',
    'Baixa de Cupons /baixa',
    'Usuários /usuarios',
    'Novo tutor /usuarios/novo/1',
    'Novo lojista /usuarios/novo/5',
    'Novo veterinário /usuarios/novo/2',
    'Novo criador /usuarios/novo/3',
    'Novo pet walker /usuarios/novo/4',
    'Novo usuário interno /usuarios/novo/6',
    'Novo groomer /usuarios/novo/7',
    'Outros usuários /usuarios/novo/8',
    'Gerar Prescrições /gerar-codigos',
    'Gerar Prescrições Específicas /gerar-codigos-especificos',
    'Produtos /produtos',
    'Capas /capas',
    'Campanhas /campanhas',
    'Nova campanha /campanhas/nova',
    'Contato /contato-adm',
    'Configurações /configuracoes',
  ]);
});
