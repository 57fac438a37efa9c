import { soVeterinarioPorPadrao } from '@indica-bem/domain/produto/regras';
import { ERRO_DO_NOME } from '@indica-bem/domain/texto/nome';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { enviarFormulario } from '../../test/formulario';
import { liso } from '../../test/imagens';
import { INJECOES, LINKS_HOSTIS } from '../../test/injecoes';
import { ateOCupom, criarElenco, type Elenco, indicar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
let admin: Pessoa;
let elenco: Elenco;

const FICHA = {
  categoria: 'Fórmula Natural',
  especie: 'cao',
  sub_categoria: 'Fresh Meat',
  porte: 'Médio',
  nome: 'Fresh Meat Cães Adultos Salmão',
  nome_curto: 'Adultos',
  link: 'https://example.com/salmao',
  opcao: 'Salmão',
  energia_metabolizavel: '4.020,5',
  tipo_calculadora: 'comum',
  em_prescricao: 'S',
  em_catalogo: 'N',
};

const DESENHO = 'svg title defs linearGradient stop clipPath path ellipse circle rect g text'.split(' ');

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

const foto = async (cor = '#F00') => ({
  campo: 'imagem',
  nome: 'f.png',
  bytes: await liso(900, 1200, cor).png().toBuffer(),
});
const enviar = (
  url: string,
  mudanca: Record<string, string> = {},
  arquivos: { campo: string; nome: string; bytes: Buffer }[] = [],
) => enviarFormulario(palco(), admin, { url, campos: { ...FICHA, ...mudanca }, arquivos });
const listar = async () => (await chamar(palco(), elenco.tutor, 'GET /products', {})).body;
const imagemDe = async (caminho: string) => (await palco().app.inject(caminho)).headers['content-type'];

describe('um produto', () => {
  test('é cadastrado (com ou sem barra no fim), com a foto refeita, e aparece para todos', async () => {
    const { status, body } = await enviar('/product/', {}, [await foto()]);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...FICHA,
      id_produto: body.id_produto,
      energia_metabolizavel: 4020.5,
      so_veterinario: 'N',
      imagem_caminho: expect.stringMatching(/^\/api\/imagem\/[0-9a-f]{64}$/),
      ciclo_de_vida: null,
      outras_necessidades: null,
      versao: 1,
    });
    expect(await imagemDe(body.imagem_caminho)).toBe('image/webp');
    expect(await listar()).toContainEqual(body);
    expect((await enviar('/product')).status).toBe(200);
  });

  test.each([
    ['Vet Care', 'comum', 'S'],
    ['Fresh Meat', 'obesidade', 'S'],
    ['Fresh Meat', 'recuperacao', 'S'],
    ['Fresh Meat', 'comum', 'N'],
    ['Fresh Meat', 'none', 'N'],
  ] as const)('%s com a calculadora %s, sem que se diga, é só de veterinários: %s', async (linha, calculadora, so) => {
    const { body } = await enviar('/product', { sub_categoria: linha, tipo_calculadora: calculadora });
    expect(body.so_veterinario).toBe(so);
    const ficha = { sub_categoria: linha, tipo_calculadora: calculadora };
    expect(soVeterinarioPorPadrao(ficha)).toBe(so === 'S');
  });

  test('a equipe trava e solta; quem altera sem dizer deixa como está, e a auditoria conta', async () => {
    const { body: criado } = await enviar('/product', { sub_categoria: 'Vet Care', so_veterinario: 'N' });
    expect(criado.so_veterinario).toBe('N');
    const url = `/product/${criado.id_produto}`;
    expect((await enviar(url, { sub_categoria: 'Vet Care' })).body.so_veterinario).toBe('N');
    expect((await enviar(url, { sub_categoria: 'Vet Care', so_veterinario: 'S' })).body.so_veterinario).toBe('S');
    const linha = await palco()
      .db.selectFrom('auditoria')
      .select('valores')
      .where('objeto', '=', 'produto')
      .where('objeto_id', '=', criado.id_produto)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(linha?.valores).toMatchObject({ so_veterinario: ['N', 'S'] });
  });

  test('sem foto ganha uma embalagem desenhada, refeita a cada mudança; a foto fica até ser tirada', async () => {
    const { body: criado } = await enviar('/product');
    const url = `/product/${criado.id_produto}`;
    expect(await imagemDe(criado.imagem_caminho)).toBe('image/svg+xml');

    const { body: renomeado } = await enviar(url, { _method: 'put', nome_curto: 'Sênior' });
    expect(renomeado).toMatchObject({ id_produto: criado.id_produto, nome_curto: 'Sênior' });
    expect(renomeado.imagem_caminho).not.toBe(criado.imagem_caminho);

    const { body: comFoto } = await enviar(url, { _method: 'put' }, [await foto('#00F')]);
    expect(await imagemDe(comFoto.imagem_caminho)).toBe('image/webp');
    const { body: mudado } = await enviar(url, { _method: 'put', nome: 'Outro nome' });
    expect(mudado.imagem_caminho).toBe(comFoto.imagem_caminho);
    const { body: semFoto } = await enviar(url, { _method: 'put', sem_imagem: 'S' });
    expect(await imagemDe(semFoto.imagem_caminho)).toBe('image/svg+xml');
  });

  test('depois de indicado não passa a ser de outra espécie: a folha de quem indicou diria outro animal', async () => {
    const { body: produto } = await enviar('/product');
    const url = `/product/${produto.id_produto}`;
    expect((await enviar(url, { _method: 'put', especie: 'gatos', porte: '' })).body.especie).toBe('gatos');
    expect((await enviar(url, { _method: 'put', especie: 'cao' })).status).toBe(200);
    await indicar(palco(), { ...elenco, produto: produto.id_produto });
    const { status, body } = await enviar(url, { _method: 'put', especie: 'gatos', porte: '' });
    expect([status, Object.keys(body.campos)]).toEqual([422, ['especie']]);
    expect((await enviar(url, { _method: 'put', nome: 'Sem o erro de digitação' })).status).toBe(200);
  });

  test('excluído, sai das listas e não volta por edição; as indicações e os cupons continuam a mostrá-lo', async () => {
    const { body: produto } = await enviar('/product', { nome: 'De saída' }, [await foto('#0F0')]);
    const comProduto = { ...elenco, produto: produto.id_produto };
    const { indicacao, idCupom } = await ateOCupom(palco(), comProduto);
    const params = { id: produto.id_produto };

    expect((await chamar(palco(), admin, 'DELETE /product/:id', { params })).status).toBe(200);
    expect((await listar()).some(({ id_produto }) => id_produto === produto.id_produto)).toBe(false);
    expect((await chamar(palco(), admin, 'GET /product/:id', { params })).status).toBe(404);
    expect((await chamar(palco(), admin, 'DELETE /product/:id', { params })).status).toBe(404);
    expect((await enviar(`/product/${produto.id_produto}`, { _method: 'put' })).status).toBe(404);
    await expect(indicar(palco(), comProduto)).rejects.toThrow('não está mais disponível');

    const { id_prescricao: id } = indicacao;
    const { body } = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id', { params: { id } });
    expect(body.product).toMatchObject({ nome: 'De saída', imagem_caminho: produto.imagem_caminho });
    const cupom = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: idCupom } });
    expect(cupom.texto).toContain('De saída');
    expect(await imagemDe(produto.imagem_caminho)).toBe('image/webp');
  });
});

