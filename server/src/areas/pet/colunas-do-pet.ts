import type { DadosDoPet } from '@indica-bem/domain/pet/contrato';
import { racaDaLista } from '@indica-bem/domain/pet/racas';
import { errosDoPet, faltaNoPet } from '@indica-bem/domain/pet/regras';
import { Recusa } from '../../nucleo/recusa';

/** A cat has no size, and a breed is kept by its name in the list. */
export function colunasDoPet(dados: DadosDoPet, hoje: string) {
  const { nome, tipo, data_nascimento, peso } = dados;
  const raca = racaDaLista(tipo, dados.raca);
  const faltam = faltaNoPet(dados).map((campo) => [campo, 'Preencha este campo']);
  const campos = {
    ...Object.fromEntries(faltam),
    ...errosDoPet(dados, hoje),
    ...(raca === null && { raca: 'Escolha uma raça da lista' }),
  };
  if (raca === null || Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  return { nome, tipo, data_nascimento, peso, raca, porte: tipo === 'Cão' ? dados.porte : null };
}
