import { hojeEmSaoPaulo, isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import type { Acompanhamento } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO, PET, PRODUTO } from '../../test/registros';

comProduto();
afterEach(() => vi.useRealTimers());

const HOJE = hojeEmSaoPaulo(new Date());
const ha = (dias: number) => somarDias(HOJE, -dias);
const PARCEIRO = { id_prescriber: 12, nome: 'Dra. Paula', disponivel: true, desde: null };
const NINA: Acompanhamento = {
  pet: { ...PET, peso: 6 },
  pesos: [
    { dia: ha(15), peso: 6.2 },
    { dia: ha(1), peso: 6 },
  ],
  inicio: null,
  meta: null,
  hoje: HOJE,
  porcao: { id_prescricao: 41, data: ha(20), produto: 'Ração de Gato', gramas: 63, parceiro: 'Dra. Paula' },
  parceiros: [PARCEIRO],
};

/** The pet as the server would keep it. */
function servidor(inicial: Acompanhamento) {
  let atual = inicial;
  const mudar = (mudanca: Partial<Acompanhamento>) => {
    atual = { ...atual, ...mudanca };
    return atual;
  };
  return {
    'GET /pet/:id/acompanhamento': () => atual,
    'PUT /pet/:id/peso/:dia': ({ corpo }: { corpo: unknown }, _: string, dia = '') =>
      mudar({ pesos: [...atual.pesos, { dia, peso: (corpo as { peso: number }).peso }] }),
    'DELETE /pet/:id/peso/:dia': (_: unknown, __: string, dia = '') =>
      mudar({ pesos: atual.pesos.filter((pesagem) => pesagem.dia !== dia) }),
    'PUT /pet/:id/partilha/:p': () => mudar({ parceiros: [{ ...PARCEIRO, desde: new Date().toISOString() }] }),
    'DELETE /pet/:id/partilha/:p': () => mudar({ parceiros: [PARCEIRO] }),
  };
}

/** The page behind the question has a button of the same name. */
const tocarNaPergunta = (nome: string) =>
  act(async () => {
    const [pergunta] = screen.getAllByText(nome, { selector: '[role="dialog"] *' });
    if (pergunta) fireEvent.click(pergunta);
  });

const abrir = (acompanhamento: Acompanhamento = NINA, mais: object = {}) =>
  abrirProduto('/pet/ver/21', { como: 'tutor', api: { ...servidor(acompanhamento), ...mais } });

test('a página diz o que o pet come, como vai o peso e o mostra em desenho e em tabela', async () => {
  const racao = { gramas: 63, peso: 3, comprado_em: ha(10), fim: '2027-04-20', situacao: 'em_dia' };
  const reposicao = { id_prescricao: 41, pet: { id_pet: 21, nome: 'Nina' }, racao };
  await abrir(NINA, { 'GET /reposicoes': { reposicoes: [reposicao] } });
  await screen.findByText('63 g');
  await screen.findByText('Ração até 20/04/2027');
  expect(screen.getByText('Está perdendo peso depressa')).toBeTruthy();
  const desenho = screen.getByLabelText(/Peso de Nina: de 6,2 kg em .* a 6 kg em/);
  expect(desenho.querySelectorAll('circle')).toHaveLength(3);
  expect(screen.getByText(isoParaBr(ha(15)), { selector: 'th' })).toBeTruthy();
});

test('quem tem meta vê a faixa no desenho e em palavras', async () => {
  const inicio = { dia: ha(30), peso: 6.3 };
  await abrir({ ...NINA, inicio, meta: { minimo: 4.35, maximo: 4.85 } });
  await screen.findByLabelText(/Meta: de 4,4 a 4,9 kg/);
  expect(screen.getByText('na indicação', { exact: false })).toBeTruthy();
});

test('o peso de hoje vai em um campo e um toque', async () => {
  const { mudancas } = await abrir();
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '5,9' });
  await tocar('Anotar peso');
  await screen.findByText('Peso anotado');
  expect(mudancas()).toMatchObject([{ metodo: 'PUT', caminho: `/pet/21/peso/${HOJE}`, corpo: { peso: 5.9 } }]);
});

