import { type TextoLegal, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { emendar } from './emendar';
import { regulamentoPrescritor2022 } from './regulamento-prescritor-2022-07-26';

const regulamentoPrescritor = emendar(regulamentoPrescritor2022, {
  versao: VERSOES['regulamento-prescritor'],
  minuta: true,
  resumo: [
    'Você indica; quem escolhe a loja é sempre o tutor. O contato dele só é usado com o conhecimento dele.',
    'Indicar não dá pontos, posição em lista nem prêmio.',
    'O acesso é pessoal. Alimentos reservados pedem CRMV conferido pela nossa equipe.',
  ],
  mudou: [
    'Segundo fator à sua escolha, e a lista dos aparelhos em que a conta está aberta (seção 4).',
    'O QR Code do cupom se renova, e uma venda registrada por engano pode ser desfeita (seção 7).',
    'Alimentos reservados a médicos-veterinários e conferência do CRMV (seções 3 e 8).',
    'Pedidos de nova indicação e pets acompanhados com o consentimento do tutor (seções 5 e 12).',
    'Indicar não dá pontos, posição em lista nem prêmio (seção 9).',
    'O que você altera na plataforma fica no registro de atos (seção 12).',
    'Registro público de doações (seção 13).',
  ],
  emendas: [
    {
      secao: 4,
      paragrafos: [
        'Em "Segurança" você pode proteger o acesso com um segundo fator, por aplicativo autenticador ou chave de acesso, e ver e encerrar os aparelhos em que a conta está aberta. Um acesso em aparelho novo é avisado por e-mail. Guarde os códigos de recuperação: a senha nova, sozinha, não substitui o segundo fator.',
      ],
    },
    {
      secao: 3,
      paragrafos: [
        'Alimentos marcados como reservados só podem ser indicados por médico-veterinário com o CRMV conferido pela nossa equipe. A conferência vale um ano e se perde quando o perfil ou o CRMV muda. Os demais parceiros veem esses alimentos com o motivo da reserva.',
      ],
    },
    {
      secao: 5,
      paragrafos: [
        'Em "Renovações" ficam os pedidos de nova indicação dos tutores que você já atendeu. Você indica de novo, altera ou recusa; a escolha da loja é sempre do tutor.',
      ],
    },
    {
      secao: 7,
      itens: [
        'O QR Code do cupom se renova na tela do tutor. Sem internet, ele é atendido com o código e os três últimos dígitos do CPF.',
        'Uma venda registrada por engano pode ser desfeita; a indicação deixa então de constar como concluída, e o cupom volta a valer até a data que já tinha.',
      ],
    },
    {
      secao: 8,
      paragrafos: [
        'A quantidade vem com a conta que levou a ela, as fontes e a versão da fórmula, e cada indicação guarda a sua. Quando a plataforma não calcula, ela diz por quê. Só o médico-veterinário pode indicar sem a quantidade, e a conduta é dele.',
      ],
    },
    {
      secao: 9,
      troca: [
        [
          'Eventuais pontos, recompensas ou outras vantagens são regidos exclusivamente por contrato de parceria à parte, firmado por escrito com o grupo. Este regulamento não cria',
          'Indicar não dá pontos, posição em lista, recompensa nem outra vantagem. Este regulamento não cria',
        ],
      ],
    },
    {
      secao: 12,
      paragrafos: [
        'Os pets que um tutor deixa você acompanhar servem só ao cuidado deles. O tutor retira o acesso quando quiser, e o que você viu não pode ser copiado nem usado para outro fim.',
        'Indicações, reenvios e alterações do seu cadastro entram no registro de atos da plataforma, com momento e endereço IP e sem os dados pessoais envolvidos.',
      ],
    },
    {
      secao: 13,
      paragrafos: [
        'Uma venda desfeita retira o seu quilo do total. As doações entram em um registro público, sem dados pessoais, que qualquer pessoa pode conferir.',
      ],
    },
  ],
});

/** Newest first. */
export const versoes: TextoLegal[] = [regulamentoPrescritor, regulamentoPrescritor2022];
