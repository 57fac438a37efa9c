import { listarMeses } from '@indica-bem/domain/acerto/chamadas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import type { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { CampoDeBusca } from '../../ui/campo-de-busca';
import { Fichas } from '../../ui/fichas';
import { OrdenarPor } from '../../ui/ordenar-por';
import { type Filtros, ORDENS, VISTAS, type Vista } from './filtros';
import classes from './filtros-das-lojas.module.css';

const MESES_NO_MAXIMO = 100;

export function FiltrosDasLojas({ filtros, mudar, escolha }: ReturnType<typeof useFiltrosNoEndereco<Filtros>>) {
  const { data } = useQuery(consulta(listarMeses, { query: { limite: MESES_NO_MAXIMO } }));
  const meses = new Set([...(filtros.mes ? [filtros.mes] : []), ...(data?.meses.map(({ mes }) => mes) ?? [])]);
  return (
    <>
      <Fichas
        rotulo="Situação"
        opcoes={[null, ...(Object.keys(VISTAS) as Vista[])].map((vista) => ({
          nome: vista ? VISTAS[vista] : 'Todos',
          ...escolha({ situacao: vista }),
          atual: vista === filtros.situacao,
        }))}
      />
      <search className={classes.filtros}>
        <CampoDeBusca
          rotulo="Loja"
          placeholder="Nome, razão social ou CNPJ"
          busca={filtros.busca}
          mudar={(busca) => mudar({ busca })}
        />
        <NativeSelect
          label="Mês"
          data={[
            { value: '', label: 'Todos' },
            ...[...meses]
              .sort()
              .reverse()
              .map((mes) => ({ value: mes, label: nomeDoMes(mes) })),
          ]}
          value={filtros.mes}
          onChange={({ currentTarget }) => mudar({ mes: currentTarget.value })}
        />
        <OrdenarPor soSemCabecas ordens={ORDENS} ordem={filtros.ordem} mudar={(ordem) => mudar({ ordem })} />
      </search>
    </>
  );
}
