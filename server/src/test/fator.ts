import { passoEm } from '@indica-bem/domain/fator/regras';
import { codigoDoPasso } from '../areas/fator/totp';
import { chamar } from './chamar';
import { criarLojista, type Pessoa } from './elenco';
import type { Palco } from './palco';
import { resumoLeve } from './resumo-leve';

export const SENHA = 'a senha desta conta';
let hash: Promise<string> | undefined;
export const senhaHashDeTeste = () => (hash ??= resumoLeve(SENHA));

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function deBase32(texto: string): Buffer {
  const bits = [...texto].map((letra) => BASE32.indexOf(letra).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What the app on the phone shows, `desvio` steps from now. */
export const codigoAgora = (palco: Palco, segredo: string, desvio = 0): string =>
  codigoDoPasso(deBase32(segredo), passoEm(palco.relogio()) + desvio);

export async function criarLojaComSenha(palco: Palco): Promise<Pessoa> {
  return criarLojista(palco, {}, { senhaHash: await senhaHashDeTeste() });
}

export const provarComSenha = (palco: Palco, quem: Pessoa) =>
  chamar(palco, quem, 'POST /fator/prova', { body: { senha_atual: SENHA } });

/** Enrols the app; the half minute it was enrolled in is over, so that its next code is a new one. */
export async function ligarAplicativo(palco: Palco, quem: Pessoa): Promise<{ segredo: string; codigos: string[] }> {
  await provarComSenha(palco, quem);
  const { body } = await chamar(palco, quem, 'POST /fator/aplicativo', {});
  const confirmado = await chamar(palco, quem, 'PUT /fator/aplicativo', {
    body: { codigo: codigoAgora(palco, body.segredo) },
  });
  if (confirmado.status !== 200) throw new Error(confirmado.texto);
  adiantar(palco, 60);
  return { segredo: body.segredo, codigos: confirmado.body.codigos ?? [] };
}

export const adiantar = (palco: Palco, segundos: number) =>
  palco.irPara(new Date(palco.relogio().getTime() + segundos * 1000));

type SegundoPasso = { type: string; desafio: string; meios: string[]; chave?: { challenge: string } };

/** The first step, up to what the second needs. */
export async function primeiroPasso(palco: Palco, { email }: Pessoa): Promise<SegundoPasso> {
  const { body } = await chamar(palco, null, 'POST /login', { body: { email, senha: SENHA } });
  return body as unknown as SegundoPasso;
}
