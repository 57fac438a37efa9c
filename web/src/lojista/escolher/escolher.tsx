import { verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { descontoNaLoja } from '@indica-bem/domain/prescricao/escolha-do-tutor';
import { BLOQUEADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { Abas, ROTULO_DO_TIPO } from '../abas';
import { ListaDeLojas } from '../lista-de-lojas';
import { Onde } from '../onde';
import { useFiltros } from '../use-filtros';
import { AcaoDaLoja } from './acao-da-loja';
import { ResumoDaIndicacao } from './resumo-da-indicacao';

const TITULO = 'Compre com Desconto';

type Parte = (indicacao: Prescricao) => ReactNode;
type EscolherLojaProps = { nomes: Parte; pet: Parte };

/** Where the tutor turns a redeemed recommendation into a coupon. */
export function EscolherLoja({ nomes, pet }: EscolherLojaProps) {
  const { id_prescricao = '' } = useParams();
  const { filtros, mudar } = useFiltros();
  const { data: indicacao, error, refetch } = useQuery(consulta(verPrescricao, { params: { id: id_prescricao } }));

  if (!indicacao) {
    return (
      <Pagina titulo={TITULO} largura="media">
        {error ? <Falha erro={error} tentarDeNovo={() => void refetch()} /> : <EsqueletoDeLista linhas={4} />}
      </Pagina>
    );
  }
  const idDaAtual = indicacao.shopkeeper?.id_shopkeeper;
  return (
    <Pagina titulo={TITULO} largura="media">
      <ResumoDaIndicacao indicacao={indicacao} nomes={nomes(indicacao)} />
      {aindaEscolhe(indicacao) ? (
        <>
          <Abas />
          {filtros.tipo === 'loja_fisica' && <Onde escolhido={filtros.lugar} mudar={(lugar) => mudar({ lugar })} />}
          <h2>Cupons {ROTULO_DO_TIPO[filtros.tipo]}</h2>
          <ListaDeLojas
            desconto={(loja) => descontoNaLoja(indicacao, loja)}
            etiqueta={(loja) => (loja.id_shopkeeper === idDaAtual ? 'Sua loja' : null)}
            acao={(loja) => <AcaoDaLoja indicacao={indicacao} loja={loja} />}
          />
        </>
      ) : (
        <Botao para="/prescricoes">Ver minhas indicações</Botao>
      )}
      {pet(indicacao)}
    </Pagina>
  );
}

/** Bought, past its day, blocked, or at an online store: nothing is left to choose, and the summary says why. */
function aindaEscolhe({ status, data_ativacao, shopkeeper }: Prescricao): boolean {
  const presa = shopkeeper?.tipo === 'loja_online' && shopkeeper.disponivel !== false;
  return data_ativacao === null && status !== VENCIDA && status !== BLOQUEADA && !presa;
}

function Falha({ erro, tentarDeNovo }: { erro: Error; tentarDeNovo: () => void }) {
  return (
    <>
      <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />
      <Botao para="/prescricoes">Ver minhas indicações</Botao>
    </>
  );
}
