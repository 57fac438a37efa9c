import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { verReposicao } from '@indica-bem/domain/reposicao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { contaDaRacao, diaDoFim, tituloDaRacao } from '../../compartilhado/reposicao/dizeres';
import { PedirNova } from '../../compartilhado/reposicao/pedir-nova';
import { PorNoCalendario } from '../../compartilhado/reposicao/por-no-calendario';
import { consulta } from '../../lib/consultas';
import { Cartao } from '../../ui/cartao';
import classes from './detalhe.module.css';

/** Of a tutor's recommendation that was bought with, or whose time is over: until when it lasts, and the next one. */
export function RacaoDaIndicacao({ id }: { id: number }) {
  const { data } = useQuery(consulta(verReposicao, { params: { id } }));
  if (!data) return null;
  const { racao } = data;
  const hoje = hojeEmSaoPaulo(new Date());
  return (
    <Cartao como="section" rotulo="Nova indicação">
      <h2 className={classes.titulo}>{racao ? tituloDaRacao(data, racao, hoje) : 'Precisa de outra?'}</h2>
      <div className={classes.racao}>
        {racao && (
          <p className={classes.nota}>
            {diaDoFim(racao)}. {contaDaRacao(racao)}.
          </p>
        )}
        <PedirNova reposicao={data} />
        {racao && racao.situacao !== 'acabou' && racao.situacao !== 'passada' && <PorNoCalendario id={id} />}
      </div>
    </Cartao>
  );
}
