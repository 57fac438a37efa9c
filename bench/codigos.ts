import { indicarMuitas } from './apoio/banco';
import { anotar, cronometrar, formatar, mediana } from './apoio/medir';
import { comProduto } from './apoio/produto';

/** A batch of the largest size, over HTTP, among a hundred thousand recommendations. */
const VEZES = 9;

await comProduto(async ({ ctx: { pool }, endereco, token }) => {
  await indicarMuitas(pool, 100_000);
  const tempos: number[] = [];
  for (let vez = 0; vez < VEZES; vez++) {
    tempos.push(
      await cronometrar(async () => {
        const resposta = await fetch(`${endereco}/api/prescrition/lote`, {
          method: 'POST',
          headers: { api_token: token, 'content-type': 'application/json' },
          body: JSON.stringify({ quantidade: 1000, data_referencia: new Date().toISOString().slice(0, 10) }),
        });
        if (!resposta.ok) throw new Error(await resposta.text());
        await resposta.arrayBuffer();
      }),
    );
  }
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from prescricao where lote_id is not null and lote_id in (select id from lote order by id desc limit $1)',
    [VEZES],
  );
  if (rows[0]?.n !== VEZES * 1000) throw new Error(`${rows[0]?.n} códigos`);
  anotar({
    medida: 'Gerar 1000 códigos (s)',
    comparada: '—',
    valor: mediana(tempos),
    meta: { max: 0.3 },
    figuras: `de ${formatar(Math.min(...tempos))} a ${formatar(Math.max(...tempos))} s`,
  });
});
