import { type Campo, NOMES_DOS_CAMPOS_DA_PESSOA } from '@indica-bem/domain/conta/campos';
import { CampoDeSenha } from '../../ui/campo-de-senha';
import type { Campos } from '../../ui/use-campos';
import { ForcaDaSenha } from './forca-da-senha';

type NovaSenhaProps = {
  campos: Campos<Campo>;
  nome?: 'senha' | 'senhaNova';
};

/** A password to be chosen, how good it is, and the same again. */
export function NovaSenha({ campos, nome = 'senha' }: NovaSenhaProps) {
  return (
    <>
      <div data-largura="metade">
        <Senha campos={campos} nome={nome} />
        {!campos.campo(nome).error && <ForcaDaSenha senha={campos.valores[nome]} />}
      </div>
      <Senha campos={campos} nome="confirmasenha" />
    </>
  );
}

function Senha({ campos, nome }: { campos: Campos<Campo>; nome: Campo }) {
  const { onChange, ...campo } = campos.campo(nome);
  return (
    <CampoDeSenha
      label={NOMES_DOS_CAMPOS_DA_PESSOA[nome]}
      autoComplete="new-password"
      maxLength={200}
      wrapperProps={{ 'data-largura': 'metade' }}
      {...campo}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
