import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Total } from '@indica-bem/domain/contrato/tipos';
import type { listarTutores as chamada } from '@indica-bem/domain/tutor/contrato';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { contarAteMil, depoisDe, emOrdem } from '../../nucleo/pagina';
import { NA_SITUACAO, pediuExclusao, situacaoDaConta } from '../conta/ler-da-conta';
import { type Corte, paginaDePessoas } from '../conta/pagina-de-pessoas';
import { contarTutores } from './contar-tutores';
import { apresentarTutor } from './ler-tutor';
import { parteAchada } from './parte-achada';

type Filtro = Entrada<typeof chamada>['query'];
type Busca = { filtro: Filtro; padroes: string[] };

const QUASE_TODOS = 0.25;
const MUITOS = 0.01;
/** So many names are walked past: of what one in a hundred has, more than enough for a page. */
const PASSEIO = 5_000;

export async function listarTutores(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const busca = { filtro, padroes: padroesDaBusca(filtro.busca) };
  const parte = await parteAchada(db, busca.padroes);
  const [total, { visiveis, proximo }] = await Promise.all([
    contar(db, busca, parte),
    paginaDePessoas(filtro, (corte) => lerPagina(db, busca, corte, parte)),
  ]);
  const tutors = visiveis.map(({ situacao, pediu_exclusao, ...linha }) => ({
    ...apresentarTutor(linha),
    situacao,
    pediu_exclusao,
  }));
  return { tutors, total, proximo };
}

async function contar(db: Leitura, { filtro, padroes }: Busca, parte: number): Promise<Total> {
  if (filtro.cursor) return null;
  if (!filtro.situacao) return contarTutores(db, padroes, parte);
  return contarAteMil(db, comConta(db, { filtro, padroes }));
}

/**
 * Finding first and sorting then sorts all that was found: of 'ana' a tenth of everybody, when some of the next names have
 * it as well. So the order is walked where many have it, and left after a while: all Marias stand together.
 */
async function lerPagina(db: Leitura, busca: Busca, corte: Corte, parte: number) {
  if (parte > QUASE_TODOS) return ler(db, busca, corte, {});
  const seguintes = parte > MUITOS ? await ler(db, busca, corte, { passeio: PASSEIO }) : [];
  return seguintes.length === corte.limite ? seguintes : ler(db, busca, corte, { acharAntes: true });
}

type Modo = { passeio?: number; acharAntes?: boolean };

/** `passeio`: only of so many that come next in the order. */
function ler(db: Leitura, busca: Busca, corte: Corte, { passeio, acharAntes = false }: Modo) {
  const ordenacao = { nome: 't.nome', id: 't.id', ordem: busca.filtro.ordem, acharAntes };
  const depois = depoisDe(corte.cursor, ordenacao);
  const de = passeio ? todos(db).where(depois).orderBy(emOrdem(ordenacao)).limit(passeio) : todos(db).where(depois);
  return comConta(db, busca, de).where(corte.naSituacao).orderBy(emOrdem(ordenacao)).limit(corte.limite).execute();
}

const todos = (db: Leitura) => db.selectFrom('tutor as t').selectAll('t');

function comConta(db: Leitura, { filtro: { situacao }, padroes }: Busca, de = todos(db)) {
  let consulta = db
    .selectFrom(de.as('t'))
    .innerJoin('conta as c', 'c.id', 't.id')
    .select(['t.id', 't.nome', 't.cpf', 'c.email', 't.telefone', 't.data_nascimento', situacaoDaConta.as('situacao')])
    .select(pediuExclusao.as('pediu_exclusao'))
    .where('c.excluida_em', 'is', null);
  for (const padrao of padroes) consulta = consulta.where('t.busca', 'like', padrao);
  return situacao ? consulta.where('c.papel', '=', 'tutor').where(NA_SITUACAO[situacao]) : consulta;
}
