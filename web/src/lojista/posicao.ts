import { verLugarDoCep } from '@indica-bem/domain/lojista/chamadas';
import { type Cidade, centroDaCidade, cidadeDoPrefixo } from '@indica-bem/domain/lojista/cidades';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { consulta, consultas } from '../lib/consultas';
import { ehPrefixo, type Lugar, type Prefixo } from './filtros';

export const SEM_LOCALIZACAO =
  'Não conseguimos determinar sua localização, verifique se a permissão de localização está ativa.';

const CHAVE = ['posicao do aparelho'];

/** Only in memory, so that "back" finds the same list; gone with the tab or the session. */
function usePosicao(): Ponto | undefined {
  return useQuery<Ponto>({ queryKey: CHAVE, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity }).data;
}

/** Where to measure from, in words too. */
export type Sabido = { frase: string; ponto: Ponto };

/** A position once given is not asked for again. Without any place, null; while a CEP is being looked up, undefined. */
export function useLugar(escolhido: Lugar | null): Sabido | null | undefined {
  const posicao = usePosicao();
  const cep = escolhido && ehPrefixo(escolhido) ? escolhido : null;
  const doCep = useLugarDoCep(cep);
  if (cep) return doCep;
  if (escolhido && escolhido !== 'aqui' && !ehPrefixo(escolhido)) return doCentro(escolhido);
  return posicao ? { frase: 'Perto de você', ponto: posicao } : null;
}

const doCentro = (cidade: Cidade): Sabido => ({
  frase: `A partir do centro de ${cidade}`,
  ponto: centroDaCidade(cidade),
});

function useLugarDoCep(cep: Prefixo | null): Sabido | undefined {
  const { data, isError } = useQuery({
    ...consulta(verLugarDoCep, { params: { cep: cep ?? '' } }),
    enabled: cep !== null,
    staleTime: 10 * 60_000,
  });
  const cidade = cep && cidadeDoPrefixo(cep);
  if (data?.bairro) {
    const { bairro, latitude, longitude } = data;
    return { frase: `A partir de ${bairro}, ${data.cidade}`, ponto: { latitude, longitude } };
  }
  // Nobody knows, or nobody could be asked: the centre is always there.
  return cidade && (data || isError) ? doCentro(cidade) : undefined;
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
