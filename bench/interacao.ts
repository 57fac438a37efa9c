import type { Page } from '@playwright/test';
import type pg from 'pg';
import { anotar, mediana } from './apoio/medir';
import { comProduto } from './apoio/produto';
import { comPerfil, entrar, frear } from './apoio/telefone';

/** How long a slow phone makes a finger wait: the worst interaction of each journey, from the touch to the next frame. */
const META = 100;
const VEZES = 5;
const LOJA = 'loja01@example.com';

type Toques = (page: Page) => Promise<void>;
type Pior = { ms: number; onde: string };

await comProduto(async ({ ctx: { pool }, endereco }) => {
  const percorrer = async (email: string, caminho: string, toques: Toques): Promise<Pior> => {
    const sessao = await entrar(endereco, email);
    return comPerfil({ endereco, sessao }, async (navegador) => {
      const page = await navegador.newPage();
      await page.goto(`${endereco}/web/${caminho}`, { waitUntil: 'networkidle' });
      await frear(page);
      await page.evaluate(observar);
      await toques(page);
      await page.waitForTimeout(500);
      return page.evaluate(() => (globalThis as unknown as { pior: Pior }).pior);
    });
  };
  const piores: Record<string, Pior[]> = { assistente: [], 'escolha da loja': [], caixa: [] };
  for (let vez = 0; vez < VEZES; vez++) {
    const telefone = `159${String(20_000_000 + vez)}`;
    piores.assistente?.push(await percorrer('parceiro01@example.com', 'prescricoes/nova', indicar(telefone)));
    const indicacao = await indicacaoDe(pool, telefone);
    piores['escolha da loja']?.push(
      await percorrer('tutor01@example.com', 'prescricoes/nova', resgatarEEscolher(indicacao, await nomeDaLoja(pool))),
    );
    piores.caixa?.push(await percorrer(LOJA, 'cupom/efetivar', vender(await cupomDe(pool, indicacao))));
  }
  for (const [medida, vezes] of Object.entries(piores)) {
    const emOrdem = vezes.toSorted((a, b) => a.ms - b.ms);
    anotar({
      medida: `A interação mais lenta num celular lento, ${medida} (ms)`,
      comparada: '',
      valor: mediana(vezes.map(({ ms }) => ms)),
      meta: { max: META },
      figuras: emOrdem.map(({ ms, onde }) => `${ms} ms ${onde}`).join('; '),
    });
  }
});

/** The browser's own account of each interaction: the longest of its events. */
function observar(): void {
  const global = globalThis as unknown as { pior: Pior };
  global.pior = { ms: 0, onde: '' };
  new PerformanceObserver((lista) => {
    for (const evento of lista.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!evento.interactionId || evento.duration <= global.pior.ms) continue;
      const alvo = evento.target as HTMLElement | null;
      const onde = alvo?.getAttribute('aria-label') ?? (alvo?.textContent?.slice(0, 30) || alvo?.getAttribute('name'));
      global.pior = { ms: evento.duration, onde: `${evento.name} ${onde ?? ''}`.trim() };
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function indicar(telefone: string): Toques {
  return async (page) => {
    for (const nome of ['Cães', 'Fórmula Natural', 'Fresh Meat', 'Adultos', 'Médio'])
      await page.getByRole('main').getByRole('button', { name: nome, exact: true }).tap();
    await page.getByLabel('Peso do pet').tap();
    await page.keyboard.type('10');
    await page.getByRole('radio', { name: 'Baixa atividade', exact: true }).tap();
    await page.getByRole('button', { name: 'Avançar' }).tap();
    await page.getByLabel('Telefone do tutor').tap();
    await page.keyboard.type(telefone);
    await page.getByRole('button', { name: 'Enviar indicação' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Ver a indicação' }).waitFor();
  };
}

function resgatarEEscolher(codigo: string, loja: string): Toques {
  return async (page) => {
    await page.getByLabel('Código da indicação').tap();
    await page.keyboard.type(codigo);
    await page.getByRole('button', { name: 'Resgatar indicação' }).tap();
    await page.getByRole('link', { name: /Online/ }).tap();
    await page.getByRole('link', { name: /Físicas/ }).tap();
    await page.getByRole('heading', { level: 3 }).filter({ hasText: loja }).getByRole('button').tap();
    await page.getByRole('link', { name: 'Gerar cupom' }).tap();
    await page.getByRole('img', { name: /^QR do cupom/ }).waitFor();
  };
}

function vender({ codigo, cpf }: { codigo: string; cpf: string }): Toques {
  return async (page) => {
    await page.getByLabel('Código do cupom').tap();
    await page.keyboard.type(codigo);
    await page.getByLabel('Número da tela ou final do CPF').tap();
    await page.keyboard.type(cpf.slice(-3));
    await page.getByRole('button', { name: 'Conferir' }).tap();
    await page.getByLabel('Nome do funcionário').tap();
    await page.keyboard.type('Caio');
    await page.getByLabel('Valor da compra').tap();
    await page.keyboard.type('28990');
    await page.getByRole('radio', { name: '15 kg', exact: true }).tap();
    await page.getByRole('button', { name: 'Confirmar desconto' }).tap();
    await page.getByRole('heading', { name: 'Desconto concedido com sucesso' }).waitFor();
  };
}

async function umaLinha<L extends pg.QueryResultRow>(pool: pg.Pool, texto: string, valor: string): Promise<L> {
  const { rows } = await pool.query<L>(texto, [valor]);
  if (!rows[0]) throw new Error(`nada para ${valor}`);
  return rows[0];
}

async function indicacaoDe(pool: pg.Pool, telefone: string): Promise<string> {
  const linha = await umaLinha<{ codigo: string }>(pool, 'select codigo from prescricao where telefone = $1', telefone);
  return linha.codigo;
}

async function nomeDaLoja(pool: pg.Pool): Promise<string> {
  const texto = 'select l.nome_fantasia as nome from lojista l join conta c on c.id = l.id where c.email = $1';
  return (await umaLinha<{ nome: string }>(pool, texto, LOJA)).nome;
}

function cupomDe(pool: pg.Pool, codigo: string): Promise<{ codigo: string; cpf: string }> {
  return umaLinha(
    pool,
    `select c.codigo, t.cpf from cupom c join prescricao p on p.id = c.prescricao_id join tutor t on t.id = p.tutor_id
      where p.codigo = $1 and c.estado = 'ativo'`,
    codigo,
  );
}
