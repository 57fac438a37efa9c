import { PERFIS } from '@indica-bem/domain/prescritor/perfis';
import { NativeSelect } from '@mantine/core';
import { ROTULOS_DOS_TIPOS } from '../compartilhado/pessoa/rotulos-dos-tipos';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { OrdenarPor } from '../ui/ordenar-por';
import { type Filtros, NOMES_DAS_ORDENS } from './filtros';
import classes from './filtros-da-lista.module.css';
import { filtrosDaConta, nomeDoFiltro } from './situacao';

/** Where each kind is looked for. */
const ONDE_BUSCA = {
  tutor: 'Nome, e-mail, CPF ou telefone',
  prescritor: 'Nome, e-mail, documento ou telefone',
  lojista: 'Nome, e-mail, CNPJ ou telefone',
};

const DE_PERFIL = [
  { value: '', label: 'Todos' },
  ...PERFIS.map((perfil) => ({ value: perfil, label: ROTULOS_DOS_TIPOS[perfil] })),
];

const DE_CRMV = [
  { value: '', label: 'Todos' },
  { value: 'a_conferir', label: 'A conferir' },
];

type FiltrosDaListaProps = { filtros: Filtros; mudar: (mudanca: Partial<Filtros>) => void };

export function FiltrosDaLista({
  filtros: { tipo, busca, situacao, perfil, crmv, ordem },
  mudar,
}: FiltrosDaListaProps) {
  const deSituacao = filtrosDaConta(tipo);
  return (
    <search className={classes.filtros} data-tipo={tipo}>
      <CampoDeBusca
        rotulo="Buscar"
        placeholder={ONDE_BUSCA[tipo]}
        busca={busca}
        mudar={(nova) => mudar({ busca: nova })}
      />
      {tipo === 'prescritor' && (
        <NativeSelect
          label="Perfil"
          data={DE_PERFIL}
          value={perfil ?? ''}
          onChange={({ currentTarget }) => mudar({ perfil: PERFIS.find((p) => p === currentTarget.value) ?? null })}
        />
      )}
      {tipo === 'prescritor' && (
        <NativeSelect
          label="CRMV"
          data={DE_CRMV}
          value={crmv ?? ''}
          onChange={({ currentTarget }) => mudar({ crmv: currentTarget.value === 'a_conferir' ? 'a_conferir' : null })}
        />
      )}
      <NativeSelect
        label="Situação"
        data={[
          { value: '', label: 'Todas' },
          ...deSituacao.map((filtro) => ({ value: filtro, label: nomeDoFiltro(filtro) })),
        ]}
        value={situacao ?? ''}
        onChange={({ currentTarget }) => mudar({ situacao: deSituacao.find((s) => s === currentTarget.value) ?? null })}
      />
      <OrdenarPor ordens={NOMES_DAS_ORDENS} ordem={ordem} mudar={(nova) => mudar({ ordem: nova })} />
    </search>
  );
}
