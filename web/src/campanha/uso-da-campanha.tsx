import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { gastosDoOrcamento, type Medida, parteEsperada, porCentoGasto } from '@indica-bem/domain/campanha/orcamento';
import { Aviso } from '../ui/aviso';
import { Cartao } from '../ui/cartao';
import { Fatos } from '../ui/fatos';
import { EtiquetaDoOrcamento } from './etiqueta-do-orcamento';
import { emCentavos } from './textos';
import classes from './uso-da-campanha.module.css';

const NOMES: Record<Medida, string> = { cupons: 'Limite de cupons', teto: 'Teto em reais' };

/** What the campaign has given, how much of its budget is gone, and what may still come. */
export function UsoDaCampanha({ campanha }: { campanha: Campanha }) {
  const [orcamento, uso] = emCentavos(campanha);
  return (
    <Cartao como="section" rotulo="Uso da campanha">
      <div className={classes.uso}>
        <div className={classes.topo}>
          <h2>Uso da campanha</h2>
          <EtiquetaDoOrcamento situacao={campanha.orcamento} />
        </div>
        {gastosDoOrcamento(orcamento, uso).map((gasto) => (
          <Barra key={gasto.medida} {...gasto} />
        ))}
        <Fatos
          itens={[
            ['Cupons usados', formatarInteiro(uso.usados)],
            ['Cupons em aberto', formatarInteiro(uso.em_aberto)],
            ['O grupo paga', formatarReais(uso.parte_do_grupo)],
          ]}
        />
        {orcamento.teto !== null && uso.em_aberto > 0 && (
          <Aviso tom="info">{oQueAindaVem(uso.em_aberto, parteEsperada(uso))}</Aviso>
        )}
      </div>
    </Cartao>
  );
}

function Barra({ medida, gasto, de }: { medida: Medida; gasto: number; de: number }) {
  const formatar = medida === 'teto' ? formatarReais : formatarInteiro;
  const porCento = porCentoGasto({ gasto, de });
  const cheia = porCento >= 100 ? 'cheia' : porCento >= 80 ? 'quase' : undefined;
  return (
    <div className={classes.medida}>
      <p>
        <span>{NOMES[medida]}</span>
        <strong>
          {formatar(gasto)} de {formatar(de)}
        </strong>
      </p>
      <span className={classes.trilho} data-cheia={cheia} aria-hidden>
        <span style={{ width: `${Math.min(100, porCento)}%` }} />
      </span>
      <p className={classes.porCento}>{porCento}%</p>
    </div>
  );
}

function oQueAindaVem(em_aberto: number, esperada: number | null): string {
  const quantos =
    em_aberto === 1 ? '1 cupom em aberto ainda pode' : `${formatarInteiro(em_aberto)} cupons em aberto ainda podem`;
  const quanto = esperada === null ? '' : ` Pela média das compras, seriam mais ${formatarReais(esperada)}.`;
  return `${quantos} virar compra, mesmo acima do teto.${quanto}`;
}
