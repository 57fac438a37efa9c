import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { banco } from '../../offline/banco';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../../test/produto';
import { INDICACAO, PRODUTO } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';

comProduto();
afterEach(() => banco.pendentes.clear());

const ENVIAR = 'POST /prescrition/nova_prescricao_prescritor';
const DE_CAES = { ...PRODUTO, porte: null, opcao: null, energia_metabolizavel: 3800 };
const DO_CAO = '/prescricoes/nova?peso_pet=30&atividade=baixa&passo=tutor';
const ANOTACOES = 'Anotações (opcional)';
const semResposta = () => new Promise<never>(() => {});
const feita = { ...INDICACAO, codigo_prescricao: 'BCDF2345' };
const abrir = (enviar: unknown, endereco = DO_CAO) =>
  abrirProduto(endereco, {
    como: 'prescritor',
    api: { 'GET /products': [DE_CAES], 'GET /dose': { formula: 1, responsavel: null }, [ENVIAR]: enviar },
  });
const enviadas = (pedidos: { metodo: string; chave: string | null }[]) =>
  new Set(pedidos.filter(({ metodo }) => metodo === 'POST').map(({ chave }) => chave));

async function enviarDoCao(enviar: unknown) {
  const produto = await abrir(enviar);
  await screen.findByText('Enviar indicação');
  expect(screen.getByText(/g por dia/)).toBeTruthy();
  await digitar({ 'Telefone do tutor': '15912345678' });
  await tocar('Enviar indicação');
  await waitFor(() => expect(enviadas(produto.pedidos).size).toBe(1));
  return produto;
}

const nadaParaEnviar = () => {
  expect(screen.queryByText(/g por dia/)).toBeNull();
  expect(screen.queryByText('Enviar indicação')).toBeNull();
  expect(screen.queryByLabelText('Telefone do tutor')).toBeNull();
};

test('recarregada durante o envio, diz o que houve com ela, com o código, e a nova começa vazia', async () => {
  const antes = await enviarDoCao(semResposta);
  cleanup();
  const depois = await abrir(feita);
  await screen.findByText('Esta indicação já foi enviada');
  expect(screen.getByText(/Código BCDF-2345/)).toBeTruthy();
  nadaParaEnviar();
  expect(enviadas(depois.pedidos)).toEqual(enviadas(antes.pedidos));
  await tocar('Nova indicação');
  await screen.findByText('Quanto o pet come por dia?');
  expect(campo('Peso do pet').value).toBe('');
});

test('recarregada de novo e de novo enquanto não sai, continua a dizer; depois, começa outra', async () => {
  await enviarDoCao(semResposta);
  for (let i = 0; i < 2; i++) {
    cleanup();
    await abrir(semResposta);
    await screen.findByText('Esta indicação está salva neste dispositivo');
    nadaParaEnviar();
  }
  cleanup();
  await abrir(feita);
  await screen.findByText('Esta indicação já foi enviada');
  cleanup();
  await abrir(feita);
  await screen.findByText('Quanto o pet come por dia?');
  expect(campo('Peso do pet').value).toBe('');
});

test('quem sai durante o envio e volta pelo histórico também não a acha preenchida', async () => {
  let responder = (_: unknown) => {};
  const resposta = new Promise((ok) => {
    responder = ok;
  });
  const { ir, voltar, pedidos } = await enviarDoCao(() => resposta);
  await ir('/contato');
  await voltar();
  await screen.findByText('Esta indicação está salva neste dispositivo');
  nadaParaEnviar();
  responder(feita);
  await screen.findByText('Esta indicação já foi enviada');
  expect(screen.getByText(/Código BCDF-2345\. Ele/)).toBeTruthy();
  nadaParaEnviar();
  expect(enviadas(pedidos).size).toBe(1);
});

test('recusada depois da recarga, diz onde se corrige', async () => {
  await enviarDoCao(semResposta);
  cleanup();
  await abrir(() => recusa('PRODUTO_INDISPONIVEL'));
  await screen.findByText('Esta indicação foi recusada');
  nadaParaEnviar();
});

test('enviada, "voltar" começa outra, sem nada da anterior, e ela sai; dois toques são uma', async () => {
  const { voltar, onde, mudancas } = await abrir(feita, '/prescricoes/nova');
  const aoTutor = async () => {
    await screen.findByText('Quanto o pet come por dia?');
    expect(campo('Peso do pet').value).toBe('');
    await digitar({ 'Peso do pet': '30' });
    await tocar('Ativo');
    await tocar('Avançar');
    await screen.findByText('Quem recebe a indicação?');
    expect([campo('Telefone do tutor').value, campo(ANOTACOES).value]).toEqual(['', '']);
  };
  const REALIZADA = 'Indicação realizada com sucesso!';
  await aoTutor();
  await digitar({ 'Telefone do tutor': '15912345678', [ANOTACOES]: 'Do primeiro' });
  await tocarDuasVezes('Enviar indicação');
  await screen.findByText(REALIZADA);

  await voltar();
  await waitFor(() => expect(screen.queryByText(REALIZADA)).toBeNull());
  expect(onde()).toBe('/prescricoes/nova');
  await aoTutor();
  await digitar({ 'Telefone do tutor': '15987654321' });
  await tocar('Enviar indicação');
  await screen.findByText(REALIZADA);
  expect(mudancas().map(({ corpo }) => corpo)).toMatchObject([
    { telefone: '(15) 91234-5678', anotacoes: 'Do primeiro' },
    { telefone: '(15) 98765-4321', anotacoes: '' },
  ]);
  expect(enviadas(mudancas()).size).toBe(2);
});

test('a sessão que morre ao enviar: de volta, tudo está como estava, já saiu e não se envia de novo', async () => {
  const aceitas: (string | null)[] = [];
  const { pedidos, chegarA, matarSessao } = await abrirProduto(DO_CAO, {
    como: 'prescritor',
    api: {
      'GET /products': [DE_CAES],
      'GET /dose': { formula: 1, responsavel: null },
      'POST /login': sessaoDe('prescritor', 'outro token'),
      [ENVIAR]: ({ chave }: { chave: string | null }) => {
        aceitas.push(chave);
        return feita;
      },
    },
  });
  await screen.findByText('Enviar indicação');
  await digitar({ 'Telefone do tutor': '15912345678', [ANOTACOES]: 'Duas refeições' });
  matarSessao(sessaoDe('prescritor').api_token);
  await tocar('Enviar indicação');
  await chegarA('/login');
  await screen.findByText(/Você foi deslogado/);

  await digitar({ 'E-mail': 'paula@example.com', Senha: 'uma senha' });
  await tocar('Entrar');
  await screen.findByText('Esta indicação já foi enviada');
  expect(screen.getByText('Quem recebe a indicação?')).toBeTruthy();
  expect([campo('Telefone do tutor').value, campo(ANOTACOES).value]).toEqual(['(15) 91234-5678', 'Duas refeições']);
  expect(screen.queryByText('Enviar indicação')).toBeNull();
  expect(screen.queryByText(/Você foi deslogado/)).toBeNull();
  // Refused, however often it was tried meanwhile, and the one that left: of one intention.
  const tentadas = pedidos.filter(({ caminho }) => `POST ${caminho}` === ENVIAR);
  expect([...enviadas(tentadas)]).toEqual(aceitas);
  expect(botao('Ver em Indicações Realizadas').getAttribute('href')).toBe('/web/prescricoes');
});
