import { useRef, useState } from 'react';

/** Something asked by a tap: one at a time, and what went wrong. */
export function usePergunta<D, R>(perguntar: (dados: D) => Promise<R>) {
  const ocupado = useRef(false);
  const [estado, setEstado] = useState<{ andando: boolean; resposta?: R; erro?: Error }>({ andando: false });

  async function fazer(dados: D): Promise<void> {
    if (ocupado.current) return;
    ocupado.current = true;
    setEstado({ andando: true });
    try {
      setEstado({ andando: false, resposta: await perguntar(dados) });
    } catch (erro) {
      setEstado({ andando: false, erro: erro instanceof Error ? erro : new Error(String(erro)) });
    } finally {
      ocupado.current = false;
    }
  }

  /** The answer to another question does not stand beside this one. */
  function esquecer(): void {
    if (!ocupado.current) setEstado({ andando: false });
  }

  return { ...estado, perguntar: (dados: D) => void fazer(dados), esquecer };
}
