import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { horaDoMomento } from '@indica-bem/domain/brasil/momento';
import { formatarDecimal, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Nota } from '@indica-bem/domain/nota/nota';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconScan } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { NotaDaCompra } from '../../compartilhado/nota/nota-da-compra';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { DesfazerVenda } from '../estorno/desfazer';
import { ObservacaoDaLoja } from '../observacao';
import classes from './caixa.module.css';
import type { CupomValidado } from './estado';
import { Preco } from './preco';
import { QuiloDoado } from './quilo-doado';
import { useVoltaSozinho, VOLTA_EM } from './use-volta-sozinho';
import { Veredito } from './veredito';

type ReciboProps = { cupom: CupomValidado; quando: Date; proximo: () => void; aoDesfazer: () => void };

const reais = (valor: number | null) => formatarReais(reaisParaCentavos(valor ?? 0));

/** What the server recorded, not what was typed. */
export function Recibo({ cupom, quando, proximo, aoDesfazer }: ReciboProps) {
  const linhas = [
    ['Valor da compra', reais(cupom.valor)],
    [`Desconto de ${formatarDecimal(cupom.desconto, 2)}%`, `− ${reais(cupom.valorDescontado)}`],
    ['Embalagem', formatarPeso(cupom.peso ?? 0)],
    ['Cupom', formatarCodigo(cupom.codigo_coupon)],
    ['Funcionário', cupom.nome_funcionario],
    ['Quando', `${isoParaBr(cupom.data_efetivacao ?? '')} às ${horaDoMomento(quando)}`],
  ] as const;
  const { correndo, parar } = useVoltaSozinho(proximo);
  const [nota, setNota] = useState<Nota | null>(null);
  return (
    <div className={classes.inteira}>
      <Veredito tom="ok" titulo="Desconto concedido com sucesso" emDestaque>
        <p className={classes.cobrado}>
          <span>Valor cobrado</span> <Preco centavos={reaisParaCentavos(cupom.valorRecebido ?? 0)} />
        </p>
        <QuiloDoado idDoCupom={cupom.id_coupon} />
      </Veredito>
      <div className={classes.etapa}>
        <Botao tom="principal" fullWidth icone={<IconScan size={22} aria-hidden />} onClick={proximo}>
          Próximo cliente
        </Botao>
        {/* Stopped, it keeps its place: the first touch stops it, and what is touched must not move away from the finger. */}
        <div
          className={classes.prazo}
          data-parado={!correndo || undefined}
          style={{ '--prazo': `${VOLTA_EM}ms` } as CSSProperties}
          aria-hidden
        />
        <NotaDaCompra compra={{ ...cupom, nota, pendente: false }} inteira aoAbrir={parar} aoMudar={setNota} />
        {/* Whoever sees a wrong amount above undoes it without looking for how. */}
        <div className={classes.outras}>
          {/* One that was kept over a login of the version before does not say how long. */}
          {cupom.desfazer_segundos > 0 && <DesfazerVenda venda={cupom} aoAbrir={parar} aoDesfazer={aoDesfazer} />}
          <span className={classes.ficar} data-parado={!correndo || undefined}>
            <Botao tom="texto" onClick={parar}>
              Ficar nesta tela
            </Botao>
          </span>
        </div>
        <Cartao>
          <Fatos forma="linhas" itens={linhas} />
        </Cartao>
        <ObservacaoDaLoja idDaIndicacao={cupom.id_prescricao} inicial={null} />
      </div>
    </div>
  );
}
