import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor } from '../../test/elenco';
import { criarElenco, type Elenco, indicar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let elenco: Elenco;
beforeAll(async () => {
  elenco = await criarElenco(palco());
});

const receber = async (para: string, mudanca: object = {}) => {
  const indicacao = await indicar(palco(), elenco, { email: para, ...mudanca });
  await palco().trabalhar();
  const email = palco().emails.find((um) => um.para === para);
  if (!email) throw new Error('o e-mail não saiu');
  return { indicacao, email };
};
const semMarcas = (html: string) =>
  html
    .replace(/^.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, n) => String.fromCharCode(Number(n)))
    .replace(/\s+/g, ' ');

test('texto e HTML dizem o mesmo, na mesma ordem: quem, o quê, desconto, quantidade, um botão, o resto', async () => {
  const { indicacao, email } = await receber('ordem@example.com', { anotacoes: 'Aos poucos.', pet_nome: 'Rex' });
  const fatos = [
    'você recebeu uma indicação',
    'indicou para Rex:',
    indicacao.product?.nome ?? '',
    '10% de desconto',
    'Quantidade por dia: 133 g',
    `http://indicabem.test/web/indicacao/${indicacao.hash}`,
    'Aos poucos.',
    'Como calculamos',
    indicacao.codigo_prescricao.slice(0, 4),
    'doa 1 kg',
  ];
  expect(email.texto.toLowerCase()).toContain('até 10% de desconto');
  const noTexto = fatos.map((fato) => email.texto.toLowerCase().indexOf(fato.toLowerCase()));
  expect(noTexto).not.toContain(-1);
  expect(noTexto).toEqual(noTexto.toSorted((a, b) => a - b));
  for (const fato of fatos.slice(1)) expect(semMarcas(email.html)).toContain(fato);
  // One button: whatever else is tapped, it is the same way or the donations.
  expect(email.html.match(/class="botao"/g)).toHaveLength(1);
});

test('de quem saiu do programa antes de a carta sair não se diz o nome, nem que foi excluído', async () => {
  const para = 'de-quem-saiu@example.com';
  const vet = await criarPrescritor(palco());
  await indicar(palco(), { ...elenco, prescritor: vet }, { email: para, anotacoes: 'Aos poucos.', pet_nome: 'Rex' });
  await chamar(palco(), await criarAdmin(palco()), 'DELETE /prescriber/:id', { params: { id: vet.id } });
  await palco().trabalhar();
  const email = palco().emails.find((um) => um.para === para);
  expect(email?.assunto).toBe('Indica Bem indicou uma ração para Rex');
  for (const corpo of [email?.texto, email?.html]) {
    expect(corpo).not.toMatch(/excluído/i);
    expect(corpo).toContain('Anotações de quem indicou');
  }
});

test('a prévia diz o desconto e o produto antes do assunto ser aberto', async () => {
  const { indicacao, email } = await receber('previa@example.com');
  const previa = /<div style="display:none[^>]*>(.*?)&#847;/s.exec(email.html)?.[1];
  expect(previa).toMatch(/^Até 10% de desconto · /);
  expect(semMarcas(email.html)).toContain(indicacao.product?.nome);
});

test('sem foto, o saco desenhado; com ela, um JPEG pequeno com fundo, que outro site pode mostrar', async () => {
  const { email } = await receber('semfoto@example.com');
  expect(email.html).toContain('src="http://indicabem.test/web/embalagem.png"');
  const bytes = await sharp({ create: { width: 40, height: 80, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer();
  const hash = 'a'.repeat(64);
  await palco().db.insertInto('imagem').values({ hash, tipo: 'image/webp', largura: 40, altura: 80, bytes }).execute();
  await palco().db.updateTable('produto').set({ imagem_hash: hash }).where('id', '=', elenco.produto).execute();
  const { email: comFoto } = await receber('comfoto@example.com');
  expect(comFoto.html).toContain(`src="http://indicabem.test/api/imagem/${hash}/carta"`);
  const { statusCode, headers, rawPayload } = await palco().app.inject(`/api/imagem/${hash}/carta`);
  expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    'image/jpeg',
    'cross-origin',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
  expect((await palco().app.inject(`/api/imagem/${'b'.repeat(64)}/carta`)).statusCode).toBe(404);
});

test('sem nenhuma loja, nada é prometido', async () => {
  await palco().pool.query('update lojista set disponivel = false');
  palco().irPara(new Date(palco().relogio().getTime() + 120_000));
  const { email } = await receber('semloja@example.com');
  expect(email.texto).not.toMatch(/\d% de desconto/);
  expect(email.html).not.toContain('class="destaque"');
});
