import type { Painel } from '@indica-bem/domain/painel/contrato';
import { comProduto, indicarMuitas, mediana, tabela } from './apoio';

/** The panel with ten thousand recommendations and with a million: the same time, and the right numbers. */
const POUCAS = 10_000;
const MUITAS = 1_000_000;

await comProduto(async ({ ctx: { pool }, endereco, token }) => {
  const ler = async () => {
    const resposta = await fetch(`${endereco}/api/reports/dashboard`, { headers: { api_token: token } });
    if (!resposta.ok) throw new Error(`status ${resposta.status}`);
    return (await resposta.json()) as Painel;
  };
  const medir = async () => {
    const painel = await ler();
    const { rows } = await pool.query(
      `select count(*)::int as n from prescricao where extract(year from data) = extract(year from current_date)`,
    );
    if (painel.funil.emitidas !== rows[0].n) throw new Error(`o painel diz ${painel.funil.emitidas}, são ${rows[0].n}`);
    return mediana(31, ler);
  };
  await indicarMuitas(pool, POUCAS);
  const poucas = await medir();
  await indicarMuitas(pool, MUITAS);
  const muitas = await medir();
  tabela([
    { medida: `${POUCAS} indicações`, ms: poucas },
    { medida: `${MUITAS} indicações`, ms: muitas },
    { medida: 'razão', ms: muitas / poucas },
  ]);
});
