import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { Botao } from './botao';
import type { PerguntaAberta } from './confirmar';
import classes from './dialogo-de-confirmacao.module.css';
import { useDevolverFoco } from './use-devolver-foco';

export function DialogoDeConfirmacao({ titulo, texto, perigo, responder, ...rotulos }: PerguntaAberta) {
  useDevolverFoco();
  return (
    <Modal.Root opened onClose={() => responder(false)} centered size={420} radius="xl" padding={22}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.corpo}>
          <Modal.Title className={classes.titulo}>{titulo}</Modal.Title>
          {texto && <p className={classes.texto}>{texto}</p>}
          <div className={classes.acoes}>
            <Botao onClick={() => responder(false)}>{rotulos.cancelar ?? 'Cancelar'}</Botao>
            <Botao tom={perigo ? 'perigo' : 'principal'} onClick={() => responder(true)}>
              {rotulos.confirmar ?? 'Confirmar'}
            </Botao>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
