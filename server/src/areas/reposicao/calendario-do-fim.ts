import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { DIAS_DE_AVISO_DA_RACAO } from '@indica-bem/domain/reposicao/fim-da-racao';
import { escreverCalendario } from '@indica-bem/domain/reposicao/icalendar';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import type { Contexto } from '../../nucleo/contexto';

type Compra = { id_prescricao: number; pet: string | null; pet_nome: string | null; produto: string | null };

/** The day on which the food ends, for any calendar: as a file to keep, or with the letter. */
export function calendarioDoFim(
  { urlPublica, relogio }: Pick<Contexto, 'urlPublica' | 'relogio'>,
  compra: Compra,
  fim: string,
) {
  const endereco = urlPublica();
  const pet = semEndereco(compra.pet ?? compra.pet_nome ?? '');
  const conteudo = escreverCalendario({
    uid: `racao-${compra.id_prescricao}@${new URL(endereco).hostname}`,
    dia: fim,
    titulo: pet ? `A ração de ${pet} acaba` : 'A ração acaba',
    descricao: `${nomeEmUmaLinha(compra.produto ?? 'Ração')}. Peça uma nova indicação com desconto.`,
    endereco: `${endereco}/web/indicacao/codigo/${compra.id_prescricao}`,
    avisarDiasAntes: DIAS_DE_AVISO_DA_RACAO,
    escritoEm: relogio(),
  });
  return { nome: 'fim-da-racao.ics', tipo: 'text/calendar; charset=utf-8; method=PUBLISH', conteudo };
}
