import { motivoDaRecusa, type Pendente } from '../../offline/pendente';

type Situacao = { rotulo: string; tom: 'neutro' | 'alerta' | 'erro'; explicacao: string | null };

/** What the person reads of an item's state. */
export function situacaoDe({ estado, motivo, campos }: Pendente, online: boolean): Situacao {
  switch (estado) {
    case 'enviando':
      return online ? { rotulo: 'Enviando…', tom: 'neutro', explicacao: null } : SEM_RESPOSTA;
    case 'sem-resposta':
      return SEM_RESPOSTA;
    case 'recusada':
      return { rotulo: 'Recusada', tom: 'erro', explicacao: motivoDaRecusa(motivo, campos) };
    case 'aguardando':
      return { rotulo: 'Aguardando envio', tom: 'alerta', explicacao: motivo };
  }
}

const SEM_RESPOSTA: Situacao = {
  rotulo: 'Sem resposta',
  tom: 'alerta',
  explicacao:
    'Já saiu uma vez e a resposta se perdeu. Será enviada de novo, sem criar outra; até lá não dá para editar.',
};
