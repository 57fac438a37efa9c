import { type Chamada, PAPEIS } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { recusasDe } from '@indica-bem/domain/contrato/recusas';
import { tipoDoErro } from '@indica-bem/domain/erros';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aFundo } from '../test/a-fundo';
import { criarAdmin, type Pessoa } from '../test/elenco';
import { estragar, gerarDe, HOSTIS } from '../test/gerar-entrada';
import { ateOCupom, criarElenco } from '../test/jornada';
import { comPalco } from '../test/palco';
import { sessaoOuNenhuma } from '../test/sessao-ou-nenhuma';

const VEZES = aFundo(4);
/** Accounts get deleted on the way: after so many requests, of one call or several, the stage is set anew. */
const POR_ELENCO = 25;
const palco = comPalco({ limites: false });

type Cena = { pessoas: (Pessoa | null)[]; daqui: unknown[] };

async function montar(): Promise<Cena> {
  const elenco = await criarElenco(palco());
  const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
  const { tutor, prescritor, loja, produto } = elenco;
  const ids = [tutor.id, prescritor.id, loja.id, produto, indicacao.id_prescricao, idCupom];
  return {
    pessoas: [null, tutor, prescritor, loja, await criarAdmin(palco())],
    daqui: [...ids, ...ids.map(String), indicacao.codigo_prescricao],
  };
}

let cena: Cena | undefined;
let cabem = 0;

/** The stage of the moment, and how many requests more it is good for, up to `quantos`. */
async function reservar(quantos: number) {
  if (!cena || cabem === 0) {
    cena = await montar();
    cabem = POR_ELENCO;
  }
  const vezes = Math.min(quantos, cabem);
  cabem -= vezes;
  return { ...cena, vezes };
}

/** Headers and body as a form, byte by byte as a browser sends it. */
async function formulario(corpo: object, arquivo: { campo: string; bytes: string }) {
  const form = new FormData();
  for (const [nome, valor] of Object.entries(corpo)) if (valor !== undefined) form.set(nome, String(valor));
  form.set(arquivo.campo, new Blob([arquivo.bytes]), 'arquivo.csv');
  const resposta = new Response(form);
  return {
    payload: Buffer.from(await resposta.arrayBuffer()),
    headers: { 'content-type': resposta.headers.get('content-type') ?? '' },
  };
}

const arquivo = fc.record({
  campo: fc.constantFrom('arquivo', 'imagem', 'imagem_desktop', 'imagem_mobile', '__proto__'),
  bytes: fc.constantFrom(
    '',
    'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao\nABC;Caio;10,00;15;10/03/2026\n',
    'nome;email\n"',
    '\x89PNG\r\n\x1a\n\0\0',
    ';'.repeat(5000),
    'é\0\ud800'.repeat(50),
  ),
});

const textoDe = (valor: unknown) => (typeof valor === 'object' ? JSON.stringify(valor) : String(valor));

/** The parts of a request to this call: mostly what it asks for, often with one thing wrong. */
function gerarPedido(chamada: Chamada, daqui: readonly unknown[]) {
  const parte = (esquema: z.ZodType | undefined) => {
    const bom = esquema ? gerarDe(esquema, daqui) : fc.constant({});
    return fc.oneof({ weight: 2, arbitrary: bom }, { weight: 1, arbitrary: estragar(bom) });
  };
  return fc.record({
    params: fc.oneof(
      { weight: 4, arbitrary: parte(chamada.params) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTIS) },
    ),
    query: parte(chamada.query),
    headers: chamada.headers ? gerarDe(chamada.headers, daqui) : fc.constant({}),
    body: parte(chamada.body as z.ZodType | undefined),
    arquivo,
    quem: fc.nat(PAPEIS.length),
  });
}

function semVazios(objeto: unknown): Record<string, string> {
  const pares = Object.entries(objeto ?? {}).filter(([, valor]) => valor !== undefined);
  return Object.fromEntries(pares.map(([nome, valor]) => [nome, textoDe(valor)]));
}

function exigirContrato(chamada: Chamada, { statusCode, headers, body }: Awaited<ReturnType<typeof pedir>>): void {
  expect(statusCode, body).toBeLessThan(500);
  if (statusCode < 400) {
    // A report may be asked for as a sheet (formato=csv).
    if (chamada.answer === 'arquivo' || String(headers['content-type']).includes('text/csv')) return;
    expect(z.safeParse(chamada.answer, JSON.parse(body)).error, body).toBeUndefined();
    return;
  }
  // The one refusal that is no problem document: the duplicated fields themselves.
  if (statusCode === 409 && String(headers['content-type']).includes('application/json')) {
    expect(chamada.refusals).toContain('JA_CADASTRADO');
    return;
  }
  expect(headers['content-type']).toContain('application/problem+json');
  expect(recusasDe(chamada).map(tipoDoErro)).toContain(JSON.parse(body).type);
}

async function pedir(pedido: InjectOptions) {
  return palco().app.inject(pedido);
}

describe('um pedido bem feito, ou quase, recebe o que o contrato declara', () => {
  for (const chamada of Object.values(CHAMADAS) as Chamada[]) {
    const { method, path, multipart } = chamada;
    test(`${method} ${path}`, async () => {
      for (let faltam = VEZES; faltam > 0; ) {
        const { pessoas, daqui, vezes } = await reservar(faltam);
        faltam -= vezes;
        await fc.assert(
          fc.asyncProperty(gerarPedido(chamada, daqui), async ({ params, query, headers, body, arquivo, quem }) => {
            const pessoa = pessoas[quem];
            const api_token = pessoa && (await sessaoOuNenhuma(palco(), pessoa.id));
            const valores = semVazios(params);
            // Nothing between two slashes is another address, with a contract of its own.
            const url = path.replace(/:(\w+)/g, (_, nome) => encodeURIComponent((valores[nome] || '0').toWellFormed()));
            const envio = multipart
              ? await formulario(Object(body), arquivo)
              : { payload: JSON.stringify(body ?? null), headers: { 'content-type': 'application/json' } };
            const resposta = await pedir({
              method,
              url: `/api${url}`,
              query: semVazios(query),
              headers: {
                ...semVazios(headers),
                ...(api_token && { api_token }),
                ...(method !== 'GET' && envio.headers),
              },
              ...(method !== 'GET' && { payload: envio.payload }),
            });
            exigirContrato(chamada, resposta);
          }),
          { numRuns: vezes, endOnFailure: true },
        );
      }
    });
  }
});
