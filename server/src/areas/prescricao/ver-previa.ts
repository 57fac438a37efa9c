import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { verPrevia as contrato } from '@indica-bem/domain/prescricao/contrato-da-previa';
import { lerHash } from '@indica-bem/domain/prescricao/link';
import { nomeEstruturado } from '@indica-bem/domain/produto/nome-estruturado';
import { rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { limitarPalpites } from '../../nucleo/limitar-palpites';
import { Recusa } from '../../nucleo/recusa';
import { enderecoDaImagem } from '../imagem/guardar-imagem';
import { maiorDescontoDe } from '../lojista/maior-desconto';
import { resgatavel } from './sql';

type Previa = Resposta<typeof contrato>['previa'];
type Link = { codigo: string; telefone: string };
type Pedido = { hash: string; endereco: string; agora: Date };

/**
 * Strangers are counted apart from who is in: they cannot use up what a neighbour behind the same address needs to redeem
 * a code. What was right costs nothing, so a whole family may open its links.
 */
const PALPITES_DE_LINK = { nome: 'previa', porConta: 0, contam: ['PRESCRICAO_NAO_ENCONTRADA'] } as const;

/**
 * What a link shows before anybody is in: only while it could be redeemed, and nothing of the tutor, the pet or the notes.
 * Null whatever the reason, too many mistakes included: the page then is the plain login.
 */
export async function verPrevia(ctx: Contexto, { hash, endereco, agora }: Pedido): Promise<{ previa: Previa }> {
  const link = lerHash(hash);
  if (!link) return { previa: null };
  try {
    const previa = await limitarPalpites(ctx, PALPITES_DE_LINK, { contaId: null, endereco, agora }, () =>
      olhar(ctx.db, link, agora),
    );
    return { previa };
  } catch (erro) {
    if (erro instanceof Recusa) return { previa: null };
    throw erro;
  }
}

async function olhar(db: Leitura, link: Link, agora: Date): Promise<Previa> {
  const p = await buscar(db, link);
  if (!p) throw new Recusa('PRESCRICAO_NAO_ENCONTRADA');
  // Redeemed or cancelled since: whoever opens the own old link again did not guess.
  if (!p.resgatavel) return null;
  return {
    prescritor: p.prescritor,
    produto: produtoDe(p),
    titulo_especifico: p.titulo_especifico,
    desconto: await maiorDescontoDe(db, p, agora),
  };
}

/** The page is the first of somebody with little data: it gets the parts of the name and not the rule. */
function produtoDe({ nome, sub_categoria, opcao, especie, imagem_hash }: NonNullable<Achada>) {
  if (!nome || !sub_categoria || !especie) return null;
  const { linha, paraQuem, sabor } = nomeEstruturado({ nome, sub_categoria, opcao });
  return {
    nome,
    linha: linha ?? rotuloDaLinha(sub_categoria),
    para_quem: paraQuem,
    sabor: linha ? sabor : opcao,
    especie,
    imagem_caminho: imagem_hash && enderecoDaImagem(imagem_hash),
  };
}

type Achada = Awaited<ReturnType<typeof buscar>>;

/** Somebody who left the programme is not named. */
const buscar = (db: Leitura, { codigo, telefone }: Link) =>
  db
    .selectFrom('prescricao as p')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .leftJoin('prescritor as r', 'r.id', 'p.prescritor_id')
    .leftJoin('lojista as o', 'o.id', 'p.origem_lojista_id')
    .leftJoin('conta as c', (junta) => junta.on('c.id', '=', sql<number>`coalesce(r.id, o.id)`))
    .select(['p.titulo_especifico', 'p.desconto_especifico', 'd.nome', 'd.sub_categoria', 'd.opcao', 'd.especie'])
    .select(['d.imagem_hash', resgatavel('p').as('resgatavel')])
    .select(
      sql<
        string | null
      >`case when c.excluida_em is null then coalesce(r.nome_fantasia, r.nome, o.nome_fantasia) end`.as('prescritor'),
    )
    .where('p.codigo', '=', codigo)
    .where('p.telefone', '=', telefone)
    .executeTakeFirst();
