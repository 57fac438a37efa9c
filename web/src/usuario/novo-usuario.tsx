import { numeroDoTipo, TIPOS_DE_CADASTRO } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { IconPlus } from '@tabler/icons-react';
import { ROTULOS_DOS_TIPOS } from '../compartilhado/pessoa/rotulos-dos-tipos';
import { MenuDeLinks } from '../ui/menu-de-links';

const LINKS = TIPOS_DE_CADASTRO.map((tipo) => ({
  para: `/usuarios/novo/${numeroDoTipo(tipo)}`,
  rotulo: ROTULOS_DOS_TIPOS[tipo],
}));

/** "Novo", and then which of the eight. */
export function NovoUsuario() {
  return <MenuDeLinks nome="Novo" icone={<IconPlus size={20} aria-hidden />} links={LINKS} />;
}
