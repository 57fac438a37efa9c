import { verInicioDoParceiro } from '@indica-bem/domain/inicio/chamadas';
import type { InicioDoParceiro as Inicio } from '@indica-bem/domain/inicio/contrato';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { consulta } from '../../lib/consultas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { AbaixoDoPrimeiro } from '../abaixo-do-primeiro';
import { EsperandoInicio, SemInicio } from '../esperando-inicio';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import classes from '../inicio.module.css';
import { useUltimaFalha } from '../ultima-falha';
import { ATALHOS, PRINCIPAL } from './atalhos';
import { MesDoParceiro } from './mes-do-parceiro';
import { QuemEspera } from './quem-espera';
import { RepetirUltima } from './repetir-ultima';
import { UltimasIndicacoes } from './ultimas-indicacoes';
import { VerRenovacoes } from './ver-renovacoes';

const TITULO = 'Início do parceiro';

/** The next recommendation, one tap away; then how far the others have come, and who can be helped on. */
export function InicioDoParceiro() {
  const id = idDoUsuario(useUsuario());
  // Whoever comes back from the wizard finds the one just made.
  const {
    data: resposta,
    failureReason,
    refetch,
  } = useQuery({
    ...consulta(verInicioDoParceiro, { params: { id } }),
    refetchOnMount: 'always',
  });
  // Made in slices: an answer by itself would make the whole screen in one go, deaf to a finger meanwhile.
  const data = useDeferredValue(resposta);
  const falha = useUltimaFalha(failureReason);
  if (!data && !falha) return <EsperandoInicio titulo={TITULO} />;
  return (
    <div className={classes.inicio}>
      <h1 className="so-leitor">{TITULO}</h1>
      {data ? (
        <Primeiro inicio={data} />
      ) : (
        <>
          <SemInicio erro={falha} tentarDeNovo={() => void refetch()} />
          <GradeDeAtalhos principal={PRINCIPAL} atalhos={[]} />
        </>
      )}
      <AbaixoDoPrimeiro atalhos={ATALHOS} />
    </div>
  );
}

function Primeiro({ inicio: { mes, esperam, espera, ultimas, renovacoes } }: { inicio: Inicio }) {
  return (
    <div className={classes.colunas}>
      <div className={classes.coluna}>
        <GradeDeAtalhos principal={PRINCIPAL} atalhos={[]} />
        <RepetirUltima ultimas={ultimas} />
        {renovacoes > 0 && <VerRenovacoes quantas={renovacoes} />}
      </div>
      {ultimas.length > 0 && (
        <div className={`${classes.coluna} ${classes.aoLado}`}>
          <MesDoParceiro mes={mes} />
          {espera.length > 0 && <QuemEspera esperam={esperam} espera={espera} />}
        </div>
      )}
      <UltimasIndicacoes ultimas={ultimas} />
    </div>
  );
}