describe('o que não se aceita', () => {
  test.each<[Record<string, string>, string, string]>([
    [{ categoria: '' }, 'categoria', 'Escolha a marca'],
    [{ sub_categoria: 'Class' }, 'sub_categoria', 'Fórmula Natural não tem a linha Class para cães'],
    [{ especie: 'gatos' }, 'porte', 'Só produtos para cães têm porte'],
    [{ porte: 'Enorme' }, 'porte', 'Escolha um porte da lista'],
    [{ nome: '  ' }, 'nome', 'Preencha este campo'],
    [{ nome: 'x'.repeat(121) }, 'nome', 'Use até 120 caracteres'],
    [{ energia_metabolizavel: '4,02' }, 'energia_metabolizavel', 'Informe a energia em kcal por kg, por exemplo 4100'],
    [{ energia_metabolizavel: 'muita' }, 'energia_metabolizavel', 'Informe a energia em kcal por kg, por exemplo 4100'],
    [{ tipo_calculadora: 'outra' }, 'tipo_calculadora', 'Escolha a calculadora'],
    [{ em_catalogo: 'talvez' }, 'em_catalogo', 'Valor inválido'],
    [{ _method: 'delete' }, '_method', 'Envie _method=put'],
    ...LINKS_HOSTIS.map((link): [Record<string, string>, string, string] => [
      { link },
      'link',
      /\p{Cc}/u.test(link.trim()) ? ERRO_DO_NOME : 'Informe um endereço que comece com http:// ou https://',
    ]),
  ])('%j: a mensagem cai no campo %s', async (mudanca, campo, mensagem) => {
    const { status, body } = await enviar('/product', mudanca);
    expect([status, body.campos]).toEqual([422, { [campo]: mensagem }]);
  });

  test('sem os obrigatórios, diz todos eles', async () => {
    const { body } = await enviarFormulario(palco(), admin, { url: '/product', campos: { porte: '' } });
    expect(Object.keys(body.campos).sort()).toEqual(
      [
        'categoria',
        'energia_metabolizavel',
        'especie',
        'link',
        'nome',
        'nome_curto',
        'sub_categoria',
        'tipo_calculadora',
      ].sort(),
    );
  });

  test('um produto que não existe é 404, com ou sem imagem', async () => {
    expect((await enviar('/product/999999999', { _method: 'put' }, [await foto()])).status).toBe(404);
  });

  test('nomes hostis ficam como foram escritos, e não entram no desenho da embalagem', async () => {
    for (const nome of INJECOES.filter((texto) => texto.length <= 120).slice(0, 60)) {
      const { status, body } = await enviar('/product', {
        nome,
        nome_curto: nome.slice(0, 60),
        opcao: nome.slice(0, 60),
      });
      if (status === 422) continue;
      expect([status, body.nome]).toEqual([200, nome.trim()]);
      const { body: svg } = await palco().app.inject(body.imagem_caminho);
      for (const [, etiqueta = '', atributos = ''] of svg.matchAll(/<\/?([^\s/>]+)([^>]*)>/g)) {
        expect(DESENHO).toContain(etiqueta);
        expect(atributos).not.toMatch(/\b(on\w+|href)=/i);
      }
    }
  });
});
