import { type TextoLegal, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { emendar } from './emendar';
import { regulamentoLojista2022 } from './regulamento-lojista-2022-07-26';

const regulamentoLojista = emendar(regulamentoLojista2022, {
  versao: VERSOES['regulamento-lojista'],
  minuta: true,
  resumo: [
    'A loja concede 10% sobre o preço final; o que a campanha der além disso é compensado pelo grupo.',
    'O caixa confere o cupom na hora, na tela do tutor. Uma venda registrada por engano pode ser desfeita.',
    'Os dados do tutor servem só para conferir e registrar a venda.',
  ],
  mudou: [
    'O caixa confere o cupom pelo QR Code que se renova, pelo número da tela ou pelo final do CPF (seções 6, 7 e 11).',
    'Vendas registradas por engano podem ser desfeitas, e vendas fora do comum podem ficar em análise (seções 5, 7 e 13).',
    'Segundo fator à escolha da loja, e a lista dos aparelhos em que a conta está aberta (seção 4).',
    'Nota fiscal, registro de atos e registro público de doações (seções 9, 11 e 12).',
  ],
  emendas: [
    {
      secao: 4,
      paragrafos: [
        'Em "Segurança" a loja pode proteger o acesso com um segundo fator, por aplicativo autenticador ou chave de acesso, e ver e encerrar os aparelhos em que a conta está aberta. Um acesso em aparelho novo é avisado por e-mail.',
      ],
    },
    {
      secao: 5,
      paragrafos: [
        'Venda desfeita não gera compensação; se já tiver sido paga, o valor é descontado do acerto seguinte. Venda em análise entra no acerto depois de liberada.',
      ],
    },
    {
      secao: 6,
      itens: [
        'O QR Code se renova a cada 15 segundos na tela do tutor: uma foto ou captura deixa de ser lida, e a loja pede ao tutor que abra o cupom na plataforma.',
      ],
    },
    {
      secao: 7,
      troca: [
        [
          'ler o QR Code na tela do tutor ou digitar o código do cupom;',
          'ler o QR Code na tela do tutor ou digitar o código do cupom com o número mostrado ao lado dele; se o tutor estiver sem internet ou não puder ler a tela a tempo, com os três últimos dígitos do CPF, que ele informa;',
        ],
        [
          'comparar um documento do cliente com a parte do CPF mostrada na tela;',
          'comparar um documento do cliente com o final do CPF mostrado depois da leitura;',
        ],
        [
          'Cada cupom é validado uma única vez, e a validação não pode ser desfeita: confira antes de confirmar.',
          'Cada cupom é validado uma única vez: confira antes de confirmar. Uma venda registrada por engano pode ser desfeita pela própria loja em até 15 minutos, com o motivo; depois disso, a loja pede e a nossa equipe aprova ou recusa. O tutor é avisado por e-mail.',
        ],
      ],
      paragrafos: [
        'Vendas fora do comum, pela quantidade, pelo intervalo ou pelas pessoas envolvidas, podem ficar em análise até que a equipe as libere ou desfaça. A forma de leitura de cada cupom fica registrada, e o uso frequente do final do CPF pode ser apurado. Digitar repetidamente dígitos errados bloqueia essa forma de leitura por um tempo.',
      ],
    },
    {
      secao: 9,
      itens: [
        'Registrar, quando a plataforma pedir, a chave de acesso da nota fiscal da venda. Cada chave vale para uma única compra.',
      ],
    },
    {
      secao: 11,
      troca: [
        [
          'a loja vê o produto, o desconto, o primeiro nome do tutor e parte do CPF; não recebe',
          'a loja vê o produto, o desconto, o primeiro nome do tutor e, depois de uma leitura aceita, os três últimos dígitos do CPF; não recebe',
        ],
      ],
      paragrafos: [
        'Validações, vendas desfeitas e alterações do cadastro entram no registro de atos da plataforma, com momento e endereço IP e sem os dados pessoais envolvidos.',
      ],
    },
    {
      secao: 12,
      paragrafos: [
        'Uma venda desfeita retira o seu quilo do total. As doações entram em um registro público, com o mês e a cidade da loja e sem dados pessoais, que qualquer pessoa pode conferir.',
      ],
    },
  ],
});

/** Newest first. */
export const versoes: TextoLegal[] = [regulamentoLojista, regulamentoLojista2022];
