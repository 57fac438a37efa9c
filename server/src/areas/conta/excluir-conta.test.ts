import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cnpjDe, cpfDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { INTERESSE, LOJA_INTERESSADA } from '../../test/interesses';
import { ateOCupom, indicar, resgatar, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { quilosDoados } from '../../test/quilos';
import { resumoLeve } from '../../test/resumo-leve';
import { NOME, procurarEmTudo, TELEFONE, tutoraVivida } from '../../test/tutora-vivida';

const palco = comPalco({ limites: true });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let admin: Pessoa;
let serie = 2500;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
  admin = await criarAdmin(palco());
});

const excluir = (quem: Pessoa, id: number, body?: object) =>
  chamar(palco(), quem, 'DELETE /tutor/:id', { params: { id }, body: body as never });

describe('a exclusão de um tutor', () => {
  test('depois dela, a busca no banco inteiro não acha nome, CPF, e-mail nem telefone', async () => {
    const tutora = await tutoraVivida(palco(), senhaHash);
    const rastros = [NOME, tutora.cpf, tutora.email, TELEFONE];
    for (const rastro of rastros) expect(await procurarEmTudo(palco(), rastro)).not.toEqual([]);
    expect((await excluir(tutora, tutora.id, { senha_atual: SENHA })).body).toEqual({});
    for (const rastro of rastros) expect([rastro, await procurarEmTudo(palco(), rastro)]).toEqual([rastro, []]);
  });

  test('as sessões terminam, o cupom aberto é cancelado, a compra e a doação ficam', async () => {
    const tutora = await tutoraVivida(palco(), senhaHash);
    const antes = await quilosDoados(palco());
    await excluir(tutora, tutora.id, { senha_atual: SENHA });
    expect((await chamar(palco(), tutora, 'GET /products', {})).status).toBe(401);
    const entrar = { body: { email: tutora.email, senha: SENHA } };
    expect((await chamar(palco(), null, 'POST /login', entrar)).status).toBe(401);
    const cupons = await palco()
      .db.selectFrom('cupom')
      .select(['id', 'estado', 'motivo_cancelamento', 'valor'])
      .where('id', 'in', [tutora.usado.idCupom, tutora.aberto.idCupom])
      .orderBy('estado')
      .execute();
    expect(cupons).toEqual([
      { id: tutora.aberto.idCupom, estado: 'cancelado', motivo_cancelamento: 'exclusao', valor: null },
      { id: tutora.usado.idCupom, estado: 'efetivado', motivo_cancelamento: null, valor: 28990 },
    ]);
    expect(await quilosDoados(palco())).toBe(antes);
    const tentar = await validar(palco(), tutora.elenco.loja, tutora.aberto.idCupom);
    expect([tentar.status, tentar.body.detail]).toEqual([409, 'Cupom inválido.']);
  });

  test('pela própria pessoa, só com a senha; a de outra pessoa, nunca', async () => {
    const [tutora, outra] = [await criarTutor(palco(), { senhaHash }), await criarTutor(palco(), { senhaHash })];
    for (const corpo of [undefined, {}, { senha_atual: 'errada' }]) {
      const { status, body } = await excluir(tutora, tutora.id, corpo);
      expect([status, body.type]).toEqual([422, 'senha-atual-incorreta']);
    }
    expect((await excluir(tutora, outra.id, { senha_atual: SENHA })).status).toBe(404);
    expect((await excluir(tutora, tutora.id, { senha_atual: SENHA })).status).toBe(200);
  });

  test('vale mesmo antes de aceitar os termos: sair é um direito', async () => {
    const tutora = await criarTutor(palco(), { senhaHash, aceites: false });
    expect((await excluir(tutora, tutora.id, { senha_atual: SENHA })).status).toBe(200);
  });

  test('pela equipe, sem senha; duas vezes é 404; o e-mail fica livre', async () => {
    const tutora = await criarTutor(palco());
    expect((await excluir(admin, tutora.id)).status).toBe(200);
    expect((await excluir(admin, tutora.id)).status).toBe(404);
    expect((await chamar(palco(), admin, 'GET /tutor/:id', { params: { id: tutora.id } })).status).toBe(404);
    await criarTutor(palco(), { email: tutora.email });
  });

  test('um administrador não se exclui por nenhum caminho', async () => {
    for (const rota of ['DELETE /tutor/:id', 'DELETE /prescriber/:id', 'DELETE /shopkeeper/:id'] as const) {
      expect((await chamar(palco(), admin, rota, { params: { id: admin.id } })).status).toBe(404);
    }
  });

  test('o aceite continua registrado, sem endereço nem navegador; fora disso não muda', async () => {
    const tutora = await criarTutor(palco());
    const apagar = () =>
      palco().db.updateTable('aceite').set({ endereco: '', agente: '' }).where('conta_id', '=', tutora.id).execute();
    await expect(apagar()).rejects.toThrow('não pode ser alterado');
    await excluir(admin, tutora.id);
    const aceites = await palco().db.selectFrom('aceite').selectAll().where('conta_id', '=', tutora.id).execute();
    expect(aceites).toMatchObject([
      { documento: 'privacidade', versao: VERSOES.privacidade, endereco: '', agente: '' },
      { documento: 'regulamento-tutor', endereco: '', agente: '' },
    ]);
    const mudar = palco().db.updateTable('aceite').set({ versao: '2030-01-01' }).where('conta_id', '=', tutora.id);
    await expect(mudar.execute()).rejects.toThrow('não pode ser alterado');
  });
});

