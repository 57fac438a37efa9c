import { MARCA } from '@indica-bem/domain/marca';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { NOMES_DOS_MOTIVOS_DA_RECUSA } from '@indica-bem/domain/reposicao/renovacao';
import { noAssunto, semEndereco } from '@indica-bem/domain/texto/nome';
import { ola, primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { enviarNaCota } from '../../mail/cota-de-emails';
import { botao, escaparHtml, moldura, paragrafo, quadro } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';

/** To the partner, at a mailbox known to be theirs: somebody asks. Answered or taken back meanwhile, it says nothing. */
export async function avisarParceiro(ctx: Contexto, correio: Correio, id: number): Promise<void> {
  const pedido = await pedidos(ctx.db, id)
    .innerJoin('conta as k', 'k.id', 'r.prescritor_id')
    .select(['k.email', 'i.nome'])
    .where('r.estado', '=', 'aberta')
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .where('k.email_confirmado_em', 'is not', null)
    .executeTakeFirst();
  if (!pedido) return;
  const pet = semEndereco(pedido.pet ?? '');
  const tutor = semEndereco(primeiroNome(pedido.tutor)) || 'Um tutor';
  const titulo = 'Pedido de nova indicação';
  const frase = `${ola(pedido.nome)} ${tutor} pede uma nova indicação${pet && ` para ${pet}`}.`;
  const mensagem = {
    para: pedido.email,
    chave: `renovacao-${id}`,
    assunto: `${noAssunto(tutor)} pede uma nova indicação${pet && ` para ${noAssunto(pet)}`}`,
    ...carta(ctx, {
      titulo,
      frases: [frase],
      oQue: nomeEmUmaLinha(pedido.produto),
      rotulo: 'Ver renovações',
      caminho: '/web/renovacoes',
    }),
  };
  await enviarNaCota(ctx, correio, mensagem, { aviso: 'renovacao-alem-da-cota', dados: { renovacao: id } });
}

/** To the tutor: there is none, and why. */
export async function avisarTutorDaRecusa(ctx: Contexto, correio: Correio, id: number): Promise<void> {
  const pedido = await pedidos(ctx.db, id)
    .innerJoin('conta as k', 'k.id', 'r.tutor_id')
    .select(['k.email', 'i.nome as parceiro', 'r.motivo', 'r.texto', 'r.prescricao_id'])
    .where('r.estado', '=', 'recusada')
    .where('k.excluida_em', 'is', null)
    .where('k.suspensa_em', 'is', null)
    .executeTakeFirst();
  if (!pedido?.motivo) return;
  const { parceiro, motivo, texto } = pedido;
  const titulo = 'Sobre a nova indicação que você pediu';
  const frases = [
    `${ola(pedido.tutor)} ${semEndereco(parceiro)} não fez uma nova indicação desta vez.`,
    `Motivo: ${NOMES_DOS_MOTIVOS_DA_RECUSA[motivo]}.`,
    ...(texto ? [`Recado: ${texto}`] : []),
  ];
  const mensagem = {
    para: pedido.email,
    chave: `renovacao-recusada-${id}`,
    assunto: titulo,
    ...carta(ctx, {
      titulo,
      frases,
      oQue: nomeEmUmaLinha(pedido.produto),
      rotulo: 'Ver a indicação',
      caminho: `/web/indicacao/codigo/${pedido.prescricao_id}`,
    }),
  };
  await enviarNaCota(ctx, correio, mensagem, { aviso: 'renovacao-alem-da-cota', dados: { renovacao: id } });
}

const pedidos = (db: Leitura, id: number) =>
  db
    .selectFrom('renovacao as r')
    .innerJoin('prescricao as p', 'p.id', 'r.prescricao_id')
    .innerJoin('tutor as t', 't.id', 'r.tutor_id')
    .innerJoin('prescritor as i', 'i.id', 'r.prescritor_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .select(['t.nome as tutor', 'p.pet_nome as pet', sql<string>`coalesce(d.nome, 'Indicação')`.as('produto')])
    .where('r.id', '=', id);

type Carta = { titulo: string; frases: string[]; oQue: string; rotulo: string; caminho: string };

function carta(ctx: Contexto, { titulo, frases, oQue, rotulo, caminho }: Carta) {
  const urlPublica = ctx.urlPublica();
  const link = `${urlPublica}${caminho}`;
  const [primeira = '', ...outras] = frases;
  const fato = quadro(`<p style="margin:0;font-weight:700">${escaparHtml(oQue)}</p>`);
  const resto = outras.map((frase) => paragrafo(escaparHtml(frase).replaceAll('\n', '<br>'))).join('');
  return {
    texto: [primeira, '', oQue, '', ...outras.flatMap((frase) => [frase, '']), `${rotulo}:`, link, '', MARCA.nome].join(
      '\n',
    ),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(primeira))}${fato}${resto}${botao(rotulo, link)}`,
      urlPublica,
    }),
  };
}
