import { colarCentavos, digitosParaCentavos, formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { ClipboardEvent, SyntheticEvent } from 'react';

type CampoDeMoedaProps = Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> & {
  centavos: number | null;
  onChange: (centavos: number | null) => void;
};

/** Fills from the cents, as tills do: typing 1, 2, 3 shows R$ 0,01 · R$ 0,12 · R$ 1,23. */
export function CampoDeMoeda({ centavos, onChange, ...props }: CampoDeMoedaProps) {
  /** An amount that was copied is that amount, in the place of whatever stood there. */
  function colar(evento: ClipboardEvent<HTMLInputElement>) {
    evento.preventDefault();
    if (!props.readOnly) onChange(colarCentavos(evento.clipboardData.getData('text')) || null);
  }

  return (
    <TextInput
      placeholder="R$ 0,00"
      autoComplete="off"
      {...props}
      inputMode="numeric"
      onSelect={cursorNoFim}
      value={centavos === null ? '' : formatarReais(centavos)}
      onPaste={colar}
      onChange={({ currentTarget }) => onChange(digitosParaCentavos(currentTarget.value) || null)}
    />
  );
}

/** The cents come in from the right, wherever the field was touched. */
function cursorNoFim({ currentTarget: campo }: SyntheticEvent<HTMLInputElement>) {
  const fim = campo.value.length;
  const soCursor = campo.selectionStart === campo.selectionEnd;
  if (soCursor && campo.selectionEnd !== fim) campo.setSelectionRange(fim, fim);
}
