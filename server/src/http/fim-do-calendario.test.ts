import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { TIPOS_DE_RELATORIO } from '@indica-bem/domain/relatorio/tipos';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { EXTREMOS, gerarDe } from '../test/gerar-entrada';
import { comPalco } from '../test/palco';
import { sessaoOuNenhuma } from '../test/sessao-ou-nenhuma';

const palco = comPalco({ limites: false });
let elenco: Pessoa[];

beforeAll(async () => {
  elenco = [
    await criarAdmin(palco()),
    await criarLojista(palco()),
    await criarPrescritor(palco()),
    await criarTutor(palco()),
  ];
});

const aceita = (esquema: z.core.$ZodType, valor: string) => z.safeParse(esquema, valor).success;

/** What takes a day that there is and none that there is not. */
function camposDeData(esquema: z.core.$ZodType | undefined): string[] {
  const def = (esquema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def?.type === 'pipe') return camposDeData(def.in);
  if (def?.type !== 'object') return [];
  const nomes = Object.entries(def.shape).filter(
    ([, campo]) => !aceita(campo, '2026-02-31') && ['2026-03-10', '1990-01-01'].some((dia) => aceita(campo, dia)),
  );
  return nomes.map(([nome]) => nome);
}

const COM_DATA = (Object.values(CHAMADAS) as Chamada[]).flatMap((chamada) =>
  (['query', 'body'] as const).flatMap((onde) => {
    const esquema = chamada[onde] as z.ZodType | undefined;
    const campos = camposDeData(esquema);
    return esquema && campos.length > 0 ? [{ chamada, onde, esquema, campos }] : [];
  }),
);

async function pedir(quem: Pessoa, { method, path }: Chamada, onde: 'query' | 'body', valores: object) {
  const cheios = Object.entries(valores).filter(([, valor]) => valor !== undefined && valor !== null);
  return palco().app.inject({
    method,
    url: `/api${path.replace(/:\w+/g, '1')}`,
    headers: { api_token: await sessaoOuNenhuma(palco(), quem.id) },
    ...(onde === 'query'
      ? { query: Object.fromEntries(cheios.map(([nome, valor]) => [nome, String(valor)])) }
      : { payload: valores }),
  });
}

describe('o primeiro e o último dia do calendário são dias como os outros', () => {
  test('há chamadas com datas para perguntar', () => {
    expect(COM_DATA.map(({ chamada: { method, path } }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /auditoria', 'GET /auditoria/csv', 'GET /reports', 'POST /reports/bilhete']),
    );
  });

  for (const { chamada, onde, esquema, campos } of COM_DATA) {
    test(`${chamada.method} ${chamada.path}`, { timeout: 120_000 }, async () => {
      for (const base of fc.sample(gerarDe(esquema), { seed: 9999, numRuns: 3 }))
        for (const campo of campos)
          for (const extremo of EXTREMOS)
            for (const quem of elenco) {
              const { statusCode, body } = await pedir(quem, chamada, onde, { ...Object(base), [campo]: extremo });
              expect(statusCode, body).toBeLessThan(500);
            }
    });
  }

  test.each(TIPOS_DE_RELATORIO.filter((tipo) => tipo !== '9'))('o relatório %s até o último dia', async (tipo) => {
    const [admin] = elenco as [Pessoa];
    const periodo = { data_referencia_inicio: '2026-01-01', data_referencia_fim: '9999-12-31' };
    for (const formato of ['json', 'csv']) {
      const query = { tipo_report: tipo, formato, ...periodo };
      expect((await pedir(admin, CHAMADAS.verRelatorio, 'query', query)).statusCode).toBe(200);
    }
  });

  test.each(['listarAtos', 'exportarAtos'] as const)('%s de ponta a ponta', async (nome) => {
    const [admin] = elenco as [Pessoa];
    const tudo = { de: '0001-01-01', ate: '9999-12-31' };
    expect((await pedir(admin, CHAMADAS[nome], 'query', tudo)).statusCode).toBe(200);
  });
});
