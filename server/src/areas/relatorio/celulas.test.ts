import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;
let elenco: Elenco;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
  await palco().pool.query(
    `insert into prescricao (codigo, data, prescritor_id, produto_id) values ('BCDFGHJK', '2026-03-01', $1, $2)`,
    [elenco.prescritor.id, elenco.produto],
  );
});

/** What spreadsheets stumble over, and everything else PostgreSQL can hold. */
const celula = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', ',', '"', "'", '\\', '\\.', ' ', 'é'), {
        maxLength: 8,
      })
      .map((partes) => partes.join('')),
  )
  .filter((texto) => !texto.includes('\0') && texto.isWellFormed());

const inerte = (texto: string) => (/^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto);

test('o que outro leitor de CSV lê é o que está no banco, e nada começa como fórmula', async () => {
  await fc.assert(
    fc.asyncProperty(celula, celula, async (parceiro, produto) => {
      const { pool } = palco();
      await pool.query('update prescritor set nome = $1 where id = $2', [parceiro, elenco.prescritor.id]);
      await pool.query('update produto set nome = $1 where id = $2', [produto, elenco.produto]);
      const { texto } = await chamar(palco(), admin, 'GET /reports', {
        query: {
          tipo_report: '6',
          data_referencia_inicio: '2026-03-01',
          data_referencia_fim: '2026-03-01',
          formato: 'csv',
        },
      });
      const [topo, linha, ...resto] = parse(texto, { bom: true, delimiter: ';' });
      expect(topo).toEqual(['Ordem', 'Código', 'Data', 'Parceiro', 'Produto']);
      expect(linha).toEqual(['1', 'BCDFGHJK', '01/03/2026', inerte(parceiro), inerte(produto)]);
      expect(resto).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
