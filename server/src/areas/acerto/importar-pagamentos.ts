import { erroDaDataDoPagamento, mesmoPagamento, mesmosDadosDoPagamento } from '@indica-bem/domain/acerto/regras';
import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import {
  ACEITA,
  type Conferencia,
  type Importador,
  type Provas,
  recusada,
  repetida,
  type Veredito,
} from '../importacao/importador';
import { doMesmoConteudo } from '../importacao/mesmo-arquivo';
import { Vistas } from '../importacao/vistas';
import { type LinhaDePagamento, lerLinhaDePagamento } from './ler-linha-de-pagamento';
import { registrarPagamentos } from './registrar-pagamentos';

type Acerto = {
  id: number;
  chave: string;
  total: number;
  fechado_em: Date;
  data: string | null;
  referencia: string | null;
  quem: string | null;
  arquivo: string | null;
  importacaoId: number | null;
  mesmoArquivo: boolean | null;
};

/** What the bank paid, one settlement a row, found by the CNPJ and the month it was closed under (spec 15.5). */
export const importadorDePagamentos: Importador = {
  tipo: 'pagamentos',
  colunas: [
    { nome: 'cnpj', obrigatoria: true, exemplo: '00.000.000/0001-00' },
    { nome: 'mes', obrigatoria: true, rotulos: ['Mês'], exemplo: '10/2026' },
    { nome: 'data_pagamento', obrigatoria: true, rotulos: ['Data do pagamento'], exemplo: '10/11/2026' },
    { nome: 'referencia', obrigatoria: false, rotulos: ['Referência'], exemplo: 'PIX 123' },
  ],
  chave: 'cnpj',
  porLote: 1000,
  conferencia,
  async aplicar(trx, lote, aplicacao) {
    const { agora, fila, importacaoId, resumo } = aplicacao;
    const lidas = lote.flatMap((celulas) => {
      const lida = lerLinhaDePagamento(celulas);
      return 'motivo' in lida ? [] : [lida];
    });
    const acertos = await acertosDas(trx, lidas, resumo);
    const { criada_por: quem } = await trx
      .selectFrom('importacao')
      .select('criada_por')
      .where('id', '=', importacaoId)
      .executeTakeFirstOrThrow();
    const pagamentos = lidas.flatMap(({ chave, data, referencia }) => {
      const [acerto] = acertos.get(chave) ?? [];
      return acerto ? [{ acertoId: acerto.id, data, referencia }] : [];
    });
    const pagos = await registrarPagamentos(trx, fila, pagamentos, { quem, agora, importacaoId });
    // Somebody may have been faster with one of them: then it is judged again, as it stands now.
    const foiPago = (lida: LinhaDePagamento) => acertos.get(lida.chave)?.some(({ id }) => pagos.has(id)) === true;
    const perdidas = lote.filter((_, i) => !foiPago(lidas[i] as LinhaDePagamento));
    const julgadas = perdidas.length > 0 ? await conferencia(trx, aplicacao)(perdidas) : [];
    let n = 0;
    return lidas.map((lida) => (foiPago(lida) ? ACEITA : (julgadas[n++] ?? ACEITA)));
  },
};

function conferencia(db: Leitura, { hoje, resumo, importacaoId }: Provas): Conferencia {
  const vistas = new Vistas<LinhaDePagamento>();
  return async (lote) => {
    const lidas = lote.map(lerLinhaDePagamento);
    const acertos = await acertosDas(
      db,
      lidas.flatMap((lida) => ('chave' in lida ? [lida] : [])),
      resumo,
    );
    return lidas.map((lida) => {
      if ('motivo' in lida) return recusada(lida.motivo);
      const anterior = vistas.ler(lida.chave);
      if (anterior) return pagoNoArquivo(lida, anterior);
      const veredito = julgar(lida, acertos.get(lida.chave) ?? [], { hoje, importacaoId });
      if (veredito.situacao === 'aceita') vistas.guardar(lida.chave, lida);
      return veredito;
    });
  };
}

type Quando = Pick<Provas, 'hoje' | 'importacaoId'>;

function julgar(lida: LinhaDePagamento, [acerto, ...outros]: Acerto[], { hoje, importacaoId }: Quando): Veredito {
  const mes = nomeDoMes(mesDe(lida.mes));
  if (!acerto) return recusada(`Nenhum acerto deste CNPJ em ${mes}`);
  if (outros.length > 0) return recusada(`Há mais de um acerto deste CNPJ em ${mes}: pague um a um em Acertos`);
  if (acerto.total <= 0) return recusada(mensagemDoErro('ACERTO_SEM_VALOR'));
  if (acerto.data !== null) {
    const pago = { ...acerto, data: acerto.data };
    // What this import paid itself stood further up in it.
    return pago.importacaoId !== null && pago.importacaoId === importacaoId
      ? pagoNoArquivo(lida, pago)
      : pagoAntes(lida, pago);
  }
  const erro = erroDaDataDoPagamento(lida.data, { fechado: hojeEmSaoPaulo(acerto.fechado_em), hoje });
  return erro ? recusada(erro) : ACEITA;
}

type Pago = Pick<LinhaDePagamento, 'data' | 'referencia'>;

const REPETIDA = repetida('Acerto já pago com estes dados');

/** Two rows of one file may be two transfers as well. */
const pagoNoArquivo = (lida: Pago, antes: Pago): Veredito =>
  mesmoPagamento(lida, antes)
    ? REPETIDA
    : recusada(`Acerto já pago em ${isoParaBr(antes.data)} por outra linha deste arquivo`);

/** Without a reference only the very same file says that it is the same transfer. */
function pagoAntes(lida: Pago, antes: Pago & Pick<Acerto, 'quem' | 'arquivo' | 'mesmoArquivo'>): Veredito {
  if (mesmoPagamento(lida, antes) || (antes.mesmoArquivo && mesmosDadosDoPagamento(lida, antes))) return REPETIDA;
  const quem = antes.quem ? `, registrado por ${antes.quem}` : '';
  const onde = antes.arquivo ? `, no arquivo ${antes.arquivo}` : '';
  return recusada(`Acerto já pago em ${isoParaBr(antes.data)}${quem}${onde}`);
}

/** A company that left and came back may have two settlements of one month. */
async function acertosDas(db: Leitura, lidas: LinhaDePagamento[], resumo: Buffer): Promise<Map<string, Acerto[]>> {
  const desteArquivo = doMesmoConteudo(
    { id: sql.ref<number>('i.id'), resumo: sql.ref<Buffer>('i.arquivo_hash') },
    resumo,
  );
  const { rows } = await sql<Acerto>`
    select a.id, a.cnpj || ' ' || a.mes as chave, a.total, a.fechado_em, p.data, p.referencia,
           q.nome as quem, i.nome_arquivo as arquivo, i.id as "importacaoId", ${desteArquivo} as "mesmoArquivo"
      from (select distinct * from unnest(${lidas.map(({ cnpj }) => cnpj)}::text[],
                                          ${lidas.map(({ mes }) => mes)}::date[]) as x (cnpj, mes)) l
      join acerto a on a.cnpj = l.cnpj and a.mes = l.mes
      left join acerto_pagamento p on p.acerto_id = a.id and p.desfeito_em is null
      left join administrador q on q.id = p.pago_por
      left join importacao i on i.id = p.importacao_id
     order by a.id`.execute(db);
  const porChave = new Map<string, Acerto[]>();
  for (const acerto of rows) porChave.set(acerto.chave, [...(porChave.get(acerto.chave) ?? []), acerto]);
  return porChave;
}
