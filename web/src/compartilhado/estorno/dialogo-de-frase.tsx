import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { camposDe, mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { useDevolverFoco } from '../../ui/use-devolver-foco';
import { useEnvio } from '../../ui/use-envio';
import classes from './dialogo-de-estorno.module.css';

type DialogoDeFraseProps = {
  titulo: string;
  children: ReactNode;
  rotulo: string;
  obrigatoria: boolean;
  confirmar: string;
  perigo?: boolean;
  enviar: (frase: string | null, chave: string) => Promise<unknown>;
  aoEnviar: () => void;
  fechar: () => void;
};

/** A decision that somebody will read the reason of. */
export function DialogoDeFrase(props: DialogoDeFraseProps) {
  const { titulo, children, rotulo, obrigatoria, confirmar, perigo, fechar } = props;
  useDevolverFoco();
  const [frase, setFrase] = useState('');
  const [conferir, setConferir] = useState(false);
  const { enviar, enviando, erro } = useEnvio({
    enviar: (escrita: string | null, chave) => props.enviar(escrita, chave),
    aoEnviar: props.aoEnviar,
  });
  const falta = obrigatoria && frase.trim() === '';
  const doServidor = erro ? Object.values(camposDe(erro))[0] : undefined;

  function aoConfirmar(evento: FormEvent) {
    evento.preventDefault();
    setConferir(true);
    if (!falta) enviar(frase.trim() || null);
  }

  return (
    <Modal.Root opened onClose={fechar} centered size={460} radius={18} padding={22}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.corpo}>
          <Modal.Title className={classes.titulo}>{titulo}</Modal.Title>
          <form className={classes.form} onSubmit={aoConfirmar} noValidate>
            <div className={classes.texto}>{children}</div>
            <Textarea
              label={rotulo}
              autosize
              minRows={2}
              maxRows={6}
              maxLength={500}
              data-autofocus
              value={frase}
              error={conferir && falta ? 'Preencha este campo' : doServidor}
              onChange={({ currentTarget }) => setFrase(currentTarget.value)}
            />
            {erro && !doServidor && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
            <div className={classes.acoes}>
              <Botao onClick={fechar}>Voltar</Botao>
              <Botao tom={perigo ? 'perigo' : 'principal'} type="submit" loading={enviando}>
                {confirmar}
              </Botao>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
