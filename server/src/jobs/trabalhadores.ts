import type { Contexto } from '../contexto';
import type { Correio } from '../mail/correio';
import { enviarIndicacao } from '../prescricao/enviar-indicacao';
import type { Trabalhadores } from './fila';
import { limpar } from './limpar';

export function trabalhadores(ctx: Contexto, correio: Correio): Trabalhadores {
  return {
    'email-indicacao': ({ prescricaoId }) => enviarIndicacao(ctx, correio, prescricaoId),
    limpeza: () => limpar(ctx.db, ctx.relogio()),
  };
}
