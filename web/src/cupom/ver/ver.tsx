import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import { Situacao } from '../situacao';
import { CupomDoTutor } from './cupom-do-tutor';
import { FatosDoCupom } from './fatos-do-cupom';

/** While it lies on the counter, the tutor's screen notices that the till has validated it. */
const ATUALIZAR_A_CADA = 8_000;

export function VerCupom() {
  const { id_cupom = '' } = useParams();
  const { tipo_usuario } = useUsuario();
  const doTutor = tipo_usuario === 'tutor';
  const {
    data: cupom,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({
    ...consulta(verCupom, { params: { id: id_cupom } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (doTutor && state.data?.situacao === 'ativo' ? ATUALIZAR_A_CADA : false),
  });
  const titulo = doTutor ? 'Seu cupom' : 'Cupom';

  // A copy kept on the device may be of a coupon whose number has changed: its QR would only be refused at the till.
  if (error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO') {
    return (
      <Pagina titulo={titulo} largura="media">
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Este cupom não está mais neste endereço"
          texto="O número do cupom pode ter mudado. Abra-o de novo pela lista: o código e o desconto continuam os mesmos."
          acao={
            <Botao tom="mata" para={doTutor ? '/cupom' : '/home'}>
              {doTutor ? 'Ver meus cupons' : 'Ir para o início'}
            </Botao>
          }
        />
      </Pagina>
    );
  }
  if (!cupom) {
    return (
      <Pagina titulo={titulo} largura="media">
        {error ? (
          <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />
        ) : (
          <EsqueletoDeLista linhas={2} altura={480} />
        )}
      </Pagina>
    );
  }
  return (
    <Pagina titulo={titulo} largura="media" acoes={<Situacao situacao={cupom.situacao} />}>
      {doTutor ? (
        // What was kept on the device draws no QR: only what the server has just said.
        <CupomDoTutor
          cupom={isFetchedAfterMount && !error ? cupom : { ...cupom, qr: null }}
          mudou={() => void refetch()}
        />
      ) : (
        <FatosDoCupom cupom={cupom} papel={tipo_usuario} />
      )}
    </Pagina>
  );
}
