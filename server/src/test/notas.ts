import { comDigitoDaChave } from '@indica-bem/domain/nota/chave';
import { chamar } from './chamar';
import type { Pessoa } from './elenco';
import type { Palco } from './palco';

let numero = 0;

type Campos = { uf?: string; mes?: string; cnpj: string; modelo?: string; emissao?: string; numero?: number };

/** The key of a receipt that nobody issued; each time another. */
export function chaveInventada({
  uf = '35',
  mes = '2603',
  cnpj,
  modelo = '65',
  emissao = '1',
  numero: n,
}: Campos): string {
  const serieENumero = `001${String(n ?? ++numero).padStart(9, '0')}`;
  return comDigitoDaChave(`${uf}${mes}${cnpj}${modelo}${serieENumero}${emissao}12345678`);
}

export async function cnpjDa({ db }: Pick<Palco, 'db'>, loja: Pessoa): Promise<string> {
  const { cnpj } = await db.selectFrom('lojista').select('cnpj').where('id', '=', loja.id).executeTakeFirstOrThrow();
  return cnpj ?? '';
}

export const enviarNota = (palco: Palco, quem: Pessoa, id: number, nota: string, vez = 1) =>
  chamar(palco, quem, 'PUT /coupon/:id/nota', { params: { id }, body: { vez, nota } });

export const verNota = (palco: Palco, quem: Pessoa, id: number) =>
  chamar(palco, quem, 'GET /coupon/:id/nota', { params: { id } });

type Retirada = { vez?: number; motivo?: 'dado_errado' };

export const retirarNota = (
  palco: Palco,
  quem: Pessoa,
  id: number,
  chave: string,
  { vez = 1, motivo }: Retirada = {},
) => chamar(palco, quem, 'POST /coupon/:id/nota/retirada', { params: { id }, body: { vez, chave, motivo } });
