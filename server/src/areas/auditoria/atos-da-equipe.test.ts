import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { NaoEntregue } from '../../mail/correio';
import { apresentar, criar, criarAutenticador } from '../../test/autenticador';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { ENTREGA, recibo } from '../../test/entregas';
import {
  adiantar,
  codigoAgora,
  criarLojaComSenha,
  ligarAplicativo,
  primeiroPasso,
  provarComSenha,
  SENHA,
  senhaHashDeTeste,
} from '../../test/fator';
import { INTERESSE } from '../../test/interesses';
import { ateOCupom, criarElenco, type Elenco, escolher } from '../../test/jornada';
import { csvDeTutores, linhaDeTutor, mesaDeLotes } from '../../test/lote';
import { comPalco } from '../../test/palco';
import { andarilho, rastroDesde } from '../../test/rastro';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco({ limites: false });
const { fazer } = andarilho(palco);
const pessoas = mesaDeLotes(palco);

const segredos: string[] = [];
const segredo = (antes = '') => {
  const letras = Array.from(randomBytes(9), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  segredos.push(letras);
  return `${antes}${letras}`;
};
const email = () => `${segredo('b.')}@example.com`;

let dono: Pessoa;
let elenco: Elenco;

beforeAll(async () => {
  dono = await criarAdmin(palco(), { senhaHash: await senhaHashDeTeste(), email: email() }, segredo('Dora '));
  elenco = await criarElenco(palco());
});

test('a equipe e a própria conta', async () => {
  const novo = { nome: segredo('Caio '), email: email(), funcao: 'leitura' };
  const { body, linha } = await fazer('POST /equipe', dono, { body: novo });
  expect(linha).toMatchObject({ conta_id: dono.id, funcao: 'dono', valores: { funcao: [null, 'leitura'] } });
  const params = { id: body.id_admin };
  const alterado = { nome: segredo('Caio '), funcao: 'atendimento', versao: body.versao };
  const { linha: mudou } = await fazer('PUT /equipe/:id', dono, { params, body: alterado });
  expect([mudou.campos, mudou.valores]).toEqual([['nome'], { funcao: ['leitura', 'atendimento'] }]);
  await fazer('POST /equipe/:id/acesso', dono, { params, sempreAge: true });
  await fazer('PUT /equipe/:id/suspensao', dono, { params, body: { suspenso: true } });
  await fazer('DELETE /equipe/:id', dono, { params });
  const { body: minha } = await chamar(palco(), dono, 'GET /minha-conta', {});
  const meu = { nome: segredo('Dora '), email: dono.email, versao: minha.versao };
  await fazer('PUT /minha-conta', dono, { body: meu });
});

test('o atendimento: cada ato deixa o motivo, e nada do que se escreveu', async () => {
  const porque = () => ({ motivo: 'outro', texto: segredo('ligou ') });
  const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
  const params = { id: indicacao.id_prescricao };
  const { linha } = await fazer('POST /atendimento/indicacao/:id/reenvio', dono, { params, body: porque() });
  expect(linha.valores).toEqual({ motivo: [null, 'outro'] });
  await fazer('POST /atendimento/cupom/:id/cancelamento', dono, { params: { id: idCupom }, body: porque() });
  await fazer('POST /atendimento/indicacao/:id/troca', dono, { params, body: { ...porque(), vinculos: 3 } });
  const { body } = await escolher(palco(), elenco.tutor, params.id, elenco.loja);
  await fazer('POST /atendimento/cupom/:id/liberacao', dono, { params: { id: body.id_coupon }, body: porque() });
  await fazer('POST /atendimento/indicacao/:id/bloqueio', dono, { params, body: porque() });
  await fazer('POST /atendimento/indicacao/:id/desbloqueio', dono, { params, body: porque() });
});

test('muitos de uma vez: contas, e-mails, uma importação desfeita, outra parada', async () => {
  const { id } = await criarTutor(palco());
  const emLote = await fazer('POST /usuarios/em-lote', dono, { body: { acao: 'suspender', ids: [id] } });
  expect(emLote.linha.valores).toEqual({ acao: [null, 'suspender'], ids: [null, [id]] });
  await palco().trabalhar();
  const linha = linhaDeTutor({ nome: segredo('Rita '), email: email() });
  const importada = (await pessoas.enviar(csvDeTutores(linha))).body.id_importacao;
  const recusa = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 x' };
  await palco().fila.esvaziar(trabalhadores(palco(), { enviar: () => Promise.reject(new NaoEntregue(recusa)) }));
  const { emails } = (await chamar(palco(), dono, 'GET /correio', { query: { ver: 'falharam' } })).body;
  const deixado = await fazer('POST /correio/deixados', dono, { body: { ids: emails.map((um) => um.id) } });
  expect(deixado.linha.valores).toEqual({ quantos: [null, emails.length] });
  await fazer('POST /correio/reenvio', dono, { body: { ids: emails.map((um) => um.id) } });
  await fazer('GET /importacao/:id/erros', dono, { params: { id: importada }, sempreAge: true });
  await fazer('POST /importacao/:id/desfazer', dono, { params: { id: importada } });
  const aParar = (await pessoas.enviar(csvDeTutores(linhaDeTutor({ nome: segredo('Rui ') })))).body.id_importacao;
  const parada = await fazer('POST /importacao/:id/parar', dono, { params: { id: aParar } });
  expect(parada.linha.valores).toEqual({
    ...{ tipo: [null, 'cadastro-tutor'], linhas: [null, 0], motivo: [null, 'pedido'] },
  });
});

test('o segundo fator e as sessões', async () => {
  const loja = await criarLojista(palco(), {}, { senhaHash: await senhaHashDeTeste() });
  await provarComSenha(palco(), loja);
  const { segredo: doAplicativo } = (await chamar(palco(), loja, 'POST /fator/aplicativo', {})).body;
  await fazer('PUT /fator/aplicativo', loja, { body: { codigo: codigoAgora(palco(), doAplicativo) } });
  await fazer('POST /fator/recuperacao', loja, { sempreAge: true });
  const autenticador = criarAutenticador();
  const { challenge } = (await chamar(palco(), loja, 'POST /fator/chaves/desafio', {})).body;
  await fazer('POST /fator/chaves', loja, { body: { nome: segredo('Meu '), chave: criar(autenticador, challenge) } });
  const [chave] = (await chamar(palco(), loja, 'GET /fator', {})).body.chaves;
  const params = { id: chave?.id_chave ?? 0 };
  await fazer('PUT /fator/chave/:id', loja, { params, body: { nome: segredo('Outro ') } });

  adiantar(palco(), 60);
  const { desafio } = await primeiroPasso(palco(), loja);
  const codigo = codigoAgora(palco(), doAplicativo);
  const { linha } = await fazer('POST /login/segundo-fator', null, { body: { desafio, codigo } });
  expect(linha).toMatchObject({ conta_id: loja.id, papel: 'lojista', objeto_id: loja.id });
  const pedido = (await chamar(palco(), null, 'POST /login/chave/desafio', {})).body;
  const apresentada = apresentar(autenticador, pedido.challenge);
  await fazer('POST /login/chave', null, { body: { chave: apresentada } });
  const { sessoes } = (await chamar(palco(), loja, 'GET /sessoes', {})).body;
  const outra = sessoes.find(({ esta }) => !esta)?.id ?? '';
  await fazer('DELETE /sessao/:id', loja, { params: { id: outra } });
  await fazer('DELETE /sessoes', loja);
  await fazer('DELETE /fator/chave/:id', loja, { params });
  await fazer('DELETE /fator/aplicativo', loja);
  expect((await chamar(palco(), null, 'POST /login', { body: { email: loja.email, senha: SENHA } })).status).toBe(200);
});

test('o segundo fator que a equipe zera: o motivo e quem pediu', async () => {
  const loja = await criarLojaComSenha(palco());
  await ligarAplicativo(palco(), loja);
  await provarComSenha(palco(), dono);
  const body = { motivo: 'aparelho_roubado', pedido_por: 'outra_pessoa' };
  const { linha } = await fazer('POST /usuario/:id/fator/zerar', dono, { params: { id: loja.id }, body });
  expect(linha).toMatchObject({ ato: 'fator-zerado', conta_id: dono.id, objeto_id: loja.id });
  expect(linha.valores).toEqual({ motivo: [null, 'aparelho_roubado'], pedido_por: [null, 'outra_pessoa'] });
});

test('o que sai em arquivo: quem levou o quê, cada vez, por qualquer caminho', async () => {
  const deNovo = { sempreAge: true } as const;
  const { tutor, prescritor, loja } = elenco;

  const relatorio = { query: { tipo_report: '9', perfil: 'tutor', formato: 'csv' } } as const;
  expect((await fazer('GET /reports', dono, { ...deNovo, ...relatorio })).linha).toMatchObject({
    conta_id: dono.id,
    valores: { tipo: [null, '9'], perfil: [null, 'tutor'] },
  });
  const { perfil, tipo_report } = relatorio.query;
  const { endereco } = (await chamar(palco(), dono, 'POST /reports/bilhete', { body: { perfil, tipo_report } })).body;
  const bilhete = endereco.split('/').pop() ?? '';
  const baixado = await fazer('GET /reports/bilhete/:bilhete', null, { params: { bilhete } });
  expect(baixado.linha).toMatchObject({ conta_id: dono.id, valores: { tipo: [null, '9'], perfil: [null, 'tutor'] } });
  const escolhidos = { query: { perfil: 'tutor', ids: String(tutor.id) } };
  expect((await fazer('GET /usuarios/selecao', dono, { ...deNovo, ...escolhidos })).linha.valores).toEqual({
    perfil: [null, 'tutor'],
    ids: [null, [tutor.id]],
  });
  await fazer('GET /auditoria/csv', dono, deNovo);
  await fazer('GET /shopkeeper/:id/coupons/csv', loja, { ...deNovo, params: { id: loja.id } });
  await fazer('GET /tutor/:id/dados', tutor, { ...deNovo, params: { id: tutor.id } });
  await fazer('GET /prescriber/:id/dados', prescritor, { ...deNovo, params: { id: prescritor.id } });
  await fazer('GET /shopkeeper/:id/dados', loja, { ...deNovo, params: { id: loja.id } });
  const { id } = await criarPrescritor(palco());
  const { linha } = await fazer('GET /prescriber/:id/dados', dono, { ...deNovo, params: { id } });
  expect(linha).toMatchObject({ conta_id: dono.id, objeto_id: id });
});

test('as entregas', async () => {
  const campos = { ...ENTREGA, instituicao: segredo('Lar '), texto: segredo('Foi ') };
  const { body, linha } = await fazer('POST /entrega', dono, { formulario: { campos, arquivos: [recibo()] } });
  expect(linha).toMatchObject({ conta_id: dono.id, objeto_id: body.id });
  const params = { id: body.id };
  const alterada = { campos: { ...campos, instituicao: segredo('Lar ') } };
  expect((await fazer('POST /entrega/:id', dono, { params, formulario: alterada })).linha.campos).toEqual([
    'instituicao',
  ]);
  await fazer('GET /entrega/:id/documento', dono, { params, sempreAge: true });
  await fazer('POST /entrega/:id/retirada', dono, { params, body: { motivo: segredo('Porque ') } });
});

test('os interessados: quem escreve não deixa rastro; o que a equipe faz, sim, sem dizer de quem', async () => {
  const nome = segredo('Ana ');
  const body = { ...INTERESSE, nome, mensagem: segredo('Quero ') };
  await chamar(palco(), null, 'POST /interesse', { body });
  const { interessados } = (await chamar(palco(), dono, 'GET /interessados', {})).body;
  const params = { id: interessados[0]?.id ?? 0 };
  const mudanca = { situacao: 'em_conversa', anotacao: segredo('Ligar ') } as const;
  expect((await fazer('PUT /interessado/:id', dono, { params, body: mudanca })).linha).toMatchObject({
    objeto_id: params.id,
    campos: ['anotacao'],
    valores: { situacao: ['novo', 'em_conversa'] },
  });
  const esquecido = await fazer('POST /interessado/:id/esquecer', dono, { params, body: { motivo: 'falso' } });
  expect(esquecido.linha.valores).toMatchObject({ motivo: [null, 'falso'] });
});

test('olhar o começo de um relatório não é levá-lo', async () => {
  const antes = (await rastroDesde(palco())).length;
  await chamar(palco(), dono, 'GET /reports', { query: { tipo_report: '9', perfil: 'tutor' } });
  expect(await rastroDesde(palco())).toHaveLength(antes);
});

test('nada do que as pessoas são ou escreveram está no rastro', async () => {
  const rastro = JSON.stringify(await rastroDesde(palco())).toLowerCase();
  expect(segredos.length).toBeGreaterThan(12);
  expect(segredos.filter((texto) => rastro.includes(texto))).toEqual([]);
  expect(rastro).not.toContain('@');
});
