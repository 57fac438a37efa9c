import { type TextoLegal, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { emendar } from './emendar';
import { regulamentoTutor2022 } from './regulamento-tutor-2022-07-26';

const regulamentoTutor = emendar(regulamentoTutor2022, {
  versao: VERSOES['regulamento-tutor'],
  minuta: true,
  resumo: [
    'O cupom vale 3 meses, para uma compra, na loja que você escolher. Loja física se troca até 3 vezes; a escolha de uma loja online é definitiva.',
    'Ele é pessoal: mostre-o no caixa, aberto na tela da sua conta.',
    'A cada compra, 1 kg de ração é doado. O programa é para maiores de 18 anos.',
  ],
  mudou: [
    'O QR Code do cupom se renova na tela; sem internet, valem o código e o final do CPF (seção 10).',
    'A loja pode desfazer uma venda registrada por engano, e o cupom volta a valer (seções 7, 10 e 12).',
    'Você vê os aparelhos em que a conta está aberta e pode encerrá-los (seção 4).',
    'Pesos do pet, lembrete do fim da ração, pedido de nova indicação e partilha com o parceiro (seção 11).',
    'Nota fiscal e registro público de doações (seção 12).',
  ],
  emendas: [
    {
      secao: 4,
      paragrafos: [
        'Em "Segurança" você vê os aparelhos em que a conta está aberta e encerra um ou todos. Um acesso em aparelho novo é avisado por e-mail.',
      ],
    },
    {
      secao: 7,
      troca: [
        [
          'Cupom vencido, cancelado ou já validado não é aceito nem reposto, e o desconto',
          'Cupom vencido, cancelado ou já validado não é aceito nem reposto, salvo quando a própria venda for desfeita, e o desconto',
        ],
      ],
    },
    {
      secao: 10,
      troca: [
        [
          'O caixa lê o QR Code ou digita o código e registra o valor, o peso da embalagem e o nome de quem atendeu. Confira o preço final na hora: a validação não pode ser desfeita.',
          'O caixa lê o QR Code, que se renova enquanto a tela está aberta, ou digita o código com o número mostrado ao lado dele, e registra o valor, o peso da embalagem e o nome de quem atendeu. Sem internet, ou se preferir não depender do tempo da tela, informe o código e os três últimos dígitos do seu CPF. Confira o preço final na hora.',
        ],
      ],
      paragrafos: [
        'Uma venda registrada por engano pode ser desfeita pela loja em até 15 minutos; depois disso, somente a nossa equipe o faz, a pedido da loja ou por conta própria, com o motivo registrado. Você recebe um e-mail, e o cupom volta a valer até a data que já tinha. Desfazer a venda na plataforma não devolve o pagamento: isso se resolve com a loja.',
      ],
    },
    {
      secao: 11,
      paragrafos: [
        'A quantidade diária é um ponto de partida e vem com a conta que levou a ela. Se o pet parar de comer, emagrecer, engordar depressa ou adoecer, procure o médico-veterinário. Um gato que passa 24 horas sem comer precisa dele no mesmo dia.',
        'Você pode anotar os pesos do pet, ser lembrado de quando a ração acaba, pedir nova indicação ao parceiro e deixar que ele acompanhe o pet. O dia em que a ração acaba é uma estimativa. Lembretes e acompanhamento se desligam a qualquer momento.',
      ],
    },
    {
      secao: 12,
      paragrafos: [
        'Uma venda desfeita retira o seu quilo do total. A loja ou você podem registrar a chave da nota fiscal da compra, que serve de comprovante. As doações entram em um registro público que qualquer pessoa pode conferir e que não traz o seu nome nem os seus documentos.',
      ],
    },
  ],
});

/** Newest first. */
export const versoes: TextoLegal[] = [regulamentoTutor, regulamentoTutor2022];
