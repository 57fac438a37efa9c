import { useNavigate } from 'react-router';
import { Botao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo/dialogo';
import { Ilustracao } from '../../ui/ilustracao';
import { IndicacaoRealizada } from './indicacao-realizada';
import classes from './indicacao-realizada.module.css';
import { type Destino, useDestino } from './use-destino';

type GuardadaProps = { dono: number; chave: string; motivo: string | undefined };

/**
 * Saved, and plainly not sent yet: without a network, or because the server asked to wait and said why. It leaves by
 * itself, also while this is being read: then this says how that went.
 */
export function IndicacaoGuardada({ dono, chave, motivo }: GuardadaProps) {
  const navigate = useNavigate();
  const destino = useDestino(dono, chave);
  if (destino.onde === 'enviada') return <IndicacaoRealizada prescricao={destino.prescricao} />;
  const fechar = () => void navigate('/prescricoes', { replace: true });
  const [titulo, texto, ver] = dizeresDe(destino, motivo);
  return (
    <Dialogo
      titulo={titulo}
      figura={<Ilustracao nome={destino.onde === 'recusada' ? 'erro' : 'offline'} largura={168} />}
      fechar={fechar}
    >
      <div className={classes.corpo}>
        <p className={classes.aviso} role="status">
          {texto}
        </p>
        <div className={classes.acoes}>
          <Botao tom="principal" fullWidth onClick={fechar}>
            {ver}
          </Botao>
          <Botao tom="texto" para="/prescricoes/nova">
            Nova indicação
          </Botao>
        </div>
      </div>
    </Dialogo>
  );
}

function dizeresDe(destino: Destino, motivo: string | undefined): [titulo: string, texto: string, ver: string] {
  if (destino.onde === 'recusada')
    return [
      'Esta indicação foi recusada',
      `${destino.motivo ?? ''} Ela continua salva neste dispositivo: corrija em Indicações Realizadas.`.trim(),
      'Ver em Indicações Realizadas',
    ];
  if (destino.onde === 'saiu')
    return [
      'Esta indicação já saiu deste dispositivo',
      'Confira em Indicações Realizadas: se ela foi enviada, o código está lá.',
      'Ver em Indicações Realizadas',
    ];
  const ver = 'Ver o que aguarda envio';
  if (motivo)
    return [
      'Prescrição salva apenas no dispositivo',
      `${motivo} Esta não se perde: o código nasce quando ela for enviada, e isso acontece sozinho.`,
      ver,
    ];
  return [
    'Prescrição salva apenas no dispositivo, verifique a conexão com a internet para sincronizar',
    'O código nasce quando ela for enviada, e isso acontece sozinho assim que a conexão voltar.',
    ver,
  ];
}
