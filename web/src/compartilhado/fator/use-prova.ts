import { verFator } from '@indica-bem/domain/fator/chamadas';
import { useRef, useState } from 'react';
import { invalidar } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';

/** Who closed the question did not fail at anything. */
class Desistiu extends Error {
  override readonly name = 'Desistiu';
}

export const desistiu = (erro: Error | null): boolean => erro instanceof Desistiu;

/** How what guards the account is changed: tried, and tried again once the owner has proved to be there. */
export function useProva() {
  const [pedida, setPedida] = useState<{ provou: () => void; fechar: () => void } | null>(null);
  const aberta = useRef<Promise<void>>(null);

  function pedir(): Promise<void> {
    aberta.current ??= new Promise<void>((ok, nao) => {
      const terminar = (fim: () => void) => () => {
        aberta.current = null;
        setPedida(null);
        fim();
      };
      setPedida({ provou: terminar(ok), fechar: terminar(() => nao(new Desistiu())) });
    });
    return aberta.current;
  }

  async function comProva<R>(acao: () => Promise<R>): Promise<R> {
    try {
      return await acao();
    } catch (erro) {
      if (!(erro instanceof ErroDaApi && erro.codigo === 'CONFIRME_QUE_E_VOCE')) throw erro;
      await pedir();
      await invalidar(verFator);
      return acao();
    }
  }

  return { comProva, pedida };
}

export type Prova = ReturnType<typeof useProva>;
