import type { TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { MARCA } from '@indica-bem/domain/marca';

const cidades = MARCA.cidades.join(' e ');

export const regulamentoTutor2022: TextoLegal = {
  documento: 'regulamento-tutor',
  titulo: 'Regulamento do tutor',
  versao: '2022-07-26',
  introducao: [
    `Este regulamento diz como você, tutor de cão ou gato, participa da ${MARCA.nome}: como recebe uma indicação, escolhe uma loja, usa o cupom de desconto e, com isso, ajuda a alimentar outros animais.`,
    'Ao marcar a declaração no fim da página, você confirma que leu e que vai cumprir estas regras. O aceite fica registrado com a versão do documento, o momento, o endereço IP e a identificação do navegador. Sem ele, a plataforma não pode ser usada.',
  ],
  secoes: [
    {
      titulo: '1. Objeto',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `A ${MARCA.nome} aproxima tutores, parceiros que indicam alimentos e lojas que concedem desconto. O uso da plataforma é gratuito para o tutor e nenhuma indicação obriga a comprar. O benefício não depende de sorte, sorteio ou concurso: quem cumpre as condições deste regulamento recebe o desconto.`,
        },
        {
          tipo: 'paragrafo',
          texto: `O programa está disponível para usuários cadastrados nas cidades de ${cidades}, no Estado de São Paulo, e as lojas físicas participantes ficam nessas cidades.`,
        },
      ],
    },
    {
      titulo: '2. Definições',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            `Grupo: a ${MARCA.nome} e as empresas que a mantêm.`,
            'Tutor: você, responsável por um cão ou gato e titular da conta.',
            'Parceiro: o profissional que indica o alimento, como médico-veterinário, criador, passeador ou groomer.',
            'Loja parceira: a loja física ou online, cadastrada pela nossa equipe, que aceita o cupom.',
            'Indicação: a recomendação de um produto, com a quantidade diária calculada para o pet.',
            'Código da indicação: a chave que abre a indicação na plataforma. Não é cupom.',
            'Cupom: o comprovante eletrônico do direito ao desconto, gerado quando você escolhe a loja.',
            'Validação: o registro, feito pela loja, de que o cupom foi usado em uma compra.',
          ],
        },
      ],
    },
    {
      titulo: '3. Quem pode participar',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Pessoas físicas com 18 anos completos no dia do cadastro. A plataforma não se destina a menores de 18 anos.',
            'Pessoas com CPF válido, que tenham uma única conta.',
            'Pessoas que aceitem este regulamento e os Termos de Privacidade.',
          ],
        },
      ],
    },
    {
      titulo: '4. Cadastro e conta',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Você mesmo faz o cadastro, com nome completo, CPF, data de nascimento, telefone celular, e-mail e senha, ou, quando disponível, com sua conta Google ou Facebook, completando o que faltar. E-mail e CPF não podem repetir os de outra conta. Se a nossa equipe já tiver registrado seus dados, você completará o cadastro e criará sua senha.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'As informações devem ser verdadeiras e estar em dia. A conta é pessoal: não ceda nem revele a senha. A sessão termina após 14 dias sem uso ou 30 dias no total, e a troca de senha encerra todas as sessões abertas. Se suspeitar de uso indevido, troque a senha e nos avise.',
        },
      ],
    },
    {
      titulo: '5. Como funciona',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'O parceiro faz a indicação e você recebe o código, por mensagem, por e-mail ou impresso.',
            'Você entra na plataforma e resgata o código. A indicação passa a ser sua.',
            'Você escolhe uma loja parceira e o cupom é gerado para ela.',
            'Você mostra o cupom aberto na plataforma, no caixa da loja física, ou usa o código na loja online.',
            'A loja valida o cupom e você paga o preço com desconto.',
            'Cada cupom validado vira 1 kg de ração doado pela Fórmula do Bem.',
          ],
        },
      ],
    },
    {
      titulo: '6. Código da indicação',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O código é apenas a chave de acesso à indicação. Ele não é cupom, não tem valor em dinheiro e não dá direito a desconto se apresentado à loja.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'O resgate vincula a indicação à sua conta uma única vez e de forma definitiva. Pelo link, o telefone da sua conta deve ser o mesmo informado pelo parceiro. Um código já resgatado não serve a outra pessoa. Códigos impressos só funcionam depois que o parceiro os registra, exceto os de campanhas específicas. Após dez códigos errados em uma hora, novas tentativas ficam suspensas por um tempo.',
        },
      ],
    },
    {
      titulo: '7. Regras do cupom',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'É gerado um único cupom válido por indicação, para uso em uma única compra.',
            'O cupom vale por 3 meses, contados do dia em que foi gerado o primeiro cupom da indicação, até o fim do dia indicado nele. Se o mês do vencimento não tiver o dia correspondente, vale o último dia desse mês. A troca de loja não prorroga o prazo.',
            'O cupom vale para um único CPF, o do titular da conta. A loja pode pedir documento para conferir.',
            'O cupom é pessoal e intransferível: não pode ser cedido, vendido ou trocado.',
            'O cupom é não cumulativo: não se soma a outros cupons, descontos ou promoções da loja, da marca ou do programa.',
            'O cupom só é aceito quando exibido dentro da plataforma, com a sua conta aberta. Impressões, fotografias e capturas de tela não são aceitas.',
            'O cupom só vale na loja para a qual foi gerado.',
            'Cupom vencido, cancelado ou já validado não é aceito nem reposto, e o desconto não se converte em dinheiro ou crédito.',
          ],
        },
      ],
    },
    {
      titulo: '8. Produtos e valor do desconto',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O desconto vale somente para as linhas de alimentos secos das marcas Fórmula Natural e Origens. O cupom mostra o produto indicado; se o código for de campanha e não trouxer produto, vale a espécie de animal informada nele, dentro das mesmas linhas.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'O desconto básico é de 10% sobre o preço final do produto na loja. Campanhas e códigos específicos podem prever outro percentual. Vale sempre o que estiver no cupom; se você trocar de loja, vale o do novo cupom. O valor do desconto é arredondado para o centavo mais próximo. Cada loja define livremente os seus preços, e o produto está sujeito ao estoque dela.',
        },
      ],
    },
    {
      titulo: '9. Escolha e troca de loja',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Depois da primeira escolha, você pode trocar de loja até 3 vezes na mesma indicação, enquanto o cupom não tiver sido validado.',
            'Cada troca cancela o cupom anterior e gera outro para a nova loja.',
            'Escolher de novo a mesma loja mostra o mesmo cupom e não consome troca.',
            'Uma loja online pode ser escolhida enquanto restarem escolhas, mas é definitiva: depois dela não há troca.',
            'Atingido o limite, permanece a última loja escolhida. A plataforma avisa antes de cada troca.',
          ],
        },
      ],
    },
    {
      titulo: '10. Uso na loja física e na loja online',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Na loja física, apresente o cupom antes do pagamento. O caixa lê o QR Code ou digita o código e registra o valor, o peso da embalagem e o nome de quem atendeu. Confira o preço final na hora: a validação não pode ser desfeita.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'Na loja online, use o código mostrado no cupom ao fechar a compra, conforme as instruções da loja. Entrega, troca, devolução e o direito de arrependimento do art. 49 do Código de Defesa do Consumidor são exercidos diretamente com ela.',
        },
      ],
    },
    {
      titulo: '11. Calculadora, pets e calendário',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'A quantidade diária mostrada na indicação é uma estimativa, feita com os dados informados sobre o pet. Ela não substitui a consulta com médico-veterinário, sobretudo para filhotes, gestantes, idosos e animais doentes. Os lembretes do calendário são uma comodidade e não dispensam o seu controle sobre vacinas, consultas e medicamentos.',
        },
      ],
    },
    {
      titulo: '12. Programa Fórmula do Bem',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Cada compra comprovada pela validação de um cupom gera a doação de 1 kg de ração. A cada 500 kg doados, o programa destina uma cadeira de rodas a um pet com deficiência. O total aparece na página Fórmula do Bem e é sempre calculado a partir dos cupons validados.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'A doação é feita pelo grupo, que escolhe as entidades e os animais atendidos, sem custo para você e sem gerar crédito, recibo ou benefício fiscal em seu nome. Na página do programa, um botão de WhatsApp permite enviar o comprovante da compra; o envio é opcional e serve para conferência.',
        },
      ],
    },
    {
      titulo: '13. Suas obrigações',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Informar dados verdadeiros e mantê-los atualizados.',
            'Guardar a senha e responder pelo que for feito com a sua conta até nos avisar de uso indevido.',
            'Usar o cupom pessoalmente, para o consumo do seu pet, na loja escolhida e dentro do prazo.',
            'Tratar com respeito parceiros, lojas e atendentes.',
          ],
        },
      ],
    },
    {
      titulo: '14. Condutas proibidas',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Criar mais de uma conta ou usar dados de outra pessoa.',
            'Vender, ceder, copiar ou divulgar cupons e códigos.',
            'Apresentar imagem, impressão ou reprodução de cupom.',
            'Tentar adivinhar códigos, usar programas automáticos ou contornar limites e controles.',
            'Comprar com desconto para revender.',
            'Combinar com parceiros ou lojas a validação de cupom sem compra real.',
            'Prejudicar o funcionamento da plataforma ou acessar dados de terceiros.',
          ],
        },
      ],
    },
    {
      titulo: '15. Suspensão e cancelamento pelo grupo',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `O grupo pode suspender ou cancelar contas, indicações e cupons, a qualquer tempo e sem aviso prévio, em especial diante de fraude ou indício de fraude, de descumprimento deste regulamento, de ordem de autoridade ou de risco à segurança. A suspensão encerra as sessões abertas. Você pode pedir esclarecimentos e a revisão da medida pelo e-mail ${MARCA.email}. Compras já concluídas não são afetadas, salvo fraude.`,
        },
      ],
    },
    {
      titulo: '16. Seus dados e a exclusão da conta',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O tratamento dos seus dados segue a LGPD (Lei nº 13.709/2018) e os Termos de Privacidade, que descrevem os direitos de confirmação, acesso, correção, portabilidade, eliminação e os demais. Em "Minha conta", você pode baixar uma cópia dos seus dados em arquivo JSON.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'Você pode deixar o programa quando quiser, sem custo, excluindo a conta em "Minha conta". A exclusão encerra as sessões, torna anônimos os seus dados pessoais e faz perder indicações e cupons não utilizados. Ela não pode ser desfeita. Os registros financeiros das compras já feitas são mantidos.',
        },
      ],
    },
    {
      titulo: '17. Propriedade intelectual',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `O nome ${MARCA.nome}, as marcas dos produtos, os textos, as imagens e o software da plataforma pertencem ao grupo ou a quem lhe autorizou o uso e são protegidos pelas Leis nº 9.279/1996, nº 9.609/1998 e nº 9.610/1998. Você recebe uma licença pessoal, gratuita, limitada e revogável para usar a plataforma. Não é permitido copiar, modificar, distribuir ou explorar comercialmente o conteúdo sem autorização escrita.`,
        },
      ],
    },
    {
      titulo: '18. Responsabilidades',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'A loja responde pela venda: preço, estoque, nota fiscal, entrega, troca e atendimento.',
            'O fabricante responde pelo produto, na forma do Código de Defesa do Consumidor (Lei nº 8.078/1990).',
            'O parceiro responde pela orientação profissional que dá.',
            'O grupo responde pelo funcionamento da plataforma. Ela pode ficar indisponível por manutenção, falha de conexão ou motivo alheio ao seu controle, e o grupo procurará restabelecê-la no menor tempo possível.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Nada neste regulamento exclui ou reduz direito que a lei assegura ao consumidor. Se a loja se recusar a aceitar um cupom válido, avise-nos para que possamos apurar e orientar.',
        },
      ],
    },
    {
      titulo: '19. Alterações e encerramento do programa',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O grupo pode alterar este regulamento, incluir ou retirar lojas, produtos e campanhas e encerrar o programa. A nova versão é apresentada no primeiro acesso seguinte e só vale para você depois do aceite; sem ele, o uso da plataforma fica suspenso. Salvo fraude, suspensão ou cancelamento na forma da seção 15, ou saída da loja do programa, os cupons já gerados são respeitados até o fim da validade.',
        },
      ],
    },
    {
      titulo: '20. Disposições gerais e contato',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `Se uma regra for considerada inválida, as demais continuam valendo. A tolerância com um descumprimento não significa renúncia ao direito de exigir o cumprimento. Casos não previstos serão resolvidos pelo grupo conforme a lei e a boa-fé. Dúvidas, reclamações e sugestões: ${MARCA.email} ou a página "Contatos".`,
        },
      ],
    },
    {
      titulo: '21. Lei aplicável e foro',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Este regulamento é regido pelas leis do Brasil. Fica eleito o foro da comarca de Sorocaba, Estado de São Paulo, sem prejuízo do direito do consumidor de propor a ação no foro do seu domicílio, como assegura o art. 101, I, do Código de Defesa do Consumidor.',
        },
      ],
    },
  ],
};
