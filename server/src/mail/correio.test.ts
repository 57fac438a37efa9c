import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lerConfig } from '../config/config';
import { abrirCorreio, NaoEntregue, pastaDeEmails } from './correio';
import { parteDoEmail } from './parte-do-email';

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

test('os cabeçalhos vão como estão, sem quebrar um endereço, e o anexo chega com o seu nome', async () => {
  const config = lerConfig({ DATA_DIR: pasta });
  const endereco = `<https://indicabem.test/api/lembretes/${'x'.repeat(180)}.${'y'.repeat(43)}>`;
  await abrirCorreio(config).enviar({
    ...{ para: 'ana@example.com', assunto: 'Lembrete', texto: 'Ração', html: '<p>Ração</p>' },
    cabecalhos: { 'List-Unsubscribe': endereco, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    anexos: [{ nome: 'fim-da-racao.ics', tipo: 'text/calendar; charset=utf-8', conteudo: 'BEGIN:VCALENDAR' }],
  });
  const [nome = ''] = await readdir(pastaDeEmails(config));
  const email = await readFile(path.join(pastaDeEmails(config), nome), 'utf8');
  expect(email.split(/\r?\n/)).toContain(`List-Unsubscribe: ${endereco}`);
  expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(email).toMatch(/filename=fim-da-racao\.ics/);
  const { texto, html } = parteDoEmail(email);
  expect([texto.trim(), html.trim()]).toEqual(['Ração', '<p>Ração</p>']);
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

/** A relay that answers each command by its first word. */
async function comServidor(respostas: Record<string, string>, acao: (smtpUrl: string) => Promise<void>): Promise<void> {
  const servidor = createServer((conexao) => {
    conexao.write('220 rele.test\r\n');
    conexao.on('error', () => undefined);
    conexao.on('data', (bytes) => {
      const palavra = bytes.toString().slice(0, 4).toUpperCase().trim();
      conexao.write(`${respostas[palavra] ?? '250 ok'}\r\n`);
    });
  });
  await new Promise<void>((ok) => servidor.listen(0, '127.0.0.1', ok));
  const endereco = servidor.address();
  const porta = typeof endereco === 'object' && endereco ? endereco.port : 0;
  try {
    await acao(`smtp://127.0.0.1:${porta}/?ignoreTLS=true`);
  } finally {
    await new Promise((ok) => servidor.close(ok));
  }
}

const MENSAGEM = { para: 'ana@example.com', assunto: 'Oi', texto: 'oi', html: '<p>oi</p>' };
const falhaCom = async (smtpUrl: string): Promise<NaoEntregue> => {
  const config = lerConfig({ DATA_DIR: pasta, SMTP_URL: smtpUrl });
  const correio = abrirCorreio(config);
  const erro = await correio
    .enviar(MENSAGEM)
    .catch((causa: unknown) => causa)
    .finally(correio.fechar);
  if (!(erro instanceof NaoEntregue)) throw new Error('o servidor aceitou');
  return erro;
};

test('da recusa do servidor ficam os números, e nada de quem ela nomeia', async () => {
  await comServidor({ RCPT: '550 5.1.1 <ana@example.com>: no such user' }, async (url) => {
    const erro = await falhaCom(url);
    expect(erro).toMatchObject({ falha: 'caixa-inexistente', permanente: true, codigo: '550 5.1.1' });
    expect(JSON.stringify({ ...erro, message: erro.message })).not.toContain('ana@');
  });
});

test('o que o servidor adia, e o servidor que não há, não são para sempre', async () => {
  await comServidor({ RCPT: '451 4.7.1 try later' }, async (url) => {
    expect(await falhaCom(url)).toMatchObject({ falha: 'adiada', permanente: false, codigo: '451 4.7.1' });
  });
  expect(await falhaCom('smtp://127.0.0.1:9')).toMatchObject({ falha: 'sem-contato', permanente: false });
});
