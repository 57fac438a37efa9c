import { Link } from 'react-router';
import { lerRecusa } from '../../compartilhado/pessoa/recusa';
import { Aviso } from '../../ui/aviso';
import { aEntrada } from '../entrada';

/** Who is already registered has nothing to correct: the way in is offered instead. */
export function CadastroRecusado({ erro, hash }: { erro: unknown; hash?: string }) {
  const recusa = erro ? lerRecusa(erro) : null;
  if (!recusa) return null;
  const esqueci = hash ? `/esqueci?indicacao=${encodeURIComponent(hash)}` : '/esqueci';
  return (
    <Aviso tom="erro" titulo={recusa.duplicado ? recusa.frase : undefined}>
      {recusa.duplicado ? (
        <>
          É você? <Link {...aEntrada(hash)}>Entre na sua conta</Link> ou <Link to={esqueci}>recupere a senha</Link>.
        </>
      ) : (
        recusa.frase
      )}
    </Aviso>
  );
}
