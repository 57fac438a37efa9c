import type { Acerto, AcertoAberto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Paginas } from '../../lib/paginas';
import { EmPaginas } from '../../ui/em-paginas';
import { Etiqueta } from '../../ui/etiqueta';
import { comMaiuscula, quantas, reais } from '../reais';
import { Situacao } from '../situacao';
import classes from './meses-da-loja.module.css';

type MesesProps = { paginas: Paginas<Acerto>; aberto: AcertoAberto };

/** The open month first, then what was closed, the newest above. */
export function MesesDaLoja({ paginas, aberto }: MesesProps) {
  return (
    <>
      <ul className={classes.meses}>
        <Mes
          para="/acerto/aberto"
          nome="Em aberto"
          total={aberto.total}
          detalhe={`${contar(aberto)} desde o último fechamento`}
          estado={<Etiqueta>Em aberto</Etiqueta>}
        />
      </ul>
      <EmPaginas
        paginas={paginas}
        nome={['mês fechado', 'meses fechados']}
        vazio={
          <p className={classes.vazio}>
            Nenhum mês fechado ainda. Quando a equipe fecha um mês, ele aparece aqui e você recebe um e-mail.
          </p>
        }
      >
        {(acertos) => (
          <ul className={classes.meses}>
            {acertos.map((acerto) => (
              <Mes
                key={acerto.id_acerto}
                para={`/acerto/${acerto.id_acerto}`}
                nome={comMaiuscula(nomeDoMes(acerto.mes))}
                total={acerto.total}
                detalhe={acerto.pagamento ? `Pago em ${isoParaBr(acerto.pagamento.data_pagamento)}` : contar(acerto)}
                estado={<Situacao acerto={acerto} daLoja />}
              />
            ))}
          </ul>
        )}
      </EmPaginas>
    </>
  );
}

const contar = ({ compras, ajustes }: Pick<Acerto, 'compras' | 'ajustes'>) =>
  [quantas(compras, 'compra', 'compras'), ...(ajustes > 0 ? [quantas(ajustes, 'ajuste', 'ajustes')] : [])].join(', ');

type MesProps = { para: string; nome: string; total: number; detalhe: string; estado: ReactNode };

function Mes({ para, nome, total, detalhe, estado }: MesProps) {
  return (
    <li>
      <Link to={para} className={classes.mes}>
        <span className={classes.textos}>
          <strong>{nome}</strong>
          <span className={classes.detalhe}>{detalhe}</span>
        </span>
        <span className={classes.valor}>
          <strong>{reais(total)}</strong>
          <span className={classes.estados}>{estado}</span>
        </span>
        <IconChevronRight size={22} aria-hidden className={classes.seta} />
      </Link>
    </li>
  );
}
