import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verLote } from '@indica-bem/domain/lote/chamadas';
import type { Lote } from '@indica-bem/domain/lote/contrato';
import { NOMES_DOS_MOTIVOS_DO_CANCELAMENTO } from '@indica-bem/domain/lote/regras';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { avisarErro } from '../ui/toasts';
import { CancelarLivres } from './cancelar-livres';
import classes from './lote.module.css';
import { baixarLote } from './use-gerar';

export function CartaoDoLote({ lote }: { lote: Lote }) {
  const baixar = useMutation({
    mutationFn: () => api(verLote, { params: { id: lote.id_lote } }),
    onSuccess: ({ codigos }) => baixarLote(codigos),
    onError: avisarErro,
  });
  const especifico = lote.prescricao_especifica === 'S';
  const data = isoParaBr(lote.data_referencia);
  return (
    <Cartao como="li">
      <div className={classes.lote}>
        <div>
          <h3>{especifico ? lote.titulo_especifico : `Referência ${data}`}</h3>
          <p className={classes.detalhe}>
            {especifico &&
              `${lote.animal_especifico} · ${formatarDecimal(lote.desconto_especifico ?? 0, 2)}% de desconto · referência ${data} · `}
            {formatarInteiro(lote.quantidade)} {lote.quantidade === 1 ? 'código' : 'códigos'} · por {lote.criado_por} em{' '}
            {momentoCompleto(lote.criado_em)}
          </p>
          {lote.cancelado_em && (
            <p className={classes.detalhe}>
              Códigos livres cancelados por {lote.cancelado_por} em {momentoCompleto(lote.cancelado_em)}
              {lote.motivo && ` · ${NOMES_DOS_MOTIVOS_DO_CANCELAMENTO[lote.motivo]}`}
              {lote.texto && ` · “${lote.texto}”`}
            </p>
          )}
        </div>
        <Contagem lote={lote} />
        {lote.canceladas < lote.quantidade && (
          <div className={classes.acoes}>
            <Botao
              icone={<IconDownload size={20} aria-hidden />}
              loading={baixar.isPending}
              onClick={() => baixar.mutate()}
              aria-label={`Baixar CSV do lote ${lote.id_lote}`}
            >
              Baixar CSV
            </Botao>
            <Botao
              para={`/gerar-codigos/imprimir/${lote.id_lote}`}
              icone={<IconPrinter size={20} aria-hidden />}
              aria-label={`Imprimir cartões do lote ${lote.id_lote}`}
            >
              Imprimir cartões
            </Botao>
            {lote.livres > 0 && <CancelarLivres lote={lote} />}
          </div>
        )}
      </div>
    </Cartao>
  );
}

function Contagem({ lote }: { lote: Lote }) {
  const especifico = lote.prescricao_especifica === 'S';
  const itens: [string, number][] = [
    ['livres', lote.livres],
    ...(especifico ? [] : ([['registrados', lote.registradas]] as [string, number][])),
    ['resgatados', lote.resgatadas],
    ['usados', lote.usadas],
    ...(lote.canceladas > 0 ? ([['cancelados', lote.canceladas]] as [string, number][]) : []),
  ];
  return (
    <dl className={classes.contagem}>
      {itens.map(([nome, valor]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{formatarInteiro(valor)}</dd>
        </div>
      ))}
    </dl>
  );
}
