import { createServer } from 'node:net';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import lighthouse, { type Result } from 'lighthouse';
import { semearPadroes } from '../server/src/padroes';
import { anotar, formatar } from './apoio/medir';
import { comProduto } from './apoio/produto';
import { comPerfil, entrar } from './apoio/telefone';

/** Lighthouse as a phone on a slow network, on the first screen each person meets. Below these it is marked. */
const METAS = { performance: 97, accessibility: 100, 'best-practices': 100 } as const;
/** And above these. */
const LIMITES = { 'TBT ms': 100, CLS: 0.02 } as const;
const VEZES = 5;

type Tela = { nome: string; caminho: string; email?: string };

await comProduto(async ({ ctx: { pool, db }, endereco }) => {
  await semearPadroes(db);
  const { rows } = await pool.query<{ id: number }>(
    `select c.id from cupom c join prescricao p on p.id = c.prescricao_id join conta t on t.id = p.tutor_id
      where t.email = 'tutor01@example.com' and c.estado = 'ativo' order by c.id limit 1`,
  );
  const { rows: livres } = await pool.query<{ codigo: string; telefone: string }>(
    `select codigo, telefone from prescricao
      where tutor_id is null and cancelada_em is null and telefone is not null and prescritor_id is not null
      order by id desc limit 1`,
  );
  const [livre = { codigo: '', telefone: '' }] = livres;
  const telas: Tela[] = [
    { nome: 'login', caminho: 'login' },
    { nome: 'link da indicação', caminho: `login/indicacao/${hashDaIndicacao(livre.codigo, livre.telefone)}` },
    { nome: 'início do tutor', caminho: 'home', email: 'tutor01@example.com' },
    { nome: 'início do parceiro', caminho: 'home', email: 'parceiro01@example.com' },
    { nome: 'início da loja', caminho: 'home', email: 'loja01@example.com' },
    { nome: 'início da equipe', caminho: 'home', email: 'admin@example.com' },
    { nome: 'cupom', caminho: `cupom/ver/${rows[0]?.id}`, email: 'tutor01@example.com' },
    { nome: 'caixa', caminho: 'cupom/efetivar', email: 'loja01@example.com' },
  ];
  const linhas = [];
  for (const tela of telas) {
    const sessao = tela.email ? await entrar(endereco, tela.email) : null;
    const medidas: Result[] = [];
    for (let vez = 0; vez < VEZES; vez++) medidas.push(await visitar(endereco, tela.caminho, sessao));
    const resumo = resumir(medidas);
    linhas.push({ tela: tela.nome, ...resumo });
    anotarTela(tela.nome, resumo);
  }
  console.table(linhas);
});

async function visitar(endereco: string, caminho: string, sessao: string | null): Promise<Result> {
  const porta = await portaLivre();
  return comPerfil({ endereco, sessao, porta }, async () => {
    const url = `${endereco}/web/${caminho}`;
    const medida = await lighthouse(url, {
      port: porta,
      logLevel: 'error',
      onlyCategories: Object.keys(METAS),
      disableStorageReset: true,
    });
    if (medida?.lhr.finalDisplayedUrl !== url) throw new Error(`${url} levou a ${medida?.lhr.finalDisplayedUrl}`);
    return medida.lhr;
  });
}

/** The middle turn by its performance; the other marks do not vary. */
function resumir(medidas: Result[]) {
  const nota = (lhr: Result, qual: string) => Math.round(100 * (lhr.categories[qual]?.score ?? 0));
  const emOrdem = medidas.toSorted((a, b) => nota(a, 'performance') - nota(b, 'performance'));
  const meio = emOrdem[Math.floor(emOrdem.length / 2)];
  if (!meio) throw new Error('nenhuma medida');
  for (const [qual, meta] of Object.entries(METAS)) {
    if (nota(meio, qual) >= meta) continue;
    for (const { id } of meio.categories[qual]?.auditRefs ?? []) {
      const { score, title, displayValue } = meio.audits[id] ?? {};
      if (typeof score === 'number' && score < 0.9) console.log(`${qual}: ${title} ${displayValue ?? ''}`);
    }
  }
  const ms = (id: string) => Math.round(meio.audits[id]?.numericValue ?? 0);
  return {
    ...Object.fromEntries(Object.keys(METAS).map((qual) => [qual, nota(meio, qual)])),
    'FCP ms': ms('first-contentful-paint'),
    'LCP ms': ms('largest-contentful-paint'),
    'TBT ms': ms('total-blocking-time'),
    CLS: meio.audits['cumulative-layout-shift']?.numericValue ?? 0,
    KiB: Math.round((meio.audits['total-byte-weight']?.numericValue ?? 0) / 1024),
  };
}

/** A line for its performance, and one for each other mark that is not what it should be. */
function anotarTela(tela: string, resumo: Record<string, number>): void {
  const figuras = Object.entries(resumo)
    .map(([qual, valor]) => `${qual} ${formatar(valor)}`)
    .join(', ');
  for (const [qual, min] of Object.entries(METAS)) {
    const valor = resumo[qual] ?? 0;
    if (qual === 'performance' || valor < min)
      anotar({ medida: `Tela ${tela}: ${qual}`, comparada: '', valor, meta: { min }, figuras });
  }
  for (const [qual, max] of Object.entries(LIMITES)) {
    const valor = resumo[qual] ?? 0;
    if (valor > max) anotar({ medida: `Tela ${tela}: ${qual}`, comparada: '', valor, meta: { max }, figuras });
  }
}

function portaLivre(): Promise<number> {
  return new Promise((pronto) => {
    const servidor = createServer().listen(0, '127.0.0.1', () => {
      const endereco = servidor.address();
      servidor.close(() => pronto(typeof endereco === 'object' && endereco ? endereco.port : 0));
    });
  });
}