describe('a exclusão de parceiro e de loja', () => {
  test('o parceiro some, as indicações que fez continuam valendo', async () => {
    const [cpf, nome] = [cpfDe(++serie), 'Doutora Evanilda'];
    const vet = await criarPrescritor(palco(), { senhaHash });
    await palco()
      .db.updateTable('prescritor')
      .set({ cpf, nome, telefone: '15977776666' })
      .where('id', '=', vet.id)
      .execute();
    const elenco = { prescritor: vet, produto: await criarProduto(palco()) };
    const { codigo_prescricao } = await indicar(palco(), elenco);
    const { status } = await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: vet.id } });
    expect(status).toBe(200);
    for (const rastro of [cpf, nome, vet.email, '15977776666'])
      expect(await procurarEmTudo(palco(), rastro)).toEqual([]);
    const resgatada = await resgatar(palco(), await criarTutor(palco()), codigo_prescricao);
    expect(resgatada.body).toMatchObject({ prescriber: { nome: 'Parceiro excluído' } });
  });

  test.each([
    ['com CRMV continua', 'CRMV-SP 4242', null, 'veterinario'],
    ['sem CRMV', null, null, 'outros'],
    ['com CRMV recusado pela equipe', 'CRMV-SP 4243', 'nao_encontrado', 'outros'],
  ] as const)('de quem saiu, só o veterinário %s a ser um na folha', async (_, crmv, situacao, perfil) => {
    const { db } = palco();
    const vet = await criarPrescritor(palco(), undefined, { crmv });
    const conferencia = { prescritor_id: vet.id, uf: 'SP', numero: '4243', conferido_em: palco().relogio() };
    if (situacao)
      await db
        .insertInto('crmv_conferido')
        .values({ ...conferencia, situacao })
        .execute();
    const { codigo_prescricao } = await indicar(palco(), { prescritor: vet, produto: await criarProduto(palco()) });
    await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: vet.id } });
    const { body } = await resgatar(palco(), await criarTutor(palco()), codigo_prescricao);
    expect(body).toMatchObject({ prescriber: { nome: 'Parceiro excluído', perfil, crmv: null } });
  });

  test('quem pediu para participar sai também dessa lista; da linha de outra pessoa, só o e-mail', async () => {
    const vet = await criarPrescritor(palco());
    const conta = palco().db.updateTable('conta').set({ email_confirmado_em: palco().relogio() });
    await conta.where('id', '=', vet.id).execute();
    const pedir = (pedido: object) =>
      chamar(palco(), null, 'POST /interesse', { body: { ...INTERESSE, ...pedido } as typeof INTERESSE });
    const loja = { ...LOJA_INTERESSADA, telefone: '15966665555' };
    await pedir({ email: vet.email });
    await pedir({ ...loja, email: 'outra@example.com' });
    await pedir({ ...loja, email: vet.email });
    expect(await procurarEmTudo(palco(), vet.email)).not.toEqual([]);
    await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: vet.id } });
    expect(await procurarEmTudo(palco(), vet.email)).toEqual([]);
    expect(await palco().db.selectFrom('interesse').select(['email', 'outro_email']).execute()).toEqual([
      { email: 'outra@example.com', outro_email: null },
    ]);
  });

  test('da loja ficam nome e CNPJ; contatos e endereço somem, e o cupom aberto nela é cancelado', async () => {
    const cnpj = cnpjDe(++serie);
    const onde = { telefone: '1532321010', logradouro: 'Rua do Xisto' };
    const nomes = { razao_social: 'Xisto Comércio', nome_fantasia: 'Pet do Xisto' };
    const loja = await criarLojista(palco(), { cnpj, ...nomes, ...onde });
    const elenco = {
      tutor: await criarTutor(palco()),
      prescritor: await criarPrescritor(palco()),
      loja,
      produto: await criarProduto(palco()),
    };
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const { status } = await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: loja.id } });
    expect(status).toBe(200);
    for (const rastro of ['1532321010', 'Rua do Xisto', loja.email])
      expect(await procurarEmTudo(palco(), rastro)).toEqual([]);
    expect(await procurarEmTudo(palco(), cnpj)).toEqual(['public.lojista']);
    const cupom = await palco()
      .db.selectFrom('cupom')
      .select('motivo_cancelamento')
      .where('id', '=', idCupom)
      .executeTakeFirst();
    expect(cupom?.motivo_cancelamento).toBe('exclusao');
    const outra = await criarLojista(palco());
    const troca = await chamar(palco(), elenco.tutor, 'PUT /prescrition/:id/shopkeeper', {
      params: { id: indicacao.id_prescricao },
      body: { id_lojista: outra.id },
    });
    expect(troca.status).toBe(200);
  });
});
