import type { TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { MARCA } from '@indica-bem/domain/marca';

const cidades = MARCA.cidades.join(' e ');

export const regulamentoPrescritor2022: TextoLegal = {
  documento: 'regulamento-prescritor',
  titulo: 'Regulamento do parceiro',
  versao: '2022-07-26',
  introducao: [
    `Este regulamento é dirigido a você, parceiro que indica alimentos para cães e gatos pela ${MARCA.nome}. Ele diz quem pode participar, como as indicações funcionam, o que se espera do seu trabalho e o que não é permitido.`,
    'Ao marcar a declaração no fim da página, você confirma que leu e que vai cumprir estas normas. O aceite fica registrado com a versão do documento, o momento, o endereço IP e a identificação do navegador, e é condição para usar a plataforma.',
  ],
  secoes: [
    {
      titulo: '1. Objeto',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `A ${MARCA.nome} permite que o parceiro indique a um tutor um alimento das marcas Fórmula Natural ou Origens, com a estimativa da quantidade diária, e que o tutor obtenha desconto em uma loja parceira. O programa alcança usuários cadastrados nas cidades de ${cidades}, no Estado de São Paulo.`,
        },
        {
          tipo: 'paragrafo',
          texto:
            'O uso da ferramenta é gratuito para o parceiro e não impõe exclusividade, meta ou número mínimo de indicações.',
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
            'Parceiro: você, também chamado de prescritor, cadastrado em um destes perfis: médico-veterinário, criador, passeador (pet walker), groomer, interno ou outros.',
            'Tutor: a pessoa responsável pelo pet, que recebe a indicação.',
            'Loja parceira: a loja física ou online que concede o desconto e valida o cupom.',
            'Indicação: a recomendação de um produto, ligada ao e-mail e ao telefone do tutor.',
            'Código da indicação: a chave que abre a indicação na conta do tutor. Não é cupom.',
            'Cupom: o comprovante eletrônico do desconto, gerado somente quando o tutor escolhe a loja.',
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
            'Pessoas com 18 anos completos e capacidade civil. A plataforma não se destina a menores de 18 anos.',
            'Médicos-veterinários com inscrição ativa no CRMV.',
            'Criadores, passeadores, groomers e outros profissionais do setor pet, com CPF válido e atuação comprovada.',
            'Pessoas que aceitem este regulamento e os Termos de Privacidade.',
          ],
        },
      ],
    },
    {
      titulo: '4. Cadastro e acesso',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O cadastro de parceiros é feito pela nossa equipe, depois de validar as informações. Médicos-veterinários informam nome, e-mail, nome fantasia da clínica, telefone e CRMV; os demais informam nome, e-mail, CPF e telefone e, conforme o perfil, o nome fantasia do negócio. Quem é cadastrado em grupo recebe um convite por e-mail, válido por 72 horas, para criar a senha. O grupo pode recusar um cadastro ou pedir documentos a qualquer tempo.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'O acesso é pessoal e intransferível. É proibido compartilhar o login, inclusive com colegas, estagiários e funcionários da mesma clínica ou estabelecimento. O descumprimento pode levar à suspensão. A sessão termina após 14 dias sem uso ou 30 dias no total, e a troca de senha encerra todas as sessões abertas. Avise-nos imediatamente em caso de uso indevido.',
        },
      ],
    },
    {
      titulo: '5. Como funciona',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Você escolhe a espécie, a marca, a linha e o produto.',
            'Informa os dados do pet, e a calculadora estima a quantidade diária.',
            'Informa o e-mail e o telefone do tutor e envia. A indicação recebe um código único.',
            'O tutor entra com a própria conta e resgata o código; a indicação fica vinculada a ele de forma definitiva.',
            'O tutor escolhe uma loja parceira e recebe o cupom, que a loja valida na compra.',
            'Você acompanha a situação de cada indicação em "Indicações Realizadas".',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Enquanto a indicação não for concluída, você pode reenviá-la ao tutor, até três vezes por dia, para o mesmo e-mail e telefone. As anotações podem ser alteradas até o resgate. O cálculo fica guardado como foi emitido: mudanças posteriores no produto ou na fórmula não o alteram.',
        },
      ],
    },
    {
      titulo: '6. Códigos impressos e indicações sem internet',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'A equipe pode entregar códigos impressos. Cada um serve a uma única indicação e só funciona depois que você o registra na plataforma. Guarde-os como documentos: eles não podem ser vendidos, reproduzidos nem passados a outro parceiro.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'Sem conexão, a indicação fica salva apenas no seu aparelho e só existe para o tutor depois de enviada. Cabe a você fazer o envio quando a internet voltar, e não apagar antes os dados do navegador.',
        },
      ],
    },
    {
      titulo: '7. Regras do cupom que você deve conhecer',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Para orientar bem o tutor, tenha presentes as regras abaixo. Você não gera, não recebe e não valida cupons.',
        },
        {
          tipo: 'lista',
          itens: [
            'O código da indicação é só uma chave de acesso: não é cupom e não dá desconto se apresentado à loja.',
            'O desconto vale somente para as linhas de alimentos secos das marcas Fórmula Natural e Origens.',
            'O desconto básico é de 10% sobre o preço final na loja; campanhas e códigos específicos podem prever outro percentual, sempre o que estiver no cupom.',
            'Há um único cupom válido por indicação, para uma única compra e um único CPF, com validade de 3 meses a contar do primeiro cupom gerado.',
            'O cupom é intransferível e não cumulativo com outras promoções.',
            'O cupom só é aceito quando exibido dentro da plataforma: impressões e capturas de tela não valem.',
            'Depois da primeira escolha, o tutor pode trocar de loja até 3 vezes; a escolha de loja online é definitiva.',
          ],
        },
      ],
    },
    {
      titulo: '8. Responsabilidade técnica e calculadora',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'A indicação é ato seu, feito com independência e no interesse do animal. A calculadora apenas estima a quantidade de alimento a partir do peso, da condição corporal e do nível de atividade que você informa: confira os dados e o resultado antes de enviar. Filhotes precisam de mais energia do que mostram os fatores de animais adultos.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'Diagnosticar, tratar e prescrever dieta com finalidade terapêutica são atos do médico-veterinário, na forma da Lei nº 5.517/1968 e das normas do conselho profissional. Parceiros de outros perfis devem limitar-se à orientação geral e encaminhar ao veterinário o animal com sinal de doença, obesidade ou em recuperação. O médico-veterinário responde também pela observância do seu código de ética.',
        },
      ],
    },
    {
      titulo: '9. Pontos e recompensas',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Eventuais pontos, recompensas ou outras vantagens são regidos exclusivamente por contrato de parceria à parte, firmado por escrito com o grupo. Este regulamento não cria direito a remuneração, comissão ou prêmio, e indicação ou validação obtida com fraude não gera vantagem alguma.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'A participação não estabelece vínculo de emprego, sociedade, mandato, agência ou representação comercial entre você e o grupo. Cada parte responde por seus próprios tributos e encargos.',
        },
      ],
    },
    {
      titulo: '10. Suas obrigações',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Manter verdadeiros e atualizados os seus dados e o seu registro profissional.',
            'Indicar apenas o que for adequado ao animal, com base em contato real com o tutor.',
            'Informar ao tutor que usará o e-mail e o telefone dele para enviar a indicação, e só fazê-lo com o conhecimento dele.',
            'Explicar que a compra é livre, que a loja é de escolha do tutor e que existe relação de parceria com o programa, quando houver.',
            'Guardar sigilo sobre os dados a que tiver acesso.',
            'Proteger o aparelho e a senha.',
          ],
        },
      ],
    },
    {
      titulo: '11. Condutas proibidas',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Compartilhar, emprestar ou vender o acesso.',
            'Fazer indicações fictícias, em série ou a pessoas que não as pediram.',
            'Usar e-mail ou telefone próprio ou de terceiros no lugar dos do tutor.',
            'Criar conta ou resgatar código em nome do tutor, ou reter o cupom dele.',
            'Cobrar pela indicação feita na plataforma ou condicioná-la à compra em determinada loja.',
            'Combinar com tutores ou lojas a validação de cupom sem compra real.',
            'Divulgar códigos publicamente ou prometer desconto diferente do previsto.',
            'Usar os dados dos tutores para outro fim, como listas de mala direta, ou cedê-los a terceiros.',
            'Fazer afirmação falsa ou enganosa sobre os produtos, como promessa de cura.',
            'Contornar limites e controles, ou usar programas automáticos.',
          ],
        },
      ],
    },
    {
      titulo: '12. Dados pessoais',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Os seus dados são tratados conforme a LGPD (Lei nº 13.709/2018) e os Termos de Privacidade. Seu nome aparece para o tutor na indicação. Quanto aos tutores, você vê somente o e-mail e o telefone que informou e a situação da indicação; não tem acesso ao CPF nem ao código do cupom.',
        },
        {
          tipo: 'paragrafo',
          texto: `Você também deve cumprir a LGPD no que fizer com os dados dos tutores, dentro e fora da plataforma, não escrever nas anotações informação sensível de pessoas e nos comunicar sem demora qualquer vazamento. Para confirmar, acessar, corrigir, levar consigo ou eliminar os seus próprios dados, use "Minha conta" ou escreva para ${MARCA.email}.`,
        },
      ],
    },
    {
      titulo: '13. Programa Fórmula do Bem',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Cada cupom validado, resultado de uma indicação que virou compra, gera a doação de 1 kg de ração. A cada 500 kg doados, o programa destina uma cadeira de rodas a um pet com deficiência. O total é calculado a partir dos cupons validados e pode ser visto na página Fórmula do Bem.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'A doação é feita pelo grupo, que escolhe as entidades e os animais atendidos, e não gera crédito ou benefício fiscal para o parceiro. Você pode divulgar o programa, desde que com informações verdadeiras e sem arrecadar valores em nome dele.',
        },
      ],
    },
    {
      titulo: '14. Suspensão e cancelamento',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O grupo pode suspender ou cancelar o acesso do parceiro e as indicações irregulares, a qualquer tempo e sem aviso prévio, em especial nos casos de:',
        },
        {
          tipo: 'lista',
          itens: [
            'compartilhamento do login;',
            'fraude, indício de fraude ou conduta proibida pela seção 11;',
            'perda ou suspensão do registro profissional;',
            'dano à imagem do programa, das marcas ou de outros usuários;',
            'ordem de autoridade ou risco à segurança.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto: `A suspensão encerra as sessões abertas e não impede a cobrança dos prejuízos. Você pode pedir esclarecimentos e revisão pelo e-mail ${MARCA.email}, e pode deixar o programa quando quiser pelo mesmo canal. As indicações já resgatadas continuam valendo para os tutores de boa-fé. Excluída a conta, os seus dados pessoais são tornados anônimos e os registros financeiros permanecem.`,
        },
      ],
    },
    {
      titulo: '15. Propriedade intelectual e uso de marcas',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `O nome ${MARCA.nome}, as marcas dos produtos, os textos, as imagens, a calculadora e o software pertencem ao grupo ou a quem lhe autorizou o uso e são protegidos pelas Leis nº 9.279/1996, nº 9.609/1998 e nº 9.610/1998. Você recebe licença pessoal, gratuita, limitada e revogável para usar a plataforma na sua atividade. Materiais de divulgação próprios que usem as marcas dependem de autorização escrita.`,
        },
      ],
    },
    {
      titulo: '16. Limites de responsabilidade',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'O parceiro responde pela indicação, pelas informações que dá e pelo uso do seu acesso.',
            'A loja responde pela venda, pelo preço, pelo estoque e pelo atendimento; o fabricante responde pelo produto.',
            'O grupo mantém a plataforma, mas não garante que ela funcione sem interrupções, nem que a indicação resulte em compra.',
            'O grupo não responde por indicações salvas apenas no aparelho e perdidas antes do envio.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Quem causar dano por descumprir este regulamento deve repará-lo. Nada aqui exclui responsabilidade que a lei não permita excluir.',
        },
      ],
    },
    {
      titulo: '17. Alterações e encerramento do programa',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O grupo pode alterar este regulamento, os produtos disponíveis para indicação e as campanhas, e pode encerrar o programa. A nova versão é apresentada no primeiro acesso seguinte e exige novo aceite; sem ele, o uso fica suspenso. Direitos previstos em contrato de parceria à parte seguem as regras daquele contrato.',
        },
      ],
    },
    {
      titulo: '18. Disposições gerais e contato',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `Se uma regra for considerada inválida, as demais continuam valendo. A tolerância com um descumprimento não significa renúncia. Havendo conflito sobre pontos e recompensas, prevalece o contrato de parceria; sobre o uso da plataforma, prevalece este regulamento. Fale conosco pelo e-mail ${MARCA.email} ou pela página "Contatos".`,
        },
      ],
    },
    {
      titulo: '19. Lei aplicável e foro',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Este regulamento é regido pelas leis do Brasil. Fica eleito o foro da comarca de Sorocaba, Estado de São Paulo, para resolver as questões dele decorrentes, com renúncia a qualquer outro, por mais privilegiado que seja.',
        },
      ],
    },
  ],
};
