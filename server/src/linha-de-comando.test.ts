import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { chamar } from './test/chamar';
import { criarLojaComSenha, ligarAplicativo } from './test/fator';
import { comPalco } from './test/palco';
import { comPrograma } from './test/programa';

const palco = comPalco();
const programa = comPrograma('linha-de-comando');

async function executar(argumentos: string[], entrada = '', DATABASE_URL = palco().pool.options.connectionString) {
  const processo = spawn(process.execPath, [programa(), ...argumentos], {
    env: { PATH: process.env.PATH, DATABASE_URL },
  });
  processo.stdin.end(entrada);
  const [saida, erro, [codigo]] = await Promise.all([
    text(processo.stdout),
    text(processo.stderr),
    once(processo, 'exit') as Promise<[number]>,
  ]);
  return { codigo, saida: saida.trim(), erro: erro.trim() };
}

test('criar-admin pergunta a senha e lê a primeira linha: o administrador entra', async () => {
  const email = 'chefe@example.com';
  expect(await executar(['criar-admin', 'Chefe@Example.com'], 'a senha digitada\noutra linha\n')).toEqual({
    codigo: 0,
    saida: `Administrador criado: ${email}`,
    erro: '',
  });
  const { status } = await chamar(palco(), null, 'POST /login', { body: { email, senha: 'a senha digitada' } });
  expect(status).toBe(200);
});

// What each says and does is in comandos.test.ts; here, that it leaves nothing open, for then the program would not end.
test.each([
  [['migrar'], 'O banco de dados já estava em dia.'],
  [['remover-demo'], 'Não há demonstração neste banco.'],
  [['trocar-chave', '--ja'], expect.stringContaining('Chave trocada.')],
])('%j diz o que fez e sai com 0', async (argumentos, saida) => {
  expect(await executar(argumentos)).toEqual({ codigo: 0, saida, erro: '' });
});

test('zerar-segundo-fator deixa o aviso na fila e sai', async () => {
  const loja = await criarLojaComSenha(palco());
  await ligarAplicativo(palco(), loja);
  const saida = expect.stringContaining('Verificação em duas etapas desligada');
  expect(await executar(['zerar-segundo-fator', loja.email])).toEqual({ codigo: 0, saida, erro: '' });
  await palco().trabalhar();
  expect(palco().emails.map(({ assunto }) => assunto)).toContain('Verificação em duas etapas desligada');
});

test('um banco que não responde também não o segura', async () => {
  const { codigo, erro } = await executar(['remover-demo'], '', 'postgres://ninguem@127.0.0.1:1/nada');
  expect([codigo, erro]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
});

test.each([
  [['zerar-segundo-fator', 'ninguem@example.com'], 'Não há conta com o e-mail ninguem@example.com.'],
  [['criar-admin', 'a@example.com'], expect.stringMatching(/^ADMIN_EMAIL e ADMIN_PASSWORD andam juntos/)],
  [['outra-coisa'], expect.stringMatching(/^Uso:/)],
])('%j diz o que falta e sai com 1', async (argumentos, erro) => {
  expect(await executar(argumentos)).toEqual({ codigo: 1, saida: '', erro });
});
