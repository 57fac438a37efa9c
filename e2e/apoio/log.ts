import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { resumoDoToken } from '../../server/src/nucleo/sessao';
import { consultar } from './banco';

const SUSPEITAS: Record<string, RegExp> = {
  'e-mail': /[\w.+-]+(?:@|%40)example\.com/i,
  CPF: /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|"\d{11}"/,
  'senha da demonstração': /indicabem-demo/,
  'recusa que o contrato da chamada não declara': /"recusa não declarada"/,
};
/** As long as a session token; a link hash is shorter, and says what it is once decoded. */
const TOKEN = /[\w-]{43}/g;
const PALAVRA = /[\w+/-]{20,}/g;
const CODIGO_E_TELEFONE = /^[2-9A-Z]{8}:\d{10,11}$/;

export type VigiaDoLog = { conferir(): Promise<void> };

/** Reads the product's log as it is written; at the end says whether it told anything it should not, or a fault. */
export function vigiarLog(saida: Readable): VigiaDoLog {
  const achados = new Set<string>();
  const tokens = new Map<string, string>();
  createInterface({ input: saida }).on('line', (linha) => {
    // What is not JSON is the greeting at the terminal.
    if (!linha.startsWith('{')) return;
    for (const [nome, padrao] of Object.entries(SUSPEITAS)) if (padrao.test(linha)) achados.add(`${nome}: ${linha}`);
    for (const palavra of linha.match(PALAVRA) ?? [])
      if (CODIGO_E_TELEFONE.test(Buffer.from(palavra, 'base64').toString())) achados.add(`link: ${linha}`);
    for (const token of linha.match(TOKEN) ?? []) tokens.set(resumoDoToken(token).toString('hex'), linha);
  });
  return {
    async conferir() {
      const deSessao = await consultar<{ token: string }>(
        `select encode(token_hash, 'hex') as token from sessao where encode(token_hash, 'hex') = any ($1)`,
        [[...tokens.keys()]],
      );
      for (const { token } of deSessao) achados.add(`token de sessão: ${tokens.get(token)}`);
      if (achados.size > 0)
        throw new Error(`No log está o que não devia estar:\n${[...achados].slice(0, 20).join('\n')}`);
    },
  };
}
