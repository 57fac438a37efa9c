import { acertosDa, type Praca, verAcerto } from './acertos';
import { chamar } from './chamar';
import { criarLojista, type Pessoa } from './elenco';
import type { Palco } from './palco';

export async function cnpjDa({ pool }: Palco, loja: Pessoa): Promise<string> {
  const { rows } = await pool.query<{ cnpj: string }>(
    'select coalesce(cnpj, cnpj_da_excluida) as cnpj from lojista where id = $1',
    [loja.id],
  );
  return rows[0]?.cnpj ?? '';
}

export async function excluirLoja(palco: Palco, quem: Pessoa, loja: Pessoa): Promise<void> {
  const { status, texto } = await chamar(palco, quem, 'DELETE /shopkeeper/:id', { params: { id: loja.id } });
  if (status !== 200) throw new Error(texto);
}

/** Deleted, and registered again: another store to the product, the same company. */
export async function voltar(palco: Palco, quem: Pessoa, loja: Pessoa): Promise<Pessoa> {
  const cnpj = await cnpjDa(palco, loja);
  await excluirLoja(palco, quem, loja);
  return criarLojista(palco, { cnpj });
}

/** A store's settlements, the oldest first, as the finances read them whoever is gone: month, carried over, inherited, total. */
export async function contasDa(palco: Palco, { financeiro }: Pick<Praca, 'financeiro'>, loja: Pessoa) {
  const { acertos } = await acertosDa(palco, { ...financeiro, id: loja.id });
  return acertos.toReversed().map(({ mes, anterior, herdado, total }) => [mes, anterior, herdado, total]);
}

/** Its last one, whole. */
export async function ultimoPelaEquipe(palco: Palco, { financeiro }: Pick<Praca, 'financeiro'>, loja: Pessoa) {
  const [ultimo] = (await acertosDa(palco, { ...financeiro, id: loja.id })).acertos;
  if (!ultimo) throw new Error('a loja não tem acerto');
  return (await verAcerto(palco, financeiro, ultimo.id_acerto)).acerto;
}
