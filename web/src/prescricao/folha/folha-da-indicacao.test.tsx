import type { Calculo } from '@indica-bem/domain/dose/contrato';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();

const CALCULO: Calculo = {
  versao: 1,
  tipo: 'comum',
  peso_pet: 10,
  ecc: 1,
  atividade: 95,
  atividade_chave: 'baixa',
  energia_metabolizavel: 4020,
  expoente: 0.75,
  fator: 95,
  kcal: 534,
  gramas: 133,
  rampa: null,
};
const DA_VETERINARIA: Prescricao = {
  ...INDICACAO,
  pet_nome: 'Bento',
  anotacoes: 'Trocar aos poucos.',
  calculo: CALCULO,
  prescriber: { nome: 'Paula Prova', nome_fantasia: 'Clínica Prova', perfil: 'veterinario', crmv: 'CRMV-SP 99999' },
};

const naFolha = () => document.querySelector('article')?.textContent?.replaceAll('\u00A0', ' ') ?? '';

async function abrir(prescricao: Prescricao, como: 'tutor' | 'prescritor' = 'prescritor') {
  await abrirProduto('/indicacao/codigo/41/imprimir', { como, api: { 'GET /prescrition/:id': prescricao } });
  await screen.findByRole('article');
}

test('a folha da veterinária traz CRMV, tutor, animal, quantidade, refeições, retorno e onde assinar', async () => {
  await abrir(DA_VETERINARIA);
  for (const dito of [
    'Médico-veterinárioPaula Prova',
    'CRMVCRMV-SP 99999',
    'TutorTeresa Prova',
    'AnimalBento',
    'Peso10 kg',
    'Fresh Meat · Cães adultos, porte médio · Frango',
    '133 g por dia',
    '2 refeições: 67 g e 66 g',
    'Reavaliarentre 15/03/2026 e 29/03/2026',
    'Energia por dia95 × 10^0,75534 kcal',
    'Fórmula 1',
    'Trocar aos poucos.',
    'Indicação nutricional de 01/03/2026 · Teresa Prova · Bento',
    'Local e data',
  ]) {
    expect(naFolha()).toContain(dito);
  }
});

test('a energia do alimento é a da conta, também depois que o produto mudou', async () => {
  const product = { ...INDICACAO.product, energia_metabolizavel: 3500 } as Prescricao['product'];
  await abrir({ ...DA_VETERINARIA, product });
  expect(naFolha()).toContain(' · 4.020 kcal/kg');
  expect(naFolha()).not.toContain('3.500');
});

test('nada do cupom nem da marca vai para a folha: sem código, loja, desconto ou figura', async () => {
  await abrir({ ...DA_VETERINARIA, coupons: [{ desconto: 10, codigo_coupon: 'BBBB2222CC' }] as Prescricao['coupons'] });
  expect(naFolha()).not.toMatch(/BCDF|BBBB|desconto|cupom|loja|Indica Bem/i);
  expect(document.querySelectorAll('article img, article svg')).toHaveLength(0);
});

test.each(['groomer', 'veterinario'] as const)(
  'de um %s sem CRMV, ou com ele recusado, é de parceiro: sem lugar de assinatura, e diz a quem recorrer',
  async (perfil) => {
    const prescriber = { nome: 'Gil Prova', nome_fantasia: null, perfil, crmv: null };
    await abrir({ ...DA_VETERINARIA, prescriber }, 'tutor');
    expect(naFolha()).toContain('ParceiroGil Prova');
    expect(naFolha()).toContain('procure um médico-veterinário');
    expect(naFolha()).not.toMatch(/CRMV|Local e data/);
  },
);

test('de um veterinário que excluiu a conta continua a ser de um, sem nome nem CRMV', async () => {
  const prescriber = { nome: 'Parceiro excluído', nome_fantasia: null, perfil: 'veterinario', crmv: null } as const;
  await abrir({ ...DA_VETERINARIA, prescriber }, 'tutor');
  expect(naFolha()).toContain('Feita por um médico-veterinário que deixou o Indica Bem.');
  expect(naFolha()).not.toMatch(/Parceiro|parceiro|CRMV|Local e data/);
});

test('de quem saiu e não era veterinário, é de parceiro', async () => {
  const prescriber = { nome: 'Parceiro excluído', nome_fantasia: null, perfil: 'outros', crmv: null } as const;
  await abrir({ ...DA_VETERINARIA, prescriber }, 'tutor');
  expect(naFolha()).toContain('Feita por um parceiro, sem a assinatura de um médico-veterinário.');
});

test('o que ninguém escreveu fica em branco para a mão', async () => {
  await abrir({ ...DA_VETERINARIA, tutor: null, pet_nome: null });
  expect(screen.getAllByText('a preencher')).toHaveLength(2);
});

test('sem cálculo a folha não inventa quantidade', async () => {
  await abrir({ ...DA_VETERINARIA, calculo: null });
  expect(naFolha()).not.toContain('g por dia');
  expect(naFolha()).toContain('siga a embalagem ou combine com o veterinário');
});

test('o que o veterinário indicou sem quantidade vai com o motivo e sem gramas', async () => {
  const caso = { fase: 'adulto', ecc: 2 } as const;
  const sem_dose = { versao: 2, motivo: 'magreza', peso_pet: 10, caso, responsavel: null } as const;
  await abrir({ ...DA_VETERINARIA, calculo: null, sem_dose });
  expect(naFolha()).toContain('Quantidade: combine com o veterinário. O pet está muito magro');
  expect(naFolha()).not.toMatch(/ g por dia|Como calculamos/);
});

test('Imprimir abre a janela de impressão', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await abrir(DA_VETERINARIA);
  await tocar('Imprimir');
  expect(print).toHaveBeenCalledOnce();
});

test('a indicação alheia não existe, e uma sem produto não tem folha', async () => {
  await abrirProduto('/indicacao/codigo/41/imprimir', {
    como: 'tutor',
    api: { 'GET /prescrition/:id': () => recusa('NAO_ENCONTRADO') },
  });
  await screen.findByText('Indicação não encontrada');
});

test('do detalhe se chega à folha', async () => {
  const { chegarA } = await abrirProduto('/indicacao/codigo/41', {
    como: 'tutor',
    api: { 'GET /prescrition/:id': DA_VETERINARIA },
  });
  await screen.findByText('Imprimir indicação nutricional');
  await tocar('Imprimir indicação nutricional');
  await chegarA('/indicacao/codigo/41/imprimir');
});

test('de quem excluiu a conta a folha não diz nome: fica a linha para escrever à mão', async () => {
  await abrir({ ...DA_VETERINARIA, tutor: { nome: 'Tutor excluído', cpf: null }, tutor_nome: null, pet_nome: null });
  expect(naFolha()).not.toContain('excluído');
  expect(naFolha()).toContain('133 g por dia');
});
