import { hojeEmSaoPaulo, isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import type { InicioDoTutor } from '@indica-bem/domain/inicio/contrato';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Reposicao } from '@indica-bem/domain/reposicao/contrato';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../../test/produto';
import { EVENTO, INDICACAO, PET } from '../../test/registros';

comProduto();
afterEach(() => vi.useRealTimers());

const hoje = hojeEmSaoPaulo(new Date());
function racao(dias: number, mudanca: Partial<Reposicao> = {}): Reposicao {
  const situacao = dias > 5 ? 'em_dia' : dias >= 0 ? 'acabando' : 'acabou';
  return {
    id_prescricao: 9,
    pet: { id_pet: 2, nome: 'Thor' },
    pet_nome: 'Thorzinho',
    produto: { nome: 'Ração Prova', imagem_caminho: null },
    parceiro: 'Dra. Bia',
    racao: { gramas: 187, peso: 15, comprado_em: '2026-03-10', fim: somarDias(hoje, dias), situacao },
    pedido: null,
    nao_pode_pedir: null,
    ...mudanca,
  };
}
const pedidoAberto = {
  id_renovacao: 4,
  estado: 'aberta' as const,
  pedida_em: '2026-03-10T12:00:00.000Z',
  respondida_em: null,
  motivo: null,
  texto: null,
  id_nova: null,
};

const NADA: InicioDoTutor = {
  destaque: null,
  cupons: 0,
  sem_loja: 0,
  pets: [],
  reposicoes: [],
  evento: null,
  kg: 0,
};
const comCupom = (dias: number) =>
  ({
    ...INDICACAO,
    status: 'Ativo - Aguardando compra',
    id_lojista: 13,
    shopkeeper: { id_shopkeeper: 13, nome_fantasia: 'Loja Prova', tipo: 'loja_fisica', disponivel: true },
    coupons: [{ id_coupon: 51, situacao: 'ativo', desconto: 12.5, data_validade: somarDias(hoje, dias) }],
  }) as unknown as Prescricao;

const abrirCom = (inicio: Partial<InicioDoTutor>, api: Api = {}) =>
  abrirProduto('/home', { como: 'tutor', api: { 'GET /tutor/:id/inicio': { ...NADA, ...inicio }, ...api } });

function abrir(reposicoes: Reposicao[]) {
  let atuais = reposicoes;
  const mudar = (pedido: Reposicao['pedido']) => {
    atuais = atuais.map((uma) => ({ ...uma, pedido }));
    return atuais[0];
  };
  return abrirCom(
    {},
    {
      'GET /tutor/:id/inicio': () => ({ ...NADA, reposicoes: atuais }),
      'POST /prescrition/:id/renovacao': () => mudar(pedidoAberto),
      'DELETE /prescrition/:id/renovacao': () => mudar({ ...pedidoAberto, estado: 'retirada' }),
    },
  );
}
const leva = (nome: string | RegExp) => botao(nome).getAttribute('href');

test('o cupom vem primeiro, como um bilhete a um toque do caixa; os outros se contam', async () => {
  await abrirCom({ destaque: comCupom(40), cupons: 3, sem_loja: 1 });
  expect((await screen.findByText('Seu cupom')).tagName).toBe('H2');
  // The heading says where one is, not what is there today.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Início do tutor');
  expect(screen.getByText('12,5%')).toBeTruthy();
  expect(screen.getByText('Loja Prova')).toBeTruthy();
  expect(screen.getByText('Válido até')).toBeTruthy();
  expect([leva('Mostrar no caixa'), leva(/^e mais 2/), leva(/^1 indicação espera/)]).toEqual([
    '/web/cupom/ver/51',
    '/web/cupom',
    '/web/prescricoes?status=cadastrado',
  ]);
});

test('nos últimos dias o bilhete diz quantos faltam', async () => {
  await abrirCom({ destaque: comCupom(3), cupons: 1 });
  expect(await screen.findByText('Vence em 3 dias')).toBeTruthy();
  expect(screen.queryByText(/e mais/)).toBeNull();
});

test('na página aberta depois da meia-noite, os dias que faltam são os de hoje', async () => {
  await abrirCom({ destaque: comCupom(5), cupons: 1 });
  await screen.findByText('Vence em 5 dias');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Vence em 4 dias')).toBeTruthy();
});

test('sem cupom, a indicação que espera uma loja', async () => {
  await abrirCom({ destaque: { ...INDICACAO, pet_nome: 'Thor' }, sem_loja: 3 });
  await screen.findByText('Clínica Prova indicou para Thor');
  expect([leva('Comprar com desconto'), leva(/^Mais 2 indicações/)]).toEqual(['/web/lojistas/41', '/web/prescricoes']);
});

test('a que perdeu a sua loja diz por quê e leva a outra', async () => {
  await abrirCom({ destaque: { ...INDICACAO, loja_que_saiu: 'Loja Antiga' }, sem_loja: 1 });
  await screen.findByText('A loja Loja Antiga deixou o Indica Bem');
  expect(leva('Escolher outra loja, sem gastar troca')).toBe('/web/lojistas/41');
});

