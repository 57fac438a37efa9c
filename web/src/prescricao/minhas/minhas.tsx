import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { IconKey } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fichas } from '../../ui/fichas';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';
import { escreverFiltros, lerFiltros } from '../realizadas/filtros';
import { CartaoDaIndicacao } from './cartao-da-indicacao';

const NOMES = {
  'Ativo - Cliente cadastrado': 'Para escolher a loja',
  'Ativo - Aguardando compra': 'Com cupom',
  'Finalizado - Realizou a compra': 'Compradas',
  [VENCIDA]: 'Vencidas',
} as const;
// Redeemed they all are: nothing of a tutor's is pending.
const SITUACOES = [null, ...Object.keys(NOMES)] as (keyof typeof NOMES | null)[];

/** What was recommended for the tutor's pets, newest first. */
export function MinhasIndicacoes() {
  const [params] = useSearchParams();
  const { status } = lerFiltros(params);
  const paginas = usePaginas(listarPrescricoes, { query: { status: status ?? undefined } }, (p) => p.prescritions);
  const filtrada = status !== null;
  return (
    <Pagina
      titulo="Minhas indicações"
      acoes={
        <Botao para="/prescricoes/nova" icone={<IconKey size={20} aria-hidden />}>
          Tenho um código
        </Botao>
      }
    >
      {(filtrada || paginas.itens.length > 0) && (
        <Fichas
          rotulo="Situação"
          opcoes={SITUACOES.map((situacao) => ({
            nome: situacao ? NOMES[situacao] : 'Todas',
            para: `?${escreverFiltros({ busca: '', status: situacao })}`,
            atual: situacao === status,
          }))}
        />
      )}
      <ListaPaginada
        paginas={paginas}
        nome={['indicação', 'indicações']}
        vazio={filtrada ? <NenhumaAssim /> : <SemIndicacoes />}
      >
        {(indicacao) => <CartaoDaIndicacao key={indicacao.id_prescricao} indicacao={indicacao} />}
      </ListaPaginada>
      <BannerDaPagina pagina="indicacoes" />
    </Pagina>
  );
}

function SemIndicacoes() {
  return (
    <EstadoVazio
      ilustracao="vazio-indicacoes"
      titulo="Nenhuma indicação ainda"
      texto="Abra o link que o parceiro enviou ou digite o código que você recebeu."
      acao={
        <Botao tom="principal" para="/prescricoes/nova">
          Digitar um código
        </Botao>
      }
    />
  );
}

function NenhumaAssim() {
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Nenhuma indicação nesta situação"
      texto="Veja as outras ou todas de uma vez."
      acao={<Botao para="/prescricoes">Ver todas</Botao>}
    />
  );
}
