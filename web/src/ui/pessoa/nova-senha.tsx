import { type Campo, NOMES_DOS_CAMPOS } from '@indica-bem/domain/conta/campos';
import { CampoDeSenha } from '../campo-de-senha';
import type { Campos } from '../use-campos';
import { ForcaDaSenha } from './forca-da-senha';

type NovaSenhaProps = {
  campos: Campos<Campo>;
  nome?: 'senha' | 'senhaNova';
  opcional?: boolean;
};

/** A password to be chosen, how good it is, and the same again. */
export function NovaSenha({ campos, nome = 'senha', opcional = false }: NovaSenhaProps) {
  return (
    <>
      <div data-largura="metade">
        <Senha campos={campos} nome={nome} opcional={opcional} />
        {!campos.campo(nome).error && <ForcaDaSenha senha={campos.valores[nome]} />}
      </div>
      <Senha campos={campos} nome="confirmasenha" />
    </>
  );
}

function Senha({ campos, nome, opcional }: { campos: Campos<Campo>; nome: Campo; opcional?: boolean }) {
  const { onChange, ...campo } = campos.campo(nome);
  return (
    <CampoDeSenha
      label={`${NOMES_DOS_CAMPOS[nome]}${opcional ? ' (opcional)' : ''}`}
      autoComplete="new-password"
      maxLength={200}
      wrapperProps={{ 'data-largura': 'metade' }}
      {...campo}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
