import { type TextoLegal, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { emendar } from './emendar';
import { privacidade2021 } from './privacidade-2021-11-01';

const privacidade = emendar(privacidade2021, {
  versao: VERSOES.privacidade,
  minuta: true,
  resumo: [
    'Guardamos o que o programa precisa: o seu cadastro, as indicações, os cupons e as compras. Não pedimos dados de cartão.',
    'Não vendemos dados. O parceiro e a loja veem só a parte que lhes cabe.',
    'Você pode ver, corrigir e baixar os seus dados, e pedir que sejam excluídos.',
  ],
  mudou: [
    'Link da indicação: antes de entrar, quem o abre vê quem indicou, o alimento e o desconto, e nada sobre o tutor ou o pet (seção 7).',
    'Quem quer ser parceiro ou vender aqui: o que guardamos de quem escreve pela página de entrada, e por quanto tempo (seções 3, 5 e 10).',
    'Segundo fator e aparelhos: o que guardamos para proteger a conta e como você vê e encerra sessões (seções 3, 8, 10 e 11).',
    'Leitura no caixa: o cupom passou a ter QR Code que se renova; a loja vê no máximo os três últimos dígitos do seu CPF (seções 3, 5 e 7).',
    'Registro de atos: o que é alterado na plataforma deixa rastro, sem nomes, documentos ou contatos (seções 3, 5 e 10).',
    'Nota fiscal e registro público de doações: o que eles guardam e o que nunca mostram (seções 3, 5, 7 e 10).',
    'Cuidado com o pet: pesos anotados, partilha com o parceiro só com o seu consentimento, lembrete do fim da ração e pedido de nova indicação (seções 3, 5, 7 e 10).',
    'CRMV: o que conferimos e guardamos de quem indica alimentos reservados a médicos-veterinários (seções 3, 5 e 10).',
  ],
  emendas: [
    {
      secao: 3,
      itens: [
        'Segurança da conta: os aparelhos em que ela está aberta (nome do navegador e do sistema) e o último uso de cada um. De quem usa segundo fator, o segredo do aplicativo autenticador, guardado cifrado, os códigos de recuperação, guardados apenas como resumo que não permite lê-los, e a parte pública das chaves de acesso. A digital ou o rosto usados para desbloquear uma chave de acesso ficam no seu aparelho e nunca chegam a nós.',
        'Leitura no caixa: como o cupom foi lido (QR Code, número da tela ou final do CPF), o momento e, se a venda for desfeita, por quem e por quê.',
        'Nota fiscal, quando a loja ou você a registrarem: somente a chave de acesso do documento, que traz o estado, o mês, o CNPJ da loja e o número da nota. Não guardamos os itens da compra, nem o CPF que alguns códigos de nota contêm.',
        'Cuidado com o pet: os pesos que você anotar, com o dia de cada um; a qual pet se refere cada indicação; em que dia a ração deve acabar; os pedidos de nova indicação e a resposta a eles; se você quer ou não receber lembretes.',
        'Dose: além de peso, condição corporal e atividade, o que o parceiro responder para o cálculo (fase da vida, idade, peso adulto esperado, semana de gestação ou de lactação, tamanho da ninhada, dias sem comer). São dados do animal.',
        'Médicos-veterinários: o resultado da conferência do CRMV no conselho (UF, número, situação, dia e quem da equipe conferiu).',
        'Quem quer ser parceiro ou vender aqui: nome, o que faz ou o nome da loja, CNPJ, se informado, cidade, e-mail, telefone, a mensagem, e o que a nossa equipe anotar da conversa.',
        'Registro de atos: quem fez, quando, de que endereço IP, o que foi feito e o nome dos campos alterados. Nele não entram nomes, documentos, contatos nem textos livres.',
      ],
    },
    {
      secao: 5,
      itens: [
        'Conferir no caixa que o cupom está com o seu tutor, pelo QR Code que se renova, pelo número da tela ou pelos três últimos dígitos do CPF, e desfazer vendas registradas por engano: execução de contrato (art. 7º, V) e legítimo interesse na prevenção a fraudes (art. 7º, IX).',
        'Proteger contas com segundo fator, avisar de acesso em aparelho novo e manter o registro de atos: legítimo interesse na segurança (art. 7º, IX) e exercício regular de direitos (art. 7º, VI).',
        'Deixar o parceiro acompanhar um pet: consentimento (art. 7º, I), pedido para cada pet e cada parceiro, registrado com a data e o texto aceito, e revogável com um toque.',
        'Lembrar do fim da ração e levar ao parceiro o seu pedido de nova indicação: execução de contrato (art. 7º, V). Os lembretes podem ser desligados em cada e-mail e no seu perfil.',
        'Conferir o CRMV, na entrada e a cada ano, de quem indica alimentos reservados a médicos-veterinários: legítimo interesse na saúde dos animais e na prevenção a fraudes (art. 7º, IX).',
        'Responder a quem quer ser parceiro ou vender aqui: procedimentos preliminares a um contrato, a pedido da própria pessoa (art. 7º, V).',
        'Ligar a nota fiscal à compra feita com o cupom: execução de contrato (art. 7º, V).',
        'Publicar o registro das doações, sem dados pessoais: legítimo interesse em prestar contas do que o programa promete (art. 7º, IX).',
      ],
    },
    {
      secao: 7,
      troca: [
        [
          'serve apenas para localizá-la: nada é mostrado antes do acesso com a conta do tutor.',
          'serve apenas para localizá-la: antes do acesso com a conta do tutor, ele mostra quem indicou, o alimento e o desconto, e nada sobre o tutor, o pet ou as anotações.',
        ],
        [
          'o primeiro nome do tutor e parte do CPF, com os demais dígitos ocultos.',
          'o primeiro nome do tutor e, depois de uma leitura aceita no caixa, os três últimos dígitos do CPF.',
        ],
        [
          'para atendimento, apuração e segurança.',
          'para atendimento, apuração e segurança. Cada pessoa da equipe tem conta própria, com segundo fator, e o que ela altera entra no registro de atos.',
        ],
      ],
      itens: [
        'O parceiro a quem você der acesso a um pet vê o nome, a espécie, a raça, a idade e o porte dele, os pesos anotados e o que lhe foi indicado; do seu cadastro, só o nome. O acesso termina na hora em que você o retira, exclui o pet ou exclui a conta.',
        'O parceiro que fez a indicação recebe o seu pedido de nova indicação. O peso atual vai junto apenas se você partilhar aquele pet com ele.',
        'Qualquer pessoa pode consultar o registro público de doações. De cada quilo ele mostra o mês, a cidade da loja, um número de ordem e uma impressão digital que permite provar que nada foi trocado ou retirado. Nenhum nome, documento ou código de cupom aparece ali.',
      ],
    },
    {
      secao: 8,
      itens: [
        'a identificação de que a conta já foi aberta neste aparelho, para que o aviso de acesso em aparelho novo só chegue quando for novo mesmo.',
      ],
      troca: [
        [
          'até serem enviadas; no caso das lojas, o nome do funcionário do caixa.',
          'até serem enviadas; no caso das lojas, o nome do funcionário do caixa;',
        ],
      ],
    },
    {
      secao: 10,
      itens: [
        'Registro de atos: por 5 anos, ou pelo prazo que a equipe definir para a plataforma; depois é apagado.',
        'Pedidos de quem quer ser parceiro ou vender aqui: até 12 meses depois da última novidade; antes, se a pessoa pedir.',
        'Pesos, partilhas e pedidos de nova indicação: até você excluir o pet ou a conta. Conferências do CRMV: até a exclusão da conta.',
        'Sessões e aparelhos: enquanto a sessão durar. Segundo fator: até ser desligado ou até a exclusão da conta.',
        'Registro público de doações: de forma permanente. Se você excluir a conta, apagamos o que permite ligar um quilo a você; o quilo continua contado.',
      ],
    },
    {
      secao: 11,
      troca: [
        [
          'registros técnicos sem senhas, sem credenciais de sessão e sem CPF.',
          'registros técnicos sem senhas, sem credenciais de sessão e sem CPF;',
        ],
      ],
      itens: [
        'segundo fator (aplicativo autenticador ou chave de acesso), obrigatório para a nossa equipe e à escolha de parceiros e lojas;',
        'lista dos aparelhos em que a conta está aberta, para encerrar um ou todos, e aviso por e-mail de acesso em aparelho novo;',
        'QR Code do cupom que muda a cada 15 segundos, de modo que uma foto da tela deixa de servir em menos de um minuto;',
        'registro de atos que não pode ser alterado nem apagado antes do prazo.',
      ],
    },
  ],
});

/** Newest first. */
export const versoes: TextoLegal[] = [privacidade, privacidade2021];
