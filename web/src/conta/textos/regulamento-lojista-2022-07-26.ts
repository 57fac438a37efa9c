import type { TextoLegal } from '@indica-bem/domain/conta/documentos-legais';
import { MARCA } from '@indica-bem/domain/marca';

const cidades = MARCA.cidades.join(' e ');

export const regulamentoLojista2022: TextoLegal = {
  documento: 'regulamento-lojista',
  titulo: 'Regulamento do lojista',
  versao: '2022-07-26',
  introducao: [
    `Este regulamento é dirigido à loja parceira da ${MARCA.nome}. Ele define o desconto que a loja concede, como o cupom é conferido e validado no caixa, como as promoções extras são compensadas e quais cuidados a loja deve ter com o tutor e com os dados dele.`,
    'Ao marcar a declaração no fim da página, a loja, por quem a representa, confirma que leu e que vai cumprir estas normas. O aceite fica registrado com a versão do documento, o momento, o endereço IP e a identificação do navegador, e é condição para usar a plataforma.',
  ],
  secoes: [
    {
      titulo: '1. Objeto',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `A ${MARCA.nome} leva até a loja tutores que receberam de um parceiro a indicação de um alimento das marcas Fórmula Natural ou Origens. A loja concede o desconto do cupom e registra a venda na plataforma. O programa alcança usuários cadastrados nas cidades de ${cidades}, no Estado de São Paulo.`,
        },
        {
          tipo: 'paragrafo',
          texto:
            'A participação é gratuita e não impõe exclusividade, volume mínimo de compra nem tabela de preços: a loja continua livre para definir quanto cobra pelos seus produtos.',
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
            'Loja ou lojista: a empresa cadastrada, como loja física ou loja online, e as pessoas que atuam em seu nome.',
            'Tutor: o cliente, responsável por um cão ou gato, titular do cupom.',
            'Parceiro: o profissional que indicou o alimento ao tutor.',
            'Código da indicação: a chave com que o tutor abre a indicação na plataforma. Não é cupom e não dá desconto.',
            'Cupom: o comprovante eletrônico do desconto, gerado para uma loja determinada, com código próprio e, na loja física, QR Code.',
            'Validação: o registro que a loja faz, na plataforma, de que o cupom foi usado.',
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
            'Empresas regularmente constituídas, com CNPJ ativo e autorização para vender alimentos para animais.',
            `Lojas físicas situadas em ${cidades}; lojas online que entreguem nessas cidades.`,
            'Empresas cujo responsável pela conta tenha 18 anos completos e poderes para aceitar este regulamento. A plataforma não se destina a menores de 18 anos.',
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
            'O cadastro da loja é feito pela nossa equipe, depois de validar as informações: razão social, nome fantasia, endereço, telefone, e-mail e CNPJ e, se houver, site e WhatsApp. A loja mantém seus dados em dia em "Minha conta". Mudanças de CNPJ, de tipo de loja e de campanha são feitas somente pela equipe.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'Nome fantasia, endereço, posição no mapa, telefones, site e desconto são mostrados a tutores e parceiros para que encontrem a loja. Se a posição exata não estiver disponível, a plataforma pode mostrar uma aproximada.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'A senha deve ficar restrita às pessoas autorizadas a operar o caixa, e a loja responde por tudo o que for feito com o seu acesso. A sessão termina após 12 horas sem uso ou 7 dias no total. Quando alguém deixar a equipe, troque a senha: a troca encerra todas as sessões abertas.',
        },
      ],
    },
    {
      titulo: '5. Desconto básico e promoções extras',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'A loja concede desconto básico de 10% sobre o preço final do produto, isto é, o preço que o consumidor pagaria naquele momento sem o cupom.',
            'O desconto vale somente para as linhas de alimentos secos das marcas Fórmula Natural e Origens.',
            'O desconto básico é suportado pela loja.',
            'O grupo pode acrescentar descontos ou promoções, por campanha ou por código específico. O que exceder o desconto básico é compensado à loja pelo grupo.',
            'O percentual aplicável é sempre o que a plataforma mostra no cupom.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'A compensação é apurada pelos cupons validados na plataforma, com base no valor e no percentual registrados, e paga na forma e no prazo do acordo comercial com a loja. Venda sem validação, ou validação em desacordo com este regulamento, não gera compensação.',
        },
      ],
    },
    {
      titulo: '6. Regras do cupom',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'O cupom só pode ser aceito quando exibido dentro da plataforma, na conta aberta do tutor. Impressões, fotografias e capturas de tela não são aceitas.',
            'O cupom é pessoal e intransferível e vale para um único CPF.',
            'O cupom é não cumulativo com outros cupons, descontos ou promoções.',
            'O cupom vale para uma única compra, na loja para a qual foi gerado.',
            'O cupom vale por 3 meses, contados do primeiro cupom gerado para a indicação, até o fim do dia indicado nele.',
            'Depois da primeira escolha, o tutor pode trocar de loja até 3 vezes; a troca cancela o cupom anterior. A escolha de loja online é definitiva.',
            'O desconto não se converte em dinheiro, troco ou crédito.',
          ],
        },
      ],
    },
    {
      titulo: '7. Conferência e validação no caixa',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: 'Antes de receber o pagamento, o atendente deve:',
        },
        {
          tipo: 'lista',
          itens: [
            'abrir "Validar Desconto" e ler o QR Code na tela do tutor ou digitar o código do cupom;',
            'conferir o produto e, em caso de dúvida, comparar um documento do cliente com a parte do CPF mostrada na tela;',
            'registrar o próprio nome, o valor do produto sem o desconto e o peso da embalagem, entre 1, 2,5, 3, 7, 10,1, 12, 15 e 20 kg;',
            'confirmar, cobrar exatamente o valor final calculado pela plataforma e emitir o documento fiscal da venda.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'A plataforma arredonda o desconto para o centavo mais próximo. Cada cupom é validado uma única vez, e a validação não pode ser desfeita: confira antes de confirmar. Se o sistema estiver indisponível, a loja não está obrigada a conceder o desconto naquele momento, mas deve orientar o tutor a voltar dentro do prazo.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'A loja deve recusar o cupom que a plataforma apontar como inválido, vencido ou já utilizado. Se o tutor tiver escolhido outra loja, deve pedir que ele faça a troca na própria conta, se ainda houver trocas.',
        },
      ],
    },
    {
      titulo: '8. Lojas online e importações',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'A loja online pode fornecer os próprios códigos de desconto, com percentual e validade, que a equipe inclui na plataforma e distribui um a um aos tutores. A loja garante que cada código funcione em seu site, nas condições anunciadas, e uma única vez. Se os códigos acabarem, a plataforma gera outros, que a loja deve aceitar.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'As vendas podem ser comunicadas por arquivo, com código do cupom, nome do funcionário, valor, peso e data. A loja responde pela exatidão do que envia e, se enviar dados de tutores, pela autorização para fazê-lo. Linhas com erro são recusadas e devem ser corrigidas. Às vendas online aplica-se o direito de arrependimento do art. 49 do Código de Defesa do Consumidor.',
        },
      ],
    },
    {
      titulo: '9. Obrigações da loja',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Aceitar todo cupom válido emitido para ela e aplicar o desconto integral.',
            'Treinar a equipe e manter aparelho com internet no caixa.',
            'Registrar cada venda com valores verdadeiros, no momento em que ela ocorre.',
            'Vender produtos próprios para consumo, dentro do prazo e bem armazenados.',
            'Cumprir a legislação fiscal, sanitária e de defesa do consumidor.',
            'Guardar os documentos fiscais das vendas com cupom e apresentá-los quando o grupo pedir para conferência.',
            'Atender o tutor com respeito e resolver as questões da venda.',
            'Avisar o grupo sobre mudança de endereço, fechamento ou falta prolongada dos produtos.',
          ],
        },
      ],
    },
    {
      titulo: '10. Condutas proibidas',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'Validar cupom sem compra real, ou registrar valor, peso ou data diferentes dos verdadeiros.',
            'Aumentar o preço para anular o desconto ou cobrar taxa pelo uso do cupom.',
            'Condicionar o desconto à compra de outro produto, ao meio de pagamento ou a cadastro em programa próprio.',
            'Aceitar imagem ou impressão de cupom, ou usar cupom de uma pessoa na compra de outra.',
            'Guardar, copiar, vender ou divulgar cupons e códigos.',
            'Pagar vantagem a parceiro para que direcione tutores à loja.',
            'Usar os dados dos tutores para fim diferente da validação.',
            'Ceder o acesso a outra empresa, tentar adivinhar códigos ou contornar os controles da plataforma.',
          ],
        },
      ],
    },
    {
      titulo: '11. Dados pessoais',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O tratamento de dados segue a LGPD (Lei nº 13.709/2018) e os Termos de Privacidade. Para validar o cupom, a loja vê o produto, o desconto, o primeiro nome do tutor e parte do CPF; não recebe o e-mail nem o telefone dele. Esses dados só podem ser usados para conferir e registrar a venda: é proibido copiá-los, montar listas, enviar publicidade ou repassá-los.',
        },
        {
          tipo: 'paragrafo',
          texto: `Quanto aos dados que coletar por conta própria, como os da nota fiscal, a loja é controladora independente. Cabe a ela informar seus funcionários de que o nome de quem valida fica registrado. Qualquer incidente com dados do programa deve ser comunicado sem demora a ${MARCA.email}, canal que também recebe os pedidos de acesso, correção, portabilidade e eliminação dos representantes e funcionários da loja.`,
        },
      ],
    },
    {
      titulo: '12. Programa Fórmula do Bem',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'Cada cupom validado gera a doação de 1 kg de ração. A cada 500 kg doados, o programa destina uma cadeira de rodas a um pet com deficiência. O total mostrado na página Fórmula do Bem é calculado a partir dos cupons validados: por isso, validar corretamente é também o que faz a doação acontecer.',
        },
        {
          tipo: 'paragrafo',
          texto:
            'A doação é feita pelo grupo, que escolhe as entidades e os animais atendidos, sem custo para a loja além do desconto concedido e sem gerar crédito ou benefício fiscal para ela. A loja pode divulgar o programa com informações verdadeiras, mas não pode arrecadar valores em nome dele.',
        },
      ],
    },
    {
      titulo: '13. Suspensão, cancelamento e saída',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O grupo pode suspender ou cancelar o acesso da loja, a qualquer tempo e sem aviso prévio, em especial nos casos de:',
        },
        {
          tipo: 'lista',
          itens: [
            'fraude, indício de fraude ou conduta proibida pela seção 10;',
            'recusa injustificada de cupons ou reclamações repetidas de tutores;',
            'irregularidade fiscal, sanitária ou cadastral;',
            'dano à imagem do programa, das marcas ou de outros usuários;',
            'ordem de autoridade ou risco à segurança.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto: `Valores em apuração podem ser retidos até o fim da conferência, e os obtidos de forma indevida devem ser devolvidos. A loja pode pedir esclarecimentos e revisão, ou deixar o programa, pelo e-mail ${MARCA.email}. Na saída voluntária, deve aceitar os cupons já emitidos para ela até o fim da validade ou combinar com o grupo outra solução para os tutores. Compensações devidas por cupons validados regularmente são mantidas. Excluída a conta, os dados pessoais ligados a ela são tornados anônimos e os registros financeiros permanecem.`,
        },
      ],
    },
    {
      titulo: '14. Propriedade intelectual e divulgação',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `O nome ${MARCA.nome}, as marcas dos produtos, os textos, as imagens e o software pertencem ao grupo ou a quem lhe autorizou o uso e são protegidos pelas Leis nº 9.279/1996, nº 9.609/1998 e nº 9.610/1998. A loja recebe licença gratuita, limitada e revogável para usar a plataforma e os materiais fornecidos pela equipe. Outros usos dependem de autorização escrita. A loja autoriza o grupo a mostrar seu nome, sua marca e seu endereço na plataforma e nos materiais do programa enquanto participar.`,
        },
      ],
    },
    {
      titulo: '15. Responsabilidades',
      blocos: [
        {
          tipo: 'lista',
          itens: [
            'A loja responde, perante o consumidor e as autoridades, pela venda, pelo preço, pela nota fiscal, pelo armazenamento, pela entrega e pelo atendimento.',
            'A loja responde pelos atos de seus funcionários e prepostos na plataforma.',
            'O fabricante responde pelo produto, na forma do Código de Defesa do Consumidor (Lei nº 8.078/1990).',
            'O grupo mantém a plataforma, mas não garante funcionamento sem interrupções nem volume de vendas.',
          ],
        },
        {
          tipo: 'paragrafo',
          texto:
            'Quem causar dano por descumprir este regulamento deve repará-lo, inclusive reembolsando o que a outra parte tiver de pagar a terceiros por esse motivo. A participação não cria sociedade, franquia, representação comercial nem vínculo de emprego. Nada aqui exclui responsabilidade que a lei não permita excluir.',
        },
      ],
    },
    {
      titulo: '16. Alterações e encerramento do programa',
      blocos: [
        {
          tipo: 'paragrafo',
          texto:
            'O grupo pode alterar este regulamento, as campanhas e os produtos participantes, e pode encerrar o programa. A nova versão é apresentada no primeiro acesso seguinte e exige novo aceite; sem ele, o uso fica suspenso. Mudanças não afetam a compensação de cupons já validados regularmente.',
        },
      ],
    },
    {
      titulo: '17. Disposições gerais e contato',
      blocos: [
        {
          tipo: 'paragrafo',
          texto: `Se uma regra for considerada inválida, as demais continuam valendo. A tolerância com um descumprimento não significa renúncia. Havendo acordo comercial escrito com a loja, ele prevalece quanto a valores e prazos de compensação; no uso da plataforma, prevalece este regulamento. Fale conosco pelo e-mail ${MARCA.email} ou pela página "Contatos".`,
        },
      ],
    },
    {
      titulo: '18. Lei aplicável e foro',
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
