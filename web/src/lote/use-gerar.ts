import { csvDoLote, nomeDoArquivo } from '@indica-bem/domain/lote/arquivo';
import type { CodigoDoLote } from '@indica-bem/domain/lote/contrato';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, type PedidoDe } from '../lib/api';
import { baixar } from '../lib/baixar';
import { consultas } from '../lib/consultas';
import { sessaoPerdida } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';

type Pedido = PedidoDe<'POST /prescrition/lote'>['body'];

/** Makes the codes and hands over their file. Sent again after a lost answer, the same request is the same batch. */
export function useGerar() {
  const tentativa = useRef<{ corpo: string; chave: string }>(null);
  return useMutation({
    mutationFn: (body: Pedido) => {
      const corpo = JSON.stringify(body);
      if (tentativa.current?.corpo !== corpo) tentativa.current = { corpo, chave: crypto.randomUUID() };
      return api('POST /prescrition/lote', { body, headers: { 'idempotency-key': tentativa.current.chave } });
    },
    onSuccess: (codigos) => {
      tentativa.current = null;
      baixarLote(codigos);
      avisar.ok('codigos salvo com sucesso');
      void consultas.invalidateQueries({ queryKey: ['GET /prescrition/lotes'] });
    },
    onError: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
    },
  });
}

export function baixarLote(codigos: readonly CodigoDoLote[]): void {
  const [primeiro] = codigos;
  if (primeiro) baixar(new Blob([csvDoLote(codigos)], { type: 'text/csv' }), nomeDoArquivo(primeiro.data_referencia));
}
