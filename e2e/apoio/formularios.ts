import { expect } from '@playwright/test';
import { preencherVenda } from './caixa';
import { campos, conferirCampos, contar, type Preparar } from './cena';
import { prepararCupom, validarCupom } from './jornada';
import { criarConta } from './pessoas';
import { enderecoDoQr } from './selo';

/** One of each way a form keeps what is typed, and the till's; all others are in web/src/app/todo-formulario.test.tsx. */
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
      botao: 'Salvar pet',
      chamada: /POST .*\/api\/pet$/,
      efeito: () => contar('pet where tutor_id = $1', conta.id),
    };
  },
  'a venda no caixa': async (request) => {
    const { loja, idCupom } = await prepararCupom(request);
    return {
      conta: loja,
      onde: await enderecoDoQr(idCupom),
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
};
