import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { consultar } from './banco';

/** As when the team resets a password, or the session grows old. */
export async function encerrarSessoes(idDaConta: number): Promise<void> {
  await consultar('delete from sessao where conta_id = $1', [idDaConta]);
}

/** With the next such call, as "PUT /api/…": a screen that reads by itself would notice a session that ended before it. */
export async function encerrarAoEnviar(page: Page, idDaConta: number, chamada: RegExp): Promise<void> {
  let feito = false;
  await page.route('**/api/**', async (rota) => {
    const pedido = rota.request();
    if (!feito && chamada.test(`${pedido.method()} ${new URL(pedido.url()).pathname}`)) {
      feito = true;
      await encerrarSessoes(idDaConta);
    }
    return rota.fallback();
  });
}

/** A product of its own for one test, that can be withdrawn without anybody else missing it. */
export async function produtoQueSai() {
  const nome = `Prova ${randomInt(10 ** 6)}`;
  const [produto] = await consultar<{ id: number }>(
    `insert into produto (categoria, sub_categoria, especie, porte, nome, nome_curto, link, energia_metabolizavel, tipo_calculadora, em_prescricao, em_catalogo)
     select categoria, sub_categoria, especie, null, $1, $1, link, energia_metabolizavel, tipo_calculadora, true, false
       from produto where sub_categoria = 'Fresh Meat' and especie = 'cao' and tipo_calculadora = 'comum' limit 1
     returning id`,
    [nome],
  );
  const endereco = new URLSearchParams({
    especie: 'cao',
    categoria: 'Fórmula Natural',
    sub_categoria: 'Fresh Meat',
    nome_curto: nome,
    peso_pet: '10',
    atividade: 'baixa',
    passo: 'tutor',
  });
  const retirar = () => consultar('update produto set em_prescricao = false where id = $1', [produto?.id]);
  return { nome, endereco, retirar };
}
