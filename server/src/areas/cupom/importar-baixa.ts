import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { motivoDaRecusa } from '@indica-bem/domain/cupom/regras';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Leitura } from '../../db/conexao';
import { ACEITA, type Conferencia, type Importador, recusada, repetida, type Veredito } from '../importacao/importador';
import { Vistas } from '../importacao/vistas';
import { efetivarCupons } from './efetivar-cupons';
import type { LinhaDeCupom } from './ler-cupom';
import { type Baixa, lerLinhaDeBaixa } from './ler-linha-de-baixa';

type Cupom = Pick<
  LinhaDeCupom,
  | 'codigo_busca'
  | 'estado'
  | 'lojista_id'
  | 'motivo_cancelamento'
  | 'data_validade'
  | 'criado_em'
  | 'valor'
  | 'peso'
  | 'nome_funcionario'
  | 'data_efetivacao'
> & { estornadas: Estornada[] };
/** A purchase of the coupon that was undone. */
type Estornada = Pick<LinhaDeCupom, 'valor' | 'peso' | 'nome_funcionario' | 'data_efetivacao'>;

/** Bulk redemption: the till's refusals but for the store's ownership, judged on the day of the purchase (spec 8.4). */
export const importadorDeBaixa: Importador = {
  tipo: 'baixa',
  colunas: [
    { nome: 'codigo_coupon', obrigatoria: true, rotulos: ['Código do cupom'], exemplo: 'EXEMPLO-00' },
    { nome: 'nome_funcionario', obrigatoria: true, rotulos: ['Funcionário', 'Nome do funcionário'], exemplo: 'Maria' },
    { nome: 'valor', obrigatoria: true, rotulos: ['Valor cobrado'], exemplo: '189,90' },
    { nome: 'peso', obrigatoria: true, rotulos: ['Peso (kg)'], exemplo: '15' },
    { nome: 'data_efetivacao', obrigatoria: true, rotulos: ['Data de efetivação'], exemplo: '05/11/2026' },
  ],
  chave: 'codigo_coupon',
  porLote: 2000,
  conferencia: (db, { hoje }) => conferencia(db, hoje),
  async aplicar(trx, lote, { agora, hoje }) {
    const baixas = lote.flatMap((celulas) => {
      const lida = lerLinhaDeBaixa(celulas, hoje);
      return 'motivo' in lida ? [] : [lida];
    });
    const efetivados = await efetivarCupons(trx, baixas, agora);
    // A till may have been faster with one of them: then it is judged again, as it stands now.
    const perdidas = lote.filter((_, i) => !efetivados.has(baixas[i]?.codigo ?? ''));
    const julgadas = perdidas.length > 0 ? await conferencia(trx, hoje)(perdidas) : [];
    let n = 0;
    return baixas.map(({ codigo }) =>
      efetivados.has(codigo) ? ACEITA : semAceite(julgadas[n++] ?? recusada(mensagemDoErro('CUPOM_INVALIDO'))),
    );
  },
};

const semAceite = (veredito: Veredito): Veredito =>
  veredito.situacao === 'aceita' ? recusada(mensagemDoErro('CUPOM_DE_OUTRA_LOJA')) : veredito;

function conferencia(db: Leitura, hoje: string): Conferencia {
  const vistas = new Vistas<Baixa>();
  return async (lote) => {
    const lidas = lote.map((celulas) => lerLinhaDeBaixa(celulas, hoje));
    const cupons = await cuponsDos(
      db,
      lidas.flatMap((lida) => ('codigo' in lida ? [lida.codigo] : [])),
    );
    return lidas.map((lida) => {
      if ('motivo' in lida) return recusada(lida.motivo);
      const anterior = vistas.ler(lida.codigo);
      if (anterior) return jaUsado(igual(lida, anterior));
      const veredito = julgar(lida, cupons.get(lida.codigo));
      if (veredito.situacao === 'aceita') vistas.guardar(lida.codigo, lida);
      return veredito;
    });
  };
}

async function cuponsDos(db: Leitura, codigos: string[]): Promise<Map<string, Cupom>> {
  if (codigos.length === 0) return new Map();
  const linhas = await db
    .selectFrom('cupom')
    .select(['codigo_busca', 'estado', 'lojista_id', 'motivo_cancelamento', 'data_validade', 'criado_em'])
    .select(['valor', 'peso', 'nome_funcionario', 'data_efetivacao'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('estorno as e')
          .select(['e.valor', 'e.peso', 'e.nome_funcionario', 'e.data_efetivacao'])
          .whereRef('e.cupom_id', '=', 'cupom.id'),
      ).as('estornadas'),
    )
    .where((eb) => eb('codigo_busca', '=', eb.fn.any(eb.val(codigos))))
    .execute();
  return new Map(linhas.map((cupom) => [cupom.codigo_busca, cupom]));
}

function julgar(baixa: Baixa, cupom: Cupom | undefined): Veredito {
  if (!cupom) return recusada(mensagemDoErro('CUPOM_DESCONHECIDO'));
  const { lojista_id: idLojista, estado, data_validade: validade } = cupom;
  const trocado = cupom.motivo_cancelamento === 'troca';
  const mesma = igual(baixa, doCupom(cupom));
  if (!mesma && cupom.estornadas.some((estornada) => igual(baixa, doCupom(estornada))))
    return recusada(mensagemDoErro('VENDA_ESTORNADA'));
  const recusa = motivoDaRecusa({ estado, idLojista, trocado, validade }, { idLojista, hoje: baixa.data });
  if (recusa === 'CUPOM_JA_UTILIZADO') return jaUsado(mesma);
  if (recusa) return recusada(mensagemDoErro(recusa, { data: isoParaBr(validade) }));
  const gerado = hojeEmSaoPaulo(cupom.criado_em);
  if (baixa.data < gerado) return recusada(`Data de efetivação anterior ao cupom, gerado em ${isoParaBr(gerado)}`);
  return ACEITA;
}

const jaUsado = (mesmosDados: boolean): Veredito =>
  mesmosDados ? repetida('Cupom já baixado com estes dados') : recusada(mensagemDoErro('CUPOM_JA_UTILIZADO'));

const doCupom = (c: Estornada) => ({
  funcionario: c.nome_funcionario,
  centavos: c.valor,
  peso: c.peso,
  data: c.data_efetivacao,
});

const igual = (a: Omit<Baixa, 'codigo'>, b: ReturnType<typeof doCupom>) =>
  a.funcionario === b.funcionario && a.centavos === b.centavos && a.peso === b.peso && a.data === b.data;
