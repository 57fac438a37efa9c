import { trabalhadores } from '../server/src/trabalhadores';
import { type Arquivo, arquivosDeBaixa, conferirBaixa, enviarBaixa } from './apoio/baixa';
import { darBaixaAMao } from './apoio/baixa-a-mao';
import { indicarMuitas } from './apoio/banco';
import { povoarPraca } from './apoio/cupons';
import { anotar, cronometrar, formatar, mediana } from './apoio/medir';
import { comProduto } from './apoio/produto';

/** Bulk redemption of 100,000 coupons against the same effect by one statement over a staged table, in turns. */
const LINHAS = 100_000;
const VOLTAS = 3;

await comProduto(async ({ ctx, endereco, token, databaseUrl }) => {
  const { pool } = ctx;
  await povoarPraca(pool);
  await indicarMuitas(pool, 2 * VOLTAS * LINHAS, { todasNaLoja: true });
  const arquivos = await arquivosDeBaixa(pool, 2 * VOLTAS, LINHAS);
  const proximo = async () => {
    await pool.query('checkpoint');
    return arquivos.pop() as Arquivo;
  };
  const [recepcoes, trabalhos, aMao]: [number[], number[], number[]] = [[], [], []];
  for (let volta = 0; volta < VOLTAS; volta++) {
    const umaMao = await proximo();
    let recusadas = 0;
    aMao.push(
      await cronometrar(async () => {
        recusadas = await darBaixaAMao(databaseUrl, ctx.db, umaMao.csv);
      }),
    );
    await conferirBaixa(pool, umaMao, recusadas);

    const nosso = await proximo();
    let id = 0;
    recepcoes.push(
      await cronometrar(async () => {
        id = await enviarBaixa(endereco, token, nosso);
      }),
    );
    trabalhos.push(await cronometrar(() => ctx.fila.esvaziar(trabalhadores(ctx, { enviar: async () => undefined }))));
    const { rows } = await pool.query('select estado, aceitas, recusadas from importacao where id = $1', [id]);
    if (rows[0].estado !== 'concluida' || rows[0].aceitas !== LINHAS - nosso.ruins)
      throw new Error(JSON.stringify(rows[0]));
    await conferirBaixa(pool, nosso, rows[0].recusadas);
  }
  const razoes = aMao.map((mao, i) => ((recepcoes[i] ?? 0) + (trabalhos[i] ?? 0)) / mao);
  anotar({
    medida: `Baixa de ${LINHAS} cupons por arquivo`,
    comparada: 'o mesmo efeito por um comando escrito à mão sobre o arquivo copiado para uma tabela',
    valor: mediana(razoes),
    meta: { max: 1.5 },
    figuras: `${formatar(mediana(recepcoes))} s de recepção e ${formatar(mediana(trabalhos))} s de trabalho contra ${formatar(mediana(aMao))} s; ${LINHAS - LINHAS / 100} aceitas e ${LINHAS / 100} recusadas dos dois lados`,
  });
});
