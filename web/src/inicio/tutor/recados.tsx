import { type DataIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { quandoSera } from '@indica-bem/domain/evento/calendario';
import type { InicioDoTutor } from '@indica-bem/domain/inicio/contrato';
import { IconCalendarHeart, IconChevronRight, IconHeartHandshake } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useHoje } from '../../lib/use-hoje';
import { Linhas } from '../linhas';
import classes from './recados.module.css';

/** The next day of the calendar, and what one's own purchases have given. */
export function Recados({ evento, kg }: Pick<InicioDoTutor, 'evento' | 'kg'>) {
  const hoje = useHoje();
  if (evento === null && kg === 0) return null;
  return (
    <Linhas rotulo="Calendário e doações">
      {evento && (
        <li>
          <Link to={`/eventos?dia=${evento.data}`}>
            <IconCalendarHeart size={26} aria-hidden className={classes.icone} />
            <span className={classes.textos}>
              <strong>{evento.titulo}</strong>
              <span>{quando(evento.data, hoje)}</span>
            </span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        </li>
      )}
      {kg > 0 && (
        <li>
          <Link to="/meus-quilos">
            <IconHeartHandshake size={26} aria-hidden className={classes.icone} />
            <span className={classes.textos}>
              <strong>
                {formatarInteiro(kg)} kg {kg === 1 ? 'doado' : 'doados'} por você
              </strong>
              <span>Veja cada um no registro público</span>
            </span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        </li>
      )}
    </Linhas>
  );
}

function quando(data: DataIso, hoje: DataIso): string {
  const falta = quandoSera(data, hoje);
  return falta ? `${falta.charAt(0).toUpperCase()}${falta.slice(1)} · ${isoParaBr(data)}` : isoParaBr(data);
}
