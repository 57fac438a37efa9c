import type { verEmAberto } from '@indica-bem/domain/acerto/chamadas';
import type { Fechamento } from '@indica-bem/domain/acerto/formas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { IconLock } from '@tabler/icons-react';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { comMaiuscula, quantas, reais } from '../reais';
import classes from './fechamento.module.css';
import { somarAte, useFecharMes } from './use-fechar-mes';

type MesAFecharProps = {
  mes: string;
  aberto: RespostaDe<typeof verEmAberto> | undefined;
  aoPedir: (fechamento: Fechamento) => void;
};

/** The last month is over and nobody closed it. */
export function MesAFechar({ mes, aberto, aoPedir }: MesAFecharProps) {
  const { perguntar, enviando } = useFecharMes(mes, aoPedir);
  const somas = aberto && somarAte(aberto, mes);
  const nada = somas && aberto && somas.compras + aberto.ajustes.ajustes === 0;
  return (
    <Cartao como="section" rotulo="A fechar">
      <h2>{comMaiuscula(nomeDoMes(mes))} terminou e ainda não foi fechado</h2>
      {somas && (
        <p className={classes.detalhe}>
          {nada
            ? 'Nenhuma compra para fechar até agora.'
            : `${quantas(somas.compras, 'compra', 'compras')}, ${reais(somas.parte_grupo)} do grupo.`}
          {somas.retidas > 0 &&
            ` ${quantas(somas.retidas, 'compra em análise fica', 'compras em análise ficam')} em aberto.`}
        </p>
      )}
      {!nada && (
        <div className={classes.acoes}>
          <Botao
            tom="principal"
            icone={<IconLock size={20} aria-hidden />}
            loading={enviando}
            onClick={() => void perguntar(aberto)}
          >
            Fechar {nomeDoMes(mes)}
          </Botao>
        </div>
      )}
    </Cartao>
  );
}
