import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { type MotivoDeEstorno, NOMES_DOS_MOTIVOS } from '@indica-bem/domain/estorno/regras';
import { Modal, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { camposDe, mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { useDevolverFoco } from '../../ui/use-devolver-foco';
import { useEnvio } from '../../ui/use-envio';
import classes from './dialogo-de-estorno.module.css';

export type Escrito<M extends MotivoDeEstorno> = { motivo: M; texto: string | null };

type DialogoProps<M extends MotivoDeEstorno> = {
  titulo: string;
  /** Which sale, and what will happen. */
  children: ReactNode;
  motivos: readonly M[];
  confirmar: string;
  perigo?: boolean;
  enviar: (escrito: Escrito<M>, chave: string) => Promise<unknown>;
  aoEnviar: () => void;
  fechar: () => void;
};

/** Why a sale is undone, or should be: one reason of a few, and a text where that says nothing. */
export function DialogoDeEstorno<M extends MotivoDeEstorno>(props: DialogoProps<M>) {
  const { titulo, children, motivos, confirmar, perigo, fechar } = props;
  useDevolverFoco();
  const [motivo, setMotivo] = useState<M | null>(null);
  const [texto, setTexto] = useState('');
  const [conferir, setConferir] = useState(false);
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: (escrito: Escrito<M>, chave) => props.enviar(escrito, chave),
    aoEnviar: props.aoEnviar,
  });
  const faltaTexto = motivo === 'outro' && texto.trim() === '';
  const doServidor = erro ? camposDe(erro) : {};

  function aoConfirmar(evento: FormEvent) {
    evento.preventDefault();
    setConferir(true);
    if (motivo && !faltaTexto) enviar({ motivo, texto: texto.trim() || null });
  }

  return (
    <Modal.Root opened onClose={fechar} centered size={460} radius={18} padding={22}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.corpo}>
          <Modal.Title className={classes.titulo}>{titulo}</Modal.Title>
          <form className={classes.form} onSubmit={aoConfirmar} noValidate>
            <div className={classes.texto}>{children}</div>
            <Motivos
              {...{ motivos, motivo }}
              onChange={(novo) => {
                setMotivo(novo);
                esquecerErro();
              }}
              erro={conferir && !motivo ? 'Escolha o motivo' : doServidor.motivo}
            />
            <Textarea
              label={motivo === 'outro' ? 'Conte o motivo' : 'Observação (opcional)'}
              autosize
              minRows={2}
              maxRows={5}
              maxLength={500}
              value={texto}
              error={conferir && faltaTexto ? 'Conte o motivo' : doServidor.texto}
              onChange={({ currentTarget }) => setTexto(currentTarget.value)}
            />
            {erro && Object.keys(doServidor).length === 0 && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
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

type MotivosProps<M extends MotivoDeEstorno> = {
  motivos: readonly M[];
  motivo: M | null;
  onChange: (motivo: M) => void;
  erro: string | undefined;
};

function Motivos<M extends MotivoDeEstorno>({ motivos, motivo, onChange, erro }: MotivosProps<M>) {
  return (
    <fieldset className={classes.motivos}>
      <legend>Motivo</legend>
      {motivos.map((opcao) => (
        <label key={opcao} className={classes.motivo}>
          <input type="radio" name="motivo" checked={motivo === opcao} onChange={() => onChange(opcao)} />
          <span>{NOMES_DOS_MOTIVOS[opcao]}</span>
        </label>
      ))}
      {erro && (
        <p className={classes.erro} role="alert">
          {erro}
        </p>
      )}
    </fieldset>
  );
}
