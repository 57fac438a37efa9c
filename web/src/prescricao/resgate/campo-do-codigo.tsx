import { aplicarMascara } from '@indica-bem/domain/brasil/mascara';
import { normalizarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { cursorDepoisDaMascara } from '../../ui/cursor-na-mascara';
import classes from './resgate.module.css';

type CampoDoCodigoProps = {
  value: string;
  onChange: (codigo: string) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** In groups of four while typing or pasting, in any case, with spaces or dashes. */
const agrupar = (texto: string) => aplicarMascara(normalizarCodigo(texto), '####-####');

export function CampoDoCodigo({ onChange, ...props }: CampoDoCodigoProps) {
  const campo = useRef<HTMLInputElement>(null);
  const cursor = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (cursor.current !== null) campo.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });

  function aoDigitar({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    cursor.current = cursorDepoisDaMascara(value, selectionStart, agrupar);
    onChange(agrupar(value));
  }

  return (
    <TextInput
      {...props}
      ref={campo}
      label="Código da indicação"
      placeholder="XXXX-XXXX"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="send"
      classNames={{ input: classes.codigo }}
      onChange={aoDigitar}
    />
  );
}
