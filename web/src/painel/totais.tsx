import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { type Delta, deltaDoMes } from '@indica-bem/domain/painel/delta';
import { mesmosDiasAntes } from '@indica-bem/domain/painel/manchete';
import { parteEscrita } from '@indica-bem/domain/painel/parte';
import { LinhaMiuda } from './linha-miuda';
import classes from './totais.module.css';

const SETAS: Record<Delta['sentido'], string> = { sobe: '▲', desce: '▼', igual: '=', nenhum: '' };

/** Three cards; the last adds up everybody who is registered (spec 7.1). */
export function Totais({ painel }: { painel: Painel }) {
  const { couponsGeradosTotal: gerados, prescricoesEfetivadasTotal: validados, mes, serie } = painel;
  const cadastrados = painel.lojistasAtivosTotal + painel.tutoresAtivosTotal + painel.prescritoresPendentesTotal;
  const partes = [
    plural(painel.tutoresAtivosTotal, 'tutor', 'tutores'),
    plural(painel.prescritoresPendentesTotal, 'parceiro', 'parceiros'),
    plural(painel.lojistasAtivosTotal, 'loja', 'lojas'),
  ];
  const itens = [
    {
      nome: 'Cupons gerados',
      valor: gerados,
      agora: mes.cupons,
      antes: mes.cupons_antes,
      valores: serie.map(({ cupons }) => cupons),
      detalhe: 'desde o início',
    },
    {
      nome: 'Cupons validados',
      valor: validados,
      agora: mes.compras,
      antes: mes.antes,
      valores: serie.map(({ compras }) => compras),
      detalhe: gerados === 0 ? 'nenhum gerado' : `${parteEscrita(validados, gerados)} dos gerados`,
    },
    {
      nome: 'Usuários cadastrados',
      valor: cadastrados,
      agora: mes.cadastros,
      antes: mes.cadastros_antes,
      valores: serie.map(({ cadastros }) => cadastros),
      detalhe: partes.join(' · '),
    },
  ];
  const ate = isoParaBr(mesmosDiasAntes(mes.hoje).ate).slice(0, 5);
  return (
    <dl className={classes.totais}>
      {itens.map(({ nome, valor, agora, antes, valores, detalhe }) => {
        const { sentido, texto } = deltaDoMes({ hoje: mes.hoje, agora, antes });
        return (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <strong>{formatarInteiro(valor)}</strong>
              <LinhaMiuda valores={valores} />
              <small>{detalhe}</small>
              <span className={classes.delta} data-sentido={sentido}>
                {SETAS[sentido] && <span aria-hidden="true">{SETAS[sentido]} </span>}
                {texto}
              </span>
              <small>
                +{formatarInteiro(agora)} neste mês
                {sentido !== 'nenhum' && `; ${formatarInteiro(antes)} até ${ate}`}
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const plural = (n: number, um: string, varios: string) => `${formatarInteiro(n)} ${n === 1 ? um : varios}`;
