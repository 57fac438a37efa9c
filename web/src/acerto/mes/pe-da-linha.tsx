import type { LinhaAberta, LinhaDoAcerto } from '@indica-bem/domain/acerto/formas';
import { nomeDaNota } from '@indica-bem/domain/nota/chave';
import { Etiqueta } from '../../ui/etiqueta';
import { Contestar } from '../contestacao/contestar';
import { Conversa } from '../contestacao/conversa';
import { EstadoDaContestacao } from '../contestacao/estado-da-contestacao';
import { Responder } from '../contestacao/responder';
import classes from './pe-da-linha.module.css';

type PeProps = { linha: LinhaDoAcerto | LinhaAberta; daLoja: boolean };

/** Its receipt, whether it is held back, and what was said about it, on a line of their own: the columns are full. */
export function PeDaLinha({ linha, daLoja }: PeProps) {
  const contestacao = 'id_linha' in linha ? linha.contestacao : null;
  const aberta = contestacao?.estado === 'aberta';
  return (
    <div>
      {linha.tipo === 'compra' && <Nota linha={linha} />}
      {'em_analise' in linha && linha.em_analise && (
        <>
          <Etiqueta tom="alerta">Em análise</Etiqueta>
          <span className={classes.detalhe}>Entra no acerto depois de liberada pela equipe.</span>
        </>
      )}
      {contestacao && <EstadoDaContestacao contestacao={contestacao} />}
      {daLoja && 'id_linha' in linha && !aberta && <Contestar linha={linha} />}
      {contestacao && (
        <div className={classes.conversa}>
          <Conversa contestacao={contestacao} />
          {!daLoja && aberta && <Responder contestacao={contestacao} />}
        </div>
      )}
    </div>
  );
}

function Nota({ linha: { nota, nota_pendente } }: Pick<PeProps, 'linha'>) {
  if (nota) return <Etiqueta tom="ok">{nomeDaNota(nota)}</Etiqueta>;
  return nota_pendente ? <Etiqueta tom="alerta">Nota pendente</Etiqueta> : <Etiqueta>Sem nota</Etiqueta>;
}