test('sem nada, o campo do código está ali: resgata, leva às lojas, e voltar acha o início', async () => {
  const { chegarA, mudancas, voltar, onde } = await abrirCom(
    {},
    {
      'PUT /prescrition/:codigo/tutor': INDICACAO,
      'GET /prescrition/:id': INDICACAO,
      'GET /shopkeepers': { shopkeepers: [], proximo: null },
    },
  );
  await screen.findByText('Tem um código de indicação?');
  await screen.findByText('Comece por aqui');
  expect(screen.queryByText('Tenho um código')).toBeNull();
  await digitar({ 'Código da indicação': 'bcdf 2345' });
  await tocarDuasVezes('Ver meu desconto');
  await chegarA('/lojistas/41');
  expect(mudancas()).toMatchObject([{ caminho: '/prescrition/BCDF2345/tutor' }]);
  await voltar();
  expect(onde()).toBe('/home');
});

test('um código que não existe custa uma frase no campo, e o digitado fica', async () => {
  await abrirCom({}, { 'PUT /prescrition/:codigo/tutor': () => recusa('CODIGO_INVALIDO') });
  await screen.findByText('Tem um código de indicação?');
  await digitar({ 'Código da indicação': 'BCDF2345' });
  await tocar('Ver meu desconto');
  expect(await screen.findByText('Código inválido.')).toBeTruthy();
  expect(campo('Código da indicação').value).toBe('BCDF-2345');
});

test('cada pet uma vez, o próximo evento, os quilos; as ilustrações por último', async () => {
  const porcao = { id_prescricao: 9, data: '2026-03-01', produto: 'Life', gramas: 63, parceiro: null };
  await abrirCom({ pets: [{ ...PET, porcao }], evento: { ...EVENTO, data: somarDias(hoje, 1) }, kg: 2 });
  const inicio = (await screen.findByText('Cuidar bem começa pela tigela')).closest('main') as HTMLElement;
  const partes = [
    'Tem um código de indicação?',
    'Nina63 g por dia',
    `BanhoAmanhã · ${isoParaBr(somarDias(hoje, 1))}`,
    '2 kg doados por você',
    'Comece por aqui',
    'Conheça os produtos',
    'Cuidar bem começa pela tigela',
  ];
  const lugares = partes.map((parte) => inicio.textContent?.indexOf(parte) ?? -1);
  expect(lugares).not.toContain(-1);
  expect(lugares).toEqual(lugares.toSorted((a, b) => a - b));
  expect([leva('Nina'), leva('Banho'), leva('2 kg doados por você')]).toEqual([
    '/web/pet/ver/21',
    `/web/eventos?dia=${somarDias(hoje, 1)}`,
    '/web/meus-quilos',
  ]);
});

test('sem resposta, os caminhos continuam ali e o início se pede de novo', async () => {
  let respondeu = false;
  await abrirCom({}, { 'GET /tutor/:id/inicio': () => (respondeu ? NADA : recusa('ERRO_INTERNO')) });
  await screen.findByText('Não conseguimos ler agora');
  expect(leva('Minhas indicações')).toBe('/web/prescricoes');
  respondeu = true;
  await tocar('Tentar de novo');
  await screen.findByText('Tem um código de indicação?');
});

test('longe do fim, o início diz quanto vai por dia e até quando', async () => {
  await abrir([racao(40)]);
  expect((await screen.findByRole('link', { name: /Thor/ })).textContent).toMatch(/187 g por dia · ração até/);
  expect(screen.queryByRole('button', { name: 'Pedir nova indicação' })).toBeNull();
});

test('perto do fim, um toque pede, e outro retira', async () => {
  const { mudancas } = await abrir([racao(4)]);
  expect(await screen.findByText('A ração de Thor acaba em 4 dias')).toBeTruthy();
  const pedir = screen.getByRole('button', { name: 'Pedir nova indicação' });
  fireEvent.click(pedir);
  fireEvent.click(pedir);
  expect(await screen.findByText(/Você pediu nova indicação a Dra. Bia/)).toBeTruthy();
  expect(mudancas()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Retirar o pedido' }));
  expect(await screen.findByRole('button', { name: 'Pedir nova indicação' })).toBeTruthy();
});

test('depois do fim ainda se pede; feita a nova, o caminho é até ela', async () => {
  await abrir([
    racao(-3),
    racao(2, {
      id_prescricao: 10,
      pedido: { ...pedidoAberto, estado: 'atendida', id_nova: 33 },
      nao_pode_pedir: 'RENOVACAO_FEITA',
    }),
  ]);
  expect(await screen.findByText('A ração de Thor deve ter acabado')).toBeTruthy();
  const nova = screen.getByRole('link', { name: 'Ver a nova indicação' });
  expect(nova.getAttribute('href')).toBe('/web/indicacao/codigo/33');
});

test('recusada, o tutor lê por quê; sem parceiro, a quem pedir', async () => {
  const recusada = { ...pedidoAberto, estado: 'recusada' as const, motivo: 'consulta' as const, texto: 'Me ligue' };
  await abrir([
    racao(1, { pedido: recusada }),
    racao(2, { id_prescricao: 10, nao_pode_pedir: 'RENOVACAO_SEM_PARCEIRO' }),
  ]);
  expect(await screen.findByText(/é preciso uma consulta antes/)).toBeTruthy();
  expect(screen.getByText('“Me ligue”')).toBeTruthy();
  expect(screen.getByText(/não está no Indica Bem no momento/)).toBeTruthy();
});

test('o dia vai para o calendário do aparelho', async () => {
  const criar = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { pedidos } = await abrirCom(
    { reposicoes: [racao(4)] },
    {
      'GET /prescrition/:id/reposicao/calendario': () =>
        new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Pôr no meu calendário' }));
  await vi.waitFor(() => expect(criar).toHaveBeenCalled());
  expect(pedidos.map(({ caminho }) => caminho)).toContain('/prescrition/9/reposicao/calendario');
  criar.mockRestore();
});
