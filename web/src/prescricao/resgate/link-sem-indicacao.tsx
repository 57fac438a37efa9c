import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';

type LinkSemIndicacaoProps = { mensagem: string; tentarDeNovo?: () => void };

export function LinkSemIndicacao({ mensagem, tentarDeNovo }: LinkSemIndicacaoProps) {
  const doTutor = useUsuario().tipo_usuario === 'tutor';
  return (
    <div role="alert">
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo={mensagem}
        texto="Confira se o link veio inteiro. Se o parceiro também passou um código, você pode digitá-lo."
        acao={
          <>
            {tentarDeNovo && <Botao onClick={tentarDeNovo}>Tentar de novo</Botao>}
            <Botao tom="mata" para={doTutor ? '/prescricoes/nova' : '/prescricoes'}>
              {doTutor ? 'Digitar o código' : 'Ver indicações'}
            </Botao>
          </>
        }
      />
    </div>
  );
}
