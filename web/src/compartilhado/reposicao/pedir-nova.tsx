import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import {
  listarReposicoes,
  pedirRenovacao,
  retirarRenovacao,
  verReposicao,
} from '@indica-bem/domain/reposicao/chamadas';
import type { PedidoDeRenovacao, Reposicao } from '@indica-bem/domain/reposicao/contrato';
import { NOMES_DOS_MOTIVOS_DA_RECUSA } from '@indica-bem/domain/reposicao/renovacao';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import classes from './pedir-nova.module.css';

const reler = () => invalidar(listarReposicoes, verReposicao, verInicioDoTutor);

type PedirNovaProps = {
  reposicao: Reposicao /** Where the page has another main action. */;
  tom?: 'principal' | 'mata';
};

/** Asks the partner for the next recommendation; then, where that stands. */
export function PedirNova({ reposicao, tom = 'principal' }: PedirNovaProps) {
  const { id_prescricao: id, pedido, nao_pode_pedir } = reposicao;
  const params = { id };
  const pedir = useEnvio({
    enviar: () => api(pedirRenovacao, { params }),
    aoEnviar: () => avisar.ok(`Pedido enviado${reposicao.parceiro ? ` a ${reposicao.parceiro}` : ''}.`),
    aoFalhar: avisarErro,
    aoTerminar: reler,
  });
  const retirar = useEnvio({
    enviar: () => api(retirarRenovacao, { params }),
    aoEnviar: () => avisar.ok('Pedido retirado.'),
    aoFalhar: avisarErro,
    aoTerminar: reler,
  });
  if (pedido?.estado === 'aberta') {
    return (
      <div className={classes.pedido}>
        <p>
          Você pediu nova indicação a {reposicao.parceiro} em {diaDoMomento(pedido.pedida_em)}. Avisamos por e-mail
          quando vier.
        </p>
        <Botao tom="texto" loading={retirar.enviando} onClick={() => void retirar.enviar()}>
          Retirar o pedido
        </Botao>
      </div>
    );
  }
  if (pedido?.estado === 'atendida' && pedido.id_nova !== null) {
    return (
      <div className={classes.pedido}>
        <p>A nova indicação já chegou.</p>
        <Botao tom={tom} para={`/indicacao/codigo/${pedido.id_nova}`}>
          Ver a nova indicação
        </Botao>
      </div>
    );
  }
  return (
    <div className={classes.pedido}>
      {pedido?.estado === 'recusada' && <Recusada pedido={pedido} parceiro={reposicao.parceiro} />}
      {nao_pode_pedir === null ? (
        <Botao tom={tom} loading={pedir.enviando} onClick={() => void pedir.enviar()}>
          Pedir nova indicação
        </Botao>
      ) : (
        nao_pode_pedir !== 'RENOVACAO_CEDO' && <p>{mensagemDoErro(nao_pode_pedir)}</p>
      )}
    </div>
  );
}

function Recusada({ pedido, parceiro }: { pedido: PedidoDeRenovacao; parceiro: string | null }) {
  if (pedido.motivo === null || pedido.motivo === 'parceiro_saiu') return null;
  return (
    <p>
      {parceiro ?? 'O parceiro'} não fez nova indicação: {NOMES_DOS_MOTIVOS_DA_RECUSA[pedido.motivo].toLowerCase()}.
      {pedido.texto && <span className={classes.recado}>“{pedido.texto}”</span>}
    </p>
  );
}
