import { verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import type { InicioDoTutor as Inicio } from '@indica-bem/domain/inicio/contrato';
import { tigelasDe } from '@indica-bem/domain/inicio/tigelas';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { consulta } from '../../lib/consultas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { AbaixoDoPrimeiro } from '../abaixo-do-primeiro';
import { EsperandoInicio, SemInicio } from '../esperando-inicio';
import classes from '../inicio.module.css';
import { useUltimaFalha } from '../ultima-falha';
import { ATALHOS } from './atalhos';
import { CodigoNaMao } from './codigo-na-mao';
import { Destaque } from './destaque';
import { Recados } from './recados';
import { TigelasDeHoje } from './tigelas-de-hoje';

const TITULO = 'Início do tutor';
/** Where the field itself stands above, no second way to it. */
const SEM_CODIGO = ATALHOS.filter(({ para }) => para !== '/prescricoes/nova');

/** What a tutor came for, first: the coupon, or what leads to one; then what the pets eat. All of it in one answer. */
export function InicioDoTutor() {
  const id = idDoUsuario(useUsuario());
  // Whoever comes back from a store or the till finds what has changed.
  const {
    data: resposta,
    failureReason,
    refetch,
  } = useQuery({
    ...consulta(verInicioDoTutor, { params: { id } }),
    refetchOnMount: 'always',
  });
  // Made in slices: an answer by itself would make the whole screen in one go, deaf to a finger meanwhile.
  const data = useDeferredValue(resposta);
  const falha = useUltimaFalha(failureReason);
  if (!data && !falha) return <EsperandoInicio titulo={TITULO} />;
  return (
    <div className={classes.inicio}>
      <h1 className="so-leitor">{TITULO}</h1>
      {data ? <Primeiro inicio={data} /> : <SemInicio erro={falha} tentarDeNovo={() => void refetch()} />}
      <AbaixoDoPrimeiro atalhos={data?.destaque === null ? SEM_CODIGO : ATALHOS} />
    </div>
  );
}

function Primeiro({ inicio }: { inicio: Inicio }) {
  const { destaque, pets, reposicoes, evento, kg } = inicio;
  const tigelas = tigelasDe(pets, reposicoes);
  // With nothing to buy with, who has a bag at home comes to see how long it lasts.
  const tigelaPrimeiro = destaque === null && tigelas.some(({ reposicao }) => reposicao !== null);
  return (
    <div className={classes.colunas}>
      {destaque && <Destaque inicio={inicio} indicacao={destaque} />}
      {!destaque && !tigelaPrimeiro && <CodigoNaMao />}
      {tigelas.length > 0 && (
        <div className={tigelaPrimeiro ? undefined : classes.aoLado}>
          <TigelasDeHoje tigelas={tigelas} />
        </div>
      )}
      {tigelaPrimeiro && <CodigoNaMao />}
      <Recados evento={evento} kg={kg} />
    </div>
  );
}
