import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { enderecoDoSite } from '@indica-bem/domain/lojista/endereco';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Botao } from '../../ui/botao';
import { BotaoCopiar } from '../../ui/botao-copiar';
import { acabaDeNascer, esquecerNascimento } from '../nascimento';
import classes from './bilhete.module.css';
import { CodigoDoCupom } from './codigo-do-cupom';
import { Qr } from './qr';
import { QrVivo } from './qr-vivo';

type BilheteProps = {
  cupom: Cupom /** A till would take it: it shows what one reads. */;
  noCaixa: boolean;
  mudou: () => void;
};

/** The ticket itself: discount, validity and the code; the QR only where a till can read it. */
export function Bilhete({ cupom, noCaixa, mudou }: BilheteProps) {
  const { codigo_coupon, data_validade, desconto, qr, shopkeeper: loja } = cupom;
  const ativo = cupom.situacao === 'ativo';
  const [nasce] = useState(() => acabaDeNascer(cupom.id_coupon));
  useEffect(esquecerNascimento, []);
  const codigo = formatarCodigo(codigo_coupon);
  const site = loja.tipo === 'loja_online' ? enderecoDoSite(loja.site) : null;
  return (
    <section
      className={classes.bilhete}
      aria-label="Cupom"
      data-ativo={ativo || undefined}
      data-nasce={nasce || undefined}
    >
      <div className={classes.topo} data-a-vista>
        <p>
          Desconto
          <strong className={classes.desconto}>{formatarDecimal(desconto, 2)}%</strong>
        </p>
        <p className={classes.validade}>
          {ativo ? 'Válido até' : 'Validade'}
          <strong>{isoParaBr(data_validade)}</strong>
        </p>
      </div>
      <div className={classes.corpo}>
        {noCaixa && !qr ? (
          <QrVivo cupom={cupom} mudou={mudou} />
        ) : (
          <>
            {qr && noCaixa && <Qr endereco={qr} descricao={`QR do cupom ${codigo}, para o caixa ler`} />}
            <CodigoDoCupom codigo={codigo} numero={null} />
          </>
        )}
        {ativo && (
          <BotaoCopiar texto={codigo_coupon} tom={site ? 'secundario' : 'texto'} fullWidth={site !== null}>
            Copiar código
          </BotaoCopiar>
        )}
        {ativo && site && (
          <>
            <Botao tom="principal" fullWidth href={site} icone={<IconExternalLink size={22} aria-hidden />}>
              Ir para o site da loja
            </Botao>
            <p className={classes.dica}>Copie o código e informe-o ao finalizar a compra no site.</p>
          </>
        )}
      </div>
    </section>
  );
}
