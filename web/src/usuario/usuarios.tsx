import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { cadastrar, contarUsuarios } from '@indica-bem/domain/conta/chamadas';
import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { usePode } from '../lib/pode';
import { Fichas } from '../ui/fichas';
import { Pagina } from '../ui/pagina';
import { escreverFiltros, lerFiltros } from './filtros';
import { FiltrosDaLista } from './filtros-da-lista';
import { Lojistas, Parceiros, Tutores } from './listas';
import { NovoUsuario } from './novo-usuario';

const LISTAS = { tutor: Tutores, prescritor: Parceiros, lojista: Lojistas };
const ABAS: readonly { tipo: TipoDeLogin; nome: string }[] = [
  { tipo: 'tutor', nome: 'Tutores' },
  { tipo: 'prescritor', nome: 'Parceiros' },
  { tipo: 'lojista', nome: 'Lojistas' },
];

/** Everybody the team looks after. The filters live in the address, the pages in the cache: "back" finds both. */
export function Usuarios() {
  const pode = usePode();
  const { filtros, mudar, escolha } = useFiltrosNoEndereco({ ler: lerFiltros, escrever: escreverFiltros });
  const { data: quantos } = useQuery(consulta(contarUsuarios));
  const Lista = LISTAS[filtros.tipo];

  return (
    <Pagina titulo="Usuários" acoes={pode(cadastrar) && <NovoUsuario />}>
      <Fichas
        rotulo="Tipo de usuário"
        opcoes={ABAS.map(({ tipo, nome }) => ({
          nome,
          detalhe: quantos && formatarInteiro(quantos[tipo]),
          ...escolha({ tipo, perfil: null, crmv: null }),
          atual: filtros.tipo === tipo,
        }))}
      />
      <FiltrosDaLista filtros={filtros} mudar={mudar} />
      <Lista
        filtros={filtros}
        mudar={mudar}
        limpar={() => mudar({ busca: '', situacao: null, perfil: null, crmv: null })}
      />
    </Pagina>
  );
}
