import { elo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { chaveDe } from './chave-de-limite';
import { assinarPasse } from './passe';

/**
 * The way out of every reminder, for the person and for the mail reader (RFC 8058): in the header the address that a
 * reader posts to by itself, below the letter the page with the one button.
 */
export async function saidaDosLembretes(
  { db, relogio, urlPublica }: Pick<Contexto, 'db' | 'relogio' | 'urlPublica'>,
  conta: { id: number; email: string },
) {
  const passe = await assinarPasse(db, 'desligar-lembretes', { id: conta.id, caixa: chaveDe(conta.email) }, relogio());
  const pagina = `${urlPublica()}/web/lembretes/${passe}`;
  return {
    cabecalhos: {
      'List-Unsubscribe': `<${urlPublica()}/api/lembretes/${passe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    rodape: `Não quer mais lembretes? ${elo(pagina, 'Desligar lembretes')}`,
    texto: ['', 'Não quer mais lembretes? Desligue aqui:', pagina],
  };
}
