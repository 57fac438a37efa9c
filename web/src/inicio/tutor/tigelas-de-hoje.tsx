import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { ReposicaoComRacao, Tigela } from '@indica-bem/domain/inicio/tigelas';
import type { PetNaLista } from '@indica-bem/domain/pet/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { contaDaRacao, diaDoFim, tituloDaRacao } from '../../compartilhado/reposicao/dizeres';
import { PedirNova } from '../../compartilhado/reposicao/pedir-nova';
import { PorNoCalendario } from '../../compartilhado/reposicao/por-no-calendario';
import { peca } from '../../lib/peca';
import { useHoje } from '../../lib/use-hoje';
import { Ilustracao } from '../../ui/ilustracao';
import { Linhas } from '../linhas';
import classes from './tigelas-de-hoje.module.css';

// Which face a breed has is of no first screen.
const RostoDoPet = peca(
  () => import('./rosto-do-pet').then((m) => m.RostoDoPet),
  undefined,
  <svg width={44} height={44} aria-hidden="true" />,
);

/** More pets than this are a list of their own. */
const NA_TELA = 4;

/** What each pet eats and until when; what ends within days comes first, with the way to the next. */
export function TigelasDeHoje({ tigelas }: { tigelas: Tigela[] }) {
  const hoje = useHoje();
  const acabando = tigelas.flatMap(({ reposicao }) =>
    reposicao && reposicao.racao.situacao !== 'em_dia' ? [reposicao] : [],
  );
  const pets = tigelas.flatMap(({ pet }) => pet ?? []);
  const emDia = tigelas.filter(({ reposicao }) => !reposicao || reposicao.racao.situacao === 'em_dia');
  return (
    <section aria-labelledby="tigelas" className={classes.tigelas}>
      <h2 id="tigelas" className={classes.titulo}>
        Hoje na tigela
      </h2>
      {acabando.map((reposicao) => (
        <Acabando key={reposicao.id_prescricao} reposicao={reposicao} hoje={hoje} />
      ))}
      {emDia.length > 0 && (
        <Linhas>
          {emDia.slice(0, NA_TELA).map((tigela) => (
            <li key={tigela.pet ? `pet ${tigela.pet.id_pet}` : `indicação ${tigela.reposicao?.id_prescricao}`}>
              <EmDia tigela={tigela} pets={pets} />
            </li>
          ))}
        </Linhas>
      )}
      {emDia.length > NA_TELA && <Link to="/pet">Ver os {emDia.length} pets</Link>}
    </section>
  );
}

function Acabando({ reposicao, hoje }: { reposicao: ReposicaoComRacao; hoje: string }) {
  const { racao, produto, id_prescricao } = reposicao;
  return (
    <article className={classes.acabando}>
      <Ilustracao nome="saco-racao" largura={72} className={classes.saco} />
      <div className={classes.textos}>
        <h3>{tituloDaRacao(reposicao, racao, hoje)}</h3>
        <p className={classes.nota}>{diaDoFim(racao)}</p>
        <p className={classes.nota}>
          {produto && `${nomeEmUmaLinha(produto)}. `}
          {contaDaRacao(racao)}.
        </p>
        <PedirNova reposicao={reposicao} tom="mata" />
        {racao.situacao === 'acabando' && <PorNoCalendario id={id_prescricao} />}
      </div>
    </article>
  );
}

type EmDiaProps = { tigela: Tigela; pets: PetNaLista[] };

function EmDia({ tigela: { pet, nome, gramas, produto, reposicao }, pets }: EmDiaProps) {
  const para = pet ? `/pet/ver/${pet.id_pet}` : `/indicacao/codigo/${reposicao?.id_prescricao}`;
  return (
    <Link to={para}>
      {pet ? <RostoDoPet id={pet.id_pet} pets={pets} /> : <Ilustracao nome="saco-racao" largura={44} />}
      <span className={classes.textos}>
        <strong>{nome ?? (produto && nomeEmUmaLinha(produto))}</strong>
        <span className={classes.nota}>
          {gramas === null ? 'Ainda sem porção indicada' : `${formatarInteiro(gramas)} g por dia`}
          {reposicao && ` · ração até ${isoParaBr(reposicao.racao.fim)}`}
        </span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
