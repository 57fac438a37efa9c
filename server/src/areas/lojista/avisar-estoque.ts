import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { codigosNoEstoque } from '@indica-bem/domain/lojista/estoque';
import { noAssunto, semEndereco } from '@indica-bem/domain/texto/nome';
import { sql } from 'kysely';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { estoqueDaLoja } from './vigiar-estoque';

type Aviso = { lojistaId: number; contaId: number };

/** With the count of this moment. Codes that came meanwhile make the letter needless. */
export async function avisarEstoqueBaixo(ctx: Contexto, correio: Correio, aviso: Aviso): Promise<void> {
  const hoje = hojeEmSaoPaulo(ctx.relogio());
  const linha = await ctx.db
    .selectFrom('aviso_de_estoque as a')
    .innerJoin('lojista as l', 'l.id', 'a.lojista_id')
    .innerJoin('conta as k', (em) => em.on('k.id', '=', aviso.contaId))
    .select(['l.nome_fantasia', 'a.avisado_em', 'k.email', estoqueDaLoja(sql`l.id`, hoje).as('livres')])
    .where('a.lojista_id', '=', aviso.lojistaId)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();
  if (!linha) return;
  await correio.enviar({
    para: linha.email,
    chave: `estoque-${aviso.lojistaId}-${linha.avisado_em.getTime()}-${aviso.contaId}`,
    ...escrever(linha.nome_fantasia, linha.livres, ctx.urlPublica()),
  });
}

function escrever(nome: string, livres: number, urlPublica: string) {
  const [loja, breve] = [semEndereco(nome), noAssunto(nome)];
  const link = `${urlPublica}/web/cupons-online`;
  const assunto = livres === 0 ? `Acabaram os códigos da ${breve}` : `Códigos da ${breve} estão acabando`;
  const frase =
    livres === 0
      ? `A loja online ${loja} não tem mais códigos próprios. Os próximos cupons saem com códigos nossos, que a loja precisa aceitar.`
      : `A loja online ${loja} tem ${codigosNoEstoque(livres)}. Quando acabarem, os cupons saem com códigos nossos, que a loja precisa aceitar.`;
  const acao = 'Peça novos códigos à loja e importe o arquivo.';
  return {
    assunto,
    texto: [frase, '', acao, link].join('\n'),
    html: moldura({
      titulo: assunto,
      conteudo: `${paragrafo(escaparHtml(frase))}${paragrafo(escaparHtml(acao))}${botao('Importar códigos', link)}${nota('Avisamos uma vez; depois de novos códigos, avisamos de novo quando faltarem.')}`,
      urlPublica,
    }),
  };
}
