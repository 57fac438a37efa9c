import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { MARCA } from '@indica-bem/domain/marca';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';

/** As it stands when the letter goes out: who chose another store meanwhile, or whose time is over, needs no word. */
export async function avisarCupomTirado(ctx: Contexto, correio: Correio, acontecimentoId: number): Promise<void> {
  const aviso = await lerAviso(ctx.db, acontecimentoId, hojeEmSaoPaulo(ctx.relogio()));
  if (!aviso) return;
  await correio.enviar({
    para: aviso.email,
    chave: `cupom-tirado-${acontecimentoId}`,
    ...escrever(aviso, ctx.urlPublica()),
  });
}

type Aviso = NonNullable<Awaited<ReturnType<typeof lerAviso>>>;

const lerAviso = (db: Leitura, id: number, hoje: string) =>
  db
    .selectFrom('acontecimento as a')
    .innerJoin('cupom as c', 'c.id', 'a.cupom_id')
    .innerJoin('prescricao as p', 'p.id', 'a.prescricao_id')
    .innerJoin('tutor as t', 't.id', 'p.tutor_id')
    .innerJoin('conta as k', 'k.id', 't.id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['a.tipo', 'k.email', 't.nome', 'l.nome_fantasia as loja', 'c.data_validade', 'p.id as indicacao'])
    .select(['p.vinculos', sql<string | null>`coalesce(d.nome, p.titulo_especifico)`.as('produto')])
    .where('a.id', '=', id)
    .where('p.lojista_id', 'is', null)
    .where('c.data_validade', '>=', hoje)
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();

/** Why is between the team and whoever asked for it: it may be a suspicion. */
function escrever(aviso: Aviso, urlPublica: string) {
  const { nome, loja, produto, data_validade, indicacao } = aviso;
  const titulo = 'Seu cupom foi cancelado';
  const frase = `${ola(nome)} A equipe do ${MARCA.nome} cancelou o cupom que você tinha na loja ${semEndereco(loja)}. Ele não vale mais no caixa.`;
  const [depois, rotulo] = depoisDo(aviso);
  const tela = rotulo === ESCOLHER ? `/web/lojistas/${indicacao}` : `/web/indicacao/codigo/${indicacao}`;
  const link = `${urlPublica}${tela}`;
  const prazo = `O prazo para usar a indicação continua o mesmo: até ${isoParaBr(data_validade)}.`;
  const rodape = `${rotulo === ESCOLHER ? `${prazo} ` : ''}Se você não pediu, escreva para ${MARCA.email}.`;
  const oQue = nomeEmUmaLinha(produto ?? 'Indicação');
  return {
    assunto: titulo,
    texto: [frase, '', oQue, '', depois, '', `${rotulo}:`, link, '', rodape].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(frase))}${quadro(`<p style="margin:0;font-weight:700">${escaparHtml(oQue)}</p>`)}${paragrafo(escaparHtml(depois))}${botao(rotulo, link)}${nota(rodape)}`,
      urlPublica,
    }),
  };
}

const ESCOLHER = 'Escolher a loja';

function depoisDo({ tipo, vinculos }: Aviso): [frase: string, rotulo: string] {
  if (tipo === 'cupom_liberado') return ['O seu desconto continua: escolha outra loja, sem gastar troca.', ESCOLHER];
  if (vinculos === 0) return ['As escolhas de loja desta indicação terminaram.', 'Ver a indicação'];
  const restam = vinculos === 1 ? 'resta 1 escolha' : `restam ${vinculos} escolhas`;
  return [`O seu desconto continua: escolha uma loja (${restam}).`, ESCOLHER];
}
