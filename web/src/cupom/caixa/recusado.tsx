import { Botao } from '../../ui/botao';
import classes from './caixa.module.css';
import type { Recusa } from './recusa';
import { Veredito } from './veredito';

type RecusadoProps = {
  recusa: Recusa;
  lerOutro: () => void;
  repetir: () => void;
  /** Only for a code that was typed. */
  corrigir: (() => void) | null;
  digitar: () => void;
};

export function Recusado({
  recusa: { tom, titulo, passo, saida },
  lerOutro,
  corrigir,
  repetir,
  digitar,
}: RecusadoProps) {
  const outraSaida =
    (saida === 'repetir' && { rotulo: 'Tentar de novo', agir: repetir }) ||
    (saida === 'corrigir' && corrigir && { rotulo: 'Corrigir o código', agir: corrigir });
  return (
    <div className={classes.inteira}>
      <Veredito tom={tom} titulo={titulo} emDestaque>
        <p>{passo}</p>
      </Veredito>
      <div className={classes.saidas}>
        {outraSaida && (
          <Botao tom="principal" fullWidth onClick={outraSaida.agir}>
            {outraSaida.rotulo}
          </Botao>
        )}
        <Botao tom={outraSaida ? 'secundario' : 'principal'} fullWidth onClick={lerOutro}>
          {saida === 'digitar' || saida === 'ler-de-novo' ? 'Ler de novo' : 'Ler outro cupom'}
        </Botao>
        {saida === 'digitar' && (
          <Botao tom="texto" fullWidth onClick={digitar}>
            Digitar o número ou o final do CPF
          </Botao>
        )}
      </div>
    </div>
  );
}
