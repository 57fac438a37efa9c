import { randomBytes, randomInt } from 'node:crypto';
import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { beforeAll, expect, test } from 'vitest';
import {
  loja as formularioDeLoja,
  parceiro as formularioDeParceiro,
  tutora as formularioDeTutora,
} from '../../test/cadastros';
import { cpfDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../../test/elenco';
import { liso } from '../../test/imagens';
import { modeloPreenchido } from '../../test/importacoes';
import { csvDeTutores, linhaDeTutor } from '../../test/lote';
import { chaveInventada } from '../../test/notas';
import { comPalco } from '../../test/palco';
import { provaDe } from '../../test/provas';
import { andarilho, fontesDe, rastroDesde } from '../../test/rastro';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco({ limites: false });
const { fazer, feitas } = andarilho(palco);

/** What nobody but this test could have written: found anywhere in the trail, it is somebody's. */
const segredos: string[] = [];
const segredo = (antes = '') => {
  const letras = Array.from(randomBytes(9), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  segredos.push(letras);
  return `${antes}${letras}`;
};
const fone = () => {
  const numero = `1599${randomInt(1_000_000, 9_999_999)}`;
  segredos.push(numero);
  return numero;
};
const email = () => segredo('a.').concat('@example.com');
const SENHA = 'uma senha boa de verdade';
const CAPA = { nome: 'c.jpg', campo: 'imagem_desktop', tipo: 'image/jpeg' };

let admin: Pessoa;
let tutor: Pessoa;
let prescritor: Pessoa;
let loja: Pessoa;
let produto: number;

beforeAll(async () => {
  const senhaHash = await resumoLeve(SENHA);
  admin = await criarAdmin(palco(), { senhaHash, email: email() });
  tutor = await criarTutor(palco(), { senhaHash, email: email() }, { nome: segredo('Ana '), telefone: fone() });
  prescritor = await criarPrescritor(palco(), { email: email() }, { nome: segredo('Dra. ') });
  loja = await criarLojista(palco(), { nome_fantasia: segredo('Loja ') });
  produto = await criarProduto(palco());
});

async function indicacaoResgatada(): Promise<number> {
  const corpo = { id_produto: produto, telefone: fone(), email: email(), anotacoes: segredo('nota ') };
  const dados = {
    ...corpo,
    tutor_nome: segredo('Bia '),
    pet_nome: segredo('Rex '),
    peso_pet: 9,
    ecc: 1,
    atividade: 95,
  };
  const { body } = await fazer('POST /prescrition/nova_prescricao_prescritor', prescritor, { body: dados });
  const reenvio = { params: { id: body.id_prescricao }, body: {}, sempreAge: true } as const;
  await fazer('POST /prescrition/:id/reenviar_prescricao', prescritor, reenvio);
  await fazer('PUT /prescrition/:codigo/tutor', tutor, { params: { codigo: body.codigo_prescricao }, body: {} });
  return body.id_prescricao;
}

async function vendido(): Promise<number> {
  const id = await indicacaoResgatada();
  const params = { id };
  const { body } = await fazer('PUT /prescrition/:id/shopkeeper', tutor, { params, body: { id_lojista: loja.id } });
  const observacao = { observacao_lojista: segredo('obs ') };
  await fazer('PUT /prescrition/:id', loja, { params, body: observacao });
  const venda = { nome_funcionario: segredo('Caio '), valor: 150.5, peso: 10.1 };
  const prova = await provaDe(palco(), loja.id, body.id_coupon);
  const { linha } = await fazer('PUT /coupon/:id', loja, { params: { id: body.id_coupon }, body: { ...venda, prova } });
  expect(linha).toMatchObject({
    conta_id: loja.id,
    papel: 'lojista',
    objeto_id: body.id_coupon,
    valores: { valor: [null, 15050], peso: [null, 10.1] },
  });
  return body.id_coupon;
}

test('a venda e o que se desfaz dela', async () => {
  const desfeita = { params: { id: await vendido() }, body: { vez: 1, motivo: 'outro', texto: segredo('engano ') } };
  const { cnpj } = await palco()
    .db.selectFrom('lojista')
    .select('cnpj')
    .where('id', '=', loja.id)
    .executeTakeFirstOrThrow();
  const nota = chaveInventada({ cnpj: cnpj ?? '' });
  const { params } = desfeita;
  await fazer('PUT /coupon/:id/nota', tutor, { params, body: { vez: 1, nota } });
  const retirada = { params, body: { vez: 1, chave: nota, motivo: 'dado_errado' } } as const;
  expect((await fazer('POST /coupon/:id/nota/retirada', admin, retirada)).linha.valores).toEqual({
    motivo: [null, 'dado_errado'],
  });
  expect((await fazer('POST /coupon/:id/estorno', loja, desfeita)).linha.valores).toEqual({ motivo: [null, 'outro'] });
  for (const [rota, corpo] of [
    ['POST /estorno/pedidos/:id/recusa', { resposta: segredo('não ') }],
    ['POST /estorno/pedidos/:id/aprovacao', { vez: 1, resposta: segredo('sim ') }],
  ] as const) {
    const pedido = { vez: 1, motivo: 'outro', texto: segredo('favor ') };
    const { body } = await fazer('POST /coupon/:id/estorno/pedido', loja, {
      params: { id: await vendido() },
      body: pedido,
    });
    await fazer(rota, admin, { params: { id: body.id_pedido }, body: corpo });
  }
  const id = await vendido();
  await palco().trabalhar();
  await palco().pool.query(
    `insert into compra_suspeita (cupom_id, vez, regras, criada_em) values ($1, 1, '{repetida}', now())`,
    [id],
  );
  await fazer('PUT /analise/:id/liberacao', admin, { params: { id }, body: { vez: 1, motivo: segredo('ok ') } });
});

test('o que a equipe cadastra e altera', async () => {
  const campanha = { descritivo: segredo('Mês '), desconto: 10, data_validade: '2026-12-31' };
  const { body } = await fazer('POST /campaign', admin, { body: campanha });
  const params = { id: body.id_campaign };
  const mudou = await fazer('PUT /campaign/:id', admin, {
    params,
    body: { ...campanha, descritivo: segredo('Ano '), desconto: 15 },
  });
  expect([mudou.linha.campos, mudou.linha.valores]).toEqual([['descritivo'], { desconto: [10, 15] }]);
  await fazer('PUT /campaign/:id/shopkeepers', admin, { params, body: { incluir: [loja.id] } });
  await fazer('DELETE /campaign/:id', admin, { params });
  const ajustes = await fazer('PUT /configuracao', admin, { body: { retencao_auditoria: 6 } });
  expect(ajustes.linha.valores).toEqual({ retencao_auditoria: [5, 6] });
  const conferencia = await fazer('PUT /configuracao', admin, { body: { conferencia: 'simples' } });
  expect(conferencia.linha.valores).toEqual({ conferencia: ['rigorosa', 'simples'] });
  await fazer('PUT /setting/1', admin, { body: { texto_sac: `<p>${segredo('Fale ')}</p>` } });
  const lote = { data_referencia: '2026-03-10', quantidade: 2 };
  const [codigo] = (await fazer('POST /prescrition/lote', admin, { body: lote })).body;
  const visto = await fazer('GET /prescrition/lote/:id', admin, { params: { id: codigo.id_lote } });
  expect(visto.linha).toMatchObject({ ato: 'codigos-vistos', objeto: 'lote', objeto_id: codigo.id_lote });
  const caiu = { params: { id: codigo.id_lote }, body: { motivo: 'outro', texto: segredo('caiu ') } };
  const cancelado = await fazer('POST /prescrition/lote/:id/cancelar', admin, caiu);
  expect(cancelado.linha.valores).toEqual({ cancelados: [null, 2], motivo: [null, 'outro'] });
});

test('o que vem com imagem ou arquivo', async () => {
  const bytes = await liso(1200, 900).jpeg().toBuffer();
  const ficha = {
    ...{
      categoria: 'Fórmula Natural',
      especie: 'cao',
      sub_categoria: 'Fresh Meat',
      porte: 'Médio',
      nome: segredo('Ração '),
    },
    ...{ nome_curto: 'Adultos', link: 'https://example.com/x', opcao: 'Salmão', energia_metabolizavel: '4.020,5' },
    ...{ tipo_calculadora: 'comum', em_prescricao: 'S', em_catalogo: 'N' },
  };
  const novo = await fazer('POST /product', admin, { formulario: { campos: ficha } });
  const params = { id: novo.body.id_produto };
  const outra = { ...ficha, nome: segredo('Ração '), em_catalogo: 'S' };
  const alterado = await fazer('POST /product/:id', admin, { params, formulario: { campos: outra } });
  expect(alterado.linha.valores).toEqual({ em_catalogo: ['N', 'S'] });
  await fazer('DELETE /product/:id', admin, { params });
  const { rows } = await palco().pool.query<{ id: number }>('select id from capa order by id limit 1');
  const capa = { id: rows[0]?.id ?? 0 };
  await fazer('POST /imagem-admin/:id', admin, {
    params: capa,
    formulario: { campos: { _method: 'put' }, arquivo: { ...CAPA, bytes } },
  });
  await fazer('DELETE /image-admin/:id', admin, { params: capa });
  const arquivo = (nome: string, conteudo: Buffer) => ({ nome: `${segredo(nome)}.csv`, bytes: conteudo });
  const pessoas = csvDeTutores(linhaDeTutor({ nome: segredo('Zé '), email: email() }), linhaDeTutor());
  const { body, linha } = await fazer('POST /cadastro-em-lote', admin, {
    formulario: { campos: { perfil: 'tutor' }, arquivo: arquivo('pessoas', pessoas) },
  });
  expect(linha.valores).toEqual({ tipo: [null, 'cadastro-tutor'], linhas: [null, 2] });
  await palco().trabalhar();
  expect(await rastroDesde(palco(), linha.id)).toEqual([]);
  await palco().pool.query(`update importacao set estado = 'falhou' where id = $1`, [body.id_importacao]);
  await fazer('POST /importacao/:id/tentar', admin, { params: { id: body.id_importacao } });
  const deBaixa = arquivo('baixa', await modeloPreenchido(palco(), admin, 'baixa'));
  await fazer('POST /coupon/upload_file_baixa', admin, { formulario: { arquivo: deBaixa } });
  const online = await criarLojista(palco(), { tipo: 'loja_online' });
  const deCupons = arquivo('cupons', await modeloPreenchido(palco(), admin, 'cupons-online'));
  await fazer('POST /prescrition/upload_file', admin, {
    formulario: { campos: { id_lojista: String(online.id) }, arquivo: deCupons },
  });
});

test('as contas, da entrada à exclusão', async () => {
  const login = { body: { email: tutor.email, senha: SENHA }, sempreAge: true } as const;
  const { linha, body } = await fazer('POST /login', null, login);
  expect(linha).toMatchObject({ conta_id: tutor.id, papel: 'tutor', objeto_id: tutor.id });
  await fazer('POST /logout', { ...tutor, token: body.api_token });
  const semTermos = await criarTutor(palco(), { aceites: false });
  const aceites = { privacidade_aceite: 'S', uso_aceite: 'S' };
  await fazer('PUT /termos/:id', semTermos, { params: { id: semTermos.id }, body: aceites });
  const nova = formularioDeTutora({ nome: segredo('Eva '), email: email(), telefone: fone(), cpf: cpfDe(777) });
  segredos.push(nova.cpf);
  await fazer('POST /register', null, { body: nova });
  await fazer('POST /register', admin, {
    body: formularioDeParceiro('criador', { email: email(), nome: segredo('Rui ') }),
  });
  await palco().trabalhar();
  const achar = (para: string, trecho: RegExp) =>
    trecho.exec(
      palco().emails.findLast((carta) => carta.para === para && trecho.test(carta.texto))?.texto ?? '',
    )?.[1] ?? '';
  await fazer('POST /confirmar-email', null, { body: { passe: achar(nova.email, /confirmar-email\/([\w.-]+)/) } });
  await fazer('POST /confirmar-email/pedir', semTermos, { sempreAge: true });
  await fazer('POST /usuario/:id/redefinir', admin, { params: { id: tutor.id }, sempreAge: true });
  await palco().trabalhar();
  const hash = achar(tutor.email, /recuperar\/([\w-]+)/);
  await fazer('POST /redefinir-senha', null, { body: { hash, senha: segredo('senha nova ') } });
  const deVolta = await criarTutor(palco(), {}, { telefone: fone() });
  tutor = deVolta;
  const porque = { motivo: 'outro', texto: segredo('pediu ') };
  const indicacao = { params: { id: await indicacaoResgatada() }, body: { ...porque, email: null, telefone: fone() } };
  await fazer('PUT /atendimento/indicacao/:id/contato', admin, indicacao);
  const contato = { ...porque, email: email(), telefone: fone() };
  const corrigida = await fazer('PUT /atendimento/conta/:id/contato', admin, {
    params: { id: tutor.id },
    body: contato,
  });
  expect(corrigida.linha).toMatchObject({ campos: ['email', 'telefone'], valores: { motivo: [null, 'outro'] } });
  for (const suspenso of [true, false]) {
    const suspensao = await fazer('PUT /usuario/:id/suspensao', admin, {
      params: { id: deVolta.id },
      body: { suspenso },
    });
    expect(suspensao.linha.valores).toEqual({ suspenso: [!suspenso, suspenso] });
  }
});

test('os perfis', async () => {
  const tutora = await criarTutor(palco());
  const params = { id: tutora.id };
  const dela = {
    nome: segredo('Lia '),
    email: tutora.email,
    telefone: fone(),
    cpf: cpfDe(778),
    data_nascimento: '1990-05-20',
  };
  const { linha } = await fazer('PUT /tutor/:id', tutora, { params, body: dela });
  expect([linha.campos, linha.valores]).toEqual([['cpf', 'data_nascimento', 'nome', 'telefone'], null]);
  await fazer('POST /conta/exclusao', prescritor);
  await fazer('DELETE /conta/exclusao', prescritor);
  const {
    senha: _,
    tipo_login: __,
    ...daLoja
  } = formularioDeLoja({ nome_fantasia: segredo('Pet '), email: loja.email });
  await fazer('PUT /shopkeeper/:id', admin, { params: { id: loja.id }, body: daLoja });
  const crmv = { uf: 'SP', numero: '1', situacao: 'irregular' };
  const conferido = await fazer('POST /prescriber/:id/crmv', admin, { params: { id: prescritor.id }, body: crmv });
  expect(conferido.linha).toMatchObject({ objeto_id: prescritor.id, valores: { situacao: [null, 'irregular'] } });
  const { senha: ___, tipo_login: ____, ...doParceiro } = formularioDeParceiro('groomer', { nome: segredo('Gil ') });
  const perfil = await fazer('PUT /prescriber/:id', admin, { params: { id: prescritor.id }, body: doParceiro });
  expect(perfil.linha.valores).toEqual({ perfil: ['veterinario', 'groomer'] });
  await fazer('DELETE /tutor/:id', admin, { params });
  await fazer('DELETE /prescriber/:id', admin, { params: { id: prescritor.id } });
  await fazer('DELETE /shopkeeper/:id', admin, { params: { id: loja.id } });
});

/** Done by the same walker in the file beside, or in the tests of these areas, where a success is bound to its row too. */
const NAS_SUAS_AREAS = ['areas/acerto', 'areas/usuario', 'test'];

test('toda chamada que declara um ato foi feita aqui, ou num teste que a faz', () => {
  const rotas = Object.values<Chamada>(CHAMADAS).flatMap((c) => (c.ato ? [`${c.method} ${c.path}`] : []));
  const dasAreas = NAS_SUAS_AREAS.map((area) => fontesDe(area)).join();
  const daEquipe = fontesDe('areas/auditoria');
  const emOutro = (rota: string) =>
    daEquipe.includes(`fazer('${rota}'`) || [rota, rota.split(' ')[1]].some((nome) => dasAreas.includes(`'${nome}'`));
  expect(rotas.filter((rota) => !feitas.has(rota) && !emOutro(rota))).toEqual([]);
});

test('nada do que as pessoas são ou escreveram está no rastro', async () => {
  const rastro = JSON.stringify(await rastroDesde(palco())).toLowerCase();
  const recusadas = JSON.stringify(await palco().db.selectFrom('entrada_recusada').selectAll().execute());
  expect(rastro.length).toBeGreaterThan(10_000);
  expect(segredos.length).toBeGreaterThan(60);
  expect(segredos.filter((texto) => `${rastro}${recusadas}`.includes(texto.toLowerCase()))).toEqual([]);
  expect(rastro).not.toContain('@');
});
