import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { consultar } from './banco';
import { entrar } from './pessoas';

export async function abrirAssistente(page: Page, email: string): Promise<void> {
  await entrar(page, email, '/web/prescricoes/nova');
  await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
}

export const pergunta = (page: Page, texto: string) => page.getByRole('heading', { level: 2, name: texto });
export const opcao = (page: Page, nome: string) =>
  page.getByRole('main').getByRole('button', { name: nome, exact: true });
export const escolhaFeita = (page: Page, nome: string) => page.getByRole('button', { name: `Alterar ${nome}` });

/** Fresh Meat for adult dogs of medium size: the first vector of the calculator. */
export async function escolherProduto(page: Page): Promise<void> {
  for (const nome of ['Cães', 'Fórmula Natural', 'Fresh Meat', 'Adultos', 'Médio']) await opcao(page, nome).click();
  await expect(pergunta(page, 'Quanto o pet come por dia?')).toBeVisible();
}

export async function informarMedidas(page: Page): Promise<void> {
  await page.getByLabel('Peso do pet').fill('10');
  await page.getByRole('radio', { name: 'Baixa atividade', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Quantidade diária' })).toContainText('133 g/dia');
}

export async function chegarAoTutor(page: Page): Promise<void> {
  await escolherProduto(page);
  await informarMedidas(page);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(pergunta(page, 'Quem recebe a indicação?')).toBeVisible();
}

/** To the letter (spec 2.4). */
export const GUARDADA = 'Prescrição salva apenas no dispositivo, verifique a conexão com a internet para sincronizar';

const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** A card from a printed batch, that no partner has registered yet. */
export async function imprimirCodigo(): Promise<string> {
  const codigo = Array.from({ length: 8 }, () => ALFABETO[randomInt(ALFABETO.length)]).join('');
  await consultar(
    `with l as (insert into lote (data_referencia, quantidade, criado_por)
                select '2026-01-05', 1, min(id) from administrador returning id)
     insert into prescricao (codigo, data, lote_id) select $1, '2026-01-05', id from l`,
    [codigo],
  );
  return codigo;
}

export function indicacoesDe(idPrescritor: number) {
  return consultar<{ id: number; codigo: string; telefone: string; email: string | null; gramas: number }>(
    `select id, codigo, telefone, email, (calculo ->> 'gramas')::int as gramas from prescricao where prescritor_id = $1`,
    [idPrescritor],
  );
}
