/**
 * Every refusal of the API: one code, one status, one sentence (spec 10.1). The map is exhaustive by type:
 * a code that is not here cannot be thrown, and there is no default to fall to.
 */
const ERROS = {
  PEDIDO_ILEGIVEL: [400, 'Não foi possível entender o pedido.'],
  SESSAO_INVALIDA: [401, 'Você foi deslogado, faça login novamente'],
  LOGIN_INVALIDO: [401, 'Nenhum usuário encontrado com esse login e/ou senha.'],
  ACESSO_SUSPENSO: [403, 'Seu acesso está suspenso. Fale com a equipe.'],
  ACESSO_NEGADO: [403, 'Seu perfil não tem acesso a esta função.'],
  PRIVACIDADE_NAO_ACEITA: [403, 'Aceite os Termos de Privacidade para continuar.'],
  REGULAMENTO_NAO_ACEITO: [403, 'Aceite o Regulamento para continuar.'],
  XSRF_INVALIDO: [403, 'Sua página ficou desatualizada. Recarregue e tente de novo.'],
  OUTRO_SITE: [403, 'Este pedido veio de outro site. Abra o Indica Bem e tente por ele.'],
  CADASTRO_DE_PRESCRITOR_FECHADO: [
    403,
    'O cadastro de veterinário não pode ser efetuado nesse momento, entre em contato conosco',
  ],
  CADASTRO_DE_LOJISTA_FECHADO: [
    403,
    'O cadastro de lojistas não pode ser efetuado nesse momento, entre em contato conosco',
  ],
  ACESSO_SOCIAL_SO_DE_TUTOR: [403, 'O acesso com Google ou Facebook é só para tutores. Entre com seu e-mail e senha.'],
  NAO_ENCONTRADO: [404, 'Não encontramos o que você procura.'],
  REGISTRO_EXCLUIDO: [404, 'Este registro foi excluído enquanto você editava.'],
  PRESCRICAO_NAO_ENCONTRADA: [404, 'Nenhuma prescrição encontrada.'],
  CODIGO_INVALIDO: [404, 'Código inválido.'],
  CUPOM_DESCONHECIDO: [404, 'Cupom inválido.'],
  TEMPO_ESGOTADO: [408, 'O envio demorou demais. Confira sua conexão e tente de novo.'],
  VERSAO_ALTERADA: [409, 'Alterado {como}. Veja a versão atual antes de salvar.'],
  JA_CADASTRADO: [409, 'Já existe um cadastro com estes dados.'],
  SENHA_NAO_ALTERADA: [409, 'Senha não alterada.'],
  CONTA_SUSPENSA: [409, 'Esta conta está suspensa. Reative-a antes de enviar o link.'],
  PROPRIA_CONTA: [409, 'Você não pode suspender a própria conta.'],
  PROPRIO_ACESSO: [409, 'Com a sua própria conta só outra pessoa responsável pode fazer isso.'],
  ULTIMO_DONO: [409, 'A equipe precisa de ao menos uma pessoa responsável que consiga entrar.'],
  EQUIPE_COMPLETA: [409, 'A equipe já tem {maximo} contas, o máximo. Remova as que não são mais usadas.'],
  CONFIRMACAO_INVALIDA: [409, 'Este link venceu ou já não serve. Peça outro em Minha conta.'],
  ACESSO_SOCIAL_EXPIRADO: [409, 'Este acesso expirou. Entre novamente.'],
  ACESSO_SOCIAL_SEM_VINCULO: [409, 'Já existe uma conta com este e-mail. Entre com sua senha.'],
  CODIGO_JA_UTILIZADO: [409, 'Código já utilizado.'],
  CODIGO_CANCELADO: [409, 'Este código foi cancelado. Peça outro a quem entregou o cartão.'],
  PRESCRICAO_NAO_CADASTRADA: [409, 'Prescrição ainda não cadastrada, tente novamente mais tarde'],
  INDICACAO_NAO_VINCULADA: [
    409,
    'Indicação não vinculada a sua conta, entre em contato com o parceiro que fez a indicação',
  ],
  INDICACAO_FINALIZADA: [409, 'Esta indicação já foi finalizada com uma compra.'],
  INDICACAO_JA_RESGATADA: [409, 'O tutor já resgatou esta indicação; ela não pode mais ser alterada.'],
  REENVIO_ESGOTADO: [409, 'Esta indicação já foi reenviada 3 vezes hoje. Tente novamente amanhã.'],
  REENVIO_DIFERENTE: [409, 'O reenvio vai para o e-mail e o telefone registrados na indicação.'],
  CUPOM_JA_CANCELADO: [409, 'Este cupom já foi cancelado.'],
  SEM_TROCA_A_DEVOLVER: [409, 'Nenhuma troca de loja foi gasta nesta indicação.'],
  TROCA_JA_DEVOLVIDA: [409, 'O número de trocas mudou. Veja como está agora antes de devolver.'],
  EMAIL_JA_REENVIADO: [409, 'Este e-mail já foi reenviado ou já saiu.'],
  LIMITE_DE_TROCAS: [409, 'Você excedeu o limite de alterações'],
  LOJA_ONLINE_FINAL: [409, 'A escolha de uma loja online é final e não pode ser trocada.'],
  INDICACAO_VENCIDA: [409, 'O prazo para usar esta indicação terminou em {data}.'],
  LOJA_INDISPONIVEL: [409, 'Esta loja não está disponível no momento. Escolha outra.'],
  PRODUTO_INDISPONIVEL: [409, 'Este produto não está mais disponível para indicação. Escolha outro.'],
  CUPOM_INVALIDO: [409, 'Cupom inválido.'],
  CUPOM_VENCIDO: [409, 'Cupom inválido. Vencido em {data}.'],
  CUPOM_JA_UTILIZADO: [409, 'Cupom já utilizado.'],
  VENDA_ESTORNADA: [409, 'Esta venda foi estornada.'],
  SEM_VENDA: [409, 'Este cupom não tem venda para estornar.'],
  PRAZO_DE_DESFAZER: [409, 'Passaram os 15 minutos para desfazer esta venda. Peça o estorno à equipe.'],
  VENDA_POR_ARQUIVO: [409, 'Esta venda veio por arquivo: só a equipe pode estornar. Peça o estorno à equipe.'],
  PEDIDO_ABERTO: [409, 'Já existe um pedido de estorno para esta venda. A equipe vai responder.'],
  PEDIDOS_ESGOTADOS: [409, 'A equipe já respondeu 3 pedidos para esta venda. Fale com ela pelo Contato.'],
  PEDIDO_RESPONDIDO: [409, 'Este pedido já foi respondido.'],
  ANALISE_ENCERRADA: [409, 'Esta compra já foi analisada.'],
  LEIA_DE_NOVO: [409, 'Leia o cupom de novo.'],
  CUPOM_DE_OUTRA_LOJA_FINAL: [409, 'Tutor selecionou outra loja parceira, e a escolha não pode mais ser trocada.'],
  CUPOM_DE_OUTRA_LOJA: [409, 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca'],
  CUPOM_DE_LOJA_ONLINE: [409, 'Cupom de loja online: a baixa é por arquivo.'],
  SELO_VENCIDO: [409, 'QR vencido. Peça ao tutor para abrir o cupom no Indica Bem.'],
  NUMERO_NAO_CONFERE: [409, 'Número não confere. Veja o que está na tela do tutor agora.'],
  CPF_NAO_CONFERE: [409, 'Os dígitos do CPF não conferem.'],
  BAIXA_NAO_SE_DESFAZ: [409, 'Uma baixa não se desfaz por arquivo. Estorne as vendas em Estornos.'],
  IMPORTACAO_EM_ANDAMENTO: [409, 'Esta importação ainda não terminou. Aguarde o fim para desfazer.'],
  IMPORTACAO_SEM_RASTRO: [409, 'Esta importação foi feita por uma versão anterior e não pode ser desfeita.'],
  IMPORTACAO_EM_USO: [409, '{uso} A importação não pode mais ser desfeita.'],
  ARQUIVO_MUITO_GRANDE: [413, 'O conteúdo enviado é grande demais.'],
  IMAGEM_MUITO_PESADA: [413, 'A imagem passa de 5 MB. Envie uma menor.'],
  IMAGEM_MUITO_GRANDE: [413, 'A imagem tem {megapixels} megapixels e o máximo são 25. Envie uma menor.'],
  ARQUIVO_NAO_CSV: [415, 'Envie um arquivo CSV. Na planilha, use “Salvar como” e escolha CSV.'],
  IMAGEM_NAO_ACEITA: [415, 'Envie uma imagem JPEG, PNG ou WebP.'],
  IMAGEM_ANIMADA: [415, 'A imagem é animada. Envie uma parada.'],
  IMAGEM_DANIFICADA: [415, 'O arquivo da imagem está incompleto ou danificado. Envie outro.'],
  TIPO_NAO_SUPORTADO: [415, 'Este formato de conteúdo não é aceito.'],
  DADOS_INVALIDOS: [422, 'Confira os campos destacados.'],
  SENHA_ATUAL_INCORRETA: [422, 'Confira a senha atual.'],
  LEITURA_INCOMPLETA: [422, 'Informe o número da tela ou o final do CPF.'],
  CORPO_ILEGIVEL: [422, 'Não foi possível ler os dados enviados.'],
  CHAVE_REUTILIZADA: [
    422,
    'Este envio já foi feito com outros dados. Confira o que foi salvo antes de enviar de novo.',
  ],
  COTA_DE_PETS: [429, 'Você já tem {maximo} pets, o máximo de uma conta. Exclua um para cadastrar outro.'],
  COTA_DE_EVENTOS: [
    429,
    'Seu calendário já tem {maximo} eventos, o máximo de uma conta. Exclua os que passaram para marcar outros.',
  ],
  COTA_DE_INDICACOES: [
    429,
    'Você já fez {maximo} indicações hoje, o máximo de um dia. A partir de meia-noite você pode fazer outras.',
  ],
  COTA_DE_ENVIOS: [429, 'Você já enviou {maximo} arquivos nesta hora. Aguarde um pouco e envie de novo.'],
  COTA_DE_EMAILS: [
    429,
    'Este e-mail já recebeu {maximo} mensagens hoje. Envie o link por WhatsApp ou tente de novo amanhã.',
  ],
  COTA_DE_REENVIOS: [429, 'Você já reenviou {maximo} e-mails nesta hora. Aguarde um pouco e continue.'],
  COTA_DE_ATENDIMENTOS: [429, 'Você já fez {maximo} mudanças nesta hora. Aguarde um pouco e continue.'],
  COTA_DE_CONVITES: [429, 'Convites demais por hoje. Tente novamente amanhã.'],
  COTA_DE_CONVITES_EM_LOTE: [429, 'Você já enviou {maximo} convites em lote hoje. Tente de novo amanhã.'],
  COTA_DE_ESTORNOS: [429, 'Vendas demais desfeitas hoje. Peça o estorno à equipe.'],
  COTA_DE_PEDIDOS: [429, 'Você já fez {maximo} pedidos de estorno hoje. Tente novamente amanhã.'],
  MUITAS_TENTATIVAS: [429, 'Muitas tentativas. Aguarde um pouco e tente novamente.'],
  LEITURA_TRAVADA: [429, 'Muitos erros. Leia o QR da tela do tutor ou aguarde {espera}.'],
  CABECALHOS_GRANDES: [431, 'O pedido é grande demais.'],
  ERRO_INTERNO: [500, 'Erro! Tente novamente mais tarde'],
  INDISPONIVEL: [503, 'O serviço está reiniciando. Tente novamente em instantes.'],
} as const satisfies Record<string, readonly [status: number, mensagem: string]>;

export type CodigoDeErro = keyof typeof ERROS;

export function statusDoErro(codigo: CodigoDeErro): number {
  return ERROS[codigo][0];
}

export function mensagemDoErro(codigo: CodigoDeErro, partes: Record<string, string> = {}): string {
  return ERROS[codigo][1].replace(/\{(\w+)\}/g, (inteiro, nome: string) => partes[nome] ?? inteiro);
}

/** The stable `type` of the problem document: CUPOM_INVALIDO → cupom-invalido. */
export function tipoDoErro(codigo: CodigoDeErro): string {
  return codigo.toLowerCase().replaceAll('_', '-');
}
