import { pagarAcertos } from '@indica-bem/domain/acerto/chamadas';
import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { erroDaDataDoPagamento, REFERENCIA_NO_MAXIMO } from '@indica-bem/domain/acerto/regras';
import { brParaIso, hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { MolduraDoDialogo } from '../../compartilhado/estorno/moldura-do-dialogo';
import { api } from '../../lib/api';
import { camposDe } from '../../lib/erros-da-api';
import { useHoje } from '../../lib/use-hoje';
import { CampoMascarado } from '../../ui/campo-mascarado';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { lerAcertosDeNovo } from '../ler-de-novo';
import { quantas, reais } from '../reais';
import { type Conferencia, type Escrito, OUTROS_DADOS, PagosAntes, pagosDeOutroModo } from './pagos-antes';

export type AcertoAPagar = Pick<Acerto, 'id_acerto' | 'loja' | 'mes' | 'total' | 'fechado_em'>;
type PagarProps = { acertos: readonly AcertoAPagar[]; aoPagar?: () => void; fechar: () => void };
type FormularioProps = PagarProps & { avisarDos: (pagos: Omit<Conferencia, 'acertos'>) => void };

/** The question and, where a colleague was faster in another way, what it found. */
export function Pagar(props: PagarProps) {
  const [aConferir, setAConferir] = useState<Omit<Conferencia, 'acertos'>>();
  return aConferir ? (
    <PagosAntes {...props} {...aConferir} />
  ) : (
    <FormularioDoPagamento {...props} avisarDos={setAConferir} />
  );
}

/** Writes down that one settlement, or several under one reference, were paid; the money itself goes by the bank. */
function FormularioDoPagamento({ acertos, aoPagar, fechar, avisarDos }: FormularioProps) {
  const hoje = useHoje();
  // Until another is typed it is today's, also where the question was left open past midnight.
  const [digitada, setData] = useState<string>();
  const data = digitada ?? isoParaBr(hoje);
  const [referencia, setReferencia] = useState('');
  const [conferir, setConferir] = useState(false);
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: ({ data, referencia }: Escrito, chave) =>
      api(pagarAcertos, {
        headers: { 'idempotency-key': chave },
        body: { ids: acertos.map(({ id_acerto }) => id_acerto), data_pagamento: data, referencia },
      }),
    // A server of the version before does not say how they were paid.
    aoEnviar: ({ pagos, ja_pagos, pagos_antes = [] }, escrito, naTela) => {
      const frase = fraseDosPagos(pagos, ja_pagos);
      const outros = pagosDeOutroModo(pagos_antes, escrito);
      if (outros.length === 0) avisar.ok(frase);
      else if (!naTela) avisar.erro(`${frase} ${OUTROS_DADOS}`);
      if (outros.length > 0) avisarDos({ frase, escrito, outros });
      else fechar();
      aoPagar?.();
    },
    aoTerminar: lerAcertosDeNovo,
  });
  const doServidor = erro ? camposDe(erro) : {};
  const iso = brParaIso(data);
  const erroDaData = iso ? erroDaDataDoPagamento(iso, { fechado: ultimoFechado(acertos), hoje }) : 'Data inválida';

  return (
    <MolduraDoDialogo
      titulo={acertos.length === 1 ? 'Marcar como pago?' : `Marcar ${acertos.length} acertos como pagos?`}
      confirmar="Marcar como pago"
      {...{ enviando, fechar }}
      erro={Object.keys(doServidor).length === 0 ? erro : null}
      aoConfirmar={() => {
        setConferir(true);
        if (iso && !erroDaData) enviar({ data: iso, referencia: referencia.trim() || null });
      }}
      campos={
        <>
          <CampoMascarado
            mascara="data"
            label="Data do pagamento"
            value={data}
            error={(conferir && erroDaData) || doServidor.data_pagamento}
            onChange={(nova) => {
              setData(nova);
              esquecerErro();
            }}
          />
          <TextInput
            label="Referência (opcional)"
            description="Para achar o pagamento no banco: número do lote, do Pix ou do boleto. A loja também lê."
            maxLength={REFERENCIA_NO_MAXIMO}
            autoComplete="off"
            value={referencia}
            error={doServidor.referencia}
            onChange={({ currentTarget }) => {
              setReferencia(currentTarget.value);
              esquecerErro();
            }}
          />
        </>
      }
    >
      <OQueSePaga acertos={acertos} />
    </MolduraDoDialogo>
  );
}

function OQueSePaga({ acertos }: Pick<PagarProps, 'acertos'>) {
  const [primeiro] = acertos;
  const total = acertos.reduce((soma, acerto) => soma + Math.round(acerto.total * 100), 0) / 100;
  return (
    <>
      <p>
        <strong>
          {acertos.length === 1 && primeiro ? `${primeiro.loja}, ${nomeDoMes(primeiro.mes)}: ` : 'Ao todo: '}
          {reais(total)}
        </strong>
      </p>
      <p>
        {acertos.length === 1 ? 'A loja recebe um e-mail.' : 'Cada loja recebe um e-mail com o seu valor.'} Isto só
        registra: o dinheiro vai pelo banco.
      </p>
    </>
  );
}

const ultimoFechado = (acertos: readonly AcertoAPagar[]) =>
  acertos.map(({ fechado_em }) => hojeEmSaoPaulo(new Date(fechado_em))).reduce((a, b) => (a > b ? a : b), '');

function fraseDosPagos(pagos: number, jaPagos: number): string {
  const antes = jaPagos > 0 ? quantas(jaPagos, 'já estava pago', 'já estavam pagos') : '';
  if (pagos === 0) return `${antes}.`;
  return `${quantas(pagos, 'acerto marcado como pago', 'acertos marcados como pagos')}${antes && `; ${antes}`}.`;
}
