import { type Campo, NOMES_DOS_CAMPOS_DA_PESSOA } from '@indica-bem/domain/conta/campos';
import { TextInput } from '@mantine/core';
import { CampoMascarado } from '../../ui/campo-mascarado';
import type { Campos } from '../../ui/use-campos';
import { JEITOS } from './jeitos';

export type CampoDaPessoaProps = {
  nome: Campo;
  campos: Campos<Campo>;
  opcional?: boolean;
  /** Typed by somebody else: the browser must not offer its own user's data. */
  deOutraPessoa?: boolean;
  readOnly?: boolean;
  /** What Enter does there, as a phone's keyboard says it. */
  enterKeyHint?: 'next';
  description?: string;
};

/** A field of a registration or profile, typed the way that field is typed. */
export function CampoDaPessoa(props: CampoDaPessoaProps) {
  const { mascara } = JEITOS[props.nome] ?? {};
  const { onChange, ...campo } = propsDoCampo(props);
  if (mascara) return <CampoMascarado {...campo} mascara={mascara} onChange={onChange} />;
  return <TextInput {...campo} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
}

/** What any kind of input of that field is given. */
export function propsDoCampo({ nome, campos, opcional, deOutraPessoa, ...extras }: CampoDaPessoaProps) {
  const { mascara, largura, ...jeito } = JEITOS[nome] ?? {};
  return {
    ...jeito,
    ...extras,
    ...campos.campo(nome),
    label: `${NOMES_DOS_CAMPOS_DA_PESSOA[nome]}${opcional ? ' (opcional)' : ''}`,
    ...(deOutraPessoa && { autoComplete: 'off' }),
    wrapperProps: { 'data-largura': largura },
  };
}
