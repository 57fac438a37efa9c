import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useRef, useState } from 'react';
import { sessaoPerdida } from '../../lib/erros-da-api';
import { enviarOuGuardar } from '../../offline/enviar-ou-guardar';
import { excluirPendente, JaSaiu } from '../../offline/fila';
import type { Edicao } from '../../offline/use-edicao';
import { criarChaves } from './chaves-de-envio';
import type { NovaIndicacao } from './enviar-indicacao';
import { lembrarEntregue } from './partida';

type Indicacao = { nova: NovaIndicacao; produto: Produto; endereco: string };

/**
 * The place in the queue that this wizard stands for: none at first, the edited item, or the one it sent and got back
 * refused. Sending again takes that place; the key changes only with the content. What left, or stays in the queue by
 * itself, is no longer spoken for from here.
 */
export function useItemDaFila(dono: number, edicao: Edicao | null, partida: string) {
  const [chaveDe] = useState(() => criarChaves(edicao ? conteudoDe(edicao) : undefined));
  const antiga = useRef(edicao?.pendente.chave ?? null);
  const travada = useRef(edicao !== null);
  const [naFila, setNaFila] = useState<string | null>(null);

  function aoGuardar(chave: string) {
    setNaFila(chave);
    lembrarEntregue({ partida, dono, chave });
  }

  function soltar() {
    travada.current = false;
    edicao?.soltar();
  }

  return {
    /** The key of what is on the device and on its way. */
    naFila,
    async enviar({ nova, produto, endereco }: Indicacao) {
      const chave = chaveDe(nova);
      const corpo = { ...nova, data: hojeEmSaoPaulo(new Date()), id_prescritor: dono };
      const pendente = { chave, dono, corpo, produto: produto.nome, endereco };
      const lugar = { antiga: antiga.current, travada: travada.current };
      try {
        const resultado = await enviarOuGuardar(pendente, { ...lugar, aoGuardar: () => aoGuardar(chave) });
        antiga.current = null;
        return { ...resultado, chave };
      } catch (erro) {
        antiga.current = erro instanceof JaSaiu ? null : chave;
        // A dead session leaves it in the queue: whoever comes back is told so, and not asked to send it again.
        if (!sessaoPerdida(erro)) setNaFila(null);
        throw erro;
      } finally {
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
