import { setImmediate as vez } from 'node:timers/promises';
import type { TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { expect, test, vi } from 'vitest';
import { transacao } from '../../db/transacao';
import type { Arquivo } from '../../http/formulario';
import { IMPORTADORES } from '../../importadores';
import { cpfDe } from '../../test/documentos';
import { criarLojista, criarProduto } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { conferirPlanilha } from './conferir';
import type { Celulas } from './importador';
import { abrirCsv } from './ler-csv';
import { errosDaPrevia } from './receber';

const palco = comPalco();
const HOJE = '2026-03-10';
const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** How often the event loop goes round while something is under way: each round is a chance for everybody else. */
async function voltasDurante(acao: () => Promise<unknown>): Promise<number> {
  let [voltas, acabou] = [0, false];
  const contar = async () => {
    for (; !acabou; voltas++) await vez();
  };
  const contagem = contar();
  await acao();
  acabou = true;
  await contagem;
  return voltas;
}

test('um arquivo grande é lido aos pedaços: entre um e outro o servidor atende os demais', async () => {
  const bytes = Buffer.from(`a;b\n${'um nome qualquer;outro texto\n'.repeat(50_000)}`);
  const pedacos = Math.ceil(bytes.length / (64 * 1024));
  const ler = async () => {
    for await (const fatia of (await abrirCsv(bytes)).fatias) expect(fatia.length).toBeLessThanOrEqual(500);
  };
  expect(await voltasDurante(ler)).toBeGreaterThanOrEqual(pedacos);
});

const COMUNS = { agora: AGORA, hoje: HOJE, resumo: Buffer.alloc(32) };

test('a conferência dá a vez mesmo quando nenhuma linha chega ao banco', async () => {
  const { baixa } = IMPORTADORES;
  const cabecalho = baixa.colunas.map(({ nome }) => nome).join(';');
  const planilha = await abrirCsv(Buffer.from(`${cabecalho}\n${';;x;x;x\n'.repeat(20_000)}`));
  const circunstancias = { ...COMUNS, lojistaId: null };
  const voltas = await voltasDurante(() => conferirPlanilha(palco().db, baixa, planilha, circunstancias));
  expect(voltas).toBeGreaterThanOrEqual(40);
});

test('o trabalho de um lote dá a vez a cada punhado de linhas', async () => {
  const { baixa } = IMPORTADORES;
  const lote = Array.from({ length: baixa.porLote }, () => ({ codigo_coupon: '', valor: 'x' }));
  const circunstancias = { ...COMUNS, fila: palco().fila, lojistaId: null, importacaoId: 0 };
  const voltas = await voltasDurante(() =>
    transacao(palco().db, async (trx) => {
      expect(await baixa.processar?.(trx, lote, circunstancias)).toHaveLength(baixa.porLote);
    }),
  );
  expect(voltas).toBeGreaterThanOrEqual((2 * baixa.porLote) / 250 - 2);
});

/** An eight-letter code that is another for each number. */
const codigo = (n: number) => Array.from({ length: 8 }, (_, i) => ALFABETO[Math.floor(n / 28 ** i) % 28]).join('');

test.each<[TipoDeImportacao, (n: number, produto: number) => Celulas]>([
  [
    'cadastro-tutor',
    (n) => ({
      nome: 'Ana',
      cpf: cpfDe(400_000 + n),
      email: `grande${n}@example.com`,
      telefone: '15998765432',
      data_nascimento: '20/05/1990',
    }),
  ],
  ['cupons-online', (n) => ({ codigo_coupon: `GRANDE-${n}`, desconto: '10', data_validade: '31/12/2026' })],
  [
    'prescricoes-online',
    (n, produto) => ({
      codigo_prescricao: codigo(n),
      email: '',
      telefone: '15998765432',
      id_produto: String(produto),
    }),
  ],
  [
    'baixa',
    (n) => ({
      codigo_coupon: codigo(n),
      nome_funcionario: 'Caio',
      valor: '10',
      peso: '15',
      data_efetivacao: '01/03/2026',
    }),
  ],
])('%s: conferir o último pedaço de um arquivo custa o mesmo que conferir o primeiro', async (tipo, linha) => {
  const [produto, { id: lojistaId }] = [await criarProduto(palco()), await criarLojista(palco())];
  const conferir = IMPORTADORES[tipo].conferencia(palco().db, { ...COMUNS, lojistaId });
  const lote = (n: number) => Array.from({ length: 100 }, (_, i) => linha(n * 100 + i, produto));
  const custo = async (n: number) => {
    const guardar = vi.spyOn(Map.prototype, 'set');
    try {
      const vereditos = await conferir(lote(n));
      if (tipo !== 'baixa') expect(vereditos).toEqual(lote(n).map(() => ({ situacao: 'aceita' })));
      return guardar.mock.calls.length;
    } finally {
      guardar.mockRestore();
    }
  };
  const primeiro = await custo(0);
  for (let n = 1; n < 12; n++) await custo(n);
  expect(await custo(12)).toBeLessThanOrEqual(primeiro + 20);
});

test('os erros da prévia saem enquanto são conferidos: quem lê devagar não acumula o arquivo na memória', async () => {
  const { baixa } = IMPORTADORES;
  const conferidas = vi.fn();
  const vigiado = {
    ...baixa,
    conferencia: (...argumentos: Parameters<typeof baixa.conferencia>) => {
      const conferir = baixa.conferencia(...argumentos);
      return (celulas: Celulas[]) => {
        conferidas(celulas.length);
        return conferir(celulas);
      };
    },
  };
  const cabecalho = baixa.colunas.map(({ nome }) => nome).join(';');
  const bytes = Buffer.from(`${cabecalho}\n${';;x;x;x\n'.repeat(20_000)}`);
  const arquivo = { nome: 'baixa.csv', bytes } as Arquivo;
  const pedacos = await errosDaPrevia(palco(), vigiado, { arquivo, agora: AGORA, hoje: HOJE });
  const lidos: string[] = [];
  for await (const pedaco of pedacos) {
    lidos.push(pedaco);
    // One slice may be ready for who takes the next.
    expect(conferidas.mock.calls.length).toBeLessThanOrEqual(lidos.length + 1);
  }
  expect(lidos[0]).toBe(`\ufeff${cabecalho};linha;motivo\r\n`);
  expect(lidos).toHaveLength(41);
  expect(lidos.join('').split('\r\n')).toHaveLength(20_002);
});

test('dois arquivos de erros grandes têm cada um a sua vez: ela passa quando o primeiro foi levado ou largado', async () => {
  const { baixa } = IMPORTADORES;
  const cabecalho = baixa.colunas.map(({ nome }) => nome).join(';');
  const bytes = Buffer.from(`${cabecalho}\n${`;;${'x'.repeat(400)};x;x\n`.repeat(3_000)}`);
  const pedir = () => errosDaPrevia(palco(), baixa, { arquivo: { nome: 'a.csv', bytes }, agora: AGORA, hoje: HOJE });
  const primeiro = await pedir();
  const abertos: string[] = [];
  const segundo = pedir().then((arquivo) => {
    abertos.push('segundo');
    return arquivo;
  });
  await expect(pedir()).rejects.toMatchObject({ codigo: 'MUITAS_TENTATIVAS' });
  for (let n = 0; n < 200; n++) await vez();
  expect(abertos).toEqual([]);
  primeiro.destroy();
  for await (const _ of await segundo);
  for await (const _ of await pedir());
});
