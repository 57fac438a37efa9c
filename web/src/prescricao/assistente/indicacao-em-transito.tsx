import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { useEffect, useEffectEvent } from 'react';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import classes from './formulario.module.css';
import { type Destino, useDestino } from './use-destino';

type EmTransitoProps = {
  dono: number;
  chave: string;
  /** It left or was refused, and who looks here reads so. */
  aoSaber?: () => void;
};

/** In the place of what would send it again: a recommendation that was leaving when the session died, or the page was left. */
export function IndicacaoEmTransito({ dono, chave, aoSaber }: EmTransitoProps) {
  const destino = useDestino(dono, chave);
  const { onde } = destino;
  const contar = useEffectEvent(() => aoSaber?.());
  useEffect(() => {
    if (onde !== 'procurando' && onde !== 'no-aparelho') contar();
  }, [onde]);
  if (onde === 'procurando') return null;
  const [titulo, texto] = frasesDe(destino);
  return (
    <>
      <Aviso tom={onde === 'recusada' ? 'alerta' : 'ok'} titulo={titulo}>
        {texto}
      </Aviso>
      <div className={classes.saidas}>
        <Botao tom="principal" fullWidth para="/prescricoes">
          Ver em Indicações Realizadas
        </Botao>
        <Botao fullWidth para="/prescricoes/nova">
          Nova indicação
        </Botao>
      </div>
    </>
  );
}

function frasesDe(destino: Destino): [titulo: string, texto: string] {
  switch (destino.onde) {
    case 'enviada': {
      const codigo = formatarCodigo(destino.prescricao.codigo_prescricao ?? '');
      return ['Esta indicação já foi enviada', `Código ${codigo}. Ele também está em Indicações Realizadas.`];
    }
    case 'recusada':
      return [
        'Esta indicação foi recusada',
        'Ela continua salva neste dispositivo. Em Indicações Realizadas você vê o motivo e pode corrigi-la.',
      ];
    case 'saiu':
      return [
        'Esta indicação já saiu deste dispositivo',
        'Confira em Indicações Realizadas: se ela foi enviada, o código está lá.',
      ];
    default:
      return [
        'Esta indicação está salva neste dispositivo',
        'O envio foi interrompido, mas ela sai sozinha: não é preciso enviar de novo.',
      ];
  }
}
