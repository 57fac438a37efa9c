import { isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import { mesDe, mesSeguinte } from '@indica-bem/domain/brasil/mes';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { darQuilos } from '../../dar-quilos';
import { aFundo } from '../a-fundo';
import { abertoDa, abrirPraca, acertosDa, fechar, irPara, vender, verAcerto } from '../acertos';
import { chamar } from '../chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../elenco';
import { mesaDeImportacoes } from '../importacoes';
import { desfazer, escolher, indicar, resgatar, validar } from '../jornada';
import { comPalco, exigirInvariantes } from '../palco';
import { Livro } from './livro';

const palco = comPalco({ limites: false });
const VIDAS = aFundo(2);
const LOJAS = 3;
const DESCONTOS = [15, 33.33, 100];

let dono: Pessoa;
let prescritor: Pessoa;
let tutor: Pessoa;
let produto: number;
/** Months only go forward: each life begins where the one before ended. */
let hoje = '2026-03-10';
const { importar } = mesaDeImportacoes(palco, () => dono);

beforeAll(async () => {
  dono = await criarAdmin(palco());
  prescritor = await criarPrescritor(palco());
  tutor = await criarTutor(palco());
  produto = await criarProduto(palco());
  // A month in which nobody bought anything is not closed: somebody else did.
  await vender(palco(), await abrirPraca(palco()));
});

type Vivo = { id: number; indicacao: number; codigo: string; loja: number; vez: number; nasceu: string };

/** One life of a few stores: what was done, what is still to be sold, and what was seen of closed months. */
class Vida {
  readonly livro = new Livro();
  readonly vivos: Vivo[] = [];
  readonly fotos = new Map<number, string>();
  readonly lojas: Pessoa[];

  constructor(lojas: Pessoa[]) {
    this.lojas = lojas;
  }

  loja = (n: number): Pessoa => this.lojas[n % LOJAS] as Pessoa;

  async passar(dia: string): Promise<void> {
    hoje = dia;
    await irPara(palco(), `${dia}T12:00:00-03:00`, dono, prescritor, tutor, ...this.lojas);
  }
}

type Sorte = { n: number; m: number; centavos: number };
type Ato = (vida: Vida, sorte: Sorte) => Promise<void>;
const um = <T>(lista: readonly T[], n: number): T | undefined => lista[n % Math.max(1, lista.length)];

const ATOS: Record<string, Ato> = {
  async escolher(vida, { n }) {
    const { id_prescricao: indicacao, codigo_prescricao } = await indicar(palco(), { prescritor, produto });
    await resgatar(palco(), tutor, codigo_prescricao);
    await escolherLoja(vida, indicacao, n % LOJAS);
  },
  async trocar(vida, { n, m }) {
    const vivo = um(vida.vivos, n);
    if (!vivo || vivo.vez > 1 || vivo.loja === m % LOJAS) return;
    vida.vivos.splice(vida.vivos.indexOf(vivo), 1);
    await escolherLoja(vida, vivo.indicacao, m % LOJAS);
  },
  async validar(vida, { n, centavos }) {
    const vivo = um(vida.vivos, n);
    if (!vivo) return;
    const venda = { nome_funcionario: 'Caio', valor: centavos / 100, peso: 15 };
    const { status, texto } = await validar(palco(), vida.loja(vivo.loja), vivo.id, { venda });
    anotarVenda(vida, vivo, centavos, [status, texto]);
  },
  /** A file of the team, about a day that may be of a month closed long ago. */
  async arquivo(vida, { n, m, centavos }) {
    const vivo = um(vida.vivos, n);
    if (!vivo) return;
    const dias = Math.round((Date.parse(hoje) - Date.parse(vivo.nasceu)) / 86_400_000);
    const dia = somarDias(vivo.nasceu, m % (dias + 1));
    const linha = [vivo.codigo, 'Rita', (centavos / 100).toFixed(2).replace('.', ','), '15', isoParaBr(dia)].join(';');
    const cabecalho = 'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao';
    const feita = await importar('/coupon/upload_file_baixa', [cabecalho, linha]);
    anotarVenda(vida, vivo, centavos, [feita.aceitas === 1 ? 200 : 409, JSON.stringify(feita.problemas)]);
  },
  async estornar(vida, { n }) {
    const compra = um(vida.livro.dePe(), n);
    if (!compra) return;
    const { status, texto } = await desfazer(palco(), dono, compra.cupom, { vez: compra.vez });
    expect([status, texto]).toEqual([200, texto]);
    compra.desfeita = true;
    compra.retida = false;
    const { rows } = await palco().pool.query<Vivo & { estado: string; nasceu: string }>(
      `select id, prescricao_id as indicacao, codigo, vez, estado, criado_em::date::text as nasceu from cupom where id = $1`,
      [compra.cupom],
    );
    const [cupom] = rows;
    if (cupom?.estado === 'ativo' && somarDias(cupom.nasceu, 85) >= hoje)
      vida.vivos.push({ ...cupom, loja: compra.loja });
  },
  async reter(vida, { n }) {
    const soltas = vida.livro.dePe().filter(({ fechada, retida }) => !fechada && !retida);
    const compra = um(soltas, n);
    if (!compra) return;
    await palco().pool.query(
      `insert into compra_suspeita (cupom_id, vez, regras, criada_em) values ($1, $2, '{valor_minimo}', $3)
       on conflict (cupom_id, vez) do nothing`,
      [compra.cupom, compra.vez, palco().relogio()],
    );
    const { rows } = await palco().pool.query<{ estado: string }>(
      'select estado from compra_suspeita where cupom_id = $1 and vez = $2',
      [compra.cupom, compra.vez],
    );
    compra.retida = rows[0]?.estado === 'em_analise';
  },
  async liberar(vida, { n }) {
    const compra = um(
      vida.livro.dePe().filter(({ retida }) => retida),
      n,
    );
    if (!compra) return;
    const params = { id: compra.cupom };
    const body = { vez: compra.vez, motivo: 'ok' };
    expect((await chamar(palco(), dono, 'PUT /analise/:id/liberacao', { params, body })).status).toBe(200);
    compra.retida = false;
  },
  async fechar(vida) {
    const mes = mesDe(hoje);
    await vida.passar(`${mesSeguinte(mes)}-02`);
    await fechar(palco(), dono, mes);
    vida.livro.fechar();
    // Coupons live for three months.
    const vencidos = vida.vivos.filter(({ nasceu }) => somarDias(nasceu, 85) < hoje);
    for (const vivo of vencidos) vida.vivos.splice(vida.vivos.indexOf(vivo), 1);
    await conferir(vida);
  },
  async contestar(vida, { n, m }) {
    const loja = vida.loja(n);
    const acerto = um((await acertosDa(palco(), loja)).acertos, m);
    const linha = acerto && um((await verAcerto(palco(), loja, acerto.id_acerto)).linhas, m);
    if (!linha) return;
    const { status, body } = await chamar(palco(), loja, 'POST /acerto/linha/:id/contestacao', {
      params: { id: linha.id_linha },
      body: { texto: 'não confere' },
    });
    expect([200, 409]).toContain(status);
    if (status !== 200 || m % 2) return;
    const resposta = { aceita: m % 4 === 0, resposta: 'conferimos' };
    const params = { id: body.id_contestacao };
    expect((await chamar(palco(), dono, 'POST /contestacao/:id/resposta', { params, body: resposta })).status).toBe(
      200,
    );
  },
  async pagar(vida, { n, m }) {
    const acerto = um((await acertosDa(palco(), vida.loja(n))).acertos, m);
    if (!acerto) return;
    const body = { ids: [acerto.id_acerto], data_pagamento: hoje, referencia: null };
    const { status } = await chamar(palco(), dono, 'POST /acertos/pagamentos', { body });
    expect(status).toBe(acerto.total > 0 ? 200 : 409);
  },
  async desfazerPagamento(vida, { n, m }) {
    const acerto = um((await acertosDa(palco(), vida.loja(n))).acertos, m);
    if (!acerto?.pagamento) return;
    const params = { id: acerto.pagamento.id_pagamento };
    const body = { motivo: 'engano' };
    expect((await chamar(palco(), dono, 'POST /acertos/pagamento/:id/desfazer', { params, body })).status).toBe(200);
  },
};

async function escolherLoja(vida: Vida, indicacao: number, loja: number): Promise<void> {
  const { status, body, texto } = await escolher(palco(), tutor, indicacao, vida.loja(loja));
  expect([status, texto]).toEqual([200, texto]);
  const { rows } = await palco().pool.query<{ codigo: string }>('select codigo from cupom where id = $1', [
    body.id_coupon,
  ]);
  vida.vivos.push({ id: body.id_coupon, indicacao, codigo: rows[0]?.codigo ?? '', loja, vez: 1, nasceu: hoje });
}

function anotarVenda(vida: Vida, vivo: Vivo, centavos: number, [status, texto]: [number, string]): void {
  expect([status, texto]).toEqual([200, texto]);
  vida.vivos.splice(vida.vivos.indexOf(vivo), 1);
  vida.livro.vender(vivo.loja, vivo.id, vivo.vez, centavos, DESCONTOS[vivo.loja] ?? 0);
}

const centavos = (reais: number) => Math.round(reais * 100);
const somar = (linhas: { parte_loja: number; parte_grupo: number }[]) => ({
  loja: linhas.reduce((soma, { parte_loja }) => soma + centavos(parte_loja), 0),
  grupo: linhas.reduce((soma, { parte_grupo }) => soma + centavos(parte_grupo), 0),
});

/** Everything the product tells of the stores' settlements, against the ledger kept by hand. */
async function conferir(vida: Vida): Promise<void> {
  for (const [n, loja] of vida.lojas.entries()) {
    const { acertos, devido } = await acertosDa(palco(), loja);
    const meses = await Promise.all(acertos.map(({ id_acerto }) => verAcerto(palco(), loja, id_acerto)));
    const { aberto, linhas: abertas } = await abertoDa(palco(), loja);
    const fechadas = meses.flatMap(({ linhas }) => linhas);
    const contam = abertas.filter(({ em_analise }) => !em_analise);
    expect(somar([...fechadas, ...contam])).toEqual(vida.livro.somas(n));
    expect(somar([aberto])).toEqual(somar(contam));
    for (const { acerto, linhas } of meses) expect(somar([acerto])).toEqual(somar(linhas));
    const nomes = [...fechadas, ...abertas].map(({ tipo, id_coupon, vez }) => `${tipo} ${id_coupon}:${vez}`);
    expect(nomes.sort()).toEqual(vida.livro.linhas(n));
    const semPagar = acertos.filter(({ situacao }) => situacao === 'a_pagar');
    expect(centavos(devido.a_pagar.total)).toBe(semPagar.reduce((soma, { total }) => soma + centavos(total), 0));
    expect(devido.aberto).toEqual(aberto);
    for (const { id_acerto } of acertos) {
      const foto = await fotografar(id_acerto);
      expect(foto).toBe(vida.fotos.get(id_acerto) ?? foto);
      vida.fotos.set(id_acerto, foto);
    }
  }
}

/** The closed month as the database holds it, to the byte. */
async function fotografar(id: number): Promise<string> {
  const { rows } = await palco().pool.query<{ foto: string }>(
    `select a::text || (select string_agg(l::text, '' order by l.id) from acerto_linha l where l.acerto_id = a.id) as foto
       from acerto a where a.id = $1`,
    [id],
  );
  return rows[0]?.foto ?? '';
}

async function abrirLojas(): Promise<Pessoa[]> {
  const lojas: Pessoa[] = [];
  for (const desconto of DESCONTOS) {
    const campanha = { descritivo: `Campanha de ${desconto}%`, desconto, data_validade: '2099-12-31' };
    const { id } = await palco().db.insertInto('campanha').values(campanha).returning('id').executeTakeFirstOrThrow();
    lojas.push(await criarLojista(palco(), { campanha_id: id }));
  }
  return lojas;
}

const nomes = Object.keys(ATOS);
const ato = fc.record({
  nome: fc.constantFrom(
    ...nomes,
    'escolher',
    'escolher',
    'escolher',
    'validar',
    'validar',
    'validar',
    'fechar',
    'estornar',
    'estornar',
  ),
  n: fc.nat(20),
  m: fc.nat(60),
  centavos: fc.integer({ min: 1, max: 200_000 }),
});

test('qualquer vida: as somas dos dois lados fecham, cada compra está numa linha, e o fechado não muda um byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ato, { minLength: 10, maxLength: 30 }), async (atos) => {
      const vida = new Vida(await abrirLojas());
      await vida.passar(hoje);
      for (const { nome, ...sorte } of [...atos, { nome: 'fechar', n: 0, m: 0, centavos: 1 }]) {
        await ATOS[nome]?.(vida, sorte);
        // Only what was judged is closed: the till's sales are, before anything else happens.
        while (await darQuilos(palco()));
      }
      await conferir(vida);
      await exigirInvariantes(palco().pool);
    }),
    { numRuns: VIDAS },
  );
}, 1_800_000);
