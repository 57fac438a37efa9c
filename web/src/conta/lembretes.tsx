import { desligarLembretes } from '@indica-bem/domain/conta/chamadas';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../lib/api';
import { mensagemDe } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { useEnvio } from '../ui/use-envio';
import classes from './login.module.css';

/** `lembretes/:passe`: the link below every reminder. One button, so that a scanner of links switches nothing off. */
export function DesligarLembretes() {
  const { passe = '' } = useParams();
  const [desligados, setDesligados] = useState(false);
  const { enviar, enviando, erro } = useEnvio({
    enviar: () => api(desligarLembretes, { params: { passe }, visitante: true }),
    aoEnviar: () => setDesligados(true),
  });
  return (
    <>
      <div className={classes.titulos}>
        <h1>{desligados ? 'Lembretes desligados' : 'Desligar lembretes?'}</h1>
      </div>
      {desligados ? (
        <Aviso tom="ok">
          Pronto: não enviamos mais lembretes para este e-mail. Para voltar a receber, ligue em Minha conta.
        </Aviso>
      ) : (
        <p>
          Você deixa de receber por e-mail os compromissos do calendário, o fim da ração e os cupons perto do fim. Eles
          continuam na sua conta.
        </p>
      )}
      {erro && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
      {!desligados && (
        <Botao tom="principal" fullWidth loading={enviando} onClick={() => void enviar()}>
          Desligar lembretes
        </Botao>
      )}
      <Botao fullWidth para="/home">
        Ir para o início
      </Botao>
    </>
  );
}
