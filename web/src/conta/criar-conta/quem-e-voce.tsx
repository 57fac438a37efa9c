import type { Campo } from '@indica-bem/domain/conta/campos';
import { CampoDaPessoa } from '../../compartilhado/pessoa/campo-da-pessoa';
import type { Campos } from '../../ui/use-campos';
import classes from '../login.module.css';

export const DE_QUEM_E = ['nome', 'cpf', 'data_nascimento', 'telefone'] as const;

type QuemEVoceProps = {
  campos: Campos<Campo>;
  /** The phone came with the link of a recommendation. */
  doLink?: boolean;
};

export function QuemEVoce({ campos, doLink = false }: QuemEVoceProps) {
  return (
    <>
      <CampoDaPessoa nome="nome" campos={campos} enterKeyHint="next" />
      <div className={classes.par}>
        <CampoDaPessoa nome="cpf" campos={campos} enterKeyHint="next" />
        <CampoDaPessoa nome="data_nascimento" campos={campos} enterKeyHint="next" />
      </div>
      <CampoDaPessoa
        nome="telefone"
        campos={campos}
        enterKeyHint="next"
        description={doLink ? 'É o número que recebeu a indicação. Se o seu é outro, corrija.' : undefined}
      />
    </>
  );
}
