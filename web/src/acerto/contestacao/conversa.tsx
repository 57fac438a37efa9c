import type { Contestacao } from '@indica-bem/domain/acerto/formas';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { Citacao } from '../../compartilhado/estorno/citacao';

type ConversaProps = { contestacao: Contestacao & { respondida_por?: string | null } };

/** What the store wrote, and what it was answered. */
export function Conversa({ contestacao }: ConversaProps) {
  const { texto, resposta, aberta_em, respondida_em, respondida_por } = contestacao;
  return (
    <>
      {texto && <Citacao de={`Da loja, ${momentoCompleto(aberta_em)}`}>{texto}</Citacao>}
      {resposta && respondida_em && (
        <Citacao de={`${respondida_por ?? 'Da equipe'}, ${momentoCompleto(respondida_em)}`}>{resposta}</Citacao>
      )}
    </>
  );
}
