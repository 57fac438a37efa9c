import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { explicarDose } from '@indica-bem/domain/dose/explicacao';
import { fraseSemDose, QUANTIDADE_A_COMBINAR } from '@indica-bem/domain/dose/motivos';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { NOME_DE_TUTOR_EXCLUIDO } from '@indica-bem/domain/tutor/nome-de-tutor-excluido';
import type { ReactNode } from 'react';
import { Fatos } from '../../ui/fatos';
import { Assinatura, QuemIndica } from './assinatura';
import { ContaImpressa } from './conta-impressa';
import classes from './documento.module.css';
import { EmBranco } from './em-branco';
import { QuantidadeImpressa } from './quantidade-impressa';

type DocumentoProps = { prescricao: Prescricao; produto: Produto };

/** Nothing of brands but the food's name, nothing of stores or discounts. It speaks to the tutor, who takes it home. */
export function Documento({ prescricao, produto }: DocumentoProps) {
  const { data, tutor, tutor_nome, pet_nome, peso_pet, anotacoes, prescriber, calculo, sem_dose } = prescricao;
  // Of who deleted the account there is no name: a line for the hand, as for whom nobody named.
  const nomeDoTutor = tutor?.nome === NOME_DE_TUTOR_EXCLUIDO ? null : (tutor?.nome ?? tutor_nome);
  const explicacao = calculo && explicarDose(calculo, { especie: produto.especie, paraVeterinario: false });
  return (
    <article className={classes.documento} aria-label="Indicação nutricional">
      <header className={classes.cabecalho}>
        <h2>Indicação nutricional</h2>
        <p>{isoParaBr(data)}</p>
      </header>
      {prescriber && <QuemIndica prescriber={prescriber} />}
      <Parte titulo="Tutor e animal">
        <Fatos
          itens={[
            ['Tutor', nomeDoTutor ?? <EmBranco key="tutor" />],
            ['Animal', pet_nome ?? <EmBranco key="pet" />],
            ['Espécie', produto.especie === 'cao' ? 'Cão' : 'Gato'],
            ['Peso', peso_pet === null ? <EmBranco key="peso" /> : formatarPeso(peso_pet)],
          ]}
        />
      </Parte>
      <Parte titulo="Alimento e quantidade">
        <p className={classes.alimento}>
          {nomeEmUmaLinha(produto)}
          <span> · {formatarInteiro((calculo ?? produto).energia_metabolizavel)} kcal/kg</span>
        </p>
        {calculo && explicacao && <QuantidadeImpressa dose={calculo} explicacao={explicacao} data={data} />}
        {sem_dose && (
          <p>
            Quantidade: {QUANTIDADE_A_COMBINAR.toLowerCase()}. {fraseSemDose(sem_dose.motivo, false)}
          </p>
        )}
        {!calculo && !sem_dose && <p>Quantidade por dia: siga a embalagem ou combine com o veterinário.</p>}
      </Parte>
      {anotacoes && (
        <Parte titulo="Orientações">
          <p className={classes.anotacoes}>{anotacoes}</p>
        </Parte>
      )}
      {explicacao && (
        <Parte titulo="Como calculamos">
          <ContaImpressa explicacao={explicacao} />
        </Parte>
      )}
      <Assinatura
        prescriber={prescriber}
        oQue={[`Indicação nutricional de ${isoParaBr(data)}`, nomeDoTutor, pet_nome].filter(Boolean).join(' · ')}
      />
    </article>
  );
}

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className={classes.parte}>
      <h3>{titulo}</h3>
      {children}
    </section>
  );
}
