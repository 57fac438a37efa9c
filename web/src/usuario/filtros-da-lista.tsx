import { NativeSelect } from '@mantine/core';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { ROTULOS_DOS_TIPOS } from '../ui/pessoa/rotulos-dos-tipos';
import { type Filtros, PERFIS } from './filtros';
import classes from './filtros-da-lista.module.css';
import { nomeDaSituacao, SITUACOES } from './situacao';

/** Where each kind is looked for. */
const ONDE_BUSCA = {
  tutor: 'Nome, e-mail, CPF ou telefone',
  prescritor: 'Nome, e-mail, documento ou telefone',
  lojista: 'Nome, e-mail, CNPJ ou telefone',
};

const DE_SITUACAO = [
  { value: '', label: 'Todas' },
  ...SITUACOES.map((situacao) => ({ value: situacao, label: nomeDaSituacao(situacao) })),
];
const DE_PERFIL = [
  { value: '', label: 'Todos' },
  ...PERFIS.map((perfil) => ({ value: perfil, label: ROTULOS_DOS_TIPOS[perfil] })),
];

const DE_ORDEM = [
  { value: 'nome', label: 'Por nome' },
  { value: 'recentes', label: 'Recentes' },
];

type FiltrosDaListaProps = { filtros: Filtros; mudar: (mudanca: Partial<Filtros>) => void };

export function FiltrosDaLista({ filtros: { tipo, busca, situacao, perfil, ordem }, mudar }: FiltrosDaListaProps) {
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
      <NativeSelect
        label="Situação"
        data={DE_SITUACAO}
        value={situacao ?? ''}
        onChange={({ currentTarget }) => mudar({ situacao: SITUACOES.find((s) => s === currentTarget.value) ?? null })}
      />
      <NativeSelect
        label="Ordem"
        data={DE_ORDEM}
        value={ordem}
        onChange={({ currentTarget }) => mudar({ ordem: currentTarget.value === 'recentes' ? 'recentes' : 'nome' })}
      />
    </search>
  );
}
