import { STATUS_DA_INDICACAO } from '@indica-bem/domain/prescricao/regras';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { APARENCIA_DO_STATUS } from '../status';
import type { Filtros } from './filtros';
import classes from './realizadas.module.css';

const PAUSA = 350;
const OPCOES = [
  { status: null, rotulo: 'Todas' },
  ...STATUS_DA_INDICACAO.map((status) => ({ status, rotulo: APARENCIA_DO_STATUS[status].curto })),
];

type FiltrosDaListaProps = { filtros: Filtros; filtrar: (filtros: Filtros) => void };

export function FiltrosDaLista({ filtros, filtrar }: FiltrosDaListaProps) {
  const { busca, status } = filtros;
  const [texto, setTexto] = useState(busca);
  const [aplicada, setAplicada] = useState(busca);
  // "Back", or "Limpar filtros", changed it from outside.
  if (busca !== aplicada) {
    setAplicada(busca);
    if (busca !== texto.trim()) setTexto(busca);
  }

  useEffect(() => {
    if (texto.trim() === busca) return;
    const espera = setTimeout(() => filtrar({ busca: texto.trim(), status }), PAUSA);
    return () => clearTimeout(espera);
  }, [texto, busca, status, filtrar]);

  return (
    <search className={classes.filtros}>
      <TextInput
        type="search"
        label="Buscar indicação"
        placeholder="Código, nome, e-mail, telefone ou produto"
        leftSection={<IconSearch size={20} aria-hidden />}
        autoComplete="off"
        maxLength={100}
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <fieldset className={classes.status}>
        <legend className="so-leitor">Situação</legend>
        {OPCOES.map((opcao) => (
          <button
            key={opcao.rotulo}
            type="button"
            aria-pressed={opcao.status === status}
            onClick={() => opcao.status !== status && filtrar({ busca: texto.trim(), status: opcao.status })}
          >
            {opcao.rotulo}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
