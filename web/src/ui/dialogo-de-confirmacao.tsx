import { Botao } from './botao';
import type { PerguntaAberta } from './confirmar';
import { AcoesDoDialogo, Dialogo } from './dialogo/dialogo';
import classes from './dialogo-de-confirmacao.module.css';

export function DialogoDeConfirmacao({ titulo, texto, perigo, responder, ...rotulos }: PerguntaAberta) {
  return (
    <Dialogo titulo={titulo} fechar={() => responder(false)}>
      {texto && <p className={classes.texto}>{texto}</p>}
      <AcoesDoDialogo>
        <Botao onClick={() => responder(false)}>{rotulos.cancelar ?? 'Cancelar'}</Botao>
        <Botao tom={perigo ? 'perigo' : 'principal'} onClick={() => responder(true)}>
          {rotulos.confirmar ?? 'Confirmar'}
        </Botao>
      </AcoesDoDialogo>
    </Dialogo>
  );
}
