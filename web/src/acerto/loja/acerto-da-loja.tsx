import { listarAcertosDaLoja, listarContestacoes } from '@indica-bem/domain/acerto/chamadas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { usePaginas } from '../../lib/paginas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Fichas } from '../../ui/fichas';
import { Pagina } from '../../ui/pagina';
import { ListaDeContestacoes } from '../contestacao/lista-de-contestacoes';
import { Devido } from './devido';
import { MesesDaLoja } from './meses-da-loja';

const VISTAS = { meses: 'Meses', contestadas: 'Contestadas', respondidas: 'Respondidas' } as const;
type Vista = keyof typeof VISTAS;

/** What the group owes the store, and the months it comes from (spec 15.3). */
export function AcertoDaLoja() {
  const id = idDoUsuario(useUsuario());
  const [busca] = useSearchParams();
  const vistas = Object.keys(VISTAS) as Vista[];
  const vista = vistas.find((uma) => uma === busca.get('ver')) ?? 'meses';
  const paginas = usePaginas(listarAcertosDaLoja, { params: { id } }, (pagina) => pagina.acertos);
  const { data: contestacoes } = useQuery(consulta(listarContestacoes, { query: { limite: 1 } }));
  const { primeira, erro, carregando, tentarDeNovo } = paginas;
  const detalhe = contestacoes && contestacoes.abertas > 0 ? formatarInteiro(contestacoes.abertas) : undefined;
  return (
    <Pagina titulo="Acerto" subtitulo="A parte do grupo nos descontos que a sua loja deu." largura="media">
      {carregando && <EsqueletoDeLista linhas={2} altura={150} />}
      {erro && !primeira && <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />}
      {primeira && (
        <>
          <Devido devido={primeira.devido} />
          <Fichas
            rotulo="Acerto"
            opcoes={vistas.map((uma) => ({
              nome: VISTAS[uma],
              detalhe: uma === 'contestadas' ? detalhe : undefined,
              para: uma === 'meses' ? '?' : `?ver=${uma}`,
              atual: uma === vista,
            }))}
          />
          {vista === 'meses' ? (
            <MesesDaLoja paginas={paginas} aberto={primeira.devido.aberto} />
          ) : (
            <ListaDeContestacoes key={vista} estado={vista === 'contestadas' ? 'aberta' : 'respondida'} daLoja />
          )}
        </>
      )}
    </Pagina>
  );
}
