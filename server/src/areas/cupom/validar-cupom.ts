import { reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { validarCupom as chamada } from '@indica-bem/domain/cupom/contrato';
import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { preparar } from '../../db/preparar';
import { insistir } from '../../db/transacao';
import { type Autoria, contarLinha, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { emLotesDe } from '../../nucleo/em-lotes';
import { Recusa } from '../../nucleo/recusa';
import { conferenciaDoCaixa } from '../configuracao/ajustes';
import { chavesDoSelo } from './chaves-do-selo';
import { contarPalpite, type NoCaixa } from './contar-palpite';
import { exigirValidavel } from './exigir-validavel';
import { apresentarCupom, desfazerPor, type LinhaDeCupom, lerCupom } from './ler-cupom';
import { lerProva } from './prova';
import { corpoDe, usarCupom, usarCuponsLivres, type Venda } from './usar-cupom';

type Escrito = Entrada<typeof chamada>['body'];
type Pedido = NoCaixa & { id: number; escrito: Escrito; chave: string | undefined; autoria: Autoria };

/** At most once, for ever; the same request again gets the same answer. */
export async function validarCupom(ctx: Contexto, pedido: Pedido) {
  const { id, escrito, chave, sessao, hoje, agora, autoria } = pedido;
  const lida = await leituraDa(ctx, pedido);
  const venda = {
    idCupom: id,
    idLojista: sessao.id,
    nomeFuncionario: escrito.nome_funcionario,
    centavos: reaisParaCentavos(escrito.valor),
    peso: escrito.peso,
    vez: lida?.vez,
    leitura: lida?.leitura ?? 'codigo',
    chave,
    hoje,
    agora,
    autoria,
  };
  const cupom = await contarPalpite(ctx, pedido, async () => {
    // Who brings no proof of this coupon, turn and store is looked at closely: it may be a request sent again.
    const depressa = lida?.provada ? await venderDepressa(ctx.db, venda) : undefined;
    if (depressa) contarLinha(autoria);
    return depressa ?? venderComCalma(ctx.db, venda, lida !== null);
  });
  return { ...apresentarCupom(cupom, hoje), desfazer_segundos: desfazerPor(cupom, agora) };
}

/** How the coupon was read, by the proof that came with the sale; null where one is needed and this is none. */
async function leituraDa(ctx: Contexto, { id, escrito, sessao, agora }: Pedido) {
  const conferencia = await conferenciaDoCaixa(ctx);
  const cupom = { idCupom: id, idLojista: sessao.id };
  const prova = escrito.prova ? lerProva(await chavesDoSelo(ctx), cupom, escrito.prova, agora) : null;
  if (prova && (conferencia === 'simples' || prova.leitura !== 'codigo')) return { ...prova, provada: true };
  return conferencia === 'simples' ? { vez: escrito.vez, leitura: 'codigo' as const, provada: false } : null;
}

/** The sales of tills that ask at the same moment, in one statement. What it answers nothing to, the other judges. */
const venderDepressa = emLotesDe((db: Db, vendas: Venda[]) => insistir(() => usarCuponsLivres(db, vendas)));

/** One sale. What was used, cancelled or has expired stays so: to refuse, reading is enough. */
function venderComCalma(db: Db, venda: Venda, lido: boolean): Promise<LinhaDeCupom> {
  return insistir(async () => {
    const repetida = await jaVendido(db, venda);
    if (repetida) return repetida;
    if (!lido) throw new Recusa('LEIA_DE_NOVO');
    const usado = await usarCupom(db, venda);
    if (usado) contarLinha(venda.autoria);
    const vendido = usado ?? (await jaVendido(db, venda));
    // It was valid a moment ago and still is, but could not be used: it was sold and undone meanwhile.
    if (!vendido) throw new Recusa('LEIA_DE_NOVO');
    return vendido;
  });
}

const lerLinha = preparar({
  nome: 'cupom-vendido',
  valores: ['id'],
  texto: ({ id }) => sql<LinhaDeCupom>`select * from cupom where id = ${id}`,
});

/** The coupon, if this very request has used it before; nothing, if it can be used; else throws why not. */
async function jaVendido(db: Db, venda: Venda): Promise<LinhaDeCupom | undefined> {
  const [cupom] = await lerLinha(db, { id: venda.idCupom });
  const mesmaChave = venda.chave !== undefined && cupom?.chave === venda.chave && cupom.lojista_id === venda.idLojista;
  if (cupom && mesmaChave) {
    if (!cupom.chave_corpo?.equals(corpoDe(venda))) throw new Recusa('CHAVE_REUTILIZADA');
    nadaFeito(venda.autoria);
    return cupom;
  }
  if (cupom && (await foiEstornada(db, venda, cupom.vez))) throw new Recusa('VENDA_ESTORNADA');
  // With its recommendation: a refusal advises only what the tutor can still do.
  const lido = await lerCupom(db, { id: venda.idCupom, hoje: venda.hoje });
  const { vez } = exigirValidavel(lido, { idLojista: venda.idLojista, hoje: venda.hoje }).cupom;
  // Undone since it was read: what was shown then shows nothing now.
  if (venda.vez !== undefined && venda.vez !== vez) throw new Recusa('LEIA_DE_NOVO');
  return undefined;
}

/** This very request sold, and what it sold was undone since. */
async function foiEstornada(db: Db, { idCupom, idLojista, chave }: Venda, vez: number): Promise<boolean> {
  if (vez === 1 || chave === undefined) return false;
  const estorno = await db
    .selectFrom('estorno')
    .select('id')
    .where('cupom_id', '=', idCupom)
    .where('chave', '=', chave)
    .where('lojista_id', '=', idLojista)
    .executeTakeFirst();
  return estorno !== undefined;
}
