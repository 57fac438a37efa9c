import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { PendenciaContada } from '@indica-bem/domain/painel/contrato';
import type { Pendencia } from '@indica-bem/domain/painel/pendencias';
import {
  type Icon,
  IconArrowBackUp,
  IconChevronRight,
  IconCircleCheck,
  IconMail,
  IconReportMoney,
  IconTicket,
  IconUserPlus,
  IconZoomExclamation,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Botao } from '../ui/botao';
import classes from './pendencias.module.css';

type Dizer = { Icone: Icon; um: string; varios: string; para: string };

const DIZERES: Record<Pendencia, Dizer> = {
  estornos: { Icone: IconArrowBackUp, um: 'pedido de estorno', varios: 'pedidos de estorno', para: '/estornos' },
  contestacoes: {
    Icone: IconReportMoney,
    um: 'contestação de acerto',
    varios: 'contestações de acerto',
    para: '/acertos/contestacoes',
  },
  analise: { Icone: IconZoomExclamation, um: 'compra em análise', varios: 'compras em análise', para: '/analise' },
  emails: { Icone: IconMail, um: 'e-mail não entregue', varios: 'e-mails não entregues', para: '/correio' },
  codigos: {
    Icone: IconTicket,
    um: 'loja online quase sem códigos',
    varios: 'lojas online quase sem códigos',
    para: '/cupons-online',
  },
  interesses: {
    Icone: IconUserPlus,
    um: 'pessoa quer participar',
    varios: 'pessoas querem participar',
    para: '/interessados',
  },
};

type PendenciasProps = { pendencias: PendenciaContada[] | undefined; tentarDeNovo: () => void };

/** What needs a person, each a row that leads there. */
export function Pendencias({ pendencias, tentarDeNovo }: PendenciasProps) {
  const esperam = pendencias?.filter(({ quantos }) => quantos > 0);
  return (
    <section className={classes.pendencias} aria-labelledby="pendencias">
      <h2 id="pendencias">Espera por você</h2>
      {esperam === undefined && (
        <div className={classes.falhou} role="status">
          <p>Não conseguimos ler agora o que espera por você.</p>
          <Botao onClick={tentarDeNovo}>Tentar de novo</Botao>
        </div>
      )}
      {esperam?.length === 0 && (
        <p className={classes.nada}>
          <IconCircleCheck size={26} className={classes.certo} aria-hidden /> Nada espera por você
        </p>
      )}
      {esperam && esperam.length > 0 && (
        <ul>
          {esperam.map((pendencia) => (
            <Linha key={pendencia.tipo} {...pendencia} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Linha({ tipo, quantos, exato, loja }: PendenciaContada) {
  const { Icone, um, varios, para } = DIZERES[tipo];
  return (
    <li>
      <Link to={loja ? `${para}?loja=${loja.id}` : para}>
        <span className={classes.icone}>
          <Icone size={22} aria-hidden />
        </span>
        <strong className={classes.quantos}>
          {exato ? '' : '+'}
          {formatarInteiro(quantos)}
        </strong>
        <span className={classes.oQue}>
          {quantos === 1 ? um : varios}
          {loja && <small>{quantos === 1 ? loja.nome : `${loja.nome} é a mais vazia`}</small>}
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}
