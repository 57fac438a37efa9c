import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { numeroDoTipo, TIPOS_DE_CADASTRO } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ROTULOS_DOS_TIPOS } from '../ui/pessoa/rotulos-dos-tipos';
import classes from './novo-usuario.module.css';

/** "Novo", and then which of the eight. */
export function NovoUsuario() {
  return (
    <Menu position="bottom-end" width={240} radius={14} shadow="md">
      <Menu.Target>
        <Button
          color="laranja"
          className={classes.novo}
          leftSection={<IconPlus size={20} aria-hidden />}
          rightSection={<IconChevronDown size={18} aria-hidden />}
        >
          Novo
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Novo usuário">
        {TIPOS_DE_CADASTRO.map((tipo) => (
          <Menu.Item key={tipo} component={Link} to={`/usuarios/novo/${numeroDoTipo(tipo)}`} className={classes.item}>
            {ROTULOS_DOS_TIPOS[tipo]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
