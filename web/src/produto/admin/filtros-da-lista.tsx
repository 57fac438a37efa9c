import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { NativeSelect } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { CampoDeBusca } from '../../ui/campo-de-busca';
import { FILTROS, type Filtro, type Filtros, OPCOES_DOS_FILTROS } from './filtros';
import classes from './produtos.module.css';

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

type FiltrosDaListaProps = { filtros: Filtros; mudar: (mudanca: Partial<Filtros>) => void };

export function FiltrosDaLista({ filtros, mudar }: FiltrosDaListaProps) {
  const [aberta, setAberta] = useState(false);
  const emUso = FILTROS.filter((filtro) => filtros[filtro] !== '').length;
  return (
    <search className={classes.filtros}>
      <CampoDeBusca
        rotulo="Buscar produto"
        placeholder="Nome, linha, opção ou porte"
        busca={filtros.busca}
        mudar={(busca) => mudar({ busca })}
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
            onChange={({ currentTarget }) => mudar({ [filtro]: currentTarget.value })}
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
