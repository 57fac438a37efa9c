import { partesDaCompra } from '@indica-bem/domain/acerto/partes';
import { mesDe, mesSeguinte } from '@indica-bem/domain/brasil/mes';
import { aplicarDesconto } from '@indica-bem/domain/cupom/regras';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aFundo } from '../a-fundo';
import { abertoDa, abrirPraca, fechar, irPara, type Praca, reabrirTudo, vender } from '../acertos';
import { contasDa, voltar } from '../dividas';
import { criarAdmin, criarLojista, type Pessoa } from '../elenco';
import { desfazer } from '../jornada';
import { comPalco, exigirInvariantes } from '../palco';

const palco = comPalco({ limites: false });
const VIDAS = aFundo(2);
const DESCONTO = 25;

let dono: Pessoa;
let praca: Praca;

beforeAll(async () => {
  dono = await criarAdmin(palco());
  praca = await abrirPraca(palco());
  await vender(palco(), praca);
});

type Venda = { cupom: number; grupo: number; fechada: boolean; desfeita: boolean; ajustada: boolean };
/** One registration of the company: what it sold, what its last month left below zero, and its months as they should read. */
type Geracao = { loja: Pessoa; vendas: Venda[]; saldo: number; meses: [string, number, number, number][] };
type Vida = { geracoes: Geracao[]; hoje: string };

const atual = ({ geracoes }: Vida) => geracoes.at(-1) as Geracao;
const nova = (loja: Pessoa): Geracao => ({ loja, vendas: [], saldo: 0, meses: [] });
const soma = (parcelas: number[]) => parcelas.reduce((total, parcela) => total + parcela, 0);

/** What a closing has to take in: sold and not closed, or closed, undone and not taken off yet. */
const aFechar = ({ vendas }: Geracao) => ({
  compras: vendas.filter((v) => !v.fechada && !v.desfeita),
  ajustes: vendas.filter((v) => v.fechada && v.desfeita && !v.ajustada),
});

/** The ledger by hand, in cents: the oldest registration first, as the closing goes. */
function fecharNoPapel({ geracoes }: Vida, mes: string): void {
  for (const geracao of geracoes) {
    const { compras, ajustes } = aFechar(geracao);
    if (compras.length + ajustes.length === 0) continue;
    const outras = geracao === geracoes.at(-1) ? geracoes.slice(0, -1) : [];
    const herdado = soma(outras.map(({ saldo }) => saldo));
    const anterior = geracao.saldo + herdado;
    const total = soma(compras.map(({ grupo }) => grupo)) - soma(ajustes.map(({ grupo }) => grupo)) + anterior;
    for (const outra of outras) outra.saldo = 0;
    for (const compra of compras) compra.fechada = true;
    for (const ajuste of ajustes) ajuste.ajustada = true;
    geracao.saldo = Math.min(0, total);
    geracao.meses.push([mes, anterior / 100, herdado / 100, total / 100]);
  }
}

async function venderNaVida(vida: Vida, valor: number): Promise<void> {
  const { loja, vendas } = atual(vida);
  const { id } = await vender(palco(), praca, { loja, valor: valor / 100, desconto: DESCONTO });
  const { grupo } = partesDaCompra({ valor, descontado: aplicarDesconto(valor, DESCONTO).descontado });
  vendas.push({ cupom: id, grupo, fechada: false, desfeita: false, ajustada: false });
}

/** Of any registration, the one that is there or one that is gone. */
async function estornar({ geracoes }: Vida, n: number): Promise<void> {
  const dePe = geracoes.flatMap(({ vendas }) => vendas.filter(({ desfeita }) => !desfeita));
  const venda = dePe[n % Math.max(1, dePe.length)];
  if (!venda) return;
  expect((await desfazer(palco(), dono, venda.cupom)).status).toBe(200);
  venda.desfeita = true;
}

async function fecharOMes(vida: Vida): Promise<void> {
  const mes = mesDe(vida.hoje);
  await passar(vida, `${mesSeguinte(mes)}-02`);
  const { aberto } = await abertoDa(palco(), atual(vida).loja);
  await fechar(palco(), dono, mes);
  const antes = atual(vida).meses.length;
  fecharNoPapel(vida, mes);
  for (const { loja, meses } of vida.geracoes)
    expect(await contasDa(palco(), { financeiro: dono }, loja)).toEqual(meses);
  // What stood as open before was what the closing made of it.
  const [feito] = atual(vida).meses.slice(antes);
  if (feito) expect([mes, aberto.anterior, aberto.herdado, aberto.total]).toEqual(feito);
  await conservar(vida);
}

/** Whatever the group bears is paid, to be paid, or owed by the company still: nothing twice, nothing lost. */
async function conservar({ geracoes }: Vida): Promise<void> {
  const ids = geracoes.map(({ loja }) => loja.id);
  const { rows } = await palco().pool.query<{ grupo: number; devido: number }>(
    `select coalesce(sum(parte_grupo), 0)::int as grupo, coalesce(sum(greatest(total, 0)), 0)::int as devido
       from acerto where lojista_id = any ($1)`,
    [ids],
  );
  expect(rows[0]?.grupo).toBe((rows[0]?.devido ?? 0) + soma(geracoes.map(({ saldo }) => saldo)));
}

async function passar(vida: Vida, dia: string): Promise<void> {
  vida.hoje = dia;
  const lojas = vida.geracoes.map(({ loja }) => loja);
  await irPara(palco(), `${dia}T12:00:00-03:00`, dono, praca.prescritor, praca.tutor, ...lojas);
}

type Mes = { vendas: number[]; estornos: number[]; volta: boolean };
const mes = fc.record<Mes>({
  vendas: fc.array(fc.integer({ min: 100, max: 200_000 }), { maxLength: 2 }),
  estornos: fc.array(fc.nat(20), { maxLength: 2 }),
  volta: fc.boolean(),
});
/** There is something to undo from the start. Coupons of the tests last until the end of the year. */
const COMECO: Mes = { vendas: [50_000, 100_000, 150_000], estornos: [], volta: false };

test('qualquer vida de uma empresa que sai e volta: cada dívida é descontada uma vez, e a soma se conserva', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mes, { minLength: 4, maxLength: 7 }), async (meses) => {
      await reabrirTudo(palco());
      const vida: Vida = { geracoes: [nova(await criarLojista(palco()))], hoje: '2026-03-10' };
      await passar(vida, '2026-03-10');
      for (const { vendas, estornos, volta } of [COMECO, ...meses]) {
        if (volta) vida.geracoes.push(nova(await voltar(palco(), dono, atual(vida).loja)));
        for (const centavos of vendas) await venderNaVida(vida, centavos);
        for (const n of estornos) await estornar(vida, n);
        await fecharOMes(vida);
      }
      await exigirInvariantes(palco().pool);
    }),
    { numRuns: VIDAS },
  );
}, 1_800_000);
