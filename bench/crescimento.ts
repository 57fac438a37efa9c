import type pg from 'pg';
import { comBancoNovo, comDemo, entrarComo } from './apoio/banco';
import { buscasDoAtendimento } from './apoio/buscas';
import { criarBanco } from './apoio/criar-banco';
import { povoarPais } from './apoio/em-escala';
import { anotar, emTurnos, formatar } from './apoio/medir';
import { ligarProduto } from './apoio/produto';

/**
 * What people open every day, with ten thousand recommendations and with ten million (`BENCH_INDICACOES`), in turns; the
 * people grow with them: a tutor for ten, a partner for a thousand, a store for two thousand.
 */
const POUCAS = 10_000;
const MUITAS = Number(process.env.BENCH_INDICACOES ?? 10_000_000);
const VEZES = 41;
/** Indexes are built by both cores, in memory, and the log is not the measure. */
const AJUSTES = { maintenance_work_mem: '2GB', max_wal_size: '16GB', checkpoint_timeout: '30min' };
const emMilhares = MUITAS.toLocaleString('pt-BR');

await comBancoNovo(async ({ url }) => {
  const poucas = await servidorCom(await criarBanco(url, 'poucas'), POUCAS);
  const inicio = Date.now();
  const muitas = await servidorCom(await criarBanco(url, 'muitas'), MUITAS);
  console.log(`montado em ${formatar((Date.now() - inicio) / 60_000)} min`);
  for (const nome of Object.keys(poucas.telas)) {
    const ms = await emTurnos(VEZES, { poucas: () => poucas.pedir(nome), muitas: () => muitas.pedir(nome) });
    anotar({
      medida: `${nome}, ${emMilhares} de indicações`,
      comparada: 'o mesmo com 10.000',
      valor: ms.muitas / ms.poucas,
      meta: { max: 1.5 },
      figuras: `${formatar(ms.muitas)} ms contra ${formatar(ms.poucas)} ms`,
    });
  }
  await anotarIndices(muitas.pool);
  await poucas.fechar();
  await muitas.fechar();
}, AJUSTES);

type Tela = { caminho: string; token: string };

async function servidorCom(url: string, total: number) {
  const pool = await comDemo(url, 8);
  await povoarPais(pool, total);
  const { app, fechar } = await ligarProduto(pool);
  const telas = await listarTelas(pool);
  return {
    pool,
    telas,
    fechar,
    async pedir(nome: string): Promise<void> {
      const { caminho, token } = telas[nome] as Tela;
      const resposta = await app.inject({ url: `/api${caminho}`, headers: { api_token: token } });
      if (resposta.statusCode !== 200) throw new Error(`${caminho}: ${resposta.statusCode} ${resposta.body}`);
    },
  };
}

async function listarTelas(pool: pg.Pool): Promise<Record<string, Tela>> {
  const tutor = await entrarComo(pool, 'tutor01@example.com');
  const parceiro = await entrarComo(pool, 'parceiro01@example.com');
  const loja = await entrarComo(pool, 'loja01@example.com');
  const { token } = await entrarComo(pool, 'admin@example.com');
  const mes = dia(30).slice(0, 7);
  const relatorio = `data_referencia_inicio=${mes}-01&data_referencia_fim=${mes}-01`;
  const buscas = Object.entries(await buscasDoAtendimento(pool, 'pessoa703@example.com'));
  return {
    'Início do tutor': { caminho: `/tutor/${tutor.id}/inicio`, token: tutor.token },
    'Lista do tutor': { caminho: `/tutor/${tutor.id}/prescritions`, token: tutor.token },
    'Início do parceiro': { caminho: `/prescriber/${parceiro.id}/inicio`, token: parceiro.token },
    'Lista do parceiro': { caminho: `/prescriber/${parceiro.id}/prescritions`, token: parceiro.token },
    'Início da loja': { caminho: `/shopkeeper/${loja.id}/inicio`, token: loja.token },
    'Lista da loja, um mês': {
      caminho: `/shopkeeper/${loja.id}/coupons?de=${dia(30)}&ate=${dia(0)}`,
      token: loja.token,
    },
    'Lista da equipe': { caminho: '/prescritions', token },
    'Busca de pessoas': { caminho: '/tutors?busca=ana', token },
    'Lojas próximas': { caminho: '/shopkeepers?latitude=-23.5&longitude=-47.45', token: tutor.token },
    Painel: { caminho: '/reports/dashboard', token },
    'Prévia do relatório 8, um mês': { caminho: `/reports?tipo_report=8&${relatorio}`, token },
    'Prévia do relatório 4, um mês': { caminho: `/reports?tipo_report=4&${relatorio}`, token },
    ...Object.fromEntries(
      buscas.map(([nome, q]) => [
        `Busca do atendimento, ${nome}`,
        { caminho: `/atendimento/busca?${new URLSearchParams({ q })}`, token },
      ]),
    ),
  };
}

function dia(ha: number): string {
  return new Date(Date.now() - ha * 86_400_000).toISOString().slice(0, 10);
}

async function anotarIndices(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ nome: string; bytes: number }>(
    `select relname as nome, pg_relation_size(oid)::float as bytes from pg_class
      where relkind = 'i' and relnamespace = 'public'::regnamespace order by 2 desc limit 10`,
  );
  anotar({
    medida: `Os dez maiores índices com ${emMilhares} de indicações, bytes por indicação`,
    comparada: '',
    valor: rows.reduce((soma, { bytes }) => soma + bytes, 0) / MUITAS,
    figuras: rows.map(({ nome, bytes }) => `${nome} ${bytes.toLocaleString('pt-BR')}`).join('; '),
  });
}
