import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { statusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { enderecoDaImagem } from '../imagem/guardar-imagem';
import { emBranco } from './codigo-livre';
import { contarPalpite } from './contar-palpite';
import { TUTOR_SE_FOI, VALIDADE_DA_INDICACAO } from './sql';

const buscar = (db: Leitura, codigo: string) =>
  db
    .selectFrom('prescricao as p')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .leftJoin('prescritor as r', 'r.id', 'p.prescritor_id')
    .select(['p.id', 'p.codigo', 'p.telefone', 'p.tutor_id', 'p.prescritor_id', 'p.lojista_id', 'p.data_ativacao'])
    .select([
      'p.lote_id',
      'p.origem_lojista_id',
      'p.cancelada_em',
      'p.bloqueada_em',
      'p.especifica',
      'p.titulo_especifico',
      'd.nome as produto',
      'd.imagem_hash',
      'r.nome as prescritor',
      'p.tutor_nome',
      'p.pet_nome',
      sql<string | null>`${sql.raw(VALIDADE_DA_INDICACAO)}`.as('validade'),
      sql<boolean>`${sql.raw(TUTOR_SE_FOI)}`.as('tutorExcluido'),
    ])
    .where('p.codigo', '=', lerCodigo(codigo))
    .executeTakeFirst();

type Quem = { sessao: Sessao; endereco: string; agora: Date; hoje: string };
type Link = { codigo: string; telefone: string };
type Linha = NonNullable<Awaited<ReturnType<typeof buscar>>>;

/** GET /prescrition/{code}/prescrition: what a role may know of a typed code. */
export const verCodigo = (ctx: Contexto, codigo: string, quem: Quem) =>
  contarPalpite(ctx, quem, () => olharCodigo(ctx.db, codigo, quem));

async function olharCodigo(db: Leitura, codigo: string, { sessao, hoje }: Quem) {
  const p = await buscar(db, codigo);
  if (!p || !alcanca(p, sessao)) throw new Recusa('CODIGO_INVALIDO');
  if (p.cancelada_em !== null) throw new Recusa('CODIGO_CANCELADO');
  if (sessao.papel === 'tutor' && p.tutor_id !== null && p.tutor_id !== sessao.id)
    throw new Recusa('CODIGO_JA_UTILIZADO');
  exigirLivre(p, sessao);
  return {
    id_prescricao: p.id,
    codigo_prescricao: p.codigo,
    id_prescritor: p.prescritor_id,
    status: statusDaIndicacao(
      {
        idTutor: p.tutor_id,
        idLojista: p.lojista_id,
        dataAtivacao: p.data_ativacao,
        validade: p.validade,
        bloqueada: p.bloqueada_em !== null,
        tutorExcluido: p.tutorExcluido,
      },
      hoje,
    ),
    prescricao_especifica: p.especifica ? ('S' as const) : ('N' as const),
    titulo_especifico: p.titulo_especifico,
  };
}

/** A blocked one is redeemed by nobody; who made it or has it already sees how it stands. */
function exigirLivre(p: Linha, { papel }: Sessao): void {
  if (papel === 'tutor' && p.tutor_id === null && p.bloqueada_em !== null) throw new Recusa('INDICACAO_BLOQUEADA');
}

function alcanca(p: Linha, { papel, id }: Sessao): boolean {
  if (papel !== 'prescritor') return true;
  return emBranco(p) || p.prescritor_id === id;
}

/** POST /prescrition/verificando_prescricao: a link's code and phone, before anything is redeemed. */
export const verificarPrescricao = (ctx: Contexto, link: Link, quem: Quem) =>
  contarPalpite(ctx, quem, () => conferirLink(ctx.db, link, quem));

async function conferirLink(db: Leitura, { codigo, telefone }: Link, { sessao }: Quem) {
  const p = await buscar(db, codigo);
  const confere = p?.telefone === limparTelefone(telefone);
  const propria = sessao.papel === 'tutor' ? p?.tutor_id === sessao.id : p?.prescritor_id === sessao.id;
  const permitida = sessao.papel === 'indicabem' || propria || (sessao.papel === 'tutor' && confere);
  if (!p || !permitida) throw new Recusa('PRESCRICAO_NAO_ENCONTRADA');
  if (sessao.papel === 'tutor' && !propria && p.tutor_id !== null) throw new Recusa('INDICACAO_NAO_VINCULADA');
  exigirLivre(p, sessao);
  return {
    id_prescricao: propria || sessao.papel === 'indicabem' ? p.id : null,
    codigo_prescricao: p.codigo,
    resgatada: p.tutor_id !== null,
    product: p.produto ? { nome: p.produto, imagem_caminho: p.imagem_hash && enderecoDaImagem(p.imagem_hash) } : null,
    prescriber: p.prescritor ? { nome: p.prescritor } : null,
    tutor_nome: p.tutor_nome,
    pet_nome: p.pet_nome,
  };
}
