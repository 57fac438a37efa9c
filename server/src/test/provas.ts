import type { LeituraDoCaixa } from '@indica-bem/domain/cupom/leitura';
import { chavesDoSelo } from '../areas/cupom/chaves-do-selo';
import { assinarProva } from '../areas/cupom/prova';
import type { Contexto } from '../nucleo/contexto';

type Onde = Pick<Contexto, 'db' | 'relogio'>;

/** The proofs that a store would get for reading these coupons now, without the reading; none for what is no coupon of a till. */
async function provasDe(
  onde: Onde,
  idLojista: number,
  cupons: number[],
  leitura: LeituraDoCaixa = 'qr',
): Promise<(string | undefined)[]> {
  const chaves = await chavesDoSelo(onde);
  const linhas = await onde.db
    .selectFrom('cupom as c')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .select(['c.id', 'c.vez'])
    .where('c.id', 'in', cupons)
    .where('l.tipo', '=', 'loja_fisica')
    .execute();
  const vezes = new Map(linhas.map(({ id, vez }) => [id, vez]));
  return cupons.map((idCupom) => {
    const vez = vezes.get(idCupom);
    return vez === undefined ? undefined : assinarProva(chaves, { idCupom, vez, idLojista }, leitura, onde.relogio());
  });
}

export const provaDe = async (...[onde, idLojista, idCupom, leitura]: [Onde, number, number, LeituraDoCaixa?]) =>
  (await provasDe(onde, idLojista, [idCupom], leitura))[0];
