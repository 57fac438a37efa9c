import { colarCentavos } from '@indica-bem/domain/brasil/colar-centavos';
import { type Digitado, digitarReais, formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ClipboardEvent, type SyntheticEvent, useState } from 'react';

type CampoDeMoedaProps = Omit<TextInputProps, 'onChange' | 'onBlur' | 'value' | 'defaultValue'> & {
  centavos: number | null;
  onChange: (centavos: number | null) => void;
};

/**
 * Fills from the cents, as tills do: typing 1, 2, 3 shows R$ 0,01 · R$ 0,12 · R$ 1,23. Whoever types a comma writes
 * the amount as on paper, and sees it so until leaving the field.
 */
export function CampoDeMoeda({ centavos, onChange, ...props }: CampoDeMoedaProps) {
  const [digitado, setDigitado] = useState<Digitado | null>(null);
  // Only while it is still the amount: one put there from outside shows as usual.
  const escrito = digitado?.centavos === (centavos ?? 0) ? digitado.escrito : null;

  function digitar(texto: string) {
    const novo = digitarReais(texto, escrito !== null);
    setDigitado(novo);
    onChange(novo.centavos || null);
  }

  /** An amount that was copied is that amount, in the place of whatever stood there; of what says none for sure, nothing. */
  function colar(evento: ClipboardEvent<HTMLInputElement>) {
    evento.preventDefault();
    if (props.readOnly) return;
    setDigitado(null);
    onChange(colarCentavos(evento.clipboardData.getData('text')) || null);
  }

  return (
    <TextInput
      placeholder="R$ 0,00"
      autoComplete="off"
      {...props}
      // The keyboard of digits that has a comma.
      inputMode="decimal"
      onSelect={cursorNoFim}
      value={escrito ?? (centavos === null ? '' : formatarReais(centavos))}
      onPaste={colar}
      onChange={({ currentTarget }) => digitar(currentTarget.value)}
      onBlur={() => setDigitado(null)}
    />
  );
}

/** What is typed comes in from the right, wherever the field was touched. */
function cursorNoFim({ currentTarget: campo }: SyntheticEvent<HTMLInputElement>) {
  const fim = campo.value.length;
  const soCursor = campo.selectionStart === campo.selectionEnd;
  if (soCursor && campo.selectionEnd !== fim) campo.setSelectionRange(fim, fim);
}
