import { mensagemDoErro } from '@indica-bem/domain/erros';
import type { Leitura, Trx } from '../../db/conexao';
import { aosBlocos } from '../../nucleo/aos-poucos';
import {
  type Aplicacao,
  type Celulas,
  type Conferencia,
  type Importador,
  recusada,
  type Veredito,
} from '../importacao/importador';
import { Vistas } from '../importacao/vistas';
import { lerCupons, travarCupons } from './cupons-da-baixa';
import { type BaixaJulgada, efetivarCupons } from './efetivar-cupons';
import { julgar, julgarLinha } from './julgar-baixa';
import { type Baixa, lerLinhaDeBaixa } from './ler-linha-de-baixa';

/** Bulk redemption: purchases made without the till. */
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
  processar: darBaixa,
};

function conferencia(db: Leitura, hoje: string): Conferencia {
  const vistas = new Vistas<Baixa>();
  return async (lote) => {
    const lidas = lote.map((celulas) => lerLinhaDeBaixa(celulas, hoje));
    const cupons = await lerCupons(db, codigosDas(lidas));
    return lidas.map((lida) => julgarLinha(lida, cupons, vistas));
  };
}

/** What is judged is held already: the coupons are looked for once, and a till that was faster is noticed when they are used. */
async function darBaixa(trx: Trx, lote: Celulas[], { agora, hoje }: Aplicacao): Promise<Veredito[]> {
  const lidas = await aosBlocos(lote, (celulas) => lerLinhaDeBaixa(celulas, hoje));
  const cupons = await travarCupons(trx, codigosDas(lidas));
  const aceitas = new Map<string, Baixa>();
  const vistas = { ler: aceitas.get.bind(aceitas), guardar: aceitas.set.bind(aceitas) };
  const vereditos = await aosBlocos(lidas, (lida) => julgarLinha(lida, cupons, vistas));
  const boas = [...aceitas.values()].flatMap((baixa): BaixaJulgada[] => {
    const cupom = cupons.get(baixa.codigo);
    return cupom ? [{ ...baixa, id: cupom.id, vez: cupom.vez }] : [];
  });
  const perdidas = boas.length > 0 ? await efetivarCupons(trx, boas, agora) : new Set<number>();
  return perdidas.size === 0 ? vereditos : julgarDeNovo(trx, { lidas, vereditos, perdidas, boas });
}

type Julgados = { lidas: Lida[]; vereditos: Veredito[]; boas: BaixaJulgada[]; perdidas: Set<number> };

/** A till was faster with some of them: they are judged as they stand now. */
async function julgarDeNovo(trx: Trx, { lidas, vereditos, boas, perdidas }: Julgados): Promise<Veredito[]> {
  const codigos = new Set(boas.flatMap(({ id, codigo }) => (perdidas.has(id) ? [codigo] : [])));
  const cupons = await lerCupons(trx, [...codigos]);
  return vereditos.map((veredito, i) => {
    const lida = lidas[i];
    if (veredito.situacao !== 'aceita' || !lida || 'motivo' in lida || !codigos.has(lida.codigo)) return veredito;
    const agora = julgar(lida, cupons.get(lida.codigo));
    return agora.situacao === 'aceita' ? recusada(mensagemDoErro('CUPOM_DE_OUTRA_LOJA')) : agora;
  });
}

type Lida = ReturnType<typeof lerLinhaDeBaixa>;
const codigosDas = (lidas: Lida[]) => lidas.flatMap((lida) => ('codigo' in lida ? [lida.codigo] : []));
