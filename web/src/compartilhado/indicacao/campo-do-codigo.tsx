import { aplicarMascara } from '@indica-bem/domain/brasil/mascara';
import { lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { cursorDepoisDaMascara } from '../../ui/cursor-na-mascara';

type CampoDoCodigoProps = Pick<
  TextInputProps,
  'label' | 'error' | 'onBlur' | 'className' | 'classNames' | 'autoFocus'
> & {
  value: string;
  onChange: (codigo: string) => void;
};

/** In groups of four, whatever is typed or pasted around it: any case, dashes, its label, the card's address. */
const agrupar = (texto: string) => aplicarMascara(lerCodigo(texto), '####-####');

export function CampoDoCodigo({ value, onChange, ...props }: CampoDoCodigoProps) {
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
      value={agrupar(value)}
      placeholder="XXXX-XXXX"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="send"
      onChange={aoDigitar}
    />
  );
}
