import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { oDeCima, porCima } from '../por-cima';
import { vigiarSegundoToque } from '../segundo-toque';
import { useDevolverFoco } from '../use-devolver-foco';
import classes from './dialogo.module.css';

type DialogoProps = {
  titulo: string;
  fechar: () => void;
  /** With a picture it is an end, not a question: it closes by its own cross, no stray tap outside loses it, "Back" leaves the page. */
  figura?: ReactNode;
  /** It holds fields: a stray tap outside would lose what was written in them. */
  comCampos?: boolean;
  children: ReactNode;
};

/** The one frame of every dialog: Escape closes it, "Back" too, the keyboard stays inside and goes back to where it came from. */
export function Dialogo({ titulo, fechar, figura, comCampos = false, children }: DialogoProps) {
  const foraFecha = !figura && !comCampos;
  useDevolverFoco();
  useEffect(vigiarSegundoToque, []);
  useFechar(fechar, !figura);
  return (
    <Modal.Root
      opened
      onClose={fechar}
      centered
      size={460}
      radius="xl"
      padding={22}
      closeOnClickOutside={foraFecha}
      closeOnEscape={false}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.corpo}>
          {figura && <Modal.CloseButton aria-label="Fechar" className={classes.fechar} iconSize={24} />}
          {figura && <div className={classes.figura}>{figura}</div>}
          <Modal.Title className={classes.titulo}>{titulo}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Of a question over a dialog, Escape closes the question alone; of an open list of options, the list. */
function useFechar(fechar: () => void, seguraAPagina: boolean): void {
  const aoFechar = useEffectEvent(fechar);
  useEffect(() => {
    const este = { fechar: () => aoFechar(), seguraAPagina };
    const sair = porCima(este);
    const ouvir = (tecla: KeyboardEvent) => {
      const daLista = (tecla.target as Element).getAttribute?.('data-mantine-stop-propagation') === 'true';
      if (tecla.key !== 'Escape' || tecla.isComposing || daLista || oDeCima() !== este) return;
      tecla.stopImmediatePropagation();
      este.fechar();
    };
    window.addEventListener('keydown', ouvir, true);
    return () => {
      window.removeEventListener('keydown', ouvir, true);
      sair();
    };
  }, [seguraAPagina]);
}

/** The way out first, the main one last. */
export function AcoesDoDialogo({ children }: { children: ReactNode }) {
  return <div className={classes.acoes}>{children}</div>;
}
