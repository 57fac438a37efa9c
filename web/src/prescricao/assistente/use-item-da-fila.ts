import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useRef, useState } from 'react';
import { enviarOuGuardar } from '../../offline/enviar-ou-guardar';
import { excluirPendente } from '../../offline/fila';
import type { Edicao } from '../../offline/use-edicao';
import { criarChaves } from './chaves-de-envio';
import type { Pedido } from './enviar-indicacao';

type Indicacao = { pedido: Pedido; produto: Produto; endereco: string };

/**
 * The place in the queue that this wizard stands for: none at first, the edited item, or the one it sent and got back
 * refused. Sending again takes that place; the key changes only with the content.
 */
export function useItemDaFila(dono: number, edicao: Edicao | null) {
  const [chaveDe] = useState(() => criarChaves(edicao ? conteudoDe(edicao) : undefined));
  const antiga = useRef(edicao?.pendente.chave ?? null);
  const travada = useRef(edicao !== null);

  function soltar() {
    travada.current = false;
    edicao?.soltar();
  }

  return {
    async enviar({ pedido, produto, endereco }: Indicacao) {
      const chave = chaveDe(pedido);
      const corpo = { ...pedido, data: hojeEmSaoPaulo(new Date()), id_prescritor: dono };
      const nova = { chave, dono, corpo, produto: produto.nome, endereco };
      const lugar = { antiga: antiga.current, travada: travada.current };
      try {
        return await enviarOuGuardar(nova, lugar);
      } finally {
        antiga.current = chave;
        soltar();
      }
    },
    /** A printed code took its place. */
    async dispensar() {
      if (antiga.current !== null) await excluirPendente(dono, antiga.current);
      soltar();
    },
  };
}

function conteudoDe({ pendente: { chave, corpo } }: Edicao) {
  const { data: _data, id_prescritor: _id, ...conteudo } = corpo;
  return { chave, conteudo };
}
