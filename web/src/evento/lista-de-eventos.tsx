import type { DataIso } from '@indica-bem/domain/brasil/datas';
import { diaDaSemana, mesCurto, quandoSera } from '@indica-bem/domain/evento/calendario';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { BotaoDeIcone } from '../ui/botao-de-icone';
import { Etiqueta } from '../ui/etiqueta';
import classes from './lista-de-eventos.module.css';
import { useDeletarEvento } from './use-deletar-evento';

export function ListaDeEventos({ eventos, hoje }: { eventos: Evento[]; hoje: DataIso }) {
  const { deletar, deletando } = useDeletarEvento();
  return (
    <ul className={classes.lista}>
      {eventos.map((evento) => (
        <LinhaDoEvento
          key={evento.id_calendario}
          evento={evento}
          hoje={hoje}
          deletando={deletando === evento.id_calendario}
          deletar={() => void deletar(evento)}
        />
      ))}
    </ul>
  );
}

type LinhaDoEventoProps = { evento: Evento; hoje: DataIso; deletando: boolean; deletar: () => void };

function LinhaDoEvento({ evento, hoje, deletando, deletar }: LinhaDoEventoProps) {
  const { id_calendario, titulo, descricao, data } = evento;
  const quando = quandoSera(data, hoje);
  return (
    <li className={classes.evento} data-passou={data < hoje || undefined}>
      <time dateTime={data} className={classes.data}>
        <span className={classes.dia}>{Number(data.slice(8))}</span>
        <span>{mesCurto(data)}</span>
        <span className="so-leitor">de {data.slice(0, 4)}</span>
      </time>
      <div className={classes.textos}>
        <h3>{titulo}</h3>
        <p className={classes.quando}>
          {diaDaSemana(data)}
          {quando && <Etiqueta tom={data === hoje ? 'laranja' : data > hoje ? 'ok' : 'neutro'}>{quando}</Etiqueta>}
        </p>
        {descricao && <p className={classes.descricao}>{descricao}</p>}
      </div>
      <div className={classes.acoes}>
        <BotaoDeIcone
          para={`/eventos/editar/${id_calendario}`}
          rotulo={`Editar ${titulo}`}
          icone={<IconPencil size={20} aria-hidden />}
        />
        <BotaoDeIcone
          perigo
          rotulo={`Excluir ${titulo}`}
          icone={<IconTrash size={20} aria-hidden />}
          ocupado={deletando}
          onClick={deletar}
        />
      </div>
    </li>
  );
}
