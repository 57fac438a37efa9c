import type { DataIso } from '@indica-bem/domain/brasil/datas';
import { type Mes, mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { diaDaSemana, porExtenso, semanasDoMes } from '@indica-bem/domain/evento/calendario';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from './grade-do-mes.module.css';
import { moverNoCalendario } from './mover-no-calendario';

type GradeDoMesProps = {
  mes: Mes;
  hoje: DataIso;
  escolhido: DataIso | null;
  eventos: ReadonlyMap<DataIso, Evento[]>;
  escolher: (dia: DataIso) => void;
  irParaOMes: (mes: Mes) => void;
};

const MOSTRADOS = 2;

/** One stop for the Tab key; arrows go from day to day, Page Up and Down from month to month. */
export function GradeDoMes(props: GradeDoMesProps) {
  const { mes, hoje, escolhido, eventos, escolher, irParaOMes } = props;
  const grade = useRef<HTMLTableElement>(null);
  const aFocar = useRef<DataIso>(null);
  const [levado, setLevado] = useState<DataIso | null>(null);
  const semanas = semanasDoMes(mes);
  const parada = [levado, escolhido, hoje].find((dia) => dia && mesDe(dia) === mes) ?? `${mes}-01`;

  // A key may lead into a month that is still to be drawn: the focus follows as soon as the day is there.
  useEffect(() => {
    const botao = aFocar.current && grade.current?.querySelector<HTMLElement>(`[data-dia="${aFocar.current}"]`);
    if (!botao) return;
    botao.focus();
    aFocar.current = null;
  });

  function aoTeclar(evento: KeyboardEvent, dia: DataIso) {
    const destino = moverNoCalendario(dia, evento.key);
    if (!destino) return;
    evento.preventDefault();
    if (mesDe(destino) !== mes) irParaOMes(mesDe(destino));
    aFocar.current = destino;
    setLevado(destino);
  }

  function aoEscolher(dia: DataIso) {
    setLevado(dia);
    escolher(dia);
  }

  return (
    <table ref={grade} className={classes.grade}>
      <caption className="so-leitor">Dias de {nomeDoMes(mes)}. Use as setas do teclado para mudar de dia.</caption>
      <thead>
        <tr>
          {semanas[0]?.map((dia) => (
            <th key={diaDaSemana(dia)} scope="col" abbr={diaDaSemana(dia)}>
              {diaDaSemana(dia).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanas.map((semana) => (
          <tr key={semana[0]}>
            {semana.map((dia) => (
              <td key={dia} data-fora={mesDe(dia) !== mes || undefined}>
                <button
                  type="button"
                  data-dia={dia}
                  className={classes.dia}
                  tabIndex={dia === parada ? 0 : -1}
                  aria-pressed={dia === escolhido}
                  aria-current={dia === hoje ? 'date' : undefined}
                  aria-label={rotulo(dia, eventos.get(dia)?.length ?? 0)}
                  onClick={() => aoEscolher(dia)}
                  onKeyDown={(evento) => aoTeclar(evento, dia)}
                >
                  <span className={classes.numero}>{Number(dia.slice(8))}</span>
                  <Marcas eventos={eventos.get(dia) ?? []} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marcas({ eventos }: { eventos: Evento[] }) {
  const escondidos = eventos.length - MOSTRADOS;
  return (
    <span className={classes.marcas} aria-hidden>
      {eventos.slice(0, MOSTRADOS).map(({ id_calendario, titulo }) => (
        <span key={id_calendario} className={classes.marca}>
          {titulo}
        </span>
      ))}
      {escondidos > 0 && <span className={classes.mais}>+{escondidos}</span>}
    </span>
  );
}

function rotulo(dia: DataIso, quantos: number): string {
  if (quantos === 0) return porExtenso(dia);
  return `${porExtenso(dia)}, ${quantos} ${quantos === 1 ? 'evento' : 'eventos'}`;
}
