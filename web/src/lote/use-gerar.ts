import { csvDoLote, nomeDoArquivo } from '@indica-bem/domain/lote/arquivo';
import { criarLote, listarLotes } from '@indica-bem/domain/lote/chamadas';
import type { CodigoDoLote } from '@indica-bem/domain/lote/contrato';
import { api } from '../lib/api';
import { baixar } from '../lib/baixar';
import { invalidar } from '../lib/consultas';
import { sessaoPerdida } from '../lib/erros-da-api';
import type { EnvioDe } from '../lib/tipos-da-api';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

type NovoLote = EnvioDe<typeof criarLote>['body'];

type Formulario = { mudou: boolean; aoGerar: () => void; aoFalhar: (erro: Error) => void };

/** Makes the codes and hands over their file. Sent again after a lost answer, the same request is the same batch. */
export function useGerar({ mudou, aoGerar, aoFalhar }: Formulario) {
  return useEnvio({
    mudou,
    enviar: (body: NovoLote, chave) => api(criarLote, { body, headers: { 'idempotency-key': chave } }),
    aoEnviar: (codigos) => {
      baixarLote(codigos);
      avisar.ok('codigos salvo com sucesso');
      void invalidar(listarLotes);
      aoGerar();
    },
    aoFalhar: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
      aoFalhar(erro);
    },
  });
}

/** What was cancelled is not handed out again. */
export function baixarLote(codigos: readonly CodigoDoLote[]): void {
  const validos = codigos.filter(({ cancelado }) => cancelado === 'N');
  const [primeiro] = validos;
  if (primeiro) baixar(new Blob([csvDoLote(validos)], { type: 'text/csv' }), nomeDoArquivo(primeiro.data_referencia));
}
