import { type DataIso, somarMeses } from '@indica-bem/domain/brasil/datas';
import { type Mes, mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { mesLegivel, porExtenso } from '@indica-bem/domain/evento/calendario';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import classes from './calendario-do-pet.module.css';
import { eventosDoMes, umEvento } from './consultar-eventos';
import type { Vista } from './endereco';
import { GradeDoMes } from './grade-do-mes';
import { ListaDeEventos } from './lista-de-eventos';

type VistaDoMesProps = {
  hoje: DataIso;
  vista: Vista;
  mudar: (mudanca: Partial<Vista>) => void;
};

/** The grid is there at once, also of a month whose events are still on their way: keys and taps never wait. */
export function VistaDoMes({ hoje, vista, mudar }: VistaDoMesProps) {
  const { mes, dia } = vista;
  const { data: eventos, error, refetch } = useQuery(eventosDoMes(mes));
  const irParaOMes = (novo: Mes) => mudar({ mes: novo, dia: null });
  return (
    <div className={classes.mes}>
      <Cartao>
        <div className={classes.topo}>
          <h2 aria-live="polite">{nomeDoMes(mes)}</h2>
          {mes !== mesDe(hoje) && (
            <button type="button" className={classes.hoje} onClick={() => irParaOMes(mesDe(hoje))}>
              Hoje
            </button>
          )}
          <Seta para={vizinho(mes, -1)} rotulo="Mês anterior" ir={irParaOMes} />
          <Seta para={vizinho(mes, 1)} rotulo="Próximo mês" ir={irParaOMes} />
        </div>
        <GradeDoMes
          mes={mes}
          hoje={hoje}
          escolhido={dia}
          eventos={porDia(eventos ?? [])}
          escolher={(novo) => mudar({ dia: novo === dia ? null : novo, mes: mesDe(novo) })}
          irParaOMes={irParaOMes}
        />
      </Cartao>
      {eventos && <DoPeriodo eventos={eventos} hoje={hoje} mes={mes} dia={dia} />}
      {!eventos && !error && <EsqueletoDeLista linhas={2} altura={96} />}
      {!eventos && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </div>
  );
}

/** The events of the chosen day or, without one, of the month. */
function DoPeriodo({ eventos, hoje, mes, dia }: { eventos: Evento[]; hoje: DataIso; mes: Mes; dia: DataIso | null }) {
  const mostrados = eventos.filter(({ data }) => (dia ? data === dia : mesDe(data) === mes));
  const novo = dia ? `/eventos/novo?data=${dia}` : '/eventos/novo';
  return (
    <section className={classes.grupo} aria-labelledby="periodo">
      <h2 id="periodo" className={classes.periodo} aria-live="polite">
        {dia ? porExtenso(dia) : `Em ${nomeDoMes(mes)}`}
      </h2>
      {mostrados.length > 0 && <ListaDeEventos eventos={mostrados} hoje={hoje} />}
      {mostrados.length === 0 && dia && <p className={classes.nada}>Nada marcado para este dia.</p>}
      {mostrados.length === 0 && !dia && <MesLivre />}
      {dia && (
        <Botao para={novo} icone={<IconPlus size={22} aria-hidden />}>
          Novo neste dia
        </Botao>
      )}
    </section>
  );
}

function MesLivre() {
  const { data: algum, error } = useQuery(umEvento());
  if (!algum && !error) return <EsqueletoDeLista linhas={1} altura={180} />;
  return (
    <EstadoVazio
      ilustracao="vazio-eventos"
      titulo={algum?.length === 0 ? 'Nenhum evento marcado' : 'Mês livre'}
      texto="Toque em um dia para marcar uma vacina, um banho ou uma consulta."
    />
  );
}

function porDia(eventos: Evento[]): Map<DataIso, Evento[]> {
  const dias = new Map<DataIso, Evento[]>();
  for (const evento of eventos) dias.set(evento.data, [...(dias.get(evento.data) ?? []), evento]);
  return dias;
}

const vizinho = (mes: Mes, meses: number) => mesLegivel(mesDe(somarMeses(`${mes}-01`, meses)));

function Seta({ para, rotulo, ir }: { para: Mes | null; rotulo: string; ir: (mes: Mes) => void }) {
  const Icone = rotulo === 'Mês anterior' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={classes.seta}
      aria-label={rotulo}
      disabled={para === null}
      onClick={() => para && ir(para)}
    >
      <Icone size={24} aria-hidden />
    </button>
  );
}
