import { useEffect, useRef, useState } from 'react';
import { ErroDaApi } from '../lib/erros-da-api';
import { uuid } from '../lib/uuid';
import type { Guarda } from './saida';
import { fecharErro } from './toasts';
import { useAvisoDeSaida } from './use-aviso-de-saida';

type OpcoesDoEnvio<D, R> = {
  /** `chave` is one per intention: sent again after a lost answer, the same thing is not made twice. */
  enviar: (dados: D, chave: string) => Promise<R>;
  /** What the rest of the app learns of it, wherever the person is by now: `naTela` says whether still here. */
  aoEnviar?: (resposta: R, dados: D, naTela: boolean) => unknown;
  /** To the next screen, if the person is still at this one. Without it the form stays, open for the next. */
  seguir?: (resposta: R, dados: D) => unknown;
  aoFalhar?: (erro: Error, dados: D, naTela: boolean) => void;
  /** However it went: the lists read again. */
  aoTerminar?: () => unknown;
  /** There is something on the screen that leaving would lose. */
  mudou?: boolean;
  /** Where nothing of it is lost; without it, at this address only. */
  continua?: Guarda;
};

type Estado<D> = { dados: D | null; erro: Error | null };

/**
 * How every form and every button that changes something sends. The guard is a plain variable, shut before the first
 * `await`: two taps in the same frame are one. Where a next screen comes, it stays shut until that screen stands.
 */
export function useEnvio<D = void, R = unknown>(opcoes: OpcoesDoEnvio<D, R>) {
  const { mudou = false, seguir } = opcoes;
  const ocupado = useRef(false);
  const naTela = useRef(true);
  const chave = useRef<string>(null);
  const [{ dados, erro }, setEstado] = useState<Estado<D>>({ dados: null, erro: null });
  const [enviando, setEnviando] = useState(false);
  const liberarSaida = useAvisoDeSaida(mudou, opcoes.continua);

  useEffect(() => {
    naTela.current = true;
    return () => {
      naTela.current = false;
    };
  }, []);

  function abrir() {
    ocupado.current = false;
    setEnviando(false);
  }

  async function enviar(novos: D): Promise<void> {
    if (ocupado.current) return;
    ocupado.current = true;
    chave.current ??= uuid();
    setEstado({ dados: novos, erro: null });
    setEnviando(true);
    fecharErro();
    let resposta: R;
    try {
      resposta = await opcoes.enviar(novos, chave.current);
    } catch (causa) {
      const falha = causa instanceof Error ? causa : new Error(String(causa));
      // The server has this key with other data: whoever sends once more now knows that it is a second one.
      if (falha instanceof ErroDaApi && falha.codigo === 'CHAVE_REUTILIZADA') chave.current = null;
      setEstado({ dados: novos, erro: falha });
      abrir();
      opcoes.aoFalhar?.(falha, novos, naTela.current);
      opcoes.aoTerminar?.();
      return;
    }
    chave.current = null;
    await opcoes.aoEnviar?.(resposta, novos, naTela.current);
    opcoes.aoTerminar?.();
    if (!seguir) return abrir();
    if (!naTela.current) return;
    liberarSaida();
    await seguir(resposta, novos);
  }

  return {
    enviar: (novos: D) => void enviar(novos),
    enviando,
    /** What was sent last. */
    dados,
    erro,
    esquecerErro: () => setEstado((antes) => (antes.erro ? { ...antes, erro: null } : antes)),
  };
}
