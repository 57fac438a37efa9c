import { listarContestacoes } from '../acerto/chamadas';
import { listarEmAnalise } from '../analise/chamadas';
import type { Funcao } from '../contrato/equipe';
import { listarEmails } from '../correio/chamadas';
import { type ChamadaDaEquipe, podeNaEquipe } from '../equipe/pode';
import { listarPedidos } from '../estorno/chamadas';
import { importarDaLojaOnline } from '../importacao/chamadas';
import { alterarInteressado } from '../interesse/chamadas';
import { PENDENCIAS, type Pendencia } from './pendencias';

/** What whoever takes care of it has to be allowed. */
const PRECISA: Record<Pendencia, ChamadaDaEquipe> = {
  estornos: listarPedidos,
  contestacoes: listarContestacoes,
  analise: listarEmAnalise,
  emails: listarEmails,
  codigos: importarDaLojaOnline,
  interesses: alterarInteressado,
};

/** Of what waits, what this function can do something about. */
export const pendenciasDe = (funcao: Funcao): Pendencia[] =>
  PENDENCIAS.filter((pendencia) => podeNaEquipe(funcao, PRECISA[pendencia]));
