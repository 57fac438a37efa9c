import { fraseSemDose, type MotivoSemDose, QUANTIDADE_A_COMBINAR } from '@indica-bem/domain/dose/motivos';
import type { Especie } from '@indica-bem/domain/produto/regras';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './cartao-da-quantidade.module.css';

type SemQuantidadeProps = { motivo: MotivoSemDose; especie: Especie; paraVeterinario: boolean };

/** Where the grams would be, why there are none. */
export function SemQuantidade({ motivo, especie, paraVeterinario }: SemQuantidadeProps) {
  return (
    <section className={classes.cartao} aria-label="Quantidade diária" data-sem>
      <div className={classes.cabeca}>
        <div className={classes.resultado} aria-live="polite">
          <strong className={classes.semGramas}>
            {paraVeterinario ? 'Sem quantidade calculada' : QUANTIDADE_A_COMBINAR}
          </strong>
          <p className={classes.motivo}>{fraseSemDose(motivo, paraVeterinario)}</p>
        </div>
        <Ilustracao nome={especie === 'cao' ? 'cao' : 'gato'} largura={72} />
      </div>
    </section>
  );
}
