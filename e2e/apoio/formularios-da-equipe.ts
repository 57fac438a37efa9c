import { campos, conferirCampos, contar, HOJE, mascarado, type Preparar, tutorComCpf } from './cena';
import { cpfNovo, emailNovo } from './contas';
import { criarConta } from './pessoas';

/** What the team fills in. */
export const FORMULARIOS_DA_EQUIPE: Record<string, Preparar> = {
  'uma pessoa cadastrada pela equipe': async () => {
    const conta = await criarConta('indicabem');
    const email = emailNovo('forma');
    return {
      conta,
      onde: '/web/usuarios/novo/8',
      ...campos({ 'E-mail': email, Nome: 'Bruno Prova', CPF: mascarado(cpfNovo()), Telefone: '(15) 91234-5678' }),
      botao: 'Cadastrar',
      chamada: /POST .*\/api\/register$/,
      efeito: () => contar('conta where email = $1', email),
    };
  },
  'uma pessoa editada pela equipe': async () => {
    const conta = await criarConta('indicabem');
    const tutor = await tutorComCpf();
    return {
      conta,
      onde: `/web/usuarios/editar/1/${tutor.id}`,
      ...campos({ Nome: 'Teresa da Equipe' }),
      botao: 'Atualizar',
      chamada: /PUT .*\/api\/\w+\/\d+$/,
      efeito: () => contar(`tutor where id = $1 and nome = 'Teresa da Equipe'`, tutor.id),
    };
  },
  'uma campanha': async () => {
    const conta = await criarConta('indicabem');
    const nome = `Campanha ${conta.id}`;
    return {
      conta,
      onde: '/web/campanhas/nova',
      ...campos({ Campanha: nome, Desconto: '17', Validade: '31/12/2027' }),
      botao: 'Cadastrar',
      chamada: /POST .*\/api\/\w+$/,
      efeito: () => contar('campanha where descritivo = $1', nome),
    };
  },
  'um lote de códigos': async () => {
    const conta = await criarConta('indicabem');
    return {
      conta,
      onde: '/web/gerar-codigos',
      ...campos({ Quantidade: '12', 'Data de referência': HOJE }),
      botao: 'Cadastrar',
      chamada: /POST .*\/api\/prescrition\/lote$/,
      efeito: () => contar('lote where criado_por = $1', conta.id),
    };
  },
  'um produto': async () => {
    const conta = await criarConta('indicabem');
    const nome = `Prova ${conta.id}`;
    return {
      conta,
      onde: '/web/produto/novo',
      preencher: async (page) => {
        await page.getByText('Origens', { exact: true }).click();
        await page.getByText('Cães', { exact: true }).click();
        await page.getByLabel('Linha').selectOption('Class');
        await page.getByLabel('Porte').selectOption('Gigante');
        await page.getByLabel('Nome', { exact: true }).fill(nome);
        await page.getByLabel('Nome curto').fill(nome);
        await page.getByLabel('Link').fill('https://example.com/novo');
        await page.getByLabel('Energia metabolizável').fill('3.560');
        await page.getByLabel('Calculadora', { exact: true }).selectOption('comum');
      },
      conferir: conferirCampos({ Linha: 'Class', Porte: 'Gigante', Nome: nome, 'Nome curto': nome }),
      botao: 'Cadastrar',
      chamada: /POST .*\/api\/product/,
      efeito: () => contar('produto where nome_curto = $1', nome),
    };
  },
};
