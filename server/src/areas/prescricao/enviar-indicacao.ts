import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { MARCA } from '@indica-bem/domain/marca';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { noAssunto } from '@indica-bem/domain/texto/nome';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { enviarNaCota } from '../../mail/cota-de-emails';
import type { Contexto } from '../../nucleo/contexto';
import { maiorDescontoDe } from '../lojista/maior-desconto';
import { escreverIndicacao, quemIndicou } from './carta-da-indicacao';
import type { LinhaDePrescricao } from './completar';
import { lerPrescricao } from './ler-prescricoes';
import { caixaDaRenovada } from './para-quem-renova';

type Envio = {
  prescricaoId: number;
  /** Came with a file, where nobody waited for the quota's answer: it is asked now. */
  doArquivo?: true;
};

/** The tutor's e-mail, written from what the recommendation says at the moment it goes out. */
export async function enviarIndicacao(ctx: Contexto, correio: Correio, envio: Envio): Promise<void> {
  const { prescricaoId: id, doArquivo } = envio;
  const p = await lerPrescricao(ctx.db, id, { papel: 'indicabem', id: 0 }, hojeEmSaoPaulo(ctx.relogio()));
  // Blocked while it waited: nobody is invited to it.
  if (!p || p.bloqueada_em !== null) return;
  const urlPublica = ctx.urlPublica();
  const { para, caminho } = await destinoDe(ctx.db, p);
  if (!para || !caminho) return;
  const link = `${urlPublica}/web/indicacao/${caminho}`;
  const pet = noAssunto(p.pet_nome ?? '') || 'o seu pet';
  const assunto = `${noAssunto(quemIndicou(p)) || MARCA.nome} indicou uma ração para ${pet}`;
  const desconto = await maiorDescontoDe(ctx.db, p, ctx.relogio());
  const mensagem = { para, assunto, ...escreverIndicacao({ p, desconto, link, urlPublica }) };
  if (!doArquivo) return correio.enviar(mensagem);
  await enviarNaCota(ctx, correio, mensagem, { aviso: 'indicacao-alem-da-cota', dados: { indicacao: id } });
}

/** What was made at a tutor's request is theirs already, and opens without its code. */
async function destinoDe(db: Leitura, p: LinhaDePrescricao): Promise<{ para: string | null; caminho: string | null }> {
  const renovada = p.tutor_id === null ? null : await caixaDaRenovada(db, p.id);
  if (renovada) return { para: renovada.para, caminho: `codigo/${p.id}` };
  return { para: p.email, caminho: p.telefone && hashDaIndicacao(p.codigo, p.telefone) };
}
