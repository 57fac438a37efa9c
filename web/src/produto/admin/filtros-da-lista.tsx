import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FILTROS, type Filtro, type Filtros, OPCOES_DOS_FILTROS } from './filtros';
import classes from './produtos.module.css';

const PAUSA = 250;
const SIM_OU_NAO = { S: 'Sim', N: 'Não' };

const ROTULOS: Record<Filtro, { nome: string; todos: string; opcao: (valor: never) => string }> = {
  categoria: { nome: 'Marca', todos: 'Todas', opcao: (marca: string) => marca },
  especie: {
    nome: 'Espécie',
    todos: 'Todas',
    opcao: (especie: keyof typeof ROTULO_DA_ESPECIE) => ROTULO_DA_ESPECIE[especie],
  },
  sub_categoria: { nome: 'Linha', todos: 'Todas', opcao: rotuloDaLinha },
  em_prescricao: { nome: 'Nas indicações', todos: 'Tanto faz', opcao: (valor: 'S' | 'N') => SIM_OU_NAO[valor] },
  em_catalogo: { nome: 'No catálogo', todos: 'Tanto faz', opcao: (valor: 'S' | 'N') => SIM_OU_NAO[valor] },
};

type FiltrosDaListaProps = { filtros: Filtros; filtrar: (filtros: Filtros) => void };

export function FiltrosDaLista({ filtros, filtrar }: FiltrosDaListaProps) {
  const { busca } = filtros;
  const [texto, setTexto] = useState(busca);
  const [aplicada, setAplicada] = useState(busca);
  const [aberta, setAberta] = useState(false);
  const emUso = FILTROS.filter((filtro) => filtros[filtro] !== '').length;
  // "Back", or "Limpar filtros", changed it from outside.
  if (busca !== aplicada) {
    setAplicada(busca);
    if (busca !== texto.trim()) setTexto(busca);
  }

  useEffect(() => {
    if (texto.trim() === busca) return;
    const espera = setTimeout(() => filtrar({ ...filtros, busca: texto.trim() }), PAUSA);
    return () => clearTimeout(espera);
  }, [texto, busca, filtros, filtrar]);

  return (
    <search className={classes.filtros}>
      <TextInput
        type="search"
        label="Buscar produto"
        placeholder="Nome, linha, opção ou porte"
        leftSection={<IconSearch size={20} aria-hidden />}
        autoComplete="off"
        maxLength={100}
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <button type="button" className={classes.abrir} aria-expanded={aberta} onClick={() => setAberta(!aberta)}>
        <IconFilter size={20} aria-hidden />
        Filtros{emUso > 0 && ` (${emUso})`}
      </button>
      <div className={classes.selecoes} data-aberta={aberta || undefined}>
        {FILTROS.map((filtro) => (
          <NativeSelect
            key={filtro}
            label={ROTULOS[filtro].nome}
            data={opcoesDe(filtro)}
            value={filtros[filtro]}
            onChange={({ currentTarget }) =>
              filtrar({ ...filtros, busca: texto.trim(), [filtro]: currentTarget.value })
            }
          />
        ))}
      </div>
    </search>
  );
}

function opcoesDe(filtro: Filtro) {
  const { todos, opcao } = ROTULOS[filtro];
  const valores: readonly string[] = OPCOES_DOS_FILTROS[filtro];
  return [{ value: '', label: todos }, ...valores.map((value) => ({ value, label: opcao(value as never) }))];
}
