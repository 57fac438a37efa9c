import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { MARCA } from '@indica-bem/domain/marca';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';
import { quiloNoEmail } from '../../mail/quilo-no-email';
import type { Contexto } from '../../nucleo/contexto';
import { PRODUTO } from './sql';

/** What was undone, and what the tutor can do with the discount now. */
export async function avisarTutorDoEstorno(ctx: Contexto, correio: Correio, estornoId: number): Promise<void> {
  const aviso = await lerAviso(ctx.db, estornoId);
  if (!aviso) return;
  const hoje = hojeEmSaoPaulo(ctx.relogio());
  await correio.enviar({
    para: aviso.email,
    chave: `estorno-${estornoId}`,
    ...escrever(aviso, hoje, ctx.urlPublica()),
  });
}

type Aviso = NonNullable<Awaited<ReturnType<typeof lerAviso>>>;

const lerAviso = (db: Leitura, id: number) =>
  db
    .selectFrom('estorno as e')
    .innerJoin('cupom as c', 'c.id', 'e.cupom_id')
    .innerJoin('prescricao as p', 'p.id', 'e.prescricao_id')
    .innerJoin('tutor as t', 't.id', 'p.tutor_id')
    .innerJoin('conta as k', 'k.id', 't.id')
    .innerJoin('lojista as l', 'l.id', 'e.lojista_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['k.email', 't.nome', 'l.nome_fantasia as loja', PRODUTO.as('produto'), 'e.valor', 'e.data_efetivacao'])
    .select(['c.id as cupomId', 'c.vez', 'e.vez as desfeita', 'c.estado', 'c.data_validade', 'p.id as indicacao'])
    .select('p.lojista_id')
    .where('e.id', '=', id)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();

type Depois = { frase: string; rotulo: string; caminho: string };

/** As it stands when the letter goes out: it may have been used again, or be at no store any more. */
function depoisDo({ cupomId, estado, data_validade, lojista_id, indicacao }: Aviso, hoje: string): Depois {
  const indicacoes = { rotulo: 'Ver a indicação', caminho: `/web/indicacao/codigo/${indicacao}` };
  if (lojista_id === null) {
    const frase = `A loja deixou o ${MARCA.nome}. O seu desconto continua: escolha outra loja, sem gastar troca.`;
    return { frase, rotulo: 'Escolher outra loja', caminho: `/web/lojistas/${indicacao}` };
  }
  if (estado === 'efetivado') return { frase: 'Depois disso o cupom foi usado em outra compra.', ...indicacoes };
  if (estado === 'cancelado')
    return { frase: 'O seu desconto continua na loja que você escolheu depois.', ...indicacoes };
  if (data_validade < hoje)
    return { frase: `O prazo do cupom terminou em ${isoParaBr(data_validade)}.`, ...indicacoes };
  const frase = `O seu cupom voltou a valer, até ${isoParaBr(data_validade)}.`;
  return { frase, rotulo: 'Abrir o cupom', caminho: `/web/cupom/ver/${cupomId}` };
}

function escrever(aviso: Aviso, hoje: string, urlPublica: string) {
  const { nome, loja, produto, valor, data_efetivacao } = aviso;
  const titulo = 'Uma compra sua foi estornada';
  const frase = `${ola(nome)} A compra de ${isoParaBr(data_efetivacao)} na ${semEndereco(loja)} foi estornada no ${MARCA.nome}.`;
  const oQue = `${nomeEmUmaLinha(produto ?? 'Indicação')}, ${formatarReais(valor)}`;
  const { frase: depois, rotulo, caminho } = depoisDo(aviso, hoje);
  const rodape = `O dinheiro da compra é assunto da loja: se você pagou, acerte com ela. Se não pediu o estorno, escreva para ${MARCA.email}.`;
  const link = `${urlPublica}${caminho}`;
  const quilo = quiloNoEmail(urlPublica, 'O quilo de ração desta compra sai da conta das doações, à vista de todos.');
  return {
    assunto: titulo,
    texto: [frase, '', oQue, '', depois, '', `${rotulo}:`, link, '', rodape, ...quilo.texto].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(frase))}${quadro(`<p style="margin:0;font-weight:700">${escaparHtml(oQue)}</p>`)}${paragrafo(escaparHtml(depois))}${botao(rotulo, link)}${nota(rodape)}${quilo.html}`,
      urlPublica,
    }),
  };
}
