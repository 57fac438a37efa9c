import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { transacao } from '../../db/transacao';
import { Recusa } from '../../nucleo/recusa';
import { criarSessao } from '../../nucleo/sessao';
import { aFundo } from '../a-fundo';
import { chamar } from '../chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../elenco';
import { desfazer, devolverTroca, escolher, indicar, resgatar, tirarCupom, validar } from '../jornada';
import { comPalco, exigirInvariantes } from '../palco';
import { recontarRegistro } from '../recontar-registro';

/** How many operations are thrown at the server. */
const OPERACOES = aFundo(600);
const CLIENTES = 24;
const POR_RODADA = 300;
const palco = comPalco({ limites: false });

/**
 * Many clients at once over a few recommendations. The order is nobody's to know, so what is judged is what was
 * acknowledged: each success must be found in the database, once, and nothing else. Sales are undone by stores and team and
 * made again, coupons are cancelled, released and changes given back, and requests answered long ago arrive once more. Meanwhile stores are suspended, come back and are
 * deleted, tutors are deleted, and the invariants say that nobody was left behind by them.
 */
test('muitos clientes sobre poucas indicações: cada êxito reconhecido está lá, uma vez', async () => {
  const admin = await criarAdmin(palco());
  const prescritor = await criarPrescritor(palco());
  const produto = await criarProduto(palco());
  const tutores = await Promise.all([criarTutor(palco()), criarTutor(palco()), criarTutor(palco())]);
  const lojas = await Promise.all(Array.from({ length: 5 }, () => criarLojista(palco())));
  const um = <T>(lista: readonly T[]): T => lista[Math.floor(Math.random() * lista.length)] as T;

  for (let feitas = 0; feitas < OPERACOES; feitas += POR_RODADA) {
    const indicacoes = await Promise.all(Array.from({ length: 4 }, () => indicar(palco(), { prescritor, produto })));
    const resgates = new Map<number, Set<number>>(indicacoes.map(({ id_prescricao }) => [id_prescricao, new Set()]));
    const cupons = new Map<number, number>();
    const vendas: { idCupom: number; vez: number; loja: Pessoa; chave: string }[] = [];
    const estornos = new Map<string, { quem: Pessoa; chave: string; id: number }>();
    let restam = POR_RODADA;
    const cliente = async () => {
      while (restam-- > 0) {
        const { id_prescricao: id, codigo_prescricao: codigo } = um(indicacoes);
        const [tutor, loja] = [um(tutores), um(lojas)];
        const sorte = Math.random();
        if (sorte < 0.2) {
          const { status } = await resgatar(palco(), tutor, codigo);
          expect([200, 401, 409]).toContain(status);
          if (status === 200) resgates.get(id)?.add(tutor.id);
        } else if (sorte < 0.65) {
          const { status, body } = await escolher(palco(), tutor, id, loja);
          // A deleted tutor has no session.
          expect([200, 401, 404, 409]).toContain(status);
          if (status === 200) cupons.set(body.id_coupon, id);
        } else if (cupons.size > 0) {
          const idCupom = um([...cupons.keys()]);
          const chave = randomUUID();
          const { status, body } = await validar(palco(), loja, idCupom, { chave });
          // A suspended or deleted store has no session.
          expect([200, 401, 409]).toContain(status);
          if (status === 200) vendas.push({ idCupom, vez: body.vez, loja, chave });
        }
        if (vendas.length > 0 && Math.random() < 0.3) {
          const venda = um(vendas);
          const { idCupom, vez } = venda;
          const daVez = `${idCupom}:${vez}`;
          const feito = estornos.get(daVez);
          const [quem, chave] = feito ? [feito.quem, feito.chave] : [um([admin, venda.loja]), randomUUID()];
          const { status, body } = await desfazer(palco(), quem, idCupom, { vez, chave });
          expect([200, 401, 404, 409], JSON.stringify(body)).toContain(status);
          if (status === 200) {
            // The same request again finds what it did; another one finds it done.
            const antes = estornos.get(daVez);
            if (antes) expect([antes.id, antes.chave]).toEqual([body.id_estorno, chave]);
            estornos.set(daVez, { quem, chave, id: body.id_estorno });
          }
          const { status: tarde, body: dela } = await validar(palco(), venda.loja, idCupom, { chave: venda.chave });
          expect([200, 401, 409]).toContain(tarde);
          if (tarde === 200) expect(dela.vez).toBe(vez);
        }
        // Somebody of the team acts on the same coupons: before or after the till, never beside it.
        if (cupons.size > 0 && Math.random() < 0.05) {
          const { status } = await tirarCupom(palco(), admin, um([...cupons.keys()]), Math.random() < 0.5);
          expect([200, 409]).toContain(status);
        }
        if (Math.random() < 0.05) {
          const { status } = await devolverTroca(palco(), admin, id, Math.floor(Math.random() * 4));
          expect([200, 409]).toContain(status);
        }
        if (sorte > 0.995) await trocarTutor(admin, tutores, Math.floor(Math.random() * tutores.length));
        if (sorte > 0.98) await mexerNaLoja(admin, lojas, Math.floor(Math.random() * lojas.length));
      }
    };
    await Promise.all(Array.from({ length: CLIENTES }, cliente));

    const vezes = vendas.map(({ idCupom, vez }) => `${idCupom}:${vez}`);
    expect(new Set(vezes).size).toBe(vezes.length);
    expect(vezes).toEqual(expect.arrayContaining([...estornos.keys()]));
    const { rows } = await palco().pool.query<{ id: number; tutor_id: number | null; usado: string | null }>(
      `select p.id, p.tutor_id, c.id || ':' || c.vez as usado from prescricao p
         left join cupom c on c.prescricao_id = p.id and c.estado = 'efetivado' where p.id = any ($1)`,
      [indicacoes.map(({ id_prescricao }) => id_prescricao)],
    );
    for (const { id, tutor_id, usado } of rows) {
      expect([...(resgates.get(id) ?? [])]).toEqual(tutor_id === null ? [] : [tutor_id]);
      const dePe = vezes.filter((vez) => cupons.get(Number.parseInt(vez, 10)) === id && !estornos.has(vez));
      expect(dePe).toEqual(usado === null ? [] : [usado]);
    }
    const escritos = await palco().pool.query<{ vez: string }>(
      `select e.cupom_id || ':' || e.vez as vez from estorno e where e.prescricao_id = any ($1)`,
      [indicacoes.map(({ id_prescricao }) => id_prescricao)],
    );
    expect(escritos.rows.map(({ vez }) => vez).sort()).toEqual([...estornos.keys()].sort());
    while (await darQuilos(palco()));
    await exigirInvariantes(palco().pool);
    expect(await recontarRegistro(async (sql) => (await palco().pool.query(sql)).rows)).toEqual([]);
  }
}, 1_800_000);

