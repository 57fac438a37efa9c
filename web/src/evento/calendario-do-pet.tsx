import { IconCalendarMonth, IconList, IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { BannerDaPagina } from '../compartilhado/capa/banner-da-pagina';
import { useHoje } from '../lib/use-hoje';
import { Botao } from '../ui/botao';
import { Pagina } from '../ui/pagina';
import classes from './calendario-do-pet.module.css';
import { escreverVista, lerVista, type Vista } from './endereco';
import { VistaDoMes } from './vista-do-mes';
import { VistaEmLista } from './vista-em-lista';

const VISOES = [
  { visao: 'mes', rotulo: 'Mês', Icone: IconCalendarMonth },
  { visao: 'lista', rotulo: 'Lista', Icone: IconList },
] as const;

export function CalendarioDoPet() {
  const hoje = useHoje();
  const [params, setParams] = useSearchParams();
  const vista = lerVista(params, hoje);
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
      {vista.visao === 'mes' && <VistaDoMes hoje={hoje} vista={vista} mudar={mudar} />}
      {vista.visao === 'lista' && <VistaEmLista hoje={hoje} />}
      <BannerDaPagina pagina="eventos" />
    </Pagina>
  );
}
