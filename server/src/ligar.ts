import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { criarApp } from './app';
import { esquecerAjustes } from './areas/configuracao/ajustes';
import { garantirPrimeiroAdmin } from './areas/conta/garantir-admin';
import { esquecerChaves } from './areas/cupom/chaves-do-selo';
import type { Config } from './config/config';
import { avisosDaProducao } from './config/exigir-da-producao';
import { darSeMuitos } from './dar-quilos';
import { abrirDb, abrirPool, type Db } from './db/conexao';
import { iniciarVigiado, type PostgresVigiado } from './db/embutido/vigia';
import { exclusividade } from './db/exclusividade';
import { exigirConexao } from './db/exigir-conexao';
import { ouvirInstancias } from './db/instancias';
import { abrirLeitor } from './db/leitor';
import { usosDoBanco } from './db/opcoes-da-conexao';
import { contarComPooler } from './db/pooler';
import { abrirRelogio, acertarRelogio } from './db/relogio-do-banco';
import { exigirSemDemo } from './demo/exigir-sem-demo';
import { semearRegistro } from './demo/registro';
import { LOGINS_DE_DEMONSTRACAO, semearDemo } from './demo/semear-demo';
import { type Aberto, desligar, fecharTudo, type NoAr } from './desligar';
import { emCiclo } from './jobs/ciclo';
import { abrirFila } from './jobs/fila';
import { abrirCorreio } from './mail/correio';
import { vigiarRele } from './mail/rele';
import { atualizarBanco } from './migracao/atualizar-banco';
import { type Avisos, abrirAvisos } from './nucleo/avisos';
import type { Contexto } from './nucleo/contexto';
import { VERSAO } from './nucleo/versao';
import { ligarTracos } from './observacao/tracos';
import { semearPadroes } from './padroes';
import { trabalhadores } from './trabalhadores';

/** What had to end was waited for already. */
const SEM_PACIENCIA = 0;
/** It writes what it has in memory to the disk. Left behind, it ends by itself, and the next start waits for that. */
const PRAZO_DO_EMBUTIDO = 10_000;

type Opcoes = {
  pastaDasMigracoes: string;
  pastaDaWeb?: string;
  avisar: (frase: string) => void;
  /** Something it cannot work without is gone for good; unheard, it ends the process. */
  aoDesistir?: (erro: Error) => void;
};
/** `segundos`: for how long it goes on serving, unready, before it stops. */
export type Ligado = { url: string; log: FastifyBaseLogger; desligar(segundos?: number): Promise<void> };

/** Everything from an environment to a listening server; what was opened is closed again if any step fails. */
export async function ligar(config: Config, opcoes: Opcoes): Promise<Ligado> {
  const abertos: Aberto[] = [];
  try {
    const { url, ...noAr } = await subir(config, opcoes, abertos);
    const { log } = noAr.app;
    return { url, log, desligar: (segundos = 0) => desligar(noAr, segundos, config.prazos.parada) };
  } catch (erro) {
    await fecharTudo(abertos, () => undefined);
    throw erro;
  }
}

