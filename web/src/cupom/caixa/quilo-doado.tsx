import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { IconWheelchair } from '@tabler/icons-react';
import classes from './quilo-doado.module.css';
import { useCadeiraCompletada } from './use-cadeira-completada';

/** What the sale gave. Its place is kept for the rare one that completes a wheelchair: nothing around it moves. */
export function QuiloDoado({ idDoCupom }: { idDoCupom: number }) {
  const cadeira = useCadeiraCompletada(idDoCupom);
  return (
    <div className={classes.lugar}>
      <p className={classes.doado} hidden={cadeira !== null}>
        <Tigela /> +1 kg para doação
      </p>
      <div role="status">
        {cadeira !== null && (
          <p className={classes.marco}>
            <IconWheelchair size={34} className={classes.cadeira} aria-hidden />
            <span>
              <strong>Cadeira de rodas completa!</strong>
              {cadeira === 1 ? 'É a primeira garantida.' : `Já são ${formatarInteiro(cadeira)} garantidas.`}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** A bowl in which the food rises by a kilogram, from behind its front. */
function Tigela() {
  return (
    <svg className={classes.tigela} viewBox="0 0 48 36" width="44" height="33" aria-hidden="true">
      <path className={classes.racao} d="M9 18C10 9 16 4 24 4s14 5 15 14z" />
      <g className={classes.graos}>
        <circle cx="19" cy="6" r="2.6" />
        <circle cx="25" cy="3" r="2.6" />
        <circle cx="30" cy="7" r="2.6" />
      </g>
      <path className={classes.louca} d="M3 16h42l-4.6 15.2A5 5 0 0 1 35.6 35H12.4a5 5 0 0 1-4.8-3.8z" />
    </svg>
  );
}
