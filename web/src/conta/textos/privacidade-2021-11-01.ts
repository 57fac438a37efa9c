import type { TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { MARCA } from '@indica-bem/domain/marca';

const cidades = MARCA.cidades.join(' e ');

export const privacidade2021: TextoLegal = {
  documento: 'privacidade',
  titulo: 'Termos de Privacidade',
  versao: '2021-11-01',
  introducao: [
    `A ${MARCA.nome} só funciona porque tutores, parceiros e lojas confiam a ela alguns de seus dados. Este documento explica, em linguagem direta, quais dados são esses, para que servem, com quem são compartilhados, por quanto tempo ficam guardados e o que você pode exigir de nós.`,
    'Ele segue a Lei nº 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, a LGPD) e a Lei nº 12.965/2014 (Marco Civil da Internet). Leia com calma antes de aceitar. Se algo não ficar claro, escreva para nós: o contato está na seção 16.',
  ],
  secoes: [
    {
      titulo: '1. Quem somos e quando esta política vale',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `A ${MARCA.nome} é uma plataforma de indicação de alimentos para cães e gatos, com cupom de desconto em lojas parceiras, oferecida a usuários cadastrados em ${cidades}, no Estado de São Paulo. A ${MARCA.nome} e as empresas que a mantêm são chamadas aqui de "grupo". O grupo decide como e por que os dados são tratados na plataforma e é, portanto, o controlador desses dados.`,
        },
        {
          tipo: 'paragrafo',
          texto:
            'Esta política vale para todos que usam a plataforma, pelo navegador ou instalada no aparelho: tutores, parceiros e lojistas. Vale também para quem ainda não tem conta, mas teve o e-mail e o telefone informados por um parceiro em uma indicação. Ela não alcança sites e aplicativos de terceiros para os quais a plataforma aponta, nem o que cada loja faz em seus próprios sistemas: nesses casos vale a política de quem os mantém.',
        },
      ],
    },
    {
      titulo: '2. Palavras usadas neste documento',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Dado pessoal: informação relacionada a uma pessoa natural identificada ou identificável.',
            'Titular: a pessoa a quem os dados se referem.',
            'Tratamento: tudo o que se faz com um dado, como coletar, usar, guardar, compartilhar e eliminar.',
            'Tutor: a pessoa responsável por um cão ou gato, que recebe a indicação e usa o cupom.',
            'Parceiro: o profissional que faz a indicação, como médico-veterinário, adestrador, criador, passeador ou groomer.',
            'Lojista: a loja parceira, física ou online, que concede o desconto e valida o cupom.',
            'Anonimização: procedimento pelo qual um dado deixa de poder ser associado, direta ou indiretamente, a uma pessoa.',
            'ANPD: a Autoridade Nacional de Proteção de Dados.',
          ],
        },
      ],
    },
    {
      titulo: '3. Quais dados coletamos',
      blocos: [
        { tipo: 'paragrafo', texto: 'Coletamos apenas o necessário para o papel de cada pessoa na plataforma:' },
        {
          tipo: 'lista',
          itens: [
            'Tutores: nome completo, data de nascimento, CPF, dados do pet (espécie, nome, data de nascimento, raça, porte e peso), telefone celular e e-mail. Se você usar o calendário do pet, também os eventos que anotar.',
            'Adestradores e demais parceiros que não são médicos-veterinários: nome, e-mail, CPF e telefone; quando a atividade exigir, nome fantasia, CNPJ e endereço profissional.',
            'Médicos-veterinários: nome, e-mail, nome fantasia da clínica, telefone e CRMV; quando informado, endereço profissional.',
            'Lojistas: razão social, nome fantasia, endereço, telefone, e-mail e CNPJ; são opcionais o site e o WhatsApp. Guardamos ainda a posição da loja no mapa e o nome do funcionário que valida cada cupom.',
            'Indicações e cupons: código, data, produto indicado, e-mail e telefone informados pelo parceiro, peso, condição corporal e nível de atividade do pet, anotações, loja escolhida, validade e, depois da compra, valor, desconto, peso da embalagem e data.',
            'Dados de uso: histórico de indicações, histórico de acessos e dados do aparelho e da rede, como endereço IP, data e hora, tipo de navegador e sistema operacional.',
            'Aceites: a versão de cada documento aceito, o momento, o endereço IP e a identificação do navegador.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Não pedimos dados pessoais sensíveis, como os de saúde, religião ou biometria, e não coletamos dados de cartão nem processamos pagamentos: a compra é feita diretamente com a loja. Pedimos que ninguém escreva informações sensíveis de pessoas nos campos de anotação.',
        },
      ],
    },
    {
      titulo: '4. De onde vêm os dados',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'De você, quando se cadastra, edita sua conta, cadastra um pet, resgata um código ou fala conosco.',
            'Do parceiro, quando ele informa seu e-mail e seu telefone para lhe enviar uma indicação. O parceiro se compromete a fazê-lo somente com o seu conhecimento.',
            'Da nossa equipe, que cadastra parceiros e lojistas depois de validar as informações e pode cadastrar grupos de tutores. Quem é cadastrado assim recebe um convite por e-mail para criar a própria senha e precisa aceitar este documento para usar a plataforma.',
            'Da loja, quando ela valida o cupom ou nos comunica as compras feitas com ele.',
            'Do Google ou do Facebook, se essa forma de acesso estiver disponível e você a escolher: recebemos o nome e o e-mail, e pedimos a você o que faltar antes de criar a conta. Não recebemos a sua senha nesses serviços e nada publicamos em seu nome.',
            'Do seu aparelho, de forma automática, no caso dos dados de uso.',
          ],
        },
      ],
    },
    {
      titulo: '5. Para que usamos os dados e com que base legal',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: 'Cada uso tem uma finalidade definida e uma base legal do art. 7º da LGPD:',
        },
        {
          tipo: 'lista',
          itens: [
            'Criar e manter a conta, confirmar a identidade e a idade, entregar indicações, gerar e validar cupons, mostrar lojas, lembrar eventos do pet e prestar atendimento: execução de contrato e de procedimentos preliminares a ele (art. 7º, V).',
            'Enviar a indicação a quem ainda não tem conta: legítimo interesse do parceiro e do tutor na entrega da orientação combinada entre eles (art. 7º, IX).',
            'Garantir que cada cupom seja usado uma única vez, por um único CPF, e prevenir fraudes e acessos indevidos: execução de contrato (art. 7º, V) e legítimo interesse (art. 7º, IX).',
            'Apurar os descontos concedidos, a compensação devida às lojas e as doações da Fórmula do Bem: execução de contrato (art. 7º, V) e legítimo interesse (art. 7º, IX).',
            'Verificar o registro profissional do parceiro e a regularidade da loja: procedimentos preliminares ao contrato (art. 7º, V).',
            'Guardar registros de acesso e atender a ordens e exigências legais: cumprimento de obrigação legal ou regulatória (art. 7º, II).',
            'Defender direitos em processo judicial, administrativo ou arbitral, o que inclui a prova dos aceites: exercício regular de direitos (art. 7º, VI).',
            'Produzir estatísticas e melhorar a plataforma, de preferência com dados agregados: legítimo interesse (art. 7º, IX).',
            'Divulgar campanhas e novidades do programa: consentimento (art. 7º, I) ou, quando a lei permitir, legítimo interesse (art. 7º, IX). Você pode recusar a qualquer momento.',
            'Usar a localização do aparelho para encontrar lojas próximas: consentimento (art. 7º, I), pedido na hora do uso.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'A calculadora de consumo estima a quantidade de alimento a partir de dados do pet. Ela não avalia pessoas nem define perfis de consumo ou de crédito.',
        },
      ],
    },
    {
      titulo: '6. Com quem compartilhamos',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: 'Não vendemos dados pessoais. Compartilhamos o mínimo necessário, nas situações abaixo:',
        },
        {
          tipo: 'lista',
          itens: [
            'Lojistas participantes: para conferir e validar o cupom, nos limites da seção 7.',
            'Operações de marketing: com quem nos ajuda a planejar, enviar e medir comunicações do programa, sob nossas instruções.',
            'Empresas de segurança e de prevenção a fraudes: para detectar e impedir usos indevidos.',
            'Autoridades: quando houver lei, ordem judicial ou requisição válida, ou para a defesa de direitos.',
            'Empresas do grupo: para as mesmas finalidades deste documento e com a mesma proteção.',
            'Compradores e sucessores em operações societárias, como fusão, aquisição ou venda de ativos: os dados continuam protegidos por esta política, e você será avisado se o controlador mudar.',
            'Fornecedores de tecnologia, como hospedagem e envio de e-mails: atuam como operadores, somente sob nossas instruções e com dever de sigilo.',
          ],
        },
      ],
    },
    {
      titulo: '7. O que cada participante enxerga',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'O parceiro vê as indicações que fez, o e-mail e o telefone que ele mesmo informou e a situação de cada uma. Não vê o CPF do tutor nem o código do cupom.',
            'A loja escolhida vê o produto, o desconto, o primeiro nome do tutor e parte do CPF, com os demais dígitos ocultos. Não vê o e-mail nem o telefone do tutor.',
            'O tutor vê o nome do parceiro que fez a indicação e os dados públicos das lojas: nome fantasia, endereço, telefones, site e desconto.',
            'A nossa equipe acessa os dados na medida da sua função, para atendimento, apuração e segurança.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'O link da indicação serve apenas para localizá-la: nada é mostrado antes do acesso com a conta do tutor. Se você mandar um comprovante de compra pelo WhatsApp da Fórmula do Bem, receberemos o que estiver no documento e o número de onde ele saiu; cubra o que não quiser mostrar.',
        },
      ],
    },
    {
      titulo: '8. Cookies e armazenamento no aparelho',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Usamos somente o que é necessário ao funcionamento. Não há cookies de publicidade. No seu aparelho ficam:',
        },
        {
          tipo: 'lista',
          itens: [
            'um cookie de segurança (XSRF-TOKEN), que impede que outro site envie pedidos em seu nome;',
            'os dados da sua sessão e a informação de que você aceitou os documentos, no armazenamento local do navegador;',
            'cópias de páginas e do catálogo de produtos, para que a plataforma abra sem internet;',
            'no caso dos parceiros, as indicações feitas sem conexão, até serem enviadas; no caso das lojas, o nome do funcionário do caixa.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Ao sair da conta, os dados da sessão são apagados do aparelho. Você também pode limpar o armazenamento nas configurações do navegador: será preciso entrar de novo, e indicações ainda não enviadas serão perdidas. Em aparelho compartilhado, saia sempre da conta.',
        },
      ],
    },
    {
      titulo: '9. Localização, mapas e serviços de terceiros',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'A localização só é lida depois que você toca no botão correspondente e autoriza no aparelho. Ela serve para calcular a distância até as lojas naquele momento e não fica guardada em sua conta. Se preferir não autorizar, informe o CEP ou a cidade.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'Ao abrir um mapa, traçar uma rota, consultar um CEP, iniciar uma conversa no WhatsApp ou entrar com Google ou Facebook, o serviço correspondente recebe os dados técnicos do acesso, como o endereço IP, e os trata segundo a política dele.',
        },
      ],
    },
    {
      titulo: '10. Por quanto tempo guardamos',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Dados da conta, pets e eventos: enquanto a conta existir.',
            'Indicações e cupons: enquanto a conta existir; depois, sem identificação do titular.',
            'Registros financeiros das compras com cupom (valor, desconto, peso e data): pelo tempo necessário à prestação de contas com as lojas e ao cálculo das doações, desvinculados da pessoa cuja conta foi excluída.',
            'Registros de acesso: por no mínimo 6 meses, como determina o art. 15 do Marco Civil da Internet.',
            'Registros de aceite: pelo prazo em que possam ser necessários à defesa de direitos.',
            'E-mail e telefone de quem recebeu uma indicação e não criou conta: enquanto a indicação puder ser resgatada ou até o pedido de eliminação.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Encerrada a finalidade, os dados são eliminados ou anonimizados, salvo quando o art. 16 da LGPD permitir ou exigir a conservação. Cópias de segurança podem manter os dados por um período adicional limitado, até serem substituídas.',
        },
      ],
    },
    {
      titulo: '11. Como protegemos os dados',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: 'Adotamos medidas técnicas e administrativas compatíveis com o risco, entre elas:',
        },
        {
          tipo: 'lista',
          itens: [
            'senhas guardadas somente como resultado de função criptográfica que não permite recuperá-las; ninguém da nossa equipe conhece ou define a sua;',
            'sessões que expiram: para tutores e parceiros, após 14 dias sem uso ou 30 dias no total; para lojas, após 12 horas sem uso ou 7 dias no total;',
            'encerramento de todas as sessões quando a senha é trocada ou a conta é suspensa ou excluída;',
            'link de recuperação de senha que vale 30 minutos e funciona uma única vez;',
            'permissões verificadas no servidor a cada pedido e limite para tentativas repetidas de senha e de código;',
            'registros técnicos sem senhas, sem credenciais de sessão e sem CPF.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Nenhum sistema é imune a falhas. Se houver incidente que possa causar risco ou dano relevante, comunicaremos a ANPD e os titulares afetados, como prevê o art. 48 da LGPD. Faça também a sua parte: use uma senha exclusiva e não a revele a ninguém.',
        },
      ],
    },
    {
      titulo: '12. Transferência internacional',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Alguns fornecedores de tecnologia podem armazenar ou processar dados fora do Brasil. Quando isso ocorrer, a transferência seguirá os arts. 33 a 36 da LGPD, com país de proteção adequada, garantias contratuais ou outra hipótese autorizada em lei, e os dados continuarão protegidos por esta política.',
        },
      ],
    },
    {
      titulo: '13. Menores de 18 anos',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `A plataforma não se destina a pessoas com menos de 18 anos. A data de nascimento é conferida no cadastro e quem não completou 18 anos não pode criar conta. Se soubermos que dados de criança ou adolescente foram enviados, a conta será encerrada e os dados, eliminados. Pais e responsáveis podem nos avisar pelo e-mail ${MARCA.email}.`,
        },
      ],
    },
    {
      titulo: '14. Seus direitos',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: 'Os arts. 18 a 20 da LGPD garantem a você, a qualquer momento e sem custo:',
        },
        {
          tipo: 'lista',
          itens: [
            'confirmação de que tratamos seus dados;',
            'acesso aos dados;',
            'correção de dados incompletos, inexatos ou desatualizados;',
            'anonimização, bloqueio ou eliminação de dados desnecessários, excessivos ou tratados em desacordo com a lei;',
            'portabilidade a outro fornecedor, observada a regulamentação da ANPD;',
            'eliminação dos dados tratados com consentimento, ressalvadas as hipóteses legais de conservação;',
            'informação sobre as entidades com as quais houve compartilhamento;',
            'informação sobre a possibilidade de não consentir e sobre as consequências da recusa;',
            'revogação do consentimento, sem prejuízo do que foi feito antes dela;',
            'oposição a tratamento feito sem consentimento, em caso de descumprimento da lei;',
            'revisão de decisões tomadas unicamente com base em tratamento automatizado que afetem seus interesses.',
          ],
        },
      ],
    },
    {
      titulo: '15. Como exercer seus direitos',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: 'Parte deles está ao seu alcance na própria plataforma:',
        },
        {
          tipo: 'lista',
          itens: [
            'Ver e corrigir: em "Minha conta", qualquer usuário consulta e edita o cadastro. Para trocar o e-mail ou a senha, pedimos a senha atual.',
            'Exportar: em "Minha conta", o tutor baixa uma cópia dos seus dados em arquivo JSON, formato aberto que outros sistemas conseguem ler.',
            'Excluir: em "Minha conta", o tutor exclui a própria conta. As sessões são encerradas na hora, os dados pessoais são anonimizados e cupons não utilizados deixam de estar disponíveis. A exclusão não pode ser desfeita. Os registros financeiros permanecem, como explica a seção 10.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto: `Para os demais pedidos, e para parceiros, lojistas e quem não tem conta, escreva para ${MARCA.email}. Podemos pedir informações para confirmar sua identidade, usadas só para isso. A confirmação e o acesso em formato simplificado são imediatos; a declaração completa é entregue em até 15 dias. Se não pudermos atender, explicaremos o motivo. Você também pode apresentar petição à ANPD e aos órgãos de defesa do consumidor.`,
        },
      ],
    },
    {
      titulo: '16. Encarregado e contato',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `O encarregado pelo tratamento de dados pessoais recebe dúvidas, reclamações e pedidos dos titulares e as comunicações da ANPD. Fale com ele pelo e-mail ${MARCA.email}, com o assunto "Privacidade".`,
        },
      ],
    },
    {
      titulo: '17. Alterações desta política',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Esta política pode mudar para acompanhar a lei ou a plataforma. A data da versão aparece no início do documento. Quando houver nova versão, ela será apresentada no primeiro acesso seguinte, e o uso continuará após o seu aceite. Se você não concordar, poderá pedir uma cópia dos seus dados e o encerramento da conta pelo e-mail da seção 16. Esta política é regida pelas leis do Brasil.',
        },
      ],
    },
  ],
};
