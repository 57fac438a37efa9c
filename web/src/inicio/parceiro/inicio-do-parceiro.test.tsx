import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { mesDe, nomeDoMes } from '@indica-bem/domain/brasil/mes';
import type { InicioDoParceiro } from '@indica-bem/domain/inicio/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { ENCERRADA } from '@indica-bem/domain/prescricao/regras';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, tocar } from '../../test/produto';
import { INDICACAO, PRODUTO } from '../../test/registros';

comProduto();

const hoje = hojeEmSaoPaulo(new Date());
const NADA: InicioDoParceiro = {
  mes: { emitidas: 0, resgatadas: 0, compradas: 0 },
  esperam: { resgate: 0, loja: 0, compra: 0, exato: true },
  espera: [],
  ultimas: [],
  renovacoes: 0,
};
const PENDENTE = {
  ...INDICACAO,
  status: 'Pendente - Aguardando cadastro' as const,
  id_tutor: null,
  tutor: null,
  tutor_nome: 'Ana',
  pet_nome: 'Thor',
  telefone: '(15) 91234-5678',
  email: 'ana@example.com',
  hash: hashDaIndicacao('BCDF2345', '15912345678'),
};
const COM_GENTE: InicioDoParceiro = {
  mes: { emitidas: 12, resgatadas: 1, compradas: 3 },
  esperam: { resgate: 4, loja: 0, compra: 1, exato: true },
  espera: [{ indicacao: PENDENTE, desde: somarDias(hoje, -3), reenviada_em: null }],
  ultimas: [
    { ...INDICACAO, id_prescricao: 42, data_ativacao: hoje, status: 'Finalizado - Realizou a compra' },
    PENDENTE,
  ],
  renovacoes: 0,
};
const abrir = (inicio: Partial<InicioDoParceiro>, api: Api = {}) =>
  abrirProduto('/home', { como: 'prescritor', api: { 'GET /prescriber/:id/inicio': { ...NADA, ...inicio }, ...api } });
const leva = (nome: string | RegExp) => botao(nome).getAttribute('href');

test('o mês em números com palavras, quem espera o quê e há quanto, as últimas', async () => {
  await abrir(COM_GENTE);
  const [nome = ''] = nomeDoMes(mesDe(hoje)).split(' ');
  const mes = (await screen.findByText(`Indicações de ${nome}`)).closest('section') as HTMLElement;
  expect([...mes.querySelectorAll('li')].map((li) => li.textContent)).toEqual(['12feitas', '1resgatada', '3compradas']);
  const espera = screen.getByText('Quem espera o quê').closest('section') as HTMLElement;
  expect([...espera.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    '4 sem resgate',
    '1 com cupom',
    'Thor, de AnaAinda não resgatou · há 3 dias',
  ]);
  within(espera).getByText('Das indicações dos últimos 60 dias');
  expect(within(espera).getByText('sem resgate', { exact: false }).getAttribute('href')).toBe(
    '/web/indicacoes?status=pendente&so=esperando',
  );
  const ultimas = screen.getByText('Últimas indicações').closest('section') as HTMLElement;
  expect([...ultimas.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    'TeresaFresh Meat · Cães adultos, porte médio · FrangoComprada01/03/2026',
    'Thor, de AnaFresh Meat · Cães adultos, porte médio · FrangoSem resgate01/03/2026',
  ]);
});

test('um toque lembra: por WhatsApp com o link, ou de novo por e-mail, perguntando antes', async () => {
  let reenviada: string | null = null;
  const { mudancas } = await abrir(
    {},
    {
      'GET /prescriber/:id/inicio': () => ({
        ...COM_GENTE,
        espera: COM_GENTE.espera.map((uma) => ({ ...uma, reenviada_em: reenviada })),
      }),
      'POST /prescrition/:id/reenviar_prescricao': () => {
        reenviada = hoje;
        return {};
      },
    },
  );
  const whatsapp = await screen.findByLabelText('Lembrar Thor, de Ana por WhatsApp');
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/5515912345678\?text=Olá, Ana! .*\/indicacao\//,
  );
  await tocar('Reenviar a Thor, de Ana por e-mail');
  const pergunta = (await screen.findByText('Deseja reenviar os dados da indicação?')).closest('[role="dialog"]');
  expect(mudancas()).toEqual([]);
  await act(async () => void fireEvent.click(within(pergunta as HTMLElement).getByText('Reenviar')));
  await screen.findByText('Indicação reenviada para ana@example.com');
  expect(mudancas()).toMatchObject([{ corpo: { email: 'ana@example.com', telefone: '(15) 91234-5678' } }]);
  await screen.findByText('Ainda não resgatou · há 3 dias · reenviada hoje');
});

test('muitas esperando: os números dizem "pelo menos"', async () => {
  await abrir({ ...COM_GENTE, esperam: { resgate: 501, loja: 0, compra: 0, exato: false } });
  const espera = (await screen.findByText('Quem espera o quê')).closest('section') as HTMLElement;
  expect(espera.querySelector('li')?.textContent).toBe('501+ sem resgate');
});

test('repetir a última leva o alimento e nada do tutor nem do pet', async () => {
  await abrir(COM_GENTE);
  const link = (await screen.findByText('Repetir última')).closest('a');
  const destino = new URL(link?.getAttribute('href') ?? '', 'https://indicabem.example');
  expect(destino.pathname).toBe('/web/prescricoes/nova');
  expect(Object.fromEntries(destino.searchParams)).toEqual({
    especie: 'cao',
    categoria: 'Fórmula Natural',
    sub_categoria: 'Fresh Meat',
    nome_curto: 'Adultos',
    porte: 'Médio',
    opcao: 'Frango',
  });
});

test('o alimento que saiu das indicações não se repete', async () => {
  const product = { ...PRODUTO, em_prescricao: 'N' as const };
  await abrir({ ...COM_GENTE, ultimas: [{ ...INDICACAO, product }] });
  await screen.findByText('Últimas indicações');
  expect(screen.queryByText('Repetir última')).toBeNull();
});

test('quem ainda não indicou lê o que acontece, e o primeiro passo está ali', async () => {
  await abrir({});
  await screen.findByText('Sua primeira indicação');
  expect(screen.queryByText('Quem espera o quê')).toBeNull();
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/web/prescricoes/nova');
});

test('diz quantos tutores pedem nova indicação', async () => {
  await abrir({ renovacoes: 2 });
  await screen.findByText('2 tutores pedem nova indicação');
  expect(leva('2 tutores pedem nova indicação')).toBe('/web/renovacoes');
});

test('sem resposta, a nova indicação continua ali e o início se pede de novo', async () => {
  let respondeu = false;
  await abrir({}, { 'GET /prescriber/:id/inicio': () => (respondeu ? COM_GENTE : recusa('ERRO_INTERNO')) });
  await screen.findByText('Não conseguimos ler agora');
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/web/prescricoes/nova');
  respondeu = true;
  await tocar('Tentar de novo');
  await screen.findByText('Quem espera o quê');
});

test('entre as últimas, a de quem excluiu a conta se chama encerrada', async () => {
  const tutor = { nome: 'Tutor excluído', cpf: null };
  await abrir({ ultimas: [{ ...INDICACAO, status: ENCERRADA, tutor, tutor_nome: null, pet_nome: null }] });
  const linha = (await screen.findByText('Tutor excluído')).closest('li') as HTMLElement;
  within(linha).getByText('Encerrada');
});
