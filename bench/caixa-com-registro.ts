import { Instancia, portaLivre } from '../faults/comum/processo';
import { comBancoNovo, comDemo, indicarMuitas } from './apoio/banco';
import { wrk } from './apoio/carga';
import { criarCupons, escreverProvas, povoarPraca, VALIDAR } from './apoio/cupons';
import { anotar, formatar, mediana } from './apoio/medir';

/** What the till pays for the public register: one server, judging all the while, with what it gives written as leaves or not. */
const PARES = 7;
const SEGUNDOS = 10;

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  await indicarMuitas(pool, 100_000);
  const lojas = await povoarPraca(pool);
  // So many sales of so few would be held, and what is held is no leaf.
  await pool.query('update regra_de_velocidade set ligada = false');
  const servidor = new Instancia(await portaLivre(), url, pasta, { RATE_LIMIT: 'on' });
  await servidor.subir();

  let bloco = 0;
  const vender = async (comRegistro: boolean): Promise<number> => {
    await pool.query(`alter table compra_a_julgar ${comRegistro ? 'enable' : 'disable'} trigger anotar_quilo_julgado`);
    const antes = await criarCupons(pool, lojas, ++bloco);
    const args = [antes, await escreverProvas(pool, { lojas, antes, pasta })];
    const { porSegundo } = await wrk(servidor.url, { script: VALIDAR, conexoes: 32, segundos: SEGUNDOS, args });
    await ateQueNadaEspere();
    return porSegundo;
  };
  /** What is left of one turn is not work of the next. */
  const ateQueNadaEspere = async (): Promise<void> => {
    for (;;) {
      const { rows } = await pool.query<{ esperam: boolean }>(
        'select exists (select from compra_a_julgar) or exists (select from quilo_a_registrar) as esperam',
      );
      if (!rows[0]?.esperam) return;
    }
  };

  await vender(true);
  const [com, sem]: [number[], number[]] = [[], []];
  for (let par = 0; par < PARES; par++) {
    // The one that goes first changes each time.
    for (const comRegistro of par % 2 ? [true, false] : [false, true])
      (comRegistro ? com : sem).push(await vender(comRegistro));
  }
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from folha');
  anotar({
    medida: 'Validação de cupom, com o registro público',
    comparada: 'o mesmo sem escrever folhas, par a par',
    valor: mediana(com.map((porSegundo, i) => porSegundo / (sem[i] ?? porSegundo))),
    meta: { min: 0.97 },
    figuras: `${formatar(mediana(com))}/s contra ${formatar(mediana(sem))}/s; ${rows[0]?.n} folhas escritas`,
  });
  await servidor.parar();
  await pool.end();
});
