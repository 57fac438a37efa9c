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

/** The point to measure from; undefined until there is one. */
export function usePonto(lugar: Lugar | null): Ponto | undefined {
  const posicao = usePosicao();
  if (lugar === 'aqui') return posicao;
  return lugar ? centroDaCidade(lugar) : undefined;
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
