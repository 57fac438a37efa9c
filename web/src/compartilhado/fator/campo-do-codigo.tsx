import { limparCodigo } from '@indica-bem/domain/fator/regras';
import { TextInput, type TextInputProps } from '@mantine/core';

type CampoDoCodigoProps = Pick<TextInputProps, 'error' | 'label' | 'description' | 'autoFocus' | 'id'> & {
  codigo: string;
  mudar: (codigo: string) => void;
};

/** Six digits, offered by the phone where it can; pasted with a space in the middle they are the same six. */
export function CampoDoCodigo({ codigo, mudar, label = 'Código do aplicativo', ...resto }: CampoDoCodigoProps) {
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      data-autofocus
      value={codigo}
      onChange={({ currentTarget }) => mudar(limparCodigo(currentTarget.value).replace(/\D/g, '').slice(0, 6))}
      {...resto}
    />
  );
}

/** From paper: letters and dashes, in any case. */
export function CampoDaRecuperacao({ codigo, mudar, ...resto }: CampoDoCodigoProps) {
  return (
    <TextInput
      label="Código de recuperação"
      description="Um dos dez que você guardou. Cada um serve uma vez."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      data-autofocus
      value={codigo}
      onChange={({ currentTarget }) => mudar(currentTarget.value)}
      {...resto}
    />
  );
}
