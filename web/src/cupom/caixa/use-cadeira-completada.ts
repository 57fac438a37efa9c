import { verQuiloDaVenda } from '@indica-bem/domain/registro/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consulta } from '../../lib/consultas';

/** A purchase is judged and written down about a second after the sale: nobody asks before. */
const PERGUNTAR_A_CADA = 2_000;
const VEZES = 4;

/** Which wheelchair this sale completed, once the register says so; null for nearly every one, and without an answer. */
export function useCadeiraCompletada(idDoCupom: number): number | null {
  const [pronto, setPronto] = useState(false);
  useEffect(() => {
    const relogio = setTimeout(() => setPronto(true), PERGUNTAR_A_CADA);
    return () => clearTimeout(relogio);
  }, []);
  const { data } = useQuery({
    ...consulta(verQuiloDaVenda, { params: { id: idDoCupom } }),
    enabled: pronto,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.data?.situacao === 'a_registrar' && state.dataUpdateCount < VEZES ? PERGUNTAR_A_CADA : false,
  });
  return data?.cadeira ?? null;
}
