import { ORDENS_DOS_ACERTOS } from '@indica-bem/domain/acerto/regras';
import { ORDENS_DAS_CAMPANHAS } from '@indica-bem/domain/campanha/regras';
import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { ORDENS_DE_PESSOAS } from '@indica-bem/domain/contrato/tipos';
import { ORDENS_DOS_EFETIVADOS } from '@indica-bem/domain/cupom/regras';
import { ORDENS_DOS_INTERESSADOS } from '@indica-bem/domain/interesse/regras';
import { beforeAll, describe, expect, test } from 'vitest';
import { abrirPraca, fechar, irPara, type Praca, vender } from '../test/acertos';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { comPalco } from '../test/palco';
import { planosDe } from '../test/planos';

const palco = comPalco({ limites: false });
let dono: Pessoa;
let praca: Praca;

const COMPRIDO = 'Ç'.repeat(120);
const NOMES = ['Bia', 'ana', 'Ângela', 'Bia', 'Ébano', COMPRIDO, COMPRIDO, 'Bia', 'eva'];
const SITUACOES = [{}, { senhaHash: 'x' }, { senhaHash: 'x', suspensa: true }];

/** Of each list some rows, most of them alike in what an order rests on. */
beforeAll(async () => {
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
  for (const [n, nome] of NOMES.entries()) {
    const { suspensa, ...conta } = SITUACOES[n % 3] as { suspensa?: boolean };
    const pessoas = [
      await criarTutor(palco(), conta, { nome }),
      await criarPrescritor(palco(), conta, { nome }),
      await criarLojista(palco(), { razao_social: nome, nome_fantasia: nome }, conta),
    ];
    if (suspensa) await suspender(pessoas);
    const [loja] = pessoas.slice(2);
    if (loja && !suspensa) await vender(palco(), praca, { loja, valor: [100, 80][n % 2] });
  }
  for (const valor of [50, 50, 20, 50, 90]) await vender(palco(), praca, { valor });
  const { pool } = palco();
  await pool.query(`insert into campanha (descritivo, desconto, data_validade)
    select (array['Mês do pet', 'mês do pet', 'Ação', '${COMPRIDO}'])[1 + n % 4], 10 + n % 2, date '2026-12-01' + n % 3 from generate_series(1, 9) n`);
  await pool.query(`insert into interesse (tipo, nome, perfil, cidade, uf, email, telefone, criado_em)
    select 'parceiro', (array['Ana', 'ana', '${COMPRIDO}'])[1 + n % 3], 'outros', 'Itu', 'SP', n || '@example.com', '1599876000' || n, now()
      from generate_series(1, 8) n`);
  await irPara(palco(), '2026-04-02T12:00:00-03:00', praca.loja, praca.financeiro, dono);
  await fechar(palco(), praca.financeiro, '2026-03');
  await vender(palco(), praca, { valor: 50 });
  await irPara(palco(), '2026-05-02T12:00:00-03:00', praca.loja, praca.financeiro, dono);
  await fechar(palco(), praca.financeiro, '2026-04');
}, 120_000);

const suspender = (pessoas: Pessoa[]) =>
  palco()
    .db.updateTable('conta')
    .set({ suspensa_em: palco().relogio() })
    .where(
      'id',
      'in',
      pessoas.map(({ id }) => id),
    )
    .execute();

type Linha = Record<string, string | number>;
type Lista = {
  linhas: string;
  id: string;
  ordens: readonly string[];
  /** What each order rests on; the same in any direction. */
  por: Record<string, (linha: Linha) => string | number>;
  indices: Record<string, string>;
  /** What its index leaves to be sorted, a day at a time. */
  dentroDe?: Record<string, string>;
};

const PESSOAS = { ordens: ORDENS_DE_PESSOAS, indices: {} };
const porPessoa = (id: string, nome: string) => ({
  nome: (l: Linha) => String(l[nome]),
  recentes: (l: Linha) => -Number(l[id]),
  antigos: (l: Linha) => Number(l[id]),
  situacao: (l: Linha) => String(l.situacao),
});

