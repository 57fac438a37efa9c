import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lerConfig } from '../config/config';
import { abrirCorreio, pastaDeEmails } from './correio';

let pasta = '';
beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'correio-'));
});
afterEach(() => rm(pasta, { recursive: true }));

test('o mesmo aviso enviado duas vezes tem o mesmo Message-ID; os sem chave, cada um o seu', async () => {
  const config = lerConfig({ DATA_DIR: pasta, MAIL_FROM: 'Indica Bem <oi@indicabem.test>' });
  const correio = abrirCorreio(config);
  const mensagem = { para: 'ana@example.com', assunto: 'Lembrete', texto: 'Vacina', html: '<p>Vacina</p>' };
  for (const chave of ['lembrete-7', 'lembrete-7', undefined, undefined]) await correio.enviar({ ...mensagem, chave });

  const arquivos = await readdir(pastaDeEmails(config));
  const emails = await Promise.all(arquivos.map((nome) => readFile(path.join(pastaDeEmails(config), nome), 'utf8')));
  const ids = emails.map((email) => /^Message-ID: (.+)$/im.exec(email)?.[1]);
  expect(ids.filter((id) => id === '<lembrete-7@indicabem.test>')).toHaveLength(2);
  expect(new Set(ids).size).toBe(3);
});

test('em arquivos, os e-mails são só de quem roda o produto, mesmo numa pasta que já existia aberta', async () => {
  const config = lerConfig({ DATA_DIR: pasta });
  await mkdir(pastaDeEmails(config), { mode: 0o755 });
  await abrirCorreio(config).enviar({ para: 'ana@example.com', assunto: 'Link', texto: 'link', html: '<p>link</p>' });
  const [nome = ''] = await readdir(pastaDeEmails(config));
  const modo = async (caminho: string) => ((await stat(caminho)).mode & 0o777).toString(8);
  expect(await modo(pastaDeEmails(config))).toBe('700');
  expect(await modo(path.join(pastaDeEmails(config), nome))).toBe('600');
});
