import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Sessao } from '../lib/sessao';
import { LogoComNome } from '../ui/logo';
import { porCima } from '../ui/por-cima';
import { useDevolverFoco } from '../ui/use-devolver-foco';
import classes from './casca.module.css';
import { MenuLateral } from './menu-lateral';

type GavetaProps = { usuario: Sessao; nome: string; fechar: () => void };

/** The side menu of small screens. */
export function Gaveta({ usuario, nome, fechar }: GavetaProps) {
  const aoVoltar = useEffectEvent(fechar);
  useDevolverFoco();
  useEffect(() => porCima({ fechar: () => aoVoltar(), seguraAPagina: true }), []);
  return (
    <Drawer.Root
      opened
      onClose={fechar}
      position="right"
      size="min(86vw, 340px)"
      classNames={{ content: classes.gaveta, body: classes.corpoDaGaveta }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content data-papel={usuario.tipo_usuario} aria-label={`Menu de ${nome}`}>
        <div className={classes.cabecaDaGaveta}>
          <LogoComNome size={34} />
          <Drawer.CloseButton aria-label="Fechar menu" className={classes.fechar} iconSize={24} />
        </div>
        <Drawer.Body>
          <MenuLateral usuario={usuario} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
