import { type FiltrosDoRelatorio, LINHAS_CONTADAS } from '@indica-bem/domain/relatorio/contrato';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Leitor } from '../../db/leitor';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { indicarEmMassa } from '../../test/indicacoes-em-massa';
import { criarElenco } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { povoarTutores } from '../../test/povoar';
import { lerPrevia } from './ler-previa';
import { montarConsulta } from './montar-consulta';

const palco = comPalco();
const DEZEMBRO = { data_referencia_inicio: '2019-12-01', data_referencia_fim: '2019-12-01' };
let admin: Pessoa;

/** One more was bought than is counted, and as many are pending as are. */
beforeAll(async () => {
  admin = await criarAdmin(palco());
  await povoarTutores(palco().pool, 5_000);
  await indicarEmMassa(palco(), await criarElenco(palco()), {
    total: 2 * LINHAS_CONTADAS + 1,
    em: [0, 3],
    ate: '2019-12-31',
    dias: 30,
  });
  await palco().pool.query('vacuum analyze');
}, 120_000);

const previa = async (filtros: FiltrosDoRelatorio) =>
  (await chamar(palco(), admin, 'GET /reports', { query: { ...filtros, limite: 200 } as never })).body;

describe('quantas linhas o arquivo terá', () => {
  test.each<[string, FiltrosDoRelatorio, { total: number; ha_mais: boolean }]>([
    ['conta até dez mil', { tipo_report: '6', ...DEZEMBRO }, { total: 10_000, ha_mais: false }],
    ['depois delas só diz que há mais', { tipo_report: '4', ...DEZEMBRO }, { total: 10_000, ha_mais: true }],
    ['com o perfil também', { tipo_report: '4', ...DEZEMBRO, perfil: 'veterinario' }, { total: 10_000, ha_mais: true }],
    ['de um perfil sem ninguém', { tipo_report: '8', ...DEZEMBRO, perfil: 'criador' }, { total: 0, ha_mais: false }],
  ])('%s', async (_, filtros, esperado) => {
    expect(await previa(filtros)).toMatchObject(esperado);
  });
});

const RELATORIOS: [string, FiltrosDoRelatorio, string][] = [
  ['as indicações', { tipo_report: '8', ...DEZEMBRO }, 'prescricao_por_data'],
  ['as compras', { tipo_report: '4', ...DEZEMBRO }, 'cupom_comprado'],
  ['as compras de um perfil', { tipo_report: '4', ...DEZEMBRO, perfil: 'veterinario' }, 'cupom_comprado'],
  ['os resgates', { tipo_report: '2', ...DEZEMBRO }, 'prescricao_resgatada'],
  ['os cadastros', { tipo_report: '9', perfil: 'tutor' }, 'conta_pelo_dia'],
];

describe('a prévia', () => {
  test.each(RELATORIOS)(
    '%s: as primeiras do arquivo, na mesma ordem, também onde o dia é o mesmo',
    async (_, filtros) => {
      const { reports, colunas } = await previa(filtros);
      const { texto } = await chamar(palco(), admin, 'GET /reports', {
        query: { ...filtros, formato: 'csv' } as never,
      });
      const doArquivo = texto.split(/\r?\n/).slice(1, 201);
      expect(reports).toHaveLength(200);
      expect(reports.map((linha) => colunas.map(({ chave }) => linha[chave] ?? '').join(';'))).toEqual(doArquivo);
    },
  );

  test.each(RELATORIOS)('%s: vem em ordem de um índice, sem ler nem ordenar o período', async (_, filtros, indice) => {
    const plano = await planosDe(palco(), () => lerPrevia(leitor(), montarConsulta(filtros, '2026-03-10'), 10));
    const linhas = plano.split(/^(?=\S)/m).find((parte) => parte.startsWith('Limit'));
    expect(linhas).toContain(indice);
    expect(linhas).not.toMatch(/Sort +\(.*\n +Sort Key: .*(data|criada_em)/);
    expect(linhas).not.toMatch(/Seq Scan on (prescricao|cupom|conta)\b/);
  });
});

/** On the pool whose statements are watched. */
const leitor = (): Leitor => ({
  ...palco().leitor,
  async usar(acao) {
    const conexao = await palco().pool.connect();
    return acao(conexao).finally(() => conexao.release());
  },
});
