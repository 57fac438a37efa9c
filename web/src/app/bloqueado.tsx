import { MARCA } from '@indica-bem/domain/marca';
import { Botao } from '../ui/botao';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import { useSair } from './sair';

/** A stored user without a type is blocked, without redirect (spec 11.2). */
export function Bloqueado() {
  const sair = useSair();
  return (
    <Pagina titulo="Acesso bloqueado" voltar={false} largura="media">
      <EstadoVazio
        ilustracao="erro"
        titulo="Não reconhecemos o seu tipo de conta"
        texto={`Saia e entre novamente. Se o problema continuar, escreva para ${MARCA.email}.`}
        acao={
          <Botao tom="principal" onClick={sair}>
            Sair
          </Botao>
        }
      />
    </Pagina>
  );
}