async function subir(lida: Config, opcoes: Opcoes, abertos: Aberto[]): Promise<NoAr & { url: string }> {
  const { avisar } = opcoes;
  const avisos = abrirAvisos();
  const embutido = lida.databaseUrl ? undefined : await bancoEmbutido(lida, { ...opcoes, ...avisos }, abertos);
  const databaseUrl = lida.databaseUrl ?? embutido?.url ?? '';
  const config = await reconhecer(databaseUrl, lida, avisar);
  const { chamadas, demorados } = usosDoBanco(config);
  const dosTrabalhos = abrirPool(databaseUrl, config.conexoes.trabalhos, demorados);
  abertos.push({ nome: 'banco de dados, trabalhos', fechar: () => dosTrabalhos.end() });
  await atualizarBanco(dosTrabalhos, config, opcoes);
  const relogioDoBanco = abrirRelogio();
  await acertarRelogio(relogioDoBanco, dosTrabalhos);

  const pool = abrirPool(databaseUrl, config.conexoes.chamadas, chamadas);
  abertos.push({ nome: 'banco de dados', fechar: () => pool.end() });
  const [db, semPressa] = [abrirDb(pool, config), abrirDb(dosTrabalhos, config)];
  if (config.producao) await exigirSemDemo(semPressa);
  const leitor = abrirLeitor(databaseUrl, config.databaseReadUrl, {
    conexoes: config.conexoes.leituras,
    uso: demorados,
  });
  abertos.push({ nome: 'leitor', fechar: () => leitor.fechar() });
  let urlPublica = config.urlPublica ?? `http://localhost:${config.porta}`;
  const fila = await abrirFila(dosTrabalhos, (erro) => app.log.error({ err: erro }, 'fila'));
  const ctx: Contexto = {
    config,
    pool,
    poolDosTrabalhos: dosTrabalhos,
    db,
    semPressa,
    leitor,
    fila,
    avisos,
    ...(embutido && { avaria: embutido.avaria }),
    relogio: relogioDoBanco.hora,
    relogioDoBanco,
    urlPublica: () => urlPublica,
  };
  if (config.tracos) await tracar(config.tracos, avisos, abertos);
  const app = await criarApp(ctx, opcoes);
  for (const aviso of [...config.nomesTrocados, ...avisosDaProducao(config, ctx.relogio())]) app.log.warn(aviso);
  const esquecer = (banco: Db) => {
    esquecerChaves(banco);
    esquecerAjustes(banco);
  };
  const ouvidas = ouvirInstancias(databaseUrl, () => [db, semPressa].forEach(esquecer), {
    pooler: config.pooler,
    uso: chamadas,
  });
  abertos.push({ nome: 'avisos entre instâncias', fechar: () => ouvidas.parar() });

  const aosTrabalhos: Contexto = { ...ctx, pool: dosTrabalhos, db: semPressa };
  await semearPadroes(semPressa);
  if (config.admin) await garantirPrimeiroAdmin(semPressa, config.admin);
  const demo = config.demo && (await semearDemo(semPressa, ctx.relogio()));
  if (demo) await semearRegistro(aosTrabalhos);
  const correio = abrirCorreio(config);
  abertos.push({ nome: 'correio', fechar: async () => correio.fechar() });
  const { correio: vigiado, rele } = vigiarRele(correio, ctx.avisos);
  await fila.trabalhar(trabalhadores(aosTrabalhos, vigiado), { ...config.correio, rele });
  abertos.push({ nome: 'fila', fechar: () => fila.parar(SEM_PACIENCIA) });
  const quilos = emCiclo(
    () => darSeMuitos(aosTrabalhos),
    (erro) => app.log.error({ err: erro }, 'julgamento e registro das compras'),
  );
  abertos.push({ nome: 'julgamento das compras', fechar: () => quilos.parar() });
  const descansar = () => Promise.all([fila.descansar(), quilos.parar()]);

  await app.listen({ port: config.porta, host: config.host }).catch((erro) => {
    throw erro.code === 'EADDRINUSE'
      ? new Error(`A porta ${config.porta} já está em uso. Escolha outra com PORT.`)
      : erro;
  });
  const endereco = app.server.address();
  const porta = typeof endereco === 'object' && endereco ? endereco.port : config.porta;
  if (!config.urlPublica) urlPublica = `http://localhost:${porta}`;

  avisar(`\nIndica Bem no ar: ${urlPublica}/web/`);
  if (demo) avisar(LOGINS_DE_DEMONSTRACAO);
  return { url: urlPublica, app, abertos, descansar };
}

/** Whether somebody answers there, and what stands before it: how all connections are used follows from that. */
async function reconhecer(url: string, config: Config, avisar: Opcoes['avisar']): Promise<Config> {
  const { abrir } = config.prazosDoBanco;
  const pool = abrirPool(url, 1, { abrir, vez: abrir });
  try {
    await exigirConexao(pool, 'DATABASE_URL');
    return await contarComPooler(pool, config, avisar);
  } finally {
    await pool.end();
  }
}

/** Loaded only here: who asks for no traces has none of it. */
async function tracar(destino: NonNullable<Config['tracos']>, avisos: Avisos, abertos: Aberto[]): Promise<void> {
  const { abrirTracador } = await import('./observacao/tracador');
  const tracador = abrirTracador({
    ...destino,
    versao: VERSAO,
    aoParar: (motivo) => avisos.registrar('coletor-parado', { motivo }),
    aoVoltar: () => avisos.registrar('coletor-voltou'),
  });
  ligarTracos(tracador);
  abertos.push({ nome: 'traços', fechar: () => tracador.fechar().finally(() => ligarTracos(undefined)) });
}

async function bancoEmbutido(
  config: Config,
  { avisar, aoDesistir = lancar, registrar }: Opcoes & Pick<Avisos, 'registrar'>,
  abertos: Aberto[],
): Promise<PostgresVigiado> {
  const so = await exclusividade(config.pastaDeDados);
  abertos.push({ nome: 'pasta de dados', fechar: () => so.soltar() });
  const pasta = path.join(config.pastaDeDados, 'postgres');
  const postgres = await iniciarVigiado({ pasta, avisar, registrar, aoDesistir });
  abertos.push({ nome: 'banco embutido', fechar: () => postgres.parar(), prazo: PRAZO_DO_EMBUTIDO });
  return postgres;
}

function lancar(erro: Error): never {
  throw erro;
}