test('com a página aberta desde ontem, o dia em que ninguém mexeu é o do envio', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T15:00:00.000Z') });
  const { mudancas } = await abrir({ ...NINA, pesos: [{ dia: '2026-11-17', peso: 6 }], hoje: '2026-11-17' });
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '5,9' });
  vi.setSystemTime(new Date('2026-11-18T15:00:00.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByLabelText<HTMLInputElement>('Dia').value).toBe('18/11/2026');
  await tocar('Anotar peso');
  await screen.findByText('Peso anotado');
  expect(mudancas()).toMatchObject([{ caminho: '/pet/21/peso/2026-11-18' }]);
});

test('num aparelho com o relógio um dia atrasado, hoje é o do servidor', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T15:00:00.000Z') });
  const { mudancas } = await abrir({ ...NINA, pesos: [{ dia: '2026-11-17', peso: 6 }], hoje: '2026-11-18' });
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '5,9' });
  await tocar('Anotar peso');
  await screen.findByText('Peso anotado');
  expect(mudancas()).toMatchObject([{ caminho: '/pet/21/peso/2026-11-18' }]);
});

test('o dia que alguém escolheu fica, e o peso que já há nele só é trocado depois de perguntar', async () => {
  const { mudancas } = await abrir();
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '5,9', Dia: isoParaBr(ha(1)) });
  await tocar('Anotar peso');
  await screen.findByText(`Trocar o peso de ${isoParaBr(ha(1))}?`);
  expect(screen.getByText('Nesse dia já há 6 kg anotados. 5,9 kg toma o lugar.')).toBeTruthy();
  await tocar('Corrigir');
  expect(mudancas()).toEqual([]);
  await tocar('Anotar peso');
  await screen.findByText(`Trocar o peso de ${isoParaBr(ha(1))}?`);
  await tocar('Trocar');
  await screen.findByText('Peso anotado');
  expect(mudancas()).toMatchObject([{ caminho: `/pet/21/peso/${ha(1)}`, corpo: { peso: 5.9 } }]);
});

test('o mesmo peso no mesmo dia não pergunta nada', async () => {
  await abrir();
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '6', Dia: isoParaBr(ha(1)) });
  await tocar('Anotar peso');
  await screen.findByText('Peso anotado');
});

test('um peso improvável só vai depois de confirmado', async () => {
  const { mudancas } = await abrir();
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '16' });
  await tocar('Anotar peso');
  await screen.findByText('16 kg é 167 % a mais que os 6 kg de antes.');
  await tocar('Corrigir');
  expect(mudancas()).toEqual([]);
  await tocar('Anotar peso');
  await screen.findByText('O peso está certo?');
  await tocar('Está certo');
  await screen.findByText('Peso anotado');
  expect(mudancas()).toHaveLength(1);
});

test('um dia que não chegou e um peso impossível são ditos no campo, e nada é enviado', async () => {
  const { mudancas } = await abrir();
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '99', Dia: isoParaBr(somarDias(HOJE, 1)) });
  await tocar('Anotar peso');
  await screen.findByText('Este dia ainda não chegou');
  expect(screen.getByText('O peso deve ficar entre 0,1 e 20 kg')).toBeTruthy();
  expect(mudancas()).toEqual([]);
});

test('o que o servidor recusa é dito, e o que foi digitado fica', async () => {
  await abrir(NINA, { 'PUT /pet/:id/peso/:dia': () => recusa('COTA_DE_PESAGENS') });
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '5,9' });
  await tocar('Anotar peso');
  await screen.findByText(/pesos anotados, o máximo/);
  expect(screen.getByLabelText<HTMLInputElement>('Peso').value).toBe('5,9');
});

