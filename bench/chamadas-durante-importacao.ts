import { setTimeout as esperar } from 'node:timers/promises';
import { Instancia, portaLivre } from '../faults/comum/processo';
import { type Arquivo, arquivosDeBaixa, conferirBaixa, enviarBaixa } from './apoio/baixa';
import { comBancoNovo, comDemo, entrarComo, indicarMuitas } from './apoio/banco';
import { listaDoTutor, wrk } from './apoio/carga';
import { povoarPraca } from './apoio/cupons';
import { anotar, formatar, mediana } from './apoio/medir';

/** What others notice of a bulk redemption of 100,000 coupons, from the moment its file is sent. */
const LINHAS = 100_000;
const SEGUNDOS = 12;
const VOLTAS = 3;

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  await povoarPraca(pool);
  await indicarMuitas(pool, VOLTAS * LINHAS, { todasNaLoja: true });
  const arquivos = await arquivosDeBaixa(pool, VOLTAS, LINHAS);
  const tutor = await entrarComo(pool, 'tutor01@example.com');
  const { token } = await entrarComo(pool, 'admin@example.com');
  const servidor = new Instancia(await portaLivre(), url, pasta);
  await servidor.subir();
  const lista = { script: listaDoTutor(tutor.id), conexoes: 4, segundos: SEGUNDOS, args: [tutor.token] };
  const outras = async () => (await wrk(servidor.url, lista)).p99;

  const importar = async (arquivo: Arquivo) => {
    const inicio = performance.now();
    const id = await enviarBaixa(servidor.url, token, arquivo);
    for (;;) {
      const { rows } = await pool.query('select estado, recusadas from importacao where id = $1', [id]);
      if (rows[0].estado === 'concluida') {
        const segundos = (performance.now() - inicio) / 1000;
        await conferirBaixa(pool, arquivo, rows[0].recusadas);
        return segundos;
      }
      await esperar(50);
    }
  };

  const [sem, com, duracoes]: [number[], number[], number[]] = [[], [], []];
  for (const arquivo of arquivos) {
    sem.push(await outras());
    const importacao = importar(arquivo);
    com.push(await outras());
    duracoes.push(await importacao);
    // What was bought is judged in the background for a while yet: of the next turn that is no part.
    await pool.query('truncate compra_a_julgar, quilo_a_registrar');
  }
  const [p99Sem, p99Com] = [mediana(sem), mediana(com)];
  anotar({
    medida: `p99 das outras chamadas durante a baixa de ${LINHAS} cupons`,
    comparada: 'o mesmo sem importação',
    valor: p99Com / p99Sem,
    meta: { max: 2 },
    figuras: `${formatar(p99Com)} ms contra ${formatar(p99Sem)} ms em ${SEGUNDOS} s; importado em ${formatar(mediana(duracoes))} s`,
  });
  await servidor.parar();
  await pool.end();
});
