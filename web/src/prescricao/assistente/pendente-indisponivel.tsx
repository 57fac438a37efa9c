import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';

/** `semResposta`: it may already be on the server, so changing it now could make two. */
export function PendenteIndisponivel({ semResposta }: { semResposta: boolean }) {
  return (
    <EstadoVazio
      ilustracao={semResposta ? 'offline' : 'sucesso'}
      titulo={semResposta ? 'Ainda não sabemos se ela chegou' : 'Esta indicação não está mais aguardando'}
      texto={
        semResposta
          ? 'A indicação foi enviada e a resposta se perdeu. Assim que o servidor responder, dá para saber se ela vale ou se pode ser editada.'
          : 'Ela já foi enviada ou excluída. Confira nas suas indicações.'
      }
      acao={
        <Botao tom="principal" para="/prescricoes">
          Ver indicações
        </Botao>
      }
    />
  );
}
