import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { Tabelas } from '../db/tabelas';
import type { Pessoa } from './elenco';
import { enviarFormulario } from './formulario';
import type { Palco } from './palco';

export type LinhaDoRastro = Selectable<Tabelas['auditoria']>;
const chamadas = Object.values<Chamada>(CHAMADAS);

/** What the trail holds since a row. */
export const rastroDesde = ({ db }: Pick<Palco, 'db'>, id = 0): Promise<LinhaDoRastro[]> =>
  db.selectFrom('auditoria').selectAll().where('id', '>', id).orderBy('id').execute();

export const fimDoRastro = async ({ pool }: Palco): Promise<number> =>
  (await pool.query<{ id: number }>('select coalesce(max(id), 0)::int as id from auditoria')).rows[0]?.id ?? 0;

type Envio = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  formulario?: Omit<Parameters<typeof enviarFormulario>[2], 'url'>;
  /** It acts each time it is asked: a login, a letter. */
  sempreAge?: true;
};

/** Does it through HTTP and holds it to one row, and sent again to none. */
export function andarilho(palco: () => Palco) {
  const feitas = new Set<string>();

  async function enviar(
    rota: string,
    quem: Pessoa | null,
    { params = {}, query = {}, body, formulario }: Envio,
    chave: string,
  ) {
    const [method = '', caminho = ''] = rota.split(' ');
    const url = Object.entries(params).reduce((u, [nome, valor]) => u.replace(`:${nome}`, String(valor)), caminho);
    const headers = { 'idempotency-key': chave };
    if (formulario && quem) return enviarFormulario(palco(), quem, { url, headers, ...formulario });
    const { statusCode, body: texto } = await palco().app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      query,
      headers: { ...headers, ...(quem && { api_token: quem.token }) },
      ...(body && { payload: body }),
    });
    return {
      status: statusCode,
      texto,
      body: texto.startsWith('{') || texto.startsWith('[') ? JSON.parse(texto) : null,
    };
  }

  return {
    feitas,
    async fazer(rota: string, quem: Pessoa | null, envio: Envio = {}) {
      const ato = chamadas.find(({ method, path }) => rota === `${method} ${path}`)?.ato;
      const [chave, antes] = [randomUUID(), await fimDoRastro(palco())];
      const resposta = await enviar(rota, quem, envio, chave);
      expect([resposta.status, resposta.status === 200 ? '' : resposta.texto], rota).toEqual([200, '']);
      const linhas = await rastroDesde(palco(), antes);
      expect(linhas, rota).toHaveLength(1);
      expect(linhas[0], rota).toMatchObject({ ato: ato?.nome, objeto: ato?.objeto, endereco: '127.0.0.1' });
      feitas.add(rota);
      if (!envio.sempreAge) {
        await enviar(rota, quem, envio, chave);
        expect(await fimDoRastro(palco()), `${rota} outra vez`).toBe(linhas[0]?.id);
      }
      // biome-ignore lint/suspicious/noExplicitAny: each call answers its own.
      return { linha: linhas[0] as LinhaDoRastro, body: resposta.body as any };
    },
  };
}

/** The sources of the tests in a folder, but for the table that names every call. */
export function fontesDe(pasta: string): string {
  const raiz = path.resolve(import.meta.dirname, '..', pasta);
  const nomes = readdirSync(raiz, { recursive: true, encoding: 'utf8' }).filter((n) => /(?<!portas)\.ts$/.test(n));
  return nomes.map((nome) => readFileSync(path.join(raiz, nome), 'utf8')).join();
}
