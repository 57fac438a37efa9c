import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { consultas } from '../lib/consultas';
import type { Lugar } from './filtros';

export const SEM_LOCALIZACAO =
  'Não conseguimos determinar sua localização, verifique se a permissão de localização está ativa.';

const CHAVE = ['posicao do aparelho'];

/** Only in memory, so that "back" finds the same list; gone with the tab or the session. */
function usePosicao(): Ponto | undefined {
  return useQuery<Ponto>({ queryKey: CHAVE, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity }).data;
}

/** Where to measure from. A position once given is not asked for again; without any, null. */
export function useLugar(pedido: Lugar | null): { lugar: Lugar; ponto: Ponto } | null {
  const posicao = usePosicao();
  if (pedido && pedido !== 'aqui') return { lugar: pedido, ponto: centroDaCidade(pedido) };
  return posicao ? { lugar: 'aqui', ponto: posicao } : null;
}

export function usePedirPosicao(aoSaber: () => void) {
  return useMutation({
    mutationFn: pedirPosicao,
    onSuccess: (posicao) => {
      consultas.setQueryData(CHAVE, posicao);
      aoSaber();
    },
  });
}

function pedirPosicao(): Promise<Ponto> {
  return new Promise((achou, falhou) => {
    if (!navigator.geolocation) return falhou(new Error(SEM_LOCALIZACAO));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => achou({ latitude, longitude }),
      () => falhou(new Error(SEM_LOCALIZACAO)),
      { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
    );
  });
}
