import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Botao } from '../../ui/botao';
import { Ilustracao } from '../../ui/ilustracao';
import { useDevolverFoco } from '../../ui/use-devolver-foco';
import classes from './indicacao-realizada.module.css';

/** Saved, and plainly not sent yet: without a network, or because the server asked to wait and said why. */
export function IndicacaoGuardada({ motivo }: { motivo?: string | undefined }) {
  useDevolverFoco();
  const navigate = useNavigate();
  const fechar = () => void navigate('/prescricoes', { replace: true });
  return (
    <Modal.Root opened onClose={fechar} centered size={460} radius="xl" padding={22} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.corpo}>
          <Modal.CloseButton aria-label="Fechar" className={classes.fechar} iconSize={24} />
          <Ilustracao nome="offline" largura={168} className={classes.figura} />
          <Modal.Title className={classes.titulo}>
            {motivo
              ? 'Prescrição salva apenas no dispositivo'
              : 'Prescrição salva apenas no dispositivo, verifique a conexão com a internet para sincronizar'}
          </Modal.Title>
          <p className={classes.aviso}>
            {motivo
              ? `${motivo} Esta não se perde: o código nasce quando ela for enviada, e isso acontece sozinho.`
              : 'O código nasce quando ela for enviada, e isso acontece sozinho assim que a conexão voltar.'}
          </p>
          <div className={classes.acoes}>
            <Botao tom="principal" fullWidth onClick={fechar}>
              Ver o que aguarda envio
            </Botao>
            <Botao tom="texto" para="/prescricoes/nova">
              Nova indicação
            </Botao>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
