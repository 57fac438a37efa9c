import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { enviarNota } from '@indica-bem/domain/nota/chamadas';
import {
  formatarChave,
  ilegivel,
  lerNota,
  type NotaIlegivel,
  TAMANHO_DA_CHAVE,
  TEXTO_DA_NOTA_NO_MAXIMO,
} from '@indica-bem/domain/nota/chave';
import type { Nota } from '@indica-bem/domain/nota/nota';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api';
import { camposDe } from '../../lib/erros-da-api';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { MolduraDoDialogo } from '../estorno/moldura-do-dialogo';
import { mudouANota } from './ao-mudar-a-nota';
import { CameraDaNota } from './camera-da-nota';
import type { CompraComNota } from './compra-com-nota';
import classes from './dialogo-da-nota.module.css';

type DialogoDaNotaProps = {
  compra: CompraComNota;
  verbo: string;
  aoMudar?: ((nota: Nota | null) => void) | undefined;
  fechar: () => void;
};

const frase = ({ recusa, partes }: NotaIlegivel) => mensagemDoErro(recusa, partes);
const quantos = (texto: string) => texto.replace(/[^0-9a-z]/gi, '').length;

/** The camera on the receipt's QR, or its key typed, pasted, or typed by a scanner. Of what is read only the key is sent. */
export function DialogoDaNota({ compra, verbo, aoMudar, fechar }: DialogoDaNotaProps) {
  const [texto, setTexto] = useState('');
  const [errado, setErrado] = useState<string>();
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: (nota: string) => api(enviarNota, { params: { id: compra.id_coupon }, body: { vez: compra.vez, nota } }),
    aoEnviar: ({ nota }) => {
      avisar.ok('Nota recebida.');
      aoMudar?.(nota);
      void mudouANota();
      fechar();
    },
  });
  const doCampo = errado ?? (erro ? camposDe(erro).nota : undefined);

  function mostrar(novo: string) {
    setTexto(novo);
    setErrado(undefined);
    esquecerErro();
  }

  /** The whole address of a QR says more than anybody needs to see. */
  function aoDigitar(novo: string) {
    const lida = /[?|]/.test(novo) ? lerNota(novo) : null;
    mostrar(lida && !ilegivel(lida) ? formatarChave(lida.chave) : novo);
  }

  function aoConfirmar() {
    if (!texto.trim()) return setErrado('Leia o QR da nota ou digite a chave');
    const lida = lerNota(texto);
    if (ilegivel(lida)) return setErrado(frase(lida));
    enviar(lida.chave);
  }

  function aoLer(lido: string): string | null {
    const lida = lerNota(lido);
    if (ilegivel(lida)) return lida.recusa === 'NOTA_ILEGIVEL' ? 'Este QR não é de uma nota fiscal.' : frase(lida);
    mostrar(formatarChave(lida.chave));
    enviar(lida.chave);
    return null;
  }

  const contados = quantos(texto);
  return (
    <MolduraDoDialogo
      titulo={verbo}
      confirmar="Enviar nota"
      erro={doCampo ? null : erro}
      {...{ enviando, aoConfirmar, fechar }}
      campos={
        <>
          <CameraDaNota aoLer={aoLer} />
          <Textarea
            label="Chave de acesso"
            description={`Os ${TAMANHO_DA_CHAVE} números que estão perto do QR, com ou sem espaços.`}
            classNames={{ input: classes.chave }}
            rows={3}
            maxLength={TEXTO_DA_NOTA_NO_MAXIMO}
            value={texto}
            error={doCampo}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
            onChange={({ currentTarget }) => aoDigitar(currentTarget.value)}
            onKeyDown={(evento) => {
              // A scanner that works as a keyboard ends with it.
              if (evento.key !== 'Enter') return;
              evento.preventDefault();
              aoConfirmar();
            }}
          />
          {contados > 0 && (
            <p className={classes.quantos} data-inteira={contados === TAMANHO_DA_CHAVE || undefined}>
              {contados} de {TAMANHO_DA_CHAVE}
            </p>
          )}
        </>
      }
    >
      <p>
        <strong>
          Cupom {formatarCodigo(compra.codigo_coupon)}, {formatarReais(reaisParaCentavos(compra.valor ?? 0))}
        </strong>
      </p>
    </MolduraDoDialogo>
  );
}
