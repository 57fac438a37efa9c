import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { NativeSelect } from '@mantine/core';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { CampoDeBusca } from '../../ui/campo-de-busca';
import { EmPaginas } from '../../ui/em-paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fichas } from '../../ui/fichas';
import { BarraDaSelecao } from './barra-da-selecao';
import classes from './escolher-lojas.module.css';
import { consultaDe, escreverFiltros, type Filtros, lerFiltros } from './filtros';
import { LinhaDaLoja } from './linha-da-loja';
import { lojasDa } from './loja-na-lista';
import { useSelecao } from './use-selecao';

const TIPOS = [
  { value: '', label: 'Todas' },
  { value: 'loja_fisica', label: 'Físicas' },
  { value: 'loja_online', label: 'Online' },
];

export function EscolherLojas({ idCampanha }: { idCampanha: number }) {
  const { filtros, mudar, escolha } = useFiltrosNoEndereco({ ler: lerFiltros, escrever: escreverFiltros });
  const query = consultaDe(filtros, idCampanha);
  const paginas = usePaginas(listarLojistas, { query: { ...query, limite: 50 } }, lojasDa);
  const selecao = useSelecao(idCampanha);

  return (
    <>
      <search className={classes.filtros}>
        <CampoDeBusca
          rotulo="Buscar loja"
          placeholder="Nome, razão social, cidade, CEP ou CNPJ"
          busca={filtros.busca}
          mudar={(busca) => mudar({ busca })}
        />
        <NativeSelect
          label="Tipo de loja"
          data={TIPOS}
          value={filtros.tipo ?? ''}
          onChange={({ currentTarget }) => mudar({ tipo: (currentTarget.value || null) as Filtros['tipo'] })}
        />
      </search>
      <div className={classes.quais}>
        <Fichas
          rotulo="Quais lojas"
          opcoes={[
            { nome: 'Todas', ...escolha({ soDela: false }), atual: !filtros.soDela },
            { nome: 'Nesta campanha', ...escolha({ soDela: true }), atual: filtros.soDela },
          ]}
        />
        {paginas.itens.length > 0 && (
          <Botao tom="texto" loading={selecao.buscando} onClick={() => selecao.selecionarTodas(query)}>
            Selecionar todas as encontradas
          </Botao>
        )}
      </div>
      <EmPaginas paginas={paginas} nome={['loja', 'lojas']} vazio={<Vazio filtros={filtros} mudar={mudar} />}>
        {(lojas) => (
          <ul className={classes.lista}>
            {lojas.map((loja) => (
              <LinhaDaLoja
                key={loja.id_shopkeeper}
                loja={loja}
                idCampanha={idCampanha}
                marcada={selecao.ids.has(loja.id_shopkeeper)}
                marcar={() => selecao.alternar(loja.id_shopkeeper)}
              />
            ))}
          </ul>
        )}
      </EmPaginas>
      <BarraDaSelecao {...selecao} />
    </>
  );
}

function Vazio({ filtros, mudar }: { filtros: Filtros; mudar: (mudanca: Partial<Filtros>) => void }) {
  if (filtros.soDela && !filtros.busca && !filtros.tipo) {
    return (
      <EstadoVazio
        ilustracao="vazio-lojas"
        titulo="Nenhuma loja nesta campanha"
        texto="Veja todas as lojas, marque as que participam e inclua."
        acao={<Botao onClick={() => mudar({ soDela: false })}>Ver todas as lojas</Botao>}
      />
    );
  }
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Nenhuma loja encontrada"
      texto="Confira o que foi digitado ou veja todas."
      acao={<Botao onClick={() => mudar({ busca: '', tipo: null, soDela: false })}>Ver todas as lojas</Botao>}
    />
  );
}
