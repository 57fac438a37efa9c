import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { mesDe, nomeSoDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { InicioDoParceiro } from '@indica-bem/domain/inicio/contrato';
import classes from './mes-do-parceiro.module.css';

/** Of what was made this month, how much was redeemed and how much was bought with. */
export function MesDoParceiro({ mes: { emitidas, resgatadas, compradas } }: Pick<InicioDoParceiro, 'mes'>) {
  const nome = nomeSoDoMes(mesDe(hojeEmSaoPaulo(new Date())));
  const etapas = [
    { quantas: emitidas, palavra: ['feita', 'feitas'] },
    { quantas: resgatadas, palavra: ['resgatada', 'resgatadas'] },
    { quantas: compradas, palavra: ['comprada', 'compradas'] },
  ] as const;
  return (
    <section aria-labelledby="mes" className={classes.mes}>
      <h2 id="mes">Indicações de {nome}</h2>
      {emitidas === 0 ? (
        <p className={classes.nenhuma}>Nenhuma ainda neste mês. A próxima leva menos de um minuto.</p>
      ) : (
        <ol className={classes.etapas}>
          {etapas.map(({ quantas, palavra: [uma, muitas] }) => (
            <li key={muitas}>
              <strong>{formatarInteiro(quantas)}</strong>
              <span>{quantas === 1 ? uma : muitas}</span>
              <span className={classes.trilho} aria-hidden>
                <span style={{ width: `${(quantas / emitidas) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
