import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { IconWheelchair } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './cadeiras.module.css';
import { cadeirasVistas, marcarCadeirasVistas } from './cadeiras-vistas';

/** How many wheelchairs there are; one that was completed since the last visit is told once, in the same place. */
export function Cadeiras({ quantas }: { quantas: number }) {
  const [vistas] = useState(cadeirasVistas);
  useEffect(() => marcarCadeirasVistas(quantas), [quantas]);
  const novas = vistas === null ? 0 : quantas - vistas;
  if (novas <= 0) return <p className={classes.cadeiras}>{garantidas(quantas)}</p>;
  return (
    <p className={classes.cadeiras} data-nova>
      <IconWheelchair size={30} className={classes.icone} aria-hidden />
      <span>
        {novas === 1 ? 'Mais uma cadeira de rodas completa!' : `Mais ${novas} cadeiras de rodas completas!`}{' '}
        {quantas === 1 ? 'É a primeira.' : `Já são ${formatarInteiro(quantas)}.`}
      </span>
    </p>
  );
}

function garantidas(quantas: number): string {
  if (quantas === 0) return 'A primeira cadeira de rodas está a caminho';
  return quantas === 1 ? '1 cadeira de rodas garantida' : `${formatarInteiro(quantas)} cadeiras de rodas garantidas`;
}
