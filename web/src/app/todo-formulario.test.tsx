import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../test/produto';
import { EVENTO, INDICACAO, LOJA, PARCEIRO, PET, PRODUTO, TUTOR } from '../test/registros';
import { sessaoDe } from '../test/sessoes';

comProduto();

type Cena = {
  como: Papel;
  onde: string;
  api?: Api;
  /** Before the fields are there. */
  abrir?: () => Promise<void>;
  campos: Record<string, string>;
  /** What is not typed, chosen before the fields. */
  escolher?: () => Promise<void>;
  /** The one choice of a form without fields. */
  marcar?: string;
  /** What `escolher` chose is there again. */
  conferir?: () => void;
  botao: string;
  /** The call that changes something, and what it answers. */
  chamada: string;
  resposta: unknown;
};

const NOMES = { 'Seu primeiro nome (opcional)': 'Lia', 'Nome do pet (opcional)': 'Thor' };
const CODIGO = INDICACAO.codigo_prescricao ?? '';
const HOJE = isoParaBr(hojeEmSaoPaulo(new Date()));
const SO_DELES: Api = { 'GET /prescritions': { prescritions: [], proximo: null }, 'GET /calendars': [] };

const CONFERENCIA = { conferencia: 'rigorosa', versao: 2, alterado_por: null, alterado_em: null };

const SEM_TUTOR: Prescricao = {
  ...INDICACAO,
  status: 'Pendente - Aguardando cadastro',
  data_resgate: null,
  id_tutor: null,
  tutor: null,
};

/** Every form that somebody with a session fills in, but for the store's: cupom/sessao-que-morre.test.tsx. */
const FORMULARIOS: Record<string, Cena> = {
  'um pet novo': {
    como: 'tutor',
    onde: '/pet/novo',
    escolher: async () => {
      await tocar('Gato');
      const raca = await screen.findByPlaceholderText('Digite para buscar');
      await act(async () => void fireEvent.change(raca, { target: { value: 'srd' } }));
      await act(async () => void fireEvent.click(await screen.findByText('Sem Raça Definida (SRD)')));
    },
    conferir: () => {
      expect(campo('Gato').checked).toBe(true);
      expect(screen.getByPlaceholderText<HTMLInputElement>('Digite para buscar').value).toBe('Sem Raça Definida (SRD)');
    },
    campos: { Nome: 'Amora', 'Data de nascimento': '10/05/2021', Peso: '4,5' },
    botao: 'Salvar pet',
    chamada: 'POST /pet',
    resposta: PET,
  },
  'um pet que muda': {
    como: 'tutor',
    onde: '/pet/editar/21',
    api: { 'GET /pet/:id': PET, 'GET /tutor/:id/pets': { pets: [PET] } },
    campos: { Nome: 'Nina Rosa', Peso: '5,5' },
    botao: 'Atualizar',
    chamada: 'PUT /pet/:id',
    resposta: PET,
  },
  'um evento novo': {
    como: 'tutor',
    onde: '/eventos/novo',
    campos: { Título: 'Vacina da Nina', Data: '20/03/2027' },
    botao: 'Cadastrar',
    chamada: 'POST /calendar',
    resposta: EVENTO,
  },
  'um evento que muda': {
    como: 'tutor',
    onde: '/eventos/editar/22',
    api: { 'GET /calendar/:id': EVENTO },
    campos: { Título: 'Banho e tosa', Data: '21/03/2027' },
    botao: 'Atualizar',
    chamada: 'PUT /calendar/:id',
    resposta: EVENTO,
  },
  'os dados do tutor': {
    como: 'tutor',
    onde: '/perfil/editar',
    api: { 'GET /tutor/:id': TUTOR },
    campos: { Nome: 'Teresa Outra' },
    botao: 'Atualizar',
    chamada: 'PUT /tutor/:id',
    resposta: TUTOR,
  },
  'os dados do parceiro': {
    como: 'prescritor',
    onde: '/perfil/editar',
    api: { 'GET /prescriber/:id': PARCEIRO },
    campos: { Nome: 'Paula Outra', Telefone: '(15) 3222-1001' },
    botao: 'Atualizar',
    chamada: 'PUT /prescriber/:id',
    resposta: PARCEIRO,
  },
  'os dados da loja': {
    como: 'lojista',
    onde: '/perfil/editar',
    api: { 'GET /shopkeeper/:id': LOJA },
    campos: { 'Nome fantasia': 'Loja Outra' },
    botao: 'Atualizar',
    chamada: 'PUT /shopkeeper/:id',
    resposta: LOJA,
  },
  'o código digitado': {
    como: 'tutor',
    onde: '/prescricoes/nova',
    campos: { 'Código da indicação': CODIGO.replace(/.{4}/, '$&-') },
    botao: 'Resgatar indicação',
    chamada: 'PUT /prescrition/:codigo/tutor',
    resposta: INDICACAO,
  },
  'o convite do link': {
    como: 'tutor',
    onde: `/indicacao/${hashDaIndicacao(CODIGO, '15912345678')}`,
    api: {
      'POST /prescrition/verificando_prescricao': {
        id_prescricao: null,
        codigo_prescricao: CODIGO,
        resgatada: false,
        product: { nome: PRODUTO.nome, imagem_caminho: null },
        prescriber: { nome: 'Paula' },
        tutor_nome: null,
        pet_nome: null,
      },
    },
    campos: NOMES,
    botao: 'Resgatar indicação',
    chamada: 'PUT /prescrition/:codigo/tutor',
    resposta: INDICACAO,
  },
  'os nomes da indicação': {
    como: 'tutor',
    onde: '/indicacao/codigo/41',
    api: { 'GET /prescrition/:id': INDICACAO },
    abrir: () => tocar(/os nomes/),
    campos: NOMES,
    botao: 'Salvar',
    chamada: 'PUT /prescrition/:id',
    resposta: INDICACAO,
  },
  'as anotações do parceiro': {
    como: 'prescritor',
    onde: '/indicacao/codigo/41',
    api: { 'GET /prescrition/:id': SEM_TUTOR },
    abrir: () => tocar(/anotações/),
    campos: { Anotações: 'Duas vezes ao dia' },
    botao: 'Salvar',
    chamada: 'PUT /prescrition/:id',
    resposta: INDICACAO,
  },
  'uma pessoa cadastrada pela equipe': {
    como: 'indicabem',
    onde: '/usuarios/novo/8',
    campos: {
      'E-mail': 'bruno@example.com',
      Nome: 'Bruno Prova',
      CPF: '529.982.247-25',
      Telefone: '(15) 91234-5678',
    },
    botao: 'Cadastrar',
    chamada: 'POST /register',
    resposta: { ok: true },
  },
  'uma pessoa editada pela equipe': {
    como: 'indicabem',
    onde: '/usuarios/editar/1/11',
    api: { 'GET /tutor/:id': TUTOR },
    campos: { Nome: 'Teresa da Equipe' },
    botao: 'Atualizar',
    chamada: 'PUT /tutor/:id',
    resposta: TUTOR,
  },
  'uma campanha': {
    como: 'indicabem',
    onde: '/campanhas/nova',
    campos: { Campanha: 'Verão', Desconto: '17', Validade: '31/12/2099' },
    botao: 'Cadastrar',
    chamada: 'POST /campaign',
    resposta: { id_campaign: 1, descritivo: 'Verão', desconto: 17, data_validade: '2099-12-31', versao: 1 },
  },
  'uma entrega': {
    como: 'indicabem',
    onde: '/entregas/nova',
    campos: { Quilos: '40', Instituição: 'Lar de Prova', Cidade: 'Sorocaba', 'O que contar (opcional)': 'Chegou.' },
    botao: 'Registrar entrega',
    chamada: 'POST /entrega',
    resposta: { id: 1 },
  },
  'a conferência do caixa': {
    como: 'indicabem',
    onde: '/configuracoes',
    api: { 'GET /configuracao': { ...CONFERENCIA, conferencia: 'simples' } },
    campos: {},
    marcar: 'Rigorosa',
    botao: 'Salvar',
    chamada: 'PUT /configuracao',
    resposta: CONFERENCIA,
  },
  'um lote de códigos': {
    como: 'indicabem',
    onde: '/gerar-codigos',
    api: { 'GET /prescrition/lotes': { lotes: [], proximo: null } },
    campos: { Quantidade: '12', 'Data de referência': HOJE },
    botao: 'Cadastrar',
    chamada: 'POST /prescrition/lote',
    resposta: [],
  },
  'um produto': {
    como: 'indicabem',
    onde: '/produto/novo',
    escolher: async () => {
      await tocar('Origens');
      await tocar('Cães');
    },
    campos: {
      Linha: 'Class',
      Porte: 'Gigante',
      Nome: 'Prova',
      'Nome curto': 'Prova',
      Link: 'https://example.com/novo',
      'Energia metabolizável': '3.560',
      Calculadora: 'comum',
    },
    botao: 'Criar produto',
    chamada: 'POST /product',
    resposta: PRODUTO,
  },
};