const LISTAS: Record<string, Lista> = {
  'GET /tutors': { ...PESSOAS, linhas: 'tutors', id: 'id_tutor', por: porPessoa('id_tutor', 'nome') },
  'GET /prescribers': {
    ...PESSOAS,
    linhas: 'prescribers',
    id: 'id_prescriber',
    por: porPessoa('id_prescriber', 'nome'),
  },
  'GET /shopkeepers': {
    ...PESSOAS,
    linhas: 'shopkeepers',
    id: 'id_shopkeeper',
    por: porPessoa('id_shopkeeper', 'razao_social'),
  },
  'GET /campaigns': {
    ordens: ORDENS_DAS_CAMPANHAS,
    linhas: 'campaigns',
    id: 'id_campaign',
    por: {
      validade: (l) => String(l.data_validade),
      nome: (l) => String(l.descritivo),
      desconto: (l) => Number(l.desconto),
      recentes: (l) => -Number(l.id_campaign),
    },
    indices: { validade: 'campanha_por_validade', nome: 'campanha_por_nome', desconto: 'campanha_por_desconto' },
  },
  'GET /shopkeeper/:id/coupons': {
    ordens: ORDENS_DOS_EFETIVADOS,
    linhas: 'coupons',
    id: 'id_coupon',
    por: { data: (l) => String(l.data_efetivacao), valor: (l) => Number(l.valor) },
    indices: { data: 'cupom_efetivado', valor: 'cupom_efetivado_por_valor' },
    dentroDe: { data: 'c.data_efetivacao' },
  },
  'GET /acertos': {
    ordens: ORDENS_DOS_ACERTOS,
    linhas: 'acertos',
    id: 'id_acerto',
    por: { mes: (l) => String(l.mes), loja: (l) => String(l.loja), total: (l) => Number(l.total) },
    indices: { mes: 'acerto_do_mes', loja: 'acerto_por_loja', total: 'acerto_por_total' },
  },
  'GET /interessados': {
    ordens: ORDENS_DOS_INTERESSADOS,
    linhas: 'interessados',
    id: 'id',
    por: { recentes: (l) => -Number(l.id), antigos: (l) => Number(l.id), nome: (l) => String(l.nome) },
    indices: { nome: 'interesse_por_nome' },
  },
};

async function pagina(nome: string, query: Record<string, string>) {
  const url = `/api${nome.replace('GET ', '').replace(':id', String(praca.loja.id))}`;
  const { statusCode, body } = await palco().app.inject({ url, query, headers: { api_token: dono.token } });
  expect(statusCode).toBe(200);
  return JSON.parse(body) as Record<string, Linha[]> & { proximo: string | null };
}

async function todas(nome: string, { linhas }: Lista, ordem: string, limite: string): Promise<Linha[]> {
  const vistas: Linha[] = [];
  for (let cursor = ''; ; ) {
    const { [linhas]: destas = [], proximo } = await pagina(nome, { ordem, limite, ...(cursor && { cursor }) });
    vistas.push(...destas);
    if (!proximo) return vistas;
    cursor = String(proximo);
  }
}

const { compare } = new Intl.Collator('pt-BR');
const comparar = (a: string | number, b: string | number) =>
  typeof a === 'number' ? a - Number(b) : compare(a, String(b));

const casos = Object.entries(LISTAS).flatMap(([nome, lista]) =>
  lista.ordens.map((ordem) => [nome, ordem, lista] as const),
);

describe('cada ordem de cada lista', () => {
  test.each(casos)(
    '%s por %s: página a página, cada linha uma vez, na ordem, mesmo entre iguais',
    async (nome, ordem, lista) => {
      const vistas = await todas(nome, lista, ordem, '2');
      const ids = vistas.map((linha) => linha[lista.id]);
      expect(ids.length).toBeGreaterThan(4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual((await todas(nome, lista, ordem, '100')).map((linha) => linha[lista.id]));
      const chave = lista.por[ordem.replace('-', '')];
      if (!chave) throw new Error(`sem chave para ${ordem}`);
      const valores = vistas.map(chave);
      const sentido = ordem.startsWith('-') ? -1 : 1;
      expect(valores).toEqual(valores.toSorted((a, b) => sentido * comparar(a, b)));
    },
  );

  test.each(casos.filter(([, ordem, { indices }]) => indices[ordem.replace('-', '')]))(
    '%s por %s vem de um índice, sem ordenar mais do que um dia',
    async (nome, ordem, { indices, dentroDe }) => {
      const plano = await planosDe(palco(), () => pagina(nome, { ordem }), ['seqscan', 'sort', 'bitmapscan']);
      expect(plano).toMatch(new RegExp(`using ${indices[ordem.replace('-', '')]} on`));
      const grupo = dentroDe?.[ordem.replace('-', '')];
      expect(plano.match(/Presorted Key: .*/g) ?? []).toEqual(grupo ? [`Presorted Key: ${grupo}`] : []);
      expect(plano).not.toMatch(/(?<!Incremental )Sort {2}\(/);
    },
  );
});

test('toda lista em páginas que se ordena está aqui', () => {
  const comOrdem = Object.values<Chamada>(CHAMADAS).filter(
    ({ query }) => query && 'ordem' in query.shape && 'cursor' in query.shape,
  );
  expect(comOrdem.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(LISTAS).toSorted());
});

test.each(Object.keys(LISTAS))('%s recusa uma ordem que não conhece', async (nome) => {
  const url = `/api${nome.replace('GET ', '').replace(':id', String(praca.loja.id))}`;
  const { statusCode } = await palco().app.inject({
    url,
    query: { ordem: 'senha' },
    headers: { api_token: dono.token },
  });
  expect(statusCode).toBe(422);
});
