import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { listarReposicoes } from '@indica-bem/domain/reposicao/chamadas';
import type { Reposicao } from '@indica-bem/domain/reposicao/contrato';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contaDaRacao, diaDoFim, nomeDoPet, tituloDaRacao } from '../../compartilhado/reposicao/dizeres';
import { PedirNova } from '../../compartilhado/reposicao/pedir-nova';
import { PorNoCalendario } from '../../compartilhado/reposicao/por-no-calendario';
import { consulta } from '../../lib/consultas';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './racoes-do-tutor.module.css';

type ComRacao = Reposicao & { racao: NonNullable<Reposicao['racao']> };
const comRacao = (reposicao: Reposicao): reposicao is ComRacao => reposicao.racao !== null;

/** What each pet eats and until when; what ends within days comes first, with the way to the next. */
export function RacoesDoTutor() {
  const { data } = useQuery(consulta(listarReposicoes));
  const racoes = data?.reposicoes.filter(comRacao) ?? [];
  if (racoes.length === 0) return null;
  const hoje = hojeEmSaoPaulo(new Date());
  const acabando = racoes.filter(({ racao }) => racao.situacao !== 'em_dia');
  const emDia = racoes.filter(({ racao }) => racao.situacao === 'em_dia');
  return (
    <section aria-labelledby="racoes" className={classes.racoes}>
      <h2 id="racoes">Ração dos pets</h2>
      {acabando.map((reposicao) => (
        <Acabando key={reposicao.id_prescricao} reposicao={reposicao} hoje={hoje} />
      ))}
      {emDia.length > 0 && (
        <ul className={classes.emDia}>
          {emDia.map((reposicao) => (
            <li key={reposicao.id_prescricao}>
              <EmDia reposicao={reposicao} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Acabando({ reposicao, hoje }: { reposicao: ComRacao; hoje: string }) {
  const { racao, produto, id_prescricao } = reposicao;
  return (
    <article className={classes.acabando}>
      <Ilustracao nome="saco-racao" largura={72} className={classes.saco} />
      <div className={classes.textos}>
        <h3>{tituloDaRacao(reposicao, racao, hoje)}</h3>
        <p className={classes.nota}>{diaDoFim(racao)}</p>
        <p className={classes.nota}>
          {produto?.nome}. {contaDaRacao(racao)}.
        </p>
        <PedirNova reposicao={reposicao} />
        {racao.situacao === 'acabando' && <PorNoCalendario id={id_prescricao} />}
      </div>
    </article>
  );
}

function EmDia({ reposicao }: { reposicao: ComRacao }) {
  const { racao, produto, id_prescricao } = reposicao;
  return (
    <Link to={`/indicacao/codigo/${id_prescricao}`}>
      <span className={classes.textos}>
        <strong>{nomeDoPet(reposicao) ?? produto?.nome}</strong>
        <span className={classes.nota}>
          {racao.gramas} g por dia · ração até {isoParaBr(racao.fim)}
        </span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