test('partilhar pergunta com todas as palavras; parar é um toque', async () => {
  const { mudancas } = await abrir();
  await screen.findByText('Não vê o peso');
  await tocar('Deixar acompanhar');
  await screen.findByText('Deixar Dra. Paula acompanhar Nina?');
  expect(screen.getByText(/Do seu cadastro, só o seu nome/)).toBeTruthy();
  await tocar('Agora não');
  expect(mudancas()).toEqual([]);
  await tocar('Deixar acompanhar');
  await screen.findByText('Agora não');
  await tocarNaPergunta('Deixar acompanhar');
  await screen.findByText(/Acompanha desde/);
  await tocar('Parar de compartilhar');
  await screen.findByText('Não vê o peso');
  expect(mudancas().map(({ metodo, corpo }) => [metodo, corpo])).toEqual([
    ['PUT', { versao: VERSAO_DA_PARTILHA }],
    ['DELETE', null],
  ]);
});

test('uma indicação que ainda não é de nenhum pet, da espécie dele, é dele com um toque', async () => {
  const deGato = { ...INDICACAO, product: { ...PRODUTO, especie: 'gatos', nome: 'Ração de Gato Novo' } };
  const { mudancas } = await abrir(NINA, {
    'GET /prescritions': { prescritions: [INDICACAO, { ...deGato, id_prescricao: 42 }], proximo: null },
    'PUT /prescrition/:id/pet': { ...deGato, pet: { id_pet: 21, nome: 'Nina' } },
  });
  await screen.findByText('Ração de Gato Novo');
  expect(screen.getAllByText('É para Nina')).toHaveLength(1);
  await tocar('É para Nina');
  await screen.findByText('A indicação é para Nina');
  expect(mudancas()).toMatchObject([{ caminho: '/prescrition/42/pet', corpo: { id_pet: 21 } }]);
});

test('um peso errado se apaga, depois de perguntar: um toque de raspão não o leva', async () => {
  const { mudancas } = await abrir();
  const deOntem = `Apagar 6 kg de ${isoParaBr(ha(1))}`;
  await screen.findByLabelText(deOntem);
  await tocar(deOntem);
  await screen.findByText('Apagar este peso?');
  expect(mudancas()).toEqual([]);
  await tocar('Apagar peso');
  await screen.findByText('Peso apagado');
  await waitFor(() => expect(screen.queryByLabelText(deOntem)).toBeNull());
  expect(mudancas()).toMatchObject([{ metodo: 'DELETE', caminho: `/pet/21/peso/${ha(1)}` }]);
});

test('o pet foi apagado em outra aba: anotar o peso diz isso, e a página leva aos que há', async () => {
  let apagado = false;
  const sumiu = () => recusa('NAO_ENCONTRADO');
  await abrir(NINA, {
    'GET /pet/:id/acompanhamento': () => (apagado ? sumiu() : NINA),
    'PUT /pet/:id/peso/:dia': sumiu,
  });
  await screen.findByText('63 g');
  apagado = true;
  await digitar({ Peso: '6,1' });
  await tocar('Anotar peso');
  await screen.findByText('Este pet não está mais aqui');
  expect(screen.queryByText('63 g')).toBeNull();
});

test('"voltar" com a pergunta aberta fecha a pergunta; o peso digitado fica, e voltar de novo ainda pergunta', async () => {
  const { ir, voltar, onde } = await abrirProduto('/pet', {
    como: 'tutor',
    api: { ...servidor(NINA), 'GET /tutor/:id/pets': { pets: [PET] } },
  });
  await ir('/pet/ver/21');
  await screen.findByLabelText('Peso');
  await digitar({ Peso: '6,4', Dia: isoParaBr(ha(1)) });
  await tocar('Anotar peso');
  await screen.findByText(`Trocar o peso de ${isoParaBr(ha(1))}?`);
  await voltar();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onde()).toBe('/pet/ver/21');
  expect((screen.getByLabelText('Peso') as HTMLInputElement).value).toBe('6,4');
  await voltar();
  await screen.findByText('Sair sem salvar?');
});
