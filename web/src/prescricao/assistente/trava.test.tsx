import type { Licenca } from '@indica-bem/domain/prescritor/contrato';
import { MOTIVOS_DA_TRAVA } from '@indica-bem/domain/prescritor/licenca';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, descricaoDe, digitar, tocar } from '../../test/produto';
import { PARCEIRO, PRODUTO } from '../../test/registros';

comProduto();

const VET_CARE = {
  ...PRODUTO,
  id_produto: 32,
  sub_categoria: 'Vet Care',
  nome: 'Vet Care Renal',
  nome_curto: 'Renal',
  so_veterinario: 'S',
} as const;
const PRODUTOS = [{ ...PRODUTO, so_veterinario: 'N' }, VET_CARE];

const licenca = (estado: Licenca['estado'], vale_ate: string | null = null): Licenca => ({
  estado,
  uf: 'SP',
  numero: '99999',
  conferido_em: null,
  vale_ate,
});
const abrir = (dela: Licenca, endereco = '/prescricoes/nova') =>
  abrirProduto(endereco, {
    como: 'prescritor',
    api: { 'GET /products': PRODUTOS, 'GET /prescriber/:id': { ...PARCEIRO, licenca: dela } },
  });

describe('os produtos só de veterinários', () => {
  test.each(['nao_veterinario', 'sem_crmv', 'a_conferir', 'vencida', 'recusada'] as const)(
    'para quem está %s, aparecem com o cadeado e o motivo, e não se escolhem',
    async (estado) => {
      const { onde } = await abrir(licenca(estado));
      await screen.findByText('Qual é a linha?');
      await screen.findByText(MOTIVOS_DA_TRAVA[estado]);
      const vetCare = botao('Vet Care');
      expect(vetCare.getAttribute('aria-disabled')).toBe('true');
      expect(descricaoDe(vetCare)).toContain(MOTIVOS_DA_TRAVA[estado]);
      const antes = onde();
      await tocar('Vet Care');
      expect(onde()).toBe(antes);
      expect(botao('Fresh Meat').getAttribute('aria-disabled')).toBeNull();
      await tocar('Fresh Meat');
      await screen.findByText('Quanto o pet come por dia?');
    },
  );

  test('com o CRMV conferido, não há cadeado', async () => {
    await abrir(licenca('valida', '2099-01-01'));
    await screen.findByText('Qual é a linha?');
    await tocar('Vet Care');
    await screen.findByText('Quanto o pet come por dia?');
  });

  test('uma cópia da licença que já venceu trava como a de agora', async () => {
    await abrir(licenca('valida', '2020-01-01'));
    await screen.findByText(MOTIVOS_DA_TRAVA.vencida);
  });

  test('por um endereço que já o traz, diz o motivo no lugar das perguntas, e leva à escolha de outro', async () => {
    const { onde } = await abrir(licenca('nao_veterinario'), '/prescricoes/nova?sub_categoria=Vet+Care&peso_pet=10');
    await screen.findByText('Este produto está travado');
    expect(screen.getByText(/^Renal/)).toBeTruthy();
    expect(screen.queryByLabelText('Peso do pet')).toBeNull();
    await tocar('Escolher outro produto');
    await screen.findByText('Qual é a linha?');
    expect(onde()).toContain('passo=sub_categoria');
  });

  test('o CRMV deixou de valer enquanto se indicava: nada sai, e o motivo toma o lugar do formulário', async () => {
    let dela = licenca('valida', '2099-01-01');
    await abrirProduto('/prescricoes/nova?sub_categoria=Vet+Care&peso_pet=10&atividade=baixa&passo=tutor', {
      como: 'prescritor',
      api: {
        'GET /products': PRODUTOS,
        'GET /prescriber/:id': () => ({ ...PARCEIRO, licenca: dela }),
        'POST /prescrition/nova_prescricao_prescritor': () => recusa('SO_VETERINARIO'),
      },
    });
    await screen.findByText('Enviar indicação');
    await digitar({ 'Telefone do tutor': '15912345678' });
    dela = licenca('recusada');
    await tocar('Enviar indicação');
    await screen.findByText('Este produto está travado');
    expect(screen.queryByText('Enviar indicação')).toBeNull();
  });
});
