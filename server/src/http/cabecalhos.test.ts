import { abertaATodos, ageDeFato, type Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { describe, expect, test } from 'vitest';
import { criarTutor } from '../test/elenco';
import { comPalco } from '../test/palco';
import { resumoLeve } from '../test/resumo-leve';
import { semSegredos } from './log';

const palco = comPalco();

describe('cabeçalhos', () => {
  test('nenhum script de fora nem embutido, nenhum referrer, nenhuma moldura', async () => {
    const { headers } = await palco().app.inject('/api/health');
    const csp = String(headers['content-security-policy']);
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("object-src 'none'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  });

  test('um arquivo das telas leva só o que serve a um arquivo, e nenhum cookie que o tire dos caches', async () => {
    const { headers } = await palco().app.inject('/web/assets/index-abc.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('uma recusa é um documento de problema que não fica em cache', async () => {
    const { headers, statusCode } = await palco().app.inject('/api/nao-existe');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'application/problem+json',
      'no-store',
    ]);
  });
});

const TODAS = Object.entries(CHAMADAS as Record<string, Chamada>);
const pedir = ({ method, path }: Chamada, headers: Record<string, string> = {}) =>
  palco().app.inject({ method, url: `/api${path.replace(/:\w+/g, '1')}`, headers });

describe('caches', () => {
  const publicas = TODAS.filter(([, c]) => abertaATodos(c) && !ageDeFato(c));
  const pessoais = TODAS.filter(([, c]) => !publicas.some(([, publica]) => publica === c));

  test('públicas são estas, e mais nenhuma', () => {
    expect(publicas.map(([, { path }]) => path).sort()).toEqual([
      '/configuracao-publica',
      '/formula-do-bem',
      '/formula-do-bem/meses',
      '/imagem/:hash',
      '/imagem/:hash/carta',
      '/images-admin',
      '/lembretes/:passe',
      '/prescrition/previa/:hash',
      '/registro/chaves',
      '/registro/consistencia',
      '/registro/folhas/:pagina',
      '/registro/inclusao',
      '/registro/marcos',
      '/social',
      '/transparencia',
      '/transparencia/entregas',
      '/transparencia/entregas/:id/documento',
      '/transparencia/imagem.png',
    ]);
  });

  test('o endereço de um lembrete, que é de uma pessoa só, também não fica', async () => {
    const { statusCode, headers } = await palco().app.inject('/api/lembretes/1');
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
  });

  test.each(pessoais)('%s não fica em cache', async (_, chamada) => {
    expect((await pedir(chamada)).headers['cache-control']).toBe('no-store');
  });

  test('nem quando dá certo: a sessão, a própria ficha, a saúde', async () => {
    const senha = 'a senha certa';
    const { email, token: api_token, id } = await criarTutor(palco(), { senhaHash: await resumoLeve(senha) });
    const respostas = [
      await palco().app.inject({ method: 'POST', url: '/api/login', payload: { email, senha } }),
      await palco().app.inject({ url: `/api/tutor/${id}`, headers: { api_token } }),
      await palco().app.inject({ url: `/api/tutor/${id}/dados`, headers: { api_token } }),
      await palco().app.inject('/api/health'),
    ];
    expect(respostas.map((r) => [r.statusCode, r.headers['cache-control']])).toEqual(Array(4).fill([200, 'no-store']));
  });
});

describe('um pedido de outro site', () => {
  const agem = TODAS.filter(([, c]) => ageDeFato(c) && !c.vemDeFora);

  test.each(agem)('%s é recusado, venha de longe ou de um subdomínio', async (_, chamada) => {
    for (const origem of ['cross-site', 'same-site', 'qualquer']) {
      const resposta = await pedir(chamada, { 'sec-fetch-site': origem });
      expect([resposta.statusCode, resposta.json().type]).toEqual([403, 'outro-site']);
    }
  });

  test.each(agem)('%s: da própria página, digitado ou sem dizer, passa adiante', async (_, chamada) => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])
      expect((await pedir(chamada, headers as Record<string, string>)).body).not.toContain('outro-site');
  });

  test('só a volta do provedor e o toque que desliga lembretes vêm de fora; e ler, de onde for', async () => {
    const deFora = TODAS.filter(([, c]) => c.vemDeFora).map(([, { path }]) => path);
    expect(deFora).toEqual(['/lembretes/:passe', '/social/:provedor/retorno']);
    for (const url of ['/api/social/google/retorno', '/api/formula-do-bem'])
      expect((await palco().app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } })).body).not.toContain(
        'outro-site',
      );
  });

  test('nenhum link de nova senha sai a pedido de outra página', async () => {
    const { email } = await criarTutor(palco());
    await palco().app.inject({
      url: `/api/forgot-password?email=${email}`,
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    });
    await palco().trabalhar();
    expect(palco().emails).toEqual([]);
  });
});

describe('XSRF', () => {
  const sair = (headers: Record<string, string>) => palco().app.inject({ method: 'POST', url: '/api/logout', headers });

  test('o servidor dá o cookie; quem o leva precisa repeti-lo', async () => {
    const { headers } = await palco().app.inject('/api/health');
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(cookie).toHaveLength(24);
    const tipo = async (h: Record<string, string>) => (await sair(h)).json().type;
    expect(await tipo({ cookie: `XSRF-TOKEN=${cookie}` })).toBe('xsrf-invalido');
    expect(await tipo({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': 'outro' })).toBe('xsrf-invalido');
    expect(await tipo({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie })).toBe('sessao-invalida');
    expect(await tipo({})).toBe('sessao-invalida');
  });

  test.each(['/api/transparencia', '/api/transparencia/imagem.png', '/api/registro/chaves', '/api/registro/folhas/0'])(
    'o que um cache pode guardar para todos não põe cookie: %s',
    async (url) => {
      const { headers } = await palco().app.inject(url);
      expect(headers['cache-control']).toMatch(/^public/);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('o registro', () => {
  test.each([
    ['/web/indicacao/RE1OU1RSMjI6MTU5', '/web/indicacao/…'],
    ['/api/prescrition/DMNSTR22/tutor', '/api/prescrition/…/tutor'],
    ['/api/tutor/token?api_token=abc', '/api/tutor/token'],
    ['/web/recuperar/abc', '/web/recuperar/…'],
    ['/web/login/indicacao/abc', '/web/login/indicacao/…'],
    ['/web/cadastro/indicacao/abc', '/web/cadastro/indicacao/…'],
    ['/web/Login/INDICACAO/abc', '/web/Login/INDICACAO/…'],
    ['/web/indicacao//abc', '/web/indicacao//…'],
    ['/api/prescrition/previa/RE1OU1RSMjI6MTU5', '/api/prescrition/previa/…'],
  ])('%s vira %s', (url, limpa) => expect(semSegredos(url)).toBe(limpa));
});
