import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { quandoSera } from '@indica-bem/domain/evento/calendario';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, paragrafo, quadro } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { QUER_LEMBRETES } from '../conta/lembretes';
import { saidaDosLembretes } from '../conta/saida-dos-lembretes';

/** Written from what the coupon says now: used, cancelled or past meanwhile, it is no longer announced. */
export async function enviarAvisoDePrazo(ctx: Contexto, correio: Correio, cupomId: number): Promise<void> {
  const hoje = hojeEmSaoPaulo(ctx.relogio());
  const cupom = await lerAviso(ctx.db, cupomId, hoje);
  if (!cupom) return;
  const link = `${ctx.urlPublica()}/web/cupom/ver/${cupomId}`;
  const saida = await saidaDosLembretes(ctx, { id: cupom.contaId, email: cupom.para });
  await correio.enviar({
    para: cupom.para,
    chave: `prazo-${cupomId}`,
    ...escrever(cupom, { link, hoje, urlPublica: ctx.urlPublica(), saida }),
  });
}

type Aviso = NonNullable<Awaited<ReturnType<typeof lerAviso>>>;

/** Only to somebody who can come in and use it and wants reminders. */
const lerAviso = (db: Leitura, cupomId: number, hoje: string) =>
  db
    .selectFrom('cupom as c')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .innerJoin('tutor as t', 't.id', 'p.tutor_id')
    .innerJoin('conta as k', 'k.id', 't.id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['k.id as contaId', 'k.email as para', 't.nome as tutor', 'p.pet_nome as pet', 'l.nome_fantasia as loja'])
    .select(['d.nome as produto', 'p.titulo_especifico as titulo', 'c.desconto', 'c.data_validade as validade'])
    .where('c.id', '=', cupomId)
    .where('c.estado', '=', 'ativo')
    .where('c.data_validade', '>=', hoje)
    .where(QUER_LEMBRETES)
    .executeTakeFirst();

type Redacao = {
  link: string;
  hoje: string;
  urlPublica: string;
  saida: Awaited<ReturnType<typeof saidaDosLembretes>>;
};

function escrever(cupom: Aviso, { link, hoje, urlPublica, saida }: Redacao) {
  const { tutor, validade } = cupom;
  const [pet, loja] = [semEndereco(cupom.pet ?? ''), semEndereco(cupom.loja)];
  const quando = quandoSera(validade, hoje);
  const dia = isoParaBr(validade);
  const titulo = 'Seu cupom está perto do fim';
  const saudacao = `${ola(tutor)} O seu cupom${pet ? ` para a ração de ${pet}` : ''} vale só até ${dia}${quando ? ` (${quando})` : ''}.`;
  const oQue = nomeEmUmaLinha(cupom.produto ?? cupom.titulo ?? 'Indicação');
  const onde = `${formatarDecimal(Number(cupom.desconto), 2)}% de desconto na ${loja}`;
  const depois = 'Depois desse dia ele não pode mais ser usado.';
  const fato = `<p style="margin:0;font-size:18px;font-weight:700">${escaparHtml(oQue)}</p>
<p style="margin:4px 0 0">${escaparHtml(onde)}</p>`;
  return {
    assunto: `Seu cupom vence em ${dia.slice(0, 5)}`,
    texto: [saudacao, '', oQue, onde, '', depois, '', 'Abrir o cupom:', link, ...saida.texto].join('\n'),
    cabecalhos: saida.cabecalhos,
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(saudacao))}${quadro(fato)}${paragrafo(depois)}${botao('Abrir o cupom', link)}`,
      urlPublica,
      rodape: saida.rodape,
    }),
  };
}
