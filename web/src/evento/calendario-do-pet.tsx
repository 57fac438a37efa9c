import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { IconCalendarMonth, IconList, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { BannerDaPagina } from '../ui/banner-da-pagina';
import { Botao } from '../ui/botao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import classes from './calendario-do-pet.module.css';
import { escreverVista, lerVista, type Vista } from './endereco';
import { ListaDeEventos } from './lista-de-eventos';
import { VistaDoMes } from './vista-do-mes';

const VISOES = [
  { visao: 'mes', rotulo: 'Mês', Icone: IconCalendarMonth },
  { visao: 'lista', rotulo: 'Lista', Icone: IconList },
] as const;

export function CalendarioDoPet() {
  const hoje = hojeEmSaoPaulo(new Date());
  const [params, setParams] = useSearchParams();
  const vista = lerVista(params, hoje);
  const { data: eventos, error, refetch } = useQuery(consulta('GET /calendars'));
  const com = (mudanca: Partial<Vista>) => escreverVista({ ...vista, ...mudanca }, hoje);
  const mudar = (mudanca: Partial<Vista>) => setParams(com(mudanca), { replace: true, preventScrollReset: true });

  return (
    <Pagina
      titulo="Calendário do pet"
      acoes={
        <Botao tom="principal" para="/eventos/novo" icone={<IconPlus size={22} aria-hidden />}>
          Novo
        </Botao>
      }
    >
      <BannerDaPagina
        pagina="eventos"
        titulo="Nada passa batido"
        texto="Vacinas, banhos e consultas: lembramos você por e-mail três dias antes."
      />
      <nav className={classes.visoes} aria-label="Ver como">
        {VISOES.map(({ visao, rotulo, Icone }) => (
          <Link
            key={visao}
            to={`?${com({ visao })}`}
            replace
            preventScrollReset
            aria-current={visao === vista.visao ? 'page' : undefined}
          >
            <Icone size={20} aria-hidden />
            {rotulo}
          </Link>
        ))}
      </nav>
      {!eventos && !error && <EsqueletoDeLista linhas={1} altura={380} />}
      {!eventos && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {eventos && vista.visao === 'mes' && <VistaDoMes eventos={eventos} hoje={hoje} vista={vista} mudar={mudar} />}
      {eventos && vista.visao === 'lista' && <VistaEmLista eventos={eventos} hoje={hoje} />}
    </Pagina>
  );
}

function VistaEmLista({ eventos, hoje }: { eventos: Evento[]; hoje: string }) {
  const proximos = eventos.filter(({ data }) => data >= hoje);
  const passados = eventos.filter(({ data }) => data < hoje).reverse();
  if (eventos.length === 0) {
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
        {proximos.length > 0 ? (
          <ListaDeEventos eventos={proximos} hoje={hoje} />
        ) : (
          <p className={classes.nada}>Nada marcado de hoje em diante.</p>
        )}
      </section>
      {passados.length > 0 && (
        <section className={classes.grupo} aria-labelledby="passados">
          <h2 id="passados">Já passaram</h2>
          <ListaDeEventos eventos={passados} hoje={hoje} />
        </section>
      )}
    </>
  );
}
