import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';

type LinkSemIndicacaoProps = {
  mensagem: string;
  tentarDeNovo?: () => void;
  /** Nothing is known of the link: the network is gone. */
  semRede?: boolean;
};

export function LinkSemIndicacao({ mensagem, tentarDeNovo, semRede = false }: LinkSemIndicacaoProps) {
  const doTutor = useUsuario().tipo_usuario === 'tutor';
  return (
    <div role="alert">
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo={mensagem}
        texto={
          semRede
            ? 'A indicação continua esperando por você: quando a rede voltar, tente de novo.'
            : 'Confira se o link veio inteiro. Se o parceiro também passou um código, você pode digitá-lo.'
        }
        acao={
          <>
            {tentarDeNovo && (
              <Botao tom={semRede ? 'mata' : 'secundario'} onClick={tentarDeNovo}>
                Tentar de novo
              </Botao>
            )}
            {!semRede && (
              <Botao tom="mata" para={doTutor ? '/prescricoes/nova' : '/prescricoes'}>
                {doTutor ? 'Digitar o código' : 'Ver indicações'}
              </Botao>
            )}
          </>
        }
      />
    </div>
  );
}
