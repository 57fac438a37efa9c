import { beforeAll, describe, expect, test } from 'vitest';
import { base64De, bytesDoTexto } from './bytes';
import { ed25519, gerarChave, sha256 } from './cripto-dos-testes';
import {
  type Cabeca,
  conferirMarco,
  escreverNotaAssinada,
  identificarChave,
  lerNotaAssinada,
  textoDaCabeca,
} from './nota-assinada';

const CABECA: Cabeca = { tamanho: 264, raiz: 'ab'.repeat(32), kg: 250, em: '2026-11-16T12:00:00.000Z' };
const TEXTO = `indicabem/doacoes
264
q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s=
kg 250
em 2026-11-16T12:00:00.000Z
`;

test('o que se assina tem um texto só', () => {
  expect(textoDaCabeca(CABECA)).toBe(TEXTO);
});

test('a nota traz o texto, uma linha em branco e a assinatura, e se lê de volta', () => {
  const nota = escreverNotaAssinada(TEXTO, '0102fffe', new Uint8Array(64).fill(9));
  expect(nota).toBe(`${TEXTO}\n— indicabem/doacoes AQL//gkJ${'CQkJ'.repeat(20)}CQk=\n`);
  expect(lerNotaAssinada(nota)).toEqual({
    ...CABECA,
    texto: TEXTO,
    assinaturas: [{ nome: 'indicabem/doacoes', chave: '0102fffe', assinatura: new Uint8Array(64).fill(9) }],
  });
});

test('a chave se identifica como manda o formato', async () => {
  const hash = await sha256(
    new Uint8Array([...bytesDoTexto('indicabem/doacoes'), 10, 1, ...new Uint8Array(32).fill(5)]),
  );
  const esperado = [...hash.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(await identificarChave(new Uint8Array(32).fill(5), sha256)).toBe(esperado);
});

test.each([
  ['nada', ''],
  ['sem assinatura', TEXTO],
  ['de outra origem', escreverNotaAssinada(TEXTO.replace('indicabem', 'outrem'), '01020304', new Uint8Array(64))],
  ['com zeros à esquerda', escreverNotaAssinada(TEXTO.replace('264', '0264'), '01020304', new Uint8Array(64))],
  [
    'com a raiz escrita de outro jeito',
    escreverNotaAssinada(TEXTO.replace('q6s=', 'q6t='), '01020304', new Uint8Array(64)),
  ],
  ['com uma linha a mais', escreverNotaAssinada(`${TEXTO}kg 9999\n`, '01020304', new Uint8Array(64))],
  ['sem o fim', escreverNotaAssinada(TEXTO, '01020304', new Uint8Array(64)).trimEnd()],
  ['com lixo no lugar da assinatura', `${TEXTO}\n— indicabem/doacoes ???\n`],
])('não é nota: %s', (_, nota) => {
  expect(lerNotaAssinada(nota)).toBeNull();
});

describe('um marco assinado', () => {
  const cripto = { sha256, ed25519 };
  let chave: Awaited<ReturnType<typeof gerarChave>>;
  const assinar = async (cabeca: Cabeca) => {
    const id = await identificarChave(chave.publica, sha256);
    const texto = textoDaCabeca(cabeca);
    const nota = escreverNotaAssinada(texto, id, await chave.assinar(bytesDoTexto(texto)));
    return { marco: { ...cabeca, chave: id, nota }, chaves: [{ chave: id, publica: base64De(chave.publica) }] };
  };
  beforeAll(async () => {
    chave = await gerarChave();
  });

  test('confere com a chave que nomeia', async () => {
    const { marco, chaves } = await assinar(CABECA);
    const outra = { chave: '00000000', publica: base64De((await gerarChave()).publica) };
    expect(await conferirMarco(marco, [outra, ...chaves], cripto)).toBe(true);
  });

  test.each<Partial<Cabeca>>([
    { tamanho: 265 },
    { raiz: 'ac'.repeat(32) },
    { kg: 251 },
    { em: '2026-11-16T12:00:00.001Z' },
  ])('não confere se diz outra coisa: %j', async (mudanca) => {
    const { marco, chaves } = await assinar(CABECA);
    expect(await conferirMarco({ ...marco, ...mudanca }, chaves, cripto)).toBe(false);
    const mudada = textoDaCabeca({ ...CABECA, ...mudanca });
    const nota = marco.nota.replace(TEXTO, mudada);
    expect(nota).not.toBe(marco.nota);
    expect(await conferirMarco({ ...marco, ...mudanca, nota }, chaves, cripto)).toBe(false);
  });

  test('não confere sem a chave, nem com outra no nome dela', async () => {
    const { marco, chaves } = await assinar(CABECA);
    const alheia = base64De((await gerarChave()).publica);
    expect(await conferirMarco(marco, [], cripto)).toBe(false);
    expect(await conferirMarco(marco, [{ chave: marco.chave, publica: alheia }], cripto)).toBe(false);
    expect(await conferirMarco({ ...marco, chave: '00000000' }, chaves, cripto)).toBe(false);
    expect(await conferirMarco(marco, [{ chave: marco.chave, publica: 'não é chave' }], cripto)).toBe(false);
  });

  test('não confere sob um nome que não é o da chave', async () => {
    const texto = textoDaCabeca(CABECA);
    const nota = escreverNotaAssinada(texto, '00000000', await chave.assinar(bytesDoTexto(texto)));
    const chaves = [{ chave: '00000000', publica: base64De(chave.publica) }];
    expect(await conferirMarco({ ...CABECA, chave: '00000000', nota }, chaves, cripto)).toBe(false);
  });

  test('quem não sabe conferir assinaturas não diz que não confere', async () => {
    const { marco, chaves } = await assinar(CABECA);
    const semEd25519 = () => Promise.reject(new Error('sem suporte'));
    await expect(conferirMarco(marco, chaves, { sha256, ed25519: semEd25519 })).rejects.toThrow('sem suporte');
  });
});
