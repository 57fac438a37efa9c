import { limparTelefone, telefoneValido } from '@indica-bem/domain/brasil/telefone';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { EMAIL, limparEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { aplicarPorLinha } from '../importacao/aplicar-por-linha';
import {
  ACEITA,
  type Celulas,
  type Conferencia,
  type Importador,
  recusada,
  repetida,
  type Veredito,
} from '../importacao/importador';
import { Vistas } from '../importacao/vistas';
import { exigirLojaOnline } from '../lojista/exigir-loja-online';
import { codigoLivreEmSql } from './codigo-livre';
import { desfazerPrescricoesOnline } from './desfazer-prescricoes-online';

type Indicacao = { codigo: string; email: string | null; telefone: string; produtoId: number };
type Existente = Indicacao & { origem: number | null; livre: boolean; cancelada: boolean };

const JA_UTILIZADO = mensagemDoErro('CODIGO_JA_UTILIZADO');

/** Recommendations made at an online store (spec 8.6): new codes, or printed ones that nobody registered yet. */
export const importadorDePrescricoesOnline: Importador = {
  tipo: 'prescricoes-online',
  colunas: [
    { nome: 'codigo_prescricao', obrigatoria: true, rotulos: ['Código'], exemplo: 'EXEM-PLO0' },
    { nome: 'email', obrigatoria: false, rotulos: ['E-mail do tutor'], exemplo: 'tutor@example.com' },
    { nome: 'telefone', obrigatoria: true, rotulos: ['Telefone do tutor'], exemplo: '(15) 99876-5432' },
    { nome: 'id_produto', obrigatoria: true, rotulos: ['Número do produto'], exemplo: '12' },
  ],
  chave: 'codigo_prescricao',
  porLote: 200,
  exigirLoja: exigirLojaOnline,
  conferencia: (db, { lojistaId }) => conferencia(db, lojistaId),
  aplicar: aplicarPorLinha(
    async (trx, celulas, { hoje, lojistaId, importacaoId }) => {
      const lida = lerLinha(celulas);
      if ('motivo' in lida || lojistaId === null) throw new Recusa('CODIGO_INVALIDO');
      // The product is held: what it was at the look it still is, or the row does not go in.
      const { rows } = await sql<{ id: number }>`
      insert into prescricao as p (codigo, data, produto_id, email, telefone, origem_lojista_id, importacao_id)
      select ${lida.codigo}::text, ${hoje}::date, r.id, ${lida.email}::text, ${lida.telefone}::text, ${lojistaId}::int, ${importacaoId}::int
        from produto r
       where r.id = ${lida.produtoId} and r.em_prescricao and r.excluido_em is null and not r.so_veterinario
         for share of r
      on conflict (codigo) do update
        set data = excluded.data, produto_id = excluded.produto_id, email = excluded.email,
            telefone = excluded.telefone, origem_lojista_id = excluded.origem_lojista_id,
            importacao_id = excluded.importacao_id
        where ${codigoLivreEmSql('p')}
      returning id`.execute(trx);
      const [feita] = rows;
      if (!feita) {
        const doProduto = motivoDoProduto(lida, await produtosIndicaveis(trx, [lida]));
        throw doProduto
          ? new Recusa('DADOS_INVALIDOS', { campos: { id_produto: doProduto } })
          : new Recusa('CODIGO_JA_UTILIZADO');
      }
      return { prescricaoId: feita.id, temEmail: lida.email !== null };
    },
    JA_UTILIZADO,
    (trx, feitas, { fila }) => {
      const comEmail = feitas.filter(({ temEmail }) => temEmail);
      const envios = comEmail.map(({ prescricaoId }) => ({ prescricaoId, doArquivo: true as const }));
      return fila.enfileirarTodas(trx, 'email-indicacao', envios);
    },
  ),
  desfazer: desfazerPrescricoesOnline,
};

function lerLinha(celulas: Celulas): Indicacao | { motivo: string } {
  const { codigo_prescricao: lido = '', email: escrito = '', telefone = '', id_produto = '' } = celulas;
  const email = limparEmail(escrito) || null;
  const codigo = lerCodigo(lido);
  const motivos = [
    !codigoValido(codigo) && mensagemDoErro('CODIGO_INVALIDO'),
    email && (email.length > 254 || !EMAIL.test(email)) && 'Email inválido',
    !telefoneValido(telefone) && 'Telefone inválido',
    !/^[1-9]\d{0,8}$/.test(id_produto) && 'Produto inválido: use o número do produto',
  ].filter((motivo) => typeof motivo === 'string' && motivo !== '');
  if (motivos.length > 0) return { motivo: motivos.join('; ') };
  return {
    codigo,
    email,
    telefone: limparTelefone(telefone),
    produtoId: Number(id_produto),
  };
}

function conferencia(db: Leitura, lojistaId: number | null): Conferencia {
  const vistas = new Vistas<Existente>();
  return async (lote) => {
    const lidas = lote.map(lerLinha);
    const boas = lidas.flatMap((lida) => ('codigo' in lida ? [lida] : []));
    const existentes = await existentesDe(db, boas);
    const produtos = await produtosIndicaveis(db, boas);
    return lidas.map((lida) => {
      if ('motivo' in lida) return recusada(lida.motivo);
      const doProduto = motivoDoProduto(lida, produtos);
      if (doProduto) return recusada(doProduto);
      const veredito = conferirLinha(lida, vistas.ler(lida.codigo) ?? existentes.get(lida.codigo), lojistaId);
      if (veredito.situacao === 'aceita')
        vistas.guardar(lida.codigo, { ...lida, origem: lojistaId, livre: false, cancelada: false });
      return veredito;
    });
  };
}

function conferirLinha(nova: Indicacao, existente: Existente | undefined, lojistaId: number | null): Veredito {
  if (existente?.cancelada) return recusada(mensagemDoErro('CODIGO_CANCELADO'));
  if (!existente || existente.livre) return ACEITA;
  const igual =
    existente.origem === lojistaId &&
    existente.email === nova.email &&
    existente.telefone === nova.telefone &&
    existente.produtoId === nova.produtoId;
  return igual ? repetida('Indicação já importada') : recusada(JA_UTILIZADO);
}

async function existentesDe(db: Leitura, indicacoes: Indicacao[]): Promise<Map<string, Existente>> {
  const { rows } = await sql<Existente>`
    select codigo, email, telefone, produto_id as "produtoId", origem_lojista_id as origem,
           ${codigoLivreEmSql('prescricao')} as livre, cancelada_em is not null as cancelada
      from prescricao where codigo = any(${indicacoes.map(({ codigo }) => codigo)}::text[])`.execute(db);
  return new Map(rows.map((linha) => [linha.codigo, linha]));
}

/** A file names no vet (spec 1.19). */
function motivoDoProduto({ produtoId }: Indicacao, produtos: Map<number, boolean>): string | null {
  if (!produtos.has(produtoId)) return `Produto ${produtoId} não está entre os indicáveis`;
  return produtos.get(produtoId) ? `Produto ${produtoId} é indicado só por veterinários, e não em planilha` : null;
}

/** Each with whether only vets recommend it. */
async function produtosIndicaveis(db: Leitura, indicacoes: Indicacao[]): Promise<Map<number, boolean>> {
  const ids = [...new Set(indicacoes.map(({ produtoId }) => produtoId))];
  if (ids.length === 0) return new Map();
  const linhas = await db
    .selectFrom('produto')
    .select(['id', 'so_veterinario'])
    .where('id', 'in', ids)
    .where('em_prescricao', '=', true)
    .where('excluido_em', 'is', null)
    .execute();
  return new Map(linhas.map(({ id, so_veterinario }) => [id, so_veterinario]));
}
