import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { vazio } from '../contrato/tipos';
import * as nomes from './chamadas';
import { RECUSAS_DOS_LEMBRETES } from './recusas';

// One choice for every mail that only reminds: events of the calendar, the end of the food, a coupon near its last day.

const lembretes = z.object({
  ligados: z.boolean(),
  email: z.string(),
  email_confirmado: z.boolean().meta({ description: 'Sem isso nenhum lembrete sai' }),
});
export type Lembretes = z.infer<typeof lembretes>;

export const verLembretes = chamada(nomes.verLembretes, {
  resumo: 'Se o tutor quer lembretes por e-mail',
  acesso: { tutor: 'proprio' },
  answer: lembretes,
  refusals: [],
});

export const alterarLembretes = chamada(nomes.alterarLembretes, {
  resumo: 'O tutor liga ou desliga os lembretes por e-mail',
  acesso: { tutor: 'proprio' },
  body: z.object({ ligados: z.boolean() }),
  answer: lembretes,
  ato: { nome: 'lembretes-alterados', objeto: 'conta', mostra: ['ligados'] },
  refusals: [],
});

const params = z.object({ passe: z.string().max(2000) });

export const abrirLembretes = chamada(nomes.abrirLembretes, {
  resumo: 'O endereço que vai em cada lembrete, aberto num navegador: leva à página que pergunta. Não muda nada',
  acesso: PARA_TODOS,
  params,
  answer: 'arquivo',
  refusals: [],
});

/** RFC 8058: a mail reader posts here by itself, from wherever it is, without a session. */
export const desligarLembretes = chamada(nomes.desligarLembretes, {
  resumo: 'Desliga os lembretes de quem recebeu este endereço, com um toque (List-Unsubscribe-Post)',
  acesso: PARA_TODOS,
  vemDeFora: true,
  params,
  formulario: true,
  answer: vazio,
  ato: { nome: 'lembretes-alterados', objeto: 'conta', mostra: ['ligados'] },
  refusals: RECUSAS_DOS_LEMBRETES,
});
