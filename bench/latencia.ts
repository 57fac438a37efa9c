import path from 'node:path';
import type pg from 'pg';
import { ESTA, Instancia, portaLivre } from '../faults/comum/processo';
import { assentar } from './apoio/assentar';
import { comBancoNovo, comDemo, indicarMuitas } from './apoio/banco';
import { aRitmo, type Pedidos, semPausa } from './apoio/chegadas';
import { CUPONS, povoarPraca } from './apoio/cupons';
import { abrirEspia } from './apoio/espiar';
import { entrarTodos, povoarParceiros } from './apoio/gente';
import { anotar, formatar } from './apoio/medir';
import { pedidosDa } from './apoio/pedidos';

/**
 * How long one person waits while others arrive at a steady pace, at a quarter, half and three quarters of what one
 * server process can do, everything on: limits, a log line for each request, the judgement of what was sold.
 */
const PARTES = [25, 50, 75];
const SEGUNDOS = 20;
const SEGUNDOS_DA_CAPACIDADE = 10;
const NO_MAXIMO = 4;
/** They take turns (`pedidos.ts`), as they would; what each of them waits is told apart. */
const PAPEIS = [' do tutor', ' do parceiro', ' da loja'];

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  const lojas = await povoarPraca(pool);
  await povoarParceiros(pool, 1_000);
  await indicarMuitas(pool, 100_000);
  const praca = {
    ...{ pool, pasta, lojas },
    tutores: await entrarTodos(pool, 'tutor', 3_000),
    parceiros: await entrarTodos(pool, 'prescritor', 1_000),
  };
  const espia = await abrirEspia(pool, pasta);
  const ambiente = { RATE_LIMIT: 'on', LOG_LEVEL: 'info', NODE_OPTIONS: espia.opcoes };
  const registro = path.join(pasta, 'servidor.log');
  const servidor = new Instancia(await portaLivre(), url, pasta, ambiente, { ...ESTA, registro });
  await servidor.subir();
  const { validar, ler, inicios, listas } = pedidosDa(praca);
  console.log('montado');

  const medir = async (
    nome: string,
    preparar: () => Promise<Pedidos>,
    {
      papeis = [''],
      depois = async () => '',
    }: { papeis?: string[]; depois?: (respondidas: number) => Promise<string> } = {},
  ) => {
    const cheia = { conexoes: 32, segundos: SEGUNDOS_DA_CAPACIDADE, pedidos: await preparar() };
    const { porSegundo: capacidade } = await semPausa(servidor.porta, cheia);
    for (const parte of PARTES) {
      const porSegundo = (capacidade * parte) / 100;
      await assentar(pool);
      const corrida = {
        porSegundo,
        segundos: SEGUNDOS,
        conexoes: 64,
        pedidos: await preparar(),
        especies: papeis.length,
      };
      const { feito, figuras } = await espia.durante(
        servidor.url,
        ({ todas }) => todas.length,
        () => aRitmo(servidor.porta, corrida),
      );
      const extra = await depois(feito.todas.length);
      for (const [qual, { p50, p99, p999, maior }] of feito.porEspecie.entries())
        anotar({
          medida: `${nome}${papeis[qual]}, a ${parte} % da capacidade: p99`,
          comparada: 'o p50 da mesma corrida, contados da hora devida',
          valor: p99 / p50,
          ...(parte === 50 && { meta: { max: NO_MAXIMO } }),
          figuras: [
            `p50 ${formatar(p50)} ms, p99 ${formatar(p99)}, p99,9 ${formatar(p999)}, a pior ${formatar(maior)}`,
            `${formatar(porSegundo)}/s de ${formatar(capacidade)}/s${papeis.length > 1 ? ', dos três' : ''}`,
            ...figuras,
            ...(extra ? [extra] : []),
            `gerador atrasado p99 ${formatar(feito.atraso)} ms`,
          ].join('; '),
        });
    }
  };

  let antes = '';
  const vender = async () => {
    const bloco = await validar();
    antes = bloco.antes;
    return bloco.pedidos;
  };
  await medir('Início', inicios, { papeis: PAPEIS });
  await medir('Lista', listas, { papeis: PAPEIS });
  await medir('Leitura no caixa', ler);
  await medir('Validação', vender, {
    depois: async (n) => `${formatar(await porLote(pool, antes, n))} vendas por lote`,
  });
  await servidor.parar();
  await pool.end();
});

/** What was answered with yes is in the database, and those that went there in one statement were written by one transaction. */
async function porLote(pool: pg.Pool, antes: string, respondidas: number): Promise<number> {
  const { rows } = await pool.query<{ vendas: number; lotes: number }>(
    `select count(*)::int as vendas, count(distinct xmin::text)::int as lotes from cupom
      where estado = 'efetivado' and id > $1 and id <= $1::bigint + ${CUPONS}`,
    [antes],
  );
  const { vendas = 0, lotes = 0 } = rows[0] ?? {};
  if (vendas !== respondidas) throw new Error(`${respondidas} respondidas, ${vendas} no banco`);
  return vendas / lotes;
}
