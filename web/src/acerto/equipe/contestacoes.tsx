import { listarContestacoes } from '@indica-bem/domain/acerto/chamadas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { Fichas } from '../../ui/fichas';
import { Pagina } from '../../ui/pagina';
import { ListaDeContestacoes } from '../contestacao/lista-de-contestacoes';

/** What stores do not agree with, and what they were answered. */
export function Contestacoes() {
  const [busca] = useSearchParams();
  const respondidas = busca.get('ver') === 'respondidas';
  const { data } = useQuery(consulta(listarContestacoes, { query: { limite: 1 } }));
  return (
    <Pagina titulo="Contestações" subtitulo="Linhas de meses fechados com que uma loja não concorda." largura="media">
      <Fichas
        rotulo="Contestações"
        opcoes={[
          { nome: 'Abertas', detalhe: data && formatarInteiro(data.abertas), para: '?', atual: !respondidas },
          { nome: 'Respondidas', para: '?ver=respondidas', atual: respondidas },
        ]}
      />
      <ListaDeContestacoes key={String(respondidas)} estado={respondidas ? 'respondida' : 'aberta'} daLoja={false} />
    </Pagina>
  );
}
