import { TEXTO_RICO } from '@indica-bem/domain/contato/texto-rico';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { INJECOES } from '../../test/injecoes';
import { comPalco } from '../../test/palco';
import { limparTexto } from './limpar-texto';

const palco = comPalco();
let admin: Pessoa;
let tutor: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  tutor = await criarTutor(palco());
});

const gravar = (texto_sac: unknown) =>
  chamar(palco(), admin, 'PUT /setting/1', { body: { texto_sac: texto_sac as string } });
const ler = async () => (await chamar(palco(), tutor, 'GET /setting/1', {})).body.texto_sac;

describe('o texto de contato', () => {
  test('a equipe escreve, todos leem; a formatação e os links ficam', async () => {
    const html =
      '<h2>Fale com a gente</h2><p>De <strong>segunda</strong> a <em>sexta</em></p><ol><li>E-mail: <a href="mailto:a@example.com">a@example.com</a></li><li><a href="tel:+551530000000">telefone</a></li></ol>';
    const { status, body } = await gravar(html);
    expect([status, body]).toEqual([200, { id: 1, texto_sac: html, versao: 2 }]);
    expect(await ler()).toBe(html);
  });

  test('estilo, classe, alvo e imagem se perdem no caminho, o texto não', async () => {
    await gravar(
      '<p class="x" style="color:red" onclick="x()">Oi <img src="x"><a href="https://example.com" target="_top">site</a></p>',
    );
    expect(await ler()).toBe('<p>Oi <a href="https://example.com">site</a></p>');
  });

  test.each(['', '   ', '<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>', '<ul><li><br></li></ul>'])(
    'vazio não se grava: %j',
    async (html) => {
      const antes = await ler();
      const { status, body } = await gravar(html);
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['texto_sac']]);
      expect(await ler()).toBe(antes);
    },
  );

  test('cabe até 20.000 caracteres', async () => {
    expect((await gravar('a'.repeat(20_000))).status).toBe(200);
    const { status, body } = await gravar('a'.repeat(20_001));
    expect([status, body.campos]).toEqual([422, { texto_sac: 'Use até 20000 caracteres' }]);
  });
});

describe('500 injeções', () => {
  const etiqueta = /<\/?([a-z][^\s/>]*)([^>]*)>/gi;

  test('são quinhentas, todas diferentes', () => {
    expect(new Set(INJECOES).size).toBe(500);
  });

  test.each(INJECOES)('não sobra o que execute: %j', (injecao) => {
    const limpo = limparTexto(`<p>antes</p>${injecao}<p>depois</p>`);
    for (const [, nome = '', atributos = ''] of limpo.matchAll(etiqueta)) {
      expect(TEXTO_RICO.etiquetas).toContain(nome.toLowerCase());
      expect(atributos.trim()).toMatch(/^(\/|href="(https?|mailto|tel):[^"]*")?$/);
    }
    expect(limparTexto(limpo)).toBe(limpo);
  });

  test('postas na tabela por fora, saem limpas', async () => {
    const texto_sac = `<h2>Cru</h2>${INJECOES.join('\n')}`;
    await palco().db.updateTable('configuracao').set({ texto_sac }).execute();
    expect(await ler()).toBe(limparTexto(texto_sac));
  });

  test('gravadas pela porta da frente, em grupos, o que se lê de volta é inofensivo', async () => {
    for (let i = 0; i < INJECOES.length; i += 100) {
      const { status } = await gravar(`<p>grupo ${i}</p>${INJECOES.slice(i, i + 100).join('\n')}`);
      expect(status).toBe(200);
      expect(await ler()).not.toMatch(/<(?!\/?(h[234]|p|br|hr|strong|b|em|i|u|s|ul|ol|li|a|blockquote)\b)/i);
    }
  });
});
