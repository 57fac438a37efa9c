import { useNavigate } from 'react-router';
import { Botao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo/dialogo';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './indicacao-realizada.module.css';

/** Saved, and plainly not sent yet: without a network, or because the server asked to wait and said why. */
export function IndicacaoGuardada({ motivo }: { motivo?: string | undefined }) {
  const navigate = useNavigate();
  const fechar = () => void navigate('/prescricoes', { replace: true });
  return (
    <Dialogo
      titulo={
        motivo
          ? 'Prescrição salva apenas no dispositivo'
          : 'Prescrição salva apenas no dispositivo, verifique a conexão com a internet para sincronizar'
      }
      figura={<Ilustracao nome="offline" largura={168} />}
      fechar={fechar}
    >
      <div className={classes.corpo}>
        <p className={classes.aviso}>
          {motivo
            ? `${motivo} Esta não se perde: o código nasce quando ela for enviada, e isso acontece sozinho.`
            : 'O código nasce quando ela for enviada, e isso acontece sozinho assim que a conexão voltar.'}
        </p>
        <div className={classes.acoes}>
          <Botao tom="principal" fullWidth onClick={fechar}>
            Ver o que aguarda envio
          </Botao>
          <Botao tom="texto" para="/prescricoes/nova">
            Nova indicação
          </Botao>
        </div>
      </div>
    </Dialogo>
  );
}
