import { type TextoLegal, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { emendar } from './emendar';
import { regulamentoPrescritor2022 } from './regulamento-prescritor-2022-07-26';

const regulamentoPrescritor = emendar(regulamentoPrescritor2022, {
  versao: VERSOES['regulamento-prescritor'],
  minuta: true,
  mudou: [
    'Segundo fator à sua escolha, e a lista dos aparelhos em que a conta está aberta (seção 4).',
    'O QR Code do cupom se renova, e uma venda registrada por engano pode ser desfeita (seção 7).',
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
      secao: 7,
      itens: [
        'O QR Code do cupom se renova na tela do tutor. Sem internet, ele é atendido com o código e os três últimos dígitos do CPF.',
        'Uma venda registrada por engano pode ser desfeita; a indicação deixa então de constar como concluída, e o cupom volta a valer até a data que já tinha.',
      ],
    },
    {
      secao: 12,
      paragrafos: [
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
