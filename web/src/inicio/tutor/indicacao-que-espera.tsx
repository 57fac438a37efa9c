import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import {
  acoesDoTutor,
  avisoDaLojaPerdida,
  ESCOLHER_SEM_GASTO,
  nomeDoIndicado,
} from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { Botao } from '../../ui/botao';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './destaque.module.css';

/** A recommendation that needs a store: its first one, or another, because the one it had left or is suspended. */
export function IndicacaoQueEspera({ indicacao }: { indicacao: Prescricao }) {
  const { semGasto } = acoesDoTutor(indicacao);
  const { prescriber, pet_nome, product, animal_especifico } = indicacao;
  const desconto = indicacao.desconto_especifico;
  const com = desconto ? `${formatarDecimal(desconto, 2)}%` : 'desconto';
  const doGato = product?.especie === 'gatos' || animal_especifico === 'Gato';
  return (
    <section className={classes.espera} aria-labelledby="destaque">
      <div className={classes.textos}>
        <p className={classes.chamada}>
          {semGasto ? avisoDaLojaPerdida(indicacao)?.titulo : 'Falta só escolher a loja'}
        </p>
        <h2 id="destaque" className={classes.nome}>
          {nomeDoIndicado(indicacao)}
        </h2>
        <p className={classes.quem}>
          {semGasto
            ? 'O seu desconto continua em outra loja.'
            : `${prescriber?.nome_fantasia ?? prescriber?.nome ?? 'Um parceiro'} indicou para ${pet_nome ?? 'o seu pet'}`}
        </p>
        <Botao tom="principal" para={`/lojistas/${indicacao.id_prescricao}`}>
          {semGasto ? ESCOLHER_SEM_GASTO : `Comprar com ${com}`}
        </Botao>
      </div>
      <Ilustracao nome={doGato ? 'gato-deitado' : 'cao-com-tigela'} largura={156} className={classes.pet} />
    </section>
  );
}
