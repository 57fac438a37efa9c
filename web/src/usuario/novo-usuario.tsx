import { numeroDoTipo, TIPOS_DE_CADASTRO } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { IconPlus } from '@tabler/icons-react';
import { MenuDeLinks } from '../ui/menu-de-links';
import { ROTULOS_DOS_TIPOS } from '../ui/pessoa/rotulos-dos-tipos';

const LINKS = TIPOS_DE_CADASTRO.map((tipo) => ({
  para: `/usuarios/novo/${numeroDoTipo(tipo)}`,
  rotulo: ROTULOS_DOS_TIPOS[tipo],
}));

/** "Novo", and then which of the eight. */
export function NovoUsuario() {
  return <MenuDeLinks nome="Novo" icone={<IconPlus size={20} aria-hidden />} links={LINKS} />;
}
