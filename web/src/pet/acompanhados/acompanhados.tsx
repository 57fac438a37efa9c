import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { listarAcompanhados } from '@indica-bem/domain/pet/chamadas';
import type { AcompanhadoNaLista } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { PALAVRAS_CURTAS } from '@indica-bem/domain/pet/palavras-do-peso';
import { idadeDoPet } from '@indica-bem/domain/pet/regras';
import { comInicio, ritmoEmPalavras, situacaoDoPeso, tomDoPeso } from '@indica-bem/domain/pet/ritmo';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { CampoDeBusca } from '../../ui/campo-de-busca';
import { EmPaginas } from '../../ui/em-paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Etiqueta } from '../../ui/etiqueta';
import { EsqueletoDasLinhas } from '../../ui/lista/esqueleto-das-linhas';
import { Grupos, Linhas } from '../../ui/lista/grupo';
import { Linha } from '../../ui/lista/linha';
import { Pagina } from '../../ui/pagina';
import { FiguraDoPet } from '../figura-do-pet';
import classes from './acompanhados.module.css';
import { escreverFiltros, lerFiltros } from './filtros';

/** "Pets acompanhados" of a partner: those that tutors share. */
export function Acompanhados() {
  const { filtros, mudar } = useFiltrosNoEndereco({ ler: lerFiltros, escrever: escreverFiltros });
  const query = { busca: filtros.busca || undefined };
  const paginas = usePaginas(listarAcompanhados, { query }, ({ acompanhados }) => acompanhados);
  const buscando = filtros.busca !== '';
  return (
    <Pagina titulo="Pets acompanhados" subtitulo="Os que os tutores deixaram você ver." largura="media">
      {(buscando || paginas.itens.length > 0) && (
        <CampoDeBusca
          rotulo="Buscar"
          placeholder="Nome do pet ou do tutor"
          busca={filtros.busca}
          mudar={(busca) => mudar({ busca })}
        />
      )}
      <EmPaginas
        paginas={paginas}
        nome={['pet', 'pets']}
        esqueleto={<EsqueletoDasLinhas />}
        vazio={<Vazio buscando={buscando} limpar={() => mudar({ busca: '' })} />}
      >
        {(pets) => (
          <Grupos>
            <Linhas>
              {pets.map((pet) => (
                <LinhaDoAcompanhado key={pet.id_pet} pet={pet} />
              ))}
            </Linhas>
          </Grupos>
        )}
      </EmPaginas>
    </Pagina>
  );
}

const TONS = { bom: 'ok', neutro: 'neutro', atencao: 'alerta', alarme: 'erro' } as const;

function LinhaDoAcompanhado({ pet }: { pet: AcompanhadoNaLista }) {
  const { inicio, meta, pesos } = pet;
  const achada = situacaoDoPeso(pet.tipo, comInicio(pesos, inicio), inicio && meta && { inicio, meta });
  return (
    <Linha
      link={{ to: `/acompanhados/${pet.id_pet}` }}
      titulo="h2"
      figura={<FiguraDoPet pet={pet} pequena />}
      nome={pet.nome}
      detalhe={`${pet.raca}, ${idadeDoPet(pet.data_nascimento, hojeEmSaoPaulo(new Date()))} · de ${pet.tutor}`}
      notas={
        achada && (
          <>
            <Etiqueta tom={TONS[tomDoPeso(achada.situacao)]}>{PALAVRAS_CURTAS[achada.situacao]}</Etiqueta>
            {achada.ritmo && <span className={classes.ritmo}>{ritmoEmPalavras(achada.ritmo)}</span>}
          </>
        )
      }
      acao={<strong className={classes.peso}>{formatarPeso(pesos.at(-1)?.peso ?? pet.peso)}</strong>}
    />
  );
}

function Vazio({ buscando, limpar }: { buscando: boolean; limpar: () => void }) {
  if (buscando) {
    return (
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo="Nenhum pet com esse nome"
        texto="Confira o que foi digitado ou veja todos."
        acao={<Botao onClick={limpar}>Limpar a busca</Botao>}
      />
    );
  }
  return (
    <EstadoVazio
      ilustracao="vazio-pets"
      titulo="Nenhum pet por aqui ainda"
      texto="Quando um tutor deixar você acompanhar o pet de uma indicação sua, o peso e a porção aparecem aqui."
      acao={<Botao para="/prescricoes">Ver indicações</Botao>}
    />
  );
}
