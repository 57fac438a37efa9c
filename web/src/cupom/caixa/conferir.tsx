import { type Mostrado, mostradoPor } from '@indica-bem/domain/cupom/leitura';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Botao } from '../../ui/botao';
import classes from './leitor.module.css';

type ConferirProps = {
  codigo: string;
  erro: string | null;
  conferir: (mostrado: Mostrado) => void;
  lerOutro: () => void;
};

/** The id that a QR holds: it stands on no screen, so nobody could compare it. */
const SO_NUMEROS = /^\d{11,}$/;

/** The coupon is one of this store's: what shows that its tutor is here? One field takes either answer. */
export function Conferir({ codigo, erro, conferir, lerOutro }: ConferirProps) {
  const [texto, setTexto] = useState('');
  const [falta, setFalta] = useState<string | null>(null);
  const campo = useRef<HTMLInputElement>(null);
  useEffect(() => campo.current?.focus(), []);

  function aoDigitar(novo: string) {
    setTexto(novo);
    setFalta(null);
    const mostrado = mostradoPor(novo);
    // Four digits can only be the number; three may be the beginning of it.
    if (mostrado?.numero) conferir(mostrado);
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    const mostrado = mostradoPor(texto);
    if (mostrado) conferir(mostrado);
    else setFalta(texto.trim() ? 'São 4 dígitos do número ou 3 do CPF' : 'Informe o número da tela ou o final do CPF.');
  }

  return (
    <form className={classes.conferir} onSubmit={enviar} noValidate>
      <h2>
        Cupom{' '}
        <span className={classes.codigoLido} translate="no">
          {SO_NUMEROS.test(codigo) ? 'do QR' : formatarCodigo(codigo)}
        </span>
      </h2>
      <TextInput
        ref={campo}
        label="Número da tela ou final do CPF"
        description="Os 4 números ao lado do código, na tela do tutor. Sem internet: os 3 últimos dígitos do CPF dele."
        classNames={{ input: classes.digitos }}
        value={texto}
        error={falta ?? erro}
        maxLength={12}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="go"
        onChange={({ currentTarget }) => aoDigitar(currentTarget.value)}
      />
      <Botao tom="principal" type="submit" fullWidth>
        Conferir
      </Botao>
      <Botao tom="texto" fullWidth onClick={lerOutro}>
        Ler o QR ou outro cupom
      </Botao>
    </form>
  );
}
