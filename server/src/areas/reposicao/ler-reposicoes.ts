import type { Reposicao } from '@indica-bem/domain/reposicao/contrato';
import { REPOSICOES_NO_MAXIMO } from '@indica-bem/domain/reposicao/contrato';
import { situacaoDaRacao } from '@indica-bem/domain/reposicao/fim-da-racao';
import { racoesDe } from '@indica-bem/domain/reposicao/racoes';
import { recusaDoPedido } from '@indica-bem/domain/reposicao/renovacao';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { enderecoDaImagem } from '../imagem/guardar-imagem';
import { type Indicacao, lerIndicacoes } from './ler-indicacoes';

type DeQuem = { tutorId: number; hoje: string };

/** What the tutor's pets eat, the one that ends first before the others. */
export async function listarReposicoes(db: Leitura, { tutorId, hoje }: DeQuem): Promise<{ reposicoes: Reposicao[] }> {
  const indicacoes = await lerIndicacoes(db, { tutores: [tutorId], hoje });
  const racoes = racoesDe(indicacoes)
    .flatMap(({ compra, fim }) => (fim === null ? [] : [{ compra, fim }]))
    .filter(({ fim }) => situacaoDaRacao(fim, hoje) !== 'passada')
    .sort((a, b) => (a.fim < b.fim ? -1 : 1));
  return {
    reposicoes: racoes.slice(0, REPOSICOES_NO_MAXIMO).map(({ compra, fim }) => apresentar(compra, fim, hoje)),
  };
}

export async function verReposicao(db: Leitura, id: number, { tutorId, hoje }: DeQuem): Promise<Reposicao> {
  const indicacoes = await lerIndicacoes(db, { tutores: [tutorId], hoje, tambem: id });
  const indicacao = indicacoes.find(({ id_prescricao }) => id_prescricao === id);
  if (!indicacao) throw new Recusa('NAO_ENCONTRADO');
  // A bag that another has followed says nothing any more.
  const racao = racoesDe(indicacoes).find(({ compra }) => compra.id_prescricao === id);
  return apresentar(indicacao, racao?.fim ?? null, hoje);
}

function apresentar(indicacao: Indicacao, fim: string | null, hoje: string): Reposicao {
  const { gramas, peso, comprado_em, id_pet, pet, produto, imagem_hash } = indicacao;
  return {
    id_prescricao: indicacao.id_prescricao,
    pet: id_pet !== null && pet !== null ? { id_pet, nome: pet } : null,
    pet_nome: indicacao.pet_nome,
    produto: produto === null ? null : { nome: produto, imagem_caminho: imagem_hash && enderecoDaImagem(imagem_hash) },
    parceiro: indicacao.parceiro,
    racao:
      fim !== null && gramas !== null && peso !== null && comprado_em !== null
        ? { gramas, peso, comprado_em, fim, situacao: situacaoDaRacao(fim, hoje) }
        : null,
    pedido: indicacao.pedido,
    nao_pode_pedir: indicacao.pedido?.estado === 'aberta' ? null : recusaDe(indicacao, hoje),
  };
}

export const recusaDe = (indicacao: Indicacao, hoje: string) =>
  recusaDoPedido(
    {
      temParceiro: indicacao.tem_parceiro,
      dataAtivacao: indicacao.comprado_em,
      validade: indicacao.validade,
      renovada: indicacao.renovada,
      bloqueada: indicacao.bloqueada,
      pedidos: indicacao.pedidos,
    },
    hoje,
  );