for (const [nome, cena] of Object.entries(FORMULARIOS)) {
  test(`${nome}: a sessão que morre não perde o digitado, e dois toques enviam um`, async () => {
    let responder = () => {};
    const api: Api = {
      ...SO_DELES,
      ...cena.api,
      'POST /login': sessaoDe(cena.como, 'outro token'),
      [cena.chamada]: async () => {
        await new Promise<void>((ok) => {
          responder = ok;
        });
        return cena.resposta;
      },
    };
    const { chegarA, mudancas, matarSessao } = await abrirProduto(cena.onde, { como: cena.como, api });
    const enviadas = () => mudancas().filter(({ caminho }) => !/login|verificando/.test(caminho));
    const [primeiro = cena.marcar ?? ''] = Object.keys(cena.campos);
    await screen.findAllByText(cena.abrir ? /anotações|os nomes/i : primeiro);
    await cena.abrir?.();
    await cena.escolher?.();
    if (cena.marcar) await tocar(cena.marcar);
    await digitar(cena.campos);
    matarSessao(sessaoDe(cena.como).api_token);
    await tocar(cena.botao);
    await chegarA('/login');
    await screen.findAllByText(/Você foi deslogado/);

    await digitar({ 'E-mail': 'quem@example.com', Senha: 'uma senha' });
    await tocar('Entrar');
    await chegarA(cena.onde);
    await screen.findAllByLabelText(primeiro);
    if (cena.marcar) expect(campo(cena.marcar).checked).toBe(true);
    cena.conferir?.();
    for (const [rotulo, valor] of Object.entries(cena.campos)) expect(campo(rotulo).value).toBe(valor);
    expect(enviadas()).toHaveLength(1);

    await tocarDuasVezes(cena.botao);
    await waitFor(() => expect(enviadas()).toHaveLength(2));
    await act(async () => responder());
    expect(enviadas()).toHaveLength(2);
  });
}
