import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { listarAcompanhados } from '@indica-bem/domain/pet/chamadas';
import type { AcompanhadoNaLista } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { PALAVRAS_CURTAS } from '@indica-bem/domain/pet/palavras-do-peso';
import { idadeDoPet } from '@indica-bem/domain/pet/regras';
import { comInicio, ritmoEmPalavras, situacaoDoPeso, tomDoPeso } from '@indica-bem/domain/pet/ritmo';
import { Link } from 'react-router';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { CampoDeBusca } from '../../ui/campo-de-busca';
import { Cartao } from '../../ui/cartao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Etiqueta } from '../../ui/etiqueta';
import { Fatos } from '../../ui/fatos';
import { ListaPaginada } from '../../ui/lista-paginada';
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
    <Pagina titulo="Pets acompanhados" subtitulo="Os que os tutores deixaram você ver.">
      {(buscando || paginas.itens.length > 0) && (
        <CampoDeBusca
          rotulo="Buscar"
          placeholder="Nome do pet ou do tutor"
          busca={filtros.busca}
          mudar={(busca) => mudar({ busca })}
        />
      )}
      <ListaPaginada
        paginas={paginas}
        nome={['pet', 'pets']}
        vazio={<Vazio buscando={buscando} limpar={() => mudar({ busca: '' })} />}
      >
        {(pet) => <CartaoDoAcompanhado key={pet.id_pet} pet={pet} />}
      </ListaPaginada>
    </Pagina>
  );
}

const TONS = { bom: 'ok', neutro: 'neutro', atencao: 'alerta', alarme: 'erro' } as const;

function CartaoDoAcompanhado({ pet }: { pet: AcompanhadoNaLista }) {
  const { inicio, meta, pesos, porcao } = pet;
  const achada = situacaoDoPeso(pet.tipo, comInicio(pesos, inicio), inicio && meta && { inicio, meta });
  const ultimo = pesos.at(-1);
  return (
    <Cartao como="li">
      <article className={classes.pet} aria-labelledby={`pet-${pet.id_pet}`}>
        <FiguraDoPet tipo={pet.tipo} pequena />
        <div className={classes.nomes}>
          <h2 id={`pet-${pet.id_pet}`}>
            <Link to={`/acompanhados/${pet.id_pet}`}>{pet.nome}</Link>
          </h2>
          <p>
            {pet.raca}, {idadeDoPet(pet.data_nascimento, hojeEmSaoPaulo(new Date()))} · de {pet.tutor}
          </p>
        </div>
        {achada && (
          <div className={classes.situacao}>
            <Etiqueta tom={TONS[tomDoPeso(achada.situacao)]}>{PALAVRAS_CURTAS[achada.situacao]}</Etiqueta>
          </div>
        )}
        <div className={classes.fatos}>
          <Fatos
            itens={[
              ['Peso', ultimo ? `${formatarPeso(ultimo.peso)} em ${isoParaBr(ultimo.dia)}` : formatarPeso(pet.peso)],
              ['Ritmo', achada?.ritmo ? ritmoEmPalavras(achada.ritmo) : null],
              ['Porção', porcao?.gramas ? `${formatarInteiro(porcao.gramas)} g por dia` : null],
            ]}
          />
        </div>
      </article>
    </Cartao>
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
