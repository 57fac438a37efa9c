import type { DataIso } from '@indica-bem/domain/brasil/datas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { emLista } from '../lib/paginas';
import { Botao } from '../ui/botao';
import { EmPaginas } from '../ui/em-paginas';
import { EstadoVazio } from '../ui/estado-vazio';
import classes from './calendario-do-pet.module.css';
import { eventosEmLista, mostrados } from './consultar-eventos';
import { ListaDeEventos } from './lista-de-eventos';

const NOME = ['evento', 'eventos'] as const;

export function VistaEmLista({ hoje }: { hoje: DataIso }) {
  const proximos = emLista(useInfiniteQuery(eventosEmLista('proximos', hoje)), mostrados);
  const passados = emLista(useInfiniteQuery(eventosEmLista('passados', hoje)), mostrados);
  const vazio = [proximos, passados].every(({ carregou, itens }) => carregou && itens.length === 0);
  if (vazio) {
    return (
      <EstadoVazio
        ilustracao="vazio-eventos"
        titulo="Nenhum evento marcado"
        texto="Anote a próxima vacina, o banho ou a consulta: três dias antes você recebe um e-mail."
        acao={<Botao para="/eventos/novo">Marcar o primeiro</Botao>}
      />
    );
  }
  return (
    <>
      <section className={classes.grupo} aria-labelledby="proximos">
        <h2 id="proximos">Próximos</h2>
        <EmPaginas
          paginas={proximos}
          nome={NOME}
          vazio={<p className={classes.nada}>Nada marcado de hoje em diante.</p>}
        >
          {(eventos) => <ListaDeEventos eventos={eventos} hoje={hoje} />}
        </EmPaginas>
      </section>
      {passados.itens.length > 0 && (
        <section className={classes.grupo} aria-labelledby="passados">
          <h2 id="passados">Já passaram</h2>
          <EmPaginas paginas={passados} nome={NOME} vazio={null}>
            {(eventos) => <ListaDeEventos eventos={eventos} hoje={hoje} />}
          </EmPaginas>
        </section>
      )}
    </>
  );
}
