import { confirmarEmail } from '@indica-bem/domain/conta/chamadas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../lib/api';
import { mensagemDe } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { Cobertura } from '../ui/cobertura';
import classes from './login.module.css';

type Resultado = { tom: 'ok' | 'erro'; frase: string };

/** `confirmar-email/:passe`: the link of the e-mail that asks whether the mailbox is theirs. */
export function ConfirmarEmail() {
  const { passe = '' } = useParams();
  const [resultado, setResultado] = useState<Resultado>();
  const enviado = useRef(false);

  const confirmar = useEffectEvent(async () => {
    try {
      await api(confirmarEmail, { body: { passe } });
      setResultado({ tom: 'ok', frase: 'Pronto: os lembretes do calendário chegam neste e-mail.' });
    } catch (causa) {
      setResultado({ tom: 'erro', frase: mensagemDe(causa) });
    }
  });

  useEffect(() => {
    if (enviado.current) return;
    enviado.current = true;
    void confirmar();
  }, []);

  if (!resultado) {
    return (
      <>
        <h1 className="so-leitor">Confirmar e-mail</h1>
        <Cobertura tela texto="Confirmando…" />
      </>
    );
  }
  return (
    <>
      <div className={classes.titulos}>
        <h1>{resultado.tom === 'ok' ? 'E-mail confirmado' : 'E-mail não confirmado'}</h1>
      </div>
      <Aviso tom={resultado.tom}>{resultado.frase}</Aviso>
      <Botao tom="principal" fullWidth para="/home">
        Ir para o início
      </Botao>
    </>
  );
}
