import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { Fichas } from '../ui/fichas';
import { Pagina } from '../ui/pagina';
import { escreverFiltros, type Filtros, lerFiltros } from './filtros';
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
  const [params, setParams] = useSearchParams();
  const filtros = lerFiltros(params);
  const { data: quantos } = useQuery(consulta('GET /usuarios/contagem'));
  const endereco = (mudanca: Partial<Filtros>) => `?${escreverFiltros({ ...filtros, ...mudanca })}`;
  const Lista = LISTAS[filtros.tipo];

  function mudar(mudanca: Partial<Filtros>) {
    // A search is written a moment after the typing: by then another filter may have changed.
    const atuais = lerFiltros(new URLSearchParams(window.location.search));
    setParams(escreverFiltros({ ...atuais, ...mudanca }), { replace: true, preventScrollReset: true });
  }

  return (
    <Pagina titulo="Usuários" acoes={<NovoUsuario />}>
      <Fichas
        rotulo="Tipo de usuário"
        opcoes={ABAS.map(({ tipo, nome }) => ({
          nome,
          detalhe: quantos?.[tipo].toLocaleString('pt-BR'),
          para: endereco({ tipo, perfil: null }),
          atual: filtros.tipo === tipo,
        }))}
      />
      <FiltrosDaLista filtros={filtros} mudar={mudar} />
      <Lista filtros={filtros} limpar={() => mudar({ busca: '', situacao: null, perfil: null })} />
    </Pagina>
  );
}
