import type { Acerto, LinhaDoAcerto, MarcoDoMes } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { diaDoMomento, momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { MARCA } from '@indica-bem/domain/marca';
import { Fatos } from '../../ui/fatos';
import { parcelasAnteriores } from '../parcelas-anteriores';
import { quantas, reais } from '../reais';
import classes from './documento.module.css';
import { LinhasImpressas } from './linhas-impressas';
import { RaizImpressa } from './raiz-impressa';

type DocumentoProps = { acerto: Acerto; linhas: LinhaDoAcerto[]; marco: MarcoDoMes | null };

/** What a bookkeeper files: whose, which month, line by line, how it adds up and whether it was paid. */
export function Documento({ acerto, linhas, marco }: DocumentoProps) {
  const { proprio, herdado } = parcelasAnteriores(acerto);
  return (
    <article className={classes.documento} aria-label={`Acerto nº ${acerto.id_acerto}`}>
      <header className={classes.cabecalho}>
        <div>
          <p className={classes.marca}>{MARCA.nome}</p>
          <h2>Acerto de descontos: {nomeDoMes(acerto.mes)}</h2>
        </div>
        <p className={classes.numero}>
          Nº {acerto.id_acerto}
          <br />
          Fechado em {diaDoMomento(acerto.fechado_em)}
        </p>
      </header>
      <Fatos
        itens={[
          ['Razão social', acerto.razao_social],
          ['CNPJ', acerto.cnpj ? formatarCnpj(acerto.cnpj) : 'não informado'],
          ['Nome fantasia', acerto.loja],
          ['Situação', situacaoDe(acerto)],
        ]}
      />
      <LinhasImpressas linhas={linhas} somas={acerto} />
      <section className={classes.fecho} aria-label="Apuração">
        <Fatos
          forma="linhas"
          itens={[
            ['Compras e ajustes', contar(acerto)],
            ['Desconto concedido', reais(acerto.valorDescontado)],
            ['Parte da loja', reais(acerto.parte_loja)],
            ['Parte do grupo', reais(acerto.parte_grupo)],
            [proprio[0], proprio[1] ?? reais(0)],
            herdado,
            [acerto.total < 0 ? 'Saldo transportado' : 'Total devido à loja', reais(acerto.total)],
          ]}
        />
        <p className={classes.emissao}>
          A loja arca com 10% do valor de cada compra, no máximo o desconto; o grupo, com o resto. Emitido em{' '}
          {momentoCompleto(new Date())}, horário de Brasília.
        </p>
        {acerto.herdado < 0 && <p className={classes.emissao}>{deOnde(acerto)}</p>}
        {marco && <RaizImpressa marco={marco} />}
      </section>
    </article>
  );
}

const contar = ({ compras, ajustes }: Acerto) =>
  `${quantas(compras, 'compra', 'compras')}, ${quantas(ajustes, 'ajuste', 'ajustes')}`;

const deOnde = ({ dividas }: Acerto) =>
  `Do cadastro anterior deste CNPJ: ${dividas
    .map(({ id_acerto, mes, total }) => `acerto nº ${id_acerto}, de ${nomeDoMes(mes)}, ${reais(total)}`)
    .join('; ')}.`;

function situacaoDe({ situacao, pagamento, levado_para }: Acerto): string {
  if (pagamento) {
    const { data_pagamento, valor, referencia } = pagamento;
    return `Pago em ${isoParaBr(data_pagamento)}: ${reais(valor)}${referencia ? ` (referência ${referencia})` : ''}`;
  }
  if (levado_para) {
    const { id_acerto, mes } = levado_para;
    return `Sem valor a pagar: saldo descontado no acerto nº ${id_acerto}, de ${nomeDoMes(mes)}, do mesmo CNPJ`;
  }
  if (situacao === 'transportado') return 'Sem valor a pagar: saldo transportado para o próximo acerto';
  return situacao === 'sem_valor' ? 'Sem valor a pagar' : 'A pagar';
}
