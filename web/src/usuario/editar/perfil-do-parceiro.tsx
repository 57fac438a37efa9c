import type { TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { PERFIS } from '@indica-bem/domain/prescritor/perfis';
import { NativeSelect } from '@mantine/core';
import { ROTULOS_DOS_TIPOS } from '../../compartilhado/pessoa/rotulos-dos-tipos';

type PerfilDoParceiroProps = { tipo: TipoDeCadastro; mudar: (tipo: TipoDeCadastro) => void };

const OPCOES = PERFIS.map((perfil) => ({ value: perfil, label: ROTULOS_DOS_TIPOS[perfil] }));

/** Another profile asks for other fields: the form follows at once. */
export function PerfilDoParceiro({ tipo, mudar }: PerfilDoParceiroProps) {
  return (
    <NativeSelect
      label="Perfil"
      data={OPCOES}
      value={tipo}
      wrapperProps={{ 'data-largura': 'metade' }}
      onChange={({ currentTarget }) => mudar(PERFIS.find((perfil) => perfil === currentTarget.value) ?? tipo)}
    />
  );
}
