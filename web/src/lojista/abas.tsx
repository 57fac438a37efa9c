import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { IconBuildingStore, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './abas.module.css';
import { useFiltros } from './use-filtros';

export const ROTULO_DO_TIPO: Record<LojistaPublico['tipo'], string> = {
  loja_fisica: 'Lojas Físicas',
  loja_online: 'Lojas Online',
};

const ABAS = [
  { tipo: 'loja_fisica', Icone: IconBuildingStore },
  { tipo: 'loja_online', Icone: IconWorld },
] as const;

export function Abas() {
  const { filtros, escolha } = useFiltros();
  return (
    <nav className={classes.abas} aria-label="Tipo de loja">
      {ABAS.map(({ tipo, Icone }) => ({ tipo, Icone, ...escolha({ tipo }) })).map(({ tipo, Icone, para, aoTocar }) => (
        <Link
          key={tipo}
          to={para}
          onClick={aoTocar}
          replace
          preventScrollReset
          className={classes.aba}
          aria-current={tipo === filtros.tipo ? 'page' : undefined}
        >
          <Icone size={20} aria-hidden />
          {ROTULO_DO_TIPO[tipo]}
        </Link>
      ))}
    </nav>
  );
}
