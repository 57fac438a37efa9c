import { Botao } from '../ui/botao';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';

export function NaoEncontrada() {
  return (
    <Pagina titulo="Página não encontrada" largura="media">
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo="Farejamos, mas não achamos nada aqui"
        texto="O endereço pode ter mudado ou ter sido digitado com algum engano."
        acao={
          <Botao tom="principal" para="/home">
            Ir para o início
          </Botao>
        }
      />
    </Pagina>
  );
}
