import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { agirEmLote, exportarSelecao } from '@indica-bem/domain/usuario/chamadas';
import type { AcaoEmLote } from '@indica-bem/domain/usuario/em-lote';
import { useState } from 'react';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { usePode } from '../../lib/pode';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { esquecerListas } from '../esquecer-listas';
import { fraseDosFeitos, perguntaDe } from './frases';
import type { Resumo } from './resumo-do-lote';
import type { Selecao } from './use-selecao';

export type Lote = ReturnType<typeof useAgirEmLote>;

const PERFIL_DO_LOGIN = { tutor: 'tutor', prescritor: 'prescriber', lojista: 'shopkeeper' } as const;
const ARQUIVOS = { tutor: 'tutores', prescritor: 'parceiros', lojista: 'lojistas' };

/** What is done to all who are ticked, and what became of it. */
export function useAgirEmLote(tipo: TipoDeLogin, { escolhidas, limpar }: Selecao) {
  const [resumo, setResumo] = useState<Resumo | null>(null);
  const pode = usePode();
  const ids = [...escolhidas.keys()];
  const envio = useEnvio({
    enviar: (acao: AcaoEmLote) => api(agirEmLote, { body: { acao, ids } }),
    aoEnviar: ({ feitos, ignorados }, acao) => {
      const deFora = ignorados.map(({ id, motivo }) => ({ nome: escolhidas.get(id) ?? '', motivo }));
      if (deFora.length === 0) avisar.ok(fraseDosFeitos(acao, feitos));
      else setResumo({ titulo: fraseDosFeitos(acao, feitos), deFora });
      limpar();
    },
    aoFalhar: avisarErro,
    aoTerminar: esquecerListas,
  });
  const exportacao = useEnvio({
    enviar: () => api(exportarSelecao, { query: { perfil: PERFIL_DO_LOGIN[tipo], ids: ids.join() } }),
    aoEnviar: (csv) => baixar(csv, `${ARQUIVOS[tipo]}-selecionados.csv`),
    aoFalhar: avisarErro,
  });
  const [podeAgir, podeExportar] = [pode(agirEmLote), pode(exportarSelecao)];
  return {
    podeAgir,
    podeExportar,
    podeAlgo: podeAgir || podeExportar,
    resumo,
    fecharResumo: () => setResumo(null),
    /** The act that is on its way. */
    agindo: envio.enviando ? envio.dados : null,
    exportando: exportacao.enviando,
    exportar: () => exportacao.enviar(),
    async agir(acao: AcaoEmLote) {
      setResumo(null);
      if (await confirmar(perguntaDe(acao, ids.length, tipo))) envio.enviar(acao);
    },
  };
}
