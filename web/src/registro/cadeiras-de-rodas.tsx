import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { KG_POR_CADEIRA, progresso } from '@indica-bem/domain/doacao/regras';
import type { Totais } from '@indica-bem/domain/registro/contrato';
import { Ilustracao } from '../ui/ilustracao';
import classes from './cadeiras-de-rodas.module.css';

type CadeirasProps = { prometido: Totais; entregue: Totais };

export function CadeirasDeRodas({ prometido, entregue }: CadeirasProps) {
  const { faltam, fracao } = progresso(prometido.kg);
  const porcento = Math.floor(fracao * 100);
  return (
    <section className={classes.cadeiras} aria-labelledby="cadeiras">
      <Ilustracao nome="cadeira" largura={150} />
      <div>
        <h2 id="cadeiras">Cadeiras de rodas</h2>
        <dl className={classes.numeros}>
          <div>
            <dt>Prometidas</dt>
            <dd>{formatarInteiro(prometido.cadeiras)}</dd>
          </div>
          <div>
            <dt>Entregues</dt>
            <dd>{formatarInteiro(entregue.cadeiras)}</dd>
          </div>
        </dl>
        <div
          className={classes.trilho}
          role="progressbar"
          aria-label="Caminho até a próxima cadeira de rodas"
          aria-valuenow={porcento}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ width: `${Math.max(2, porcento)}%` }} />
        </div>
        <p>
          {faltam === 1 ? 'Falta 1 compra' : `Faltam ${formatarInteiro(faltam)} compras`} para a próxima: cada{' '}
          {KG_POR_CADEIRA} kg prometidos dão uma cadeira a um pet que não anda.
        </p>
      </div>
    </section>
  );
}
