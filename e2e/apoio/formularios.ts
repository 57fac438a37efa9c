import { expect } from '@playwright/test';
import { consultar } from './banco';
import { preencherVenda } from './caixa';
import {
  campos,
  comNomes,
  conferirCampos,
  contar,
  indicacaoDoTutor,
  NOMES,
  type Preparar,
  preencherCampos,
  tutorComCpf,
} from './cena';
import { cnpjNovo } from './contas';
import { FORMULARIOS_DA_EQUIPE } from './formularios-da-equipe';
import { criarPessoa, indicar, prepararCupom, resgatar, validarCupom } from './jornada';
import { criarConta } from './pessoas';

/** What tutors, partners and stores fill in, and the team. */
export const FORMULARIOS_DO_DIA: Record<string, Preparar> = {
  'um pet novo': async () => {
    const conta = await criarConta('tutor');
    return {
      conta,
      onde: '/web/pet/novo',
      preencher: async (page) => {
        await page.getByText('Gato', { exact: true }).click();
        await page.getByLabel('Nome').fill('Amora');
        await page.getByRole('combobox', { name: 'Raça' }).fill('srd');
        await page.getByRole('option', { name: 'Sem Raça Definida (SRD)' }).click();
        await page.getByLabel('Data de nascimento').fill('10052021');
        await page.getByLabel('Peso').fill('4,5');
      },
      conferir: async (page) => {
        await expect(page.getByRole('radio', { name: 'Gato' })).toBeChecked();
        await expect(page.getByRole('combobox', { name: 'Raça' })).toHaveValue('Sem Raça Definida (SRD)');
        await conferirCampos({ Nome: 'Amora', 'Data de nascimento': '10/05/2021', Peso: '4,5' })(page);
      },
      botao: 'Cadastrar',
      chamada: /POST .*\/api\/pet$/,
      efeito: () => contar('pet where tutor_id = $1', conta.id),
    };
  },
  'um pet que muda': async () => {
    const conta = await criarConta('tutor');
    const [pet] = await consultar<{ id: number }>(
      `insert into pet (tutor_id, nome, tipo, raca, data_nascimento, peso) values ($1, 'Nina', 'Gato', 'Persa', '2020-01-01', 4) returning id`,
      [conta.id],
    );
    return {
      conta,
      onde: `/web/pet/editar/${pet?.id}`,
      ...campos({ Nome: 'Nina Rosa', Peso: '5,5' }),
      botao: 'Atualizar',
      chamada: /PUT .*\/api\/pet\/\d+$/,
      efeito: () => contar(`pet where tutor_id = $1 and nome = 'Nina Rosa' and peso = 5.5`, conta.id),
    };
  },
  'um evento novo': async () => {
    const conta = await criarConta('tutor');
    await consultar(
      `insert into pet (tutor_id, nome, tipo, raca, data_nascimento, peso) values ($1, 'Nina', 'Gato', 'Persa', '2020-01-01', 4)`,
      [conta.id],
    );
    return {
      conta,
      onde: '/web/eventos/novo',
      ...campos({ Título: 'Vacina da Nina', Data: '20/03/2027' }),
      botao: 'Cadastrar',
      chamada: /POST .*\/api\/calendar$/,
      efeito: () => contar('evento where tutor_id = $1', conta.id),
    };
  },
  'um evento que muda': async () => {
    const conta = await criarConta('tutor');
    const [evento] = await consultar<{ id: number }>(
      `insert into evento (tutor_id, titulo, data) values ($1, 'Banho', '2027-03-20') returning id`,
      [conta.id],
    );
    return {
      conta,
      onde: `/web/eventos/editar/${evento?.id}`,
      ...campos({ Título: 'Banho e tosa', Data: '21/03/2027' }),
      botao: 'Cadastrar',
      chamada: /PUT .*\/api\/calendar\/\d+$/,
      efeito: () => contar(`evento where tutor_id = $1 and titulo = 'Banho e tosa' and data = '2027-03-21'`, conta.id),
    };
  },
  'os dados do tutor': async () => {
    const conta = await tutorComCpf();
    return {
      conta,
      onde: '/web/perfil/editar',
      ...campos({ Nome: 'Teresa Outra' }),
      botao: 'Atualizar',
      chamada: /PUT .*\/api\/tutor\/\d+$/,
      efeito: () => contar(`tutor where id = $1 and nome = 'Teresa Outra'`, conta.id),
    };
  },
  'os dados do parceiro': async () => {
    const conta = await criarConta('prescritor');
    return {
      conta,
      onde: '/web/perfil/editar',
      ...campos({ Nome: 'Paula Outra', Telefone: '(15) 3222-1000' }),
      botao: 'Atualizar',
      chamada: /PUT .*\/api\/prescriber\/\d+$/,
      efeito: () => contar(`prescritor where id = $1 and nome = 'Paula Outra'`, conta.id),
    };
  },
  'os dados da loja': async () => {
    const conta = await criarConta('lojista');
    await consultar(`update lojista set cnpj = $2, site = 'https://loja.example.com' where id = $1`, [
      conta.id,
      cnpjNovo(),
    ]);
    return {
      conta,
      onde: '/web/perfil/editar',
      ...campos({ 'Nome fantasia': 'Loja Outra' }),
      botao: 'Atualizar',
      chamada: /PUT .*\/api\/shopkeeper\/\d+$/,
      efeito: () => contar(`lojista where id = $1 and nome_fantasia = 'Loja Outra'`, conta.id),
    };
  },
  'o código digitado': async (request) => {
    const { conta, idPrescricao, codigoDaIndicacao } = await indicacaoDoTutor(request);
    const escrito = codigoDaIndicacao.replace(/.{4}/, '$&-');
    return {
      conta,
      onde: '/web/prescricoes/nova',
      ...campos({ 'Código da indicação': escrito }),
      botao: 'Cadastrar',
      chamada: /PUT .*\/api\/prescrition\/\w+\/tutor$/,
      efeito: () => contar('prescricao where id = $1 and tutor_id = $2', idPrescricao, conta.id),
    };
  },
  'o convite do link': async (request) => {
    const { conta, idPrescricao, hash } = await indicacaoDoTutor(request);
    return {
      conta,
      onde: `/web/indicacao/${hash}`,
      ...campos(NOMES),
      botao: 'Resgatar indicação',
      chamada: /PUT .*\/api\/prescrition\/\w+\/tutor$/,
      efeito: comNomes(idPrescricao),
    };
  },
  'os nomes da indicação': async (request) => {
    const { conta, idPrescricao, codigoDaIndicacao } = await indicacaoDoTutor(request);
    await resgatar(request, conta, codigoDaIndicacao);
    return {
      conta,
      onde: `/web/indicacao/codigo/${idPrescricao}`,
      preencher: async (page) => {
        await page.getByRole('button', { name: /os nomes/ }).click();
        await preencherCampos(NOMES)(page);
      },
      conferir: conferirCampos(NOMES),
      botao: 'Salvar',
      chamada: /PUT .*\/api\/prescrition\/\d+$/,
      efeito: comNomes(idPrescricao),
    };
  },
  'as anotações do parceiro': async (request) => {
    const conta = await criarPessoa(request, 'prescritor');
    const { idPrescricao } = await indicar(request, conta);
    return {
      conta,
      onde: `/web/indicacao/codigo/${idPrescricao}`,
      preencher: async (page) => {
        await page.getByRole('button', { name: /anotações/ }).click();
        await page.getByLabel('Anotações').fill('Duas vezes ao dia');
      },
      conferir: conferirCampos({ Anotações: 'Duas vezes ao dia' }),
      botao: 'Salvar',
      chamada: /PUT .*\/api\/prescrition\/\d+$/,
      efeito: () => contar(`prescricao where id = $1 and anotacoes = 'Duas vezes ao dia'`, idPrescricao),
    };
  },
  'a venda no caixa': async (request) => {
    const { loja, idCupom } = await prepararCupom(request);
    return {
      conta: loja,
      onde: `/web/cupom/efetivar/${idCupom}`,
      preencher: preencherVenda,
      conferir: async (page) => {
        for (const dito of ['R$ 289,90', '15 kg', 'Caio'])
          await expect(page.getByText(dito, { exact: true })).toBeVisible();
      },
      botao: 'Confirmar desconto',
      botaoDepois: 'Tentar de novo',
      chamada: /PUT .*\/api\/coupon\/\d+$/,
      efeito: () => contar(`cupom where id = $1 and estado = 'efetivado'`, idCupom),
    };
  },
  'a observação da loja': async (request) => {
    const { loja, idCupom, idPrescricao } = await prepararCupom(request);
    await validarCupom(request, loja, idCupom);
    return {
      conta: loja,
      onde: `/web/cupom/ver/${idCupom}`,
      ...campos({ 'Observação da loja (opcional)': 'Levou dois sacos' }),
      botao: 'Salvar observação',
      chamada: /PUT .*\/api\/prescrition\/\d+$/,
      efeito: () => contar(`prescricao where id = $1 and observacao_lojista = 'Levou dois sacos'`, idPrescricao),
    };
  },
  ...FORMULARIOS_DA_EQUIPE,
};
