import { formatarCep } from '@indica-bem/domain/brasil/cep';
import { formatarCnpj, formatarCpf, formatarCpfOuCnpj } from '@indica-bem/domain/brasil/documentos';
import { aplicarMascara, completarData, mascararData } from '@indica-bem/domain/brasil/mascara';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { cursorDepoisDaMascara } from './cursor-na-mascara';

const digitos = (texto: string) => texto.replace(/\D/g, '');

const MASCARAS = {
  cpf: { formatar: formatarCpf, inputMode: 'numeric', placeholder: '000.000.000-00' },
  cnpj: { formatar: formatarCnpj, inputMode: 'text', placeholder: '00.000.000/0000-00' },
  'cpf-cnpj': { formatar: formatarCpfOuCnpj, inputMode: 'text', placeholder: 'CPF ou CNPJ' },
  telefone: { formatar: formatarTelefone, inputMode: 'tel', placeholder: '(15) 90000-0000' },
  cep: { formatar: formatarCep, inputMode: 'numeric', placeholder: '00000-000' },
  data: { formatar: mascararData, inputMode: 'numeric', placeholder: 'dd/mm/aaaa' },
  mes: { formatar: (t: string) => aplicarMascara(digitos(t), '##/####'), inputMode: 'numeric', placeholder: 'mm/aaaa' },
} as const;

export type Mascara = keyof typeof MASCARAS;

type CampoMascaradoProps = Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> & {
  mascara: Mascara;
  value: string;
  onChange: (texto: string) => void;
};

/** Punctuates while typing and on paste, with or without punctuation; the cursor stays where the person works. */
export function CampoMascarado({ mascara, value, onChange, ...props }: CampoMascaradoProps) {
  const { formatar, inputMode, placeholder } = MASCARAS[mascara];
  const campo = useRef<HTMLInputElement>(null);
  const cursor = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (cursor.current !== null) campo.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });

  function aoDigitar({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value: escrito, selectionStart } = currentTarget;
    const texto = mascara === 'data' && veioInteiro(nativeEvent) ? completarData(escrito) : escrito;
    cursor.current = cursorDepoisDaMascara(texto, texto === escrito ? selectionStart : null, formatar);
    onChange(formatar(texto));
  }

  return (
    <TextInput
      placeholder={placeholder}
      inputMode={inputMode}
      autoCapitalize={inputMode === 'text' ? 'characters' : undefined}
      {...props}
      ref={campo}
      value={value}
      onChange={aoDigitar}
    />
  );
}

/** Pasted, dropped or put in by the browser, not typed key by key. */
const veioInteiro = (evento: Event) => /^insert(From|Replacement)/.test((evento as InputEvent).inputType ?? '');