/** Deletes a tutor, with what waits for them, and lets another come. */
async function trocarTutor(admin: Pessoa, tutores: Pessoa[], qual: number): Promise<void> {
  const { status } = await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: tutores[qual]?.id ?? 0 } });
  expect([200, 404]).toContain(status);
  tutores[qual] = await criarTutor(palco());
}

/** Suspends a store and lets it come back, or deletes it and opens another in its place. */
async function mexerNaLoja(admin: Pessoa, lojas: Pessoa[], qual: number): Promise<void> {
  const loja = lojas[qual] as Pessoa;
  if (Math.random() < 0.5) {
    const { status } = await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: loja.id } });
    expect([200, 404]).toContain(status);
    lojas[qual] = await criarLojista(palco(), { tipo: Math.random() < 0.3 ? 'loja_online' : 'loja_fisica' });
    return;
  }
  for (const suspenso of [true, false]) {
    const { status } = await chamar(palco(), admin, 'PUT /usuario/:id/suspensao', {
      params: { id: loja.id },
      body: { suspenso },
    });
    expect([200, 404]).toContain(status);
  }
  // Another client may have deleted it meanwhile: then its old token stays, and opens nothing.
  const volta = transacao(palco().db, (trx) => criarSessao(trx, loja.id, palco().relogio()));
  loja.token = await volta.catch((erro) => {
    if (erro instanceof Recusa) return loja.token;
    throw erro;
  });
}
