import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultas } from '../lib/consultas';
import { encerrarSessao } from '../lib/sessao';
import { type Api, recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, descricaoDe, tocar } from '../test/produto';
import { perguntaAberta } from '../ui/confirmar';

comProduto();

const DA_ANA: Ajustes = {
  conferencia: 'rigorosa',
  retencao_auditoria: 5,
  nota: 'opcional',
  nota_desde: null,
  formula: 1,
  responsavel_nome: null,
  responsavel_crmv: null,
  responsavel_uf: null,
  versao: 1,
  alterado_por: 'Ana',
  alterado_em: '2026-11-14T13:32:00.000Z',
};
const DO_BETO: Ajustes = { ...DA_ANA, conferencia: 'simples', versao: 2, alterado_por: 'Beto' };
const FRASE = 'Alterado por Beto às 12:00. Veja a versão atual antes de salvar.';

async function abrir(lidos: Ajustes, salvar: Api[string] = DO_BETO) {
  const api: Api = { 'GET /configuracao': lidos, 'PUT /configuracao': salvar };
  const produto = await abrirProduto('/configuracoes', { como: 'indicabem', api });
  await screen.findByText('Conferência no caixa');
  return { ...produto, enviados: () => produto.mudancas().map(({ corpo }) => corpo) };
}

const responder = (sim: boolean) => act(async () => perguntaAberta()?.responder(sim));
const marcadas = () => ['Rigorosa', 'Simples'].filter((nome) => campo(nome).checked);

test('mostra o que vale, o que cada uma quer dizer, quem alterou e quando', async () => {
  await abrir(DA_ANA);
  expect(marcadas()).toEqual(['Rigorosa']);
  expect(descricaoDe(campo('Rigorosa'))).toContain('Capturas de tela não valem');
  expect(descricaoDe(campo('Simples'))).toContain('O código ou um QR qualquer bastam');
  expect(screen.getByText('Alterada por Ana em 14/11/2026, 10:32')).toBeTruthy();
});

test('nunca alterada, não diz por quem', async () => {
  await abrir({ ...DA_ANA, alterado_por: null, alterado_em: null });
  expect(screen.queryByText(/^Alterada/)).toBeNull();
});

test('deixar simples pergunta antes; com um não, nada vai', async () => {
  const { enviados } = await abrir(DA_ANA);
  await tocar('Simples');
  await tocar('Salvar');
  expect(perguntaAberta()?.titulo).toBe('Deixar a conferência simples?');
  await responder(false);
  expect([enviados(), marcadas()]).toEqual([[], ['Simples']]);
  await tocar('Salvar');
  await responder(true);
  expect(enviados()).toEqual([{ conferencia: 'simples', versao: 1 }]);
  await screen.findByText('Configuração alterada com sucesso');
  await screen.findByText(/^Alterada por Beto/);
});

test('voltar à rigorosa não pergunta, e a próxima vai sobre a versão salva', async () => {
  let versao = 2;
  const { enviados } = await abrir(DO_BETO, ({ corpo }: { corpo: unknown }) => {
    versao += 1;
    return { ...DO_BETO, ...(corpo as object), versao };
  });
  await tocar('Rigorosa');
  await tocar('Salvar');
  await screen.findByText('Configuração alterada com sucesso');
  await tocar('Simples');
  await tocar('Salvar');
  await responder(true);
  expect(enviados()).toEqual([
    { conferencia: 'rigorosa', versao: 2 },
    { conferencia: 'simples', versao: 3 },
  ]);
});

test('salvar o que já está salvo não envia nada', async () => {
  const { enviados } = await abrir(DA_ANA);
  await tocar('Salvar');
  await screen.findByText('A conferência já é rigorosa');
  expect(enviados()).toEqual([]);
});

test('quem salva sobre uma versão antiga vê a atual; a sua, mais fraca, pergunta de novo', async () => {
  const deVolta: Ajustes = { ...DA_ANA, versao: 3, alterado_por: 'Beto' };
  const { enviados } = await abrir(DA_ANA, ({ corpo }: { corpo: unknown }) =>
    (corpo as Ajustes).versao === 3
      ? { ...DO_BETO, versao: 4 }
      : recusa('VERSAO_ALTERADA', { detail: FRASE, atual: deVolta }),
  );
  await tocar('Simples');
  await tocar('Salvar');
  await responder(true);
  await screen.findByText(FRASE);
  expect(screen.getByLabelText('Versões diferentes').textContent).toMatch(/Nesta telaSimples.*Salvo agoraRigorosa/);
  await tocar('Salvar a minha mesmo assim');
  expect(enviados()).toHaveLength(1);
  await responder(true);
  expect(enviados()[1]).toEqual({ conferencia: 'simples', versao: 3 });
  await screen.findByText('Configuração alterada com sucesso');
});

test('o que volta depois da sessão perdida vai sobre a versão de que partiu; salvo, sobre a nova', async () => {
  await abrir(DA_ANA);
  await tocar('Simples');
  await act(async () => encerrarSessao());
  cleanup();
  consultas.clear();
  const deCarla: Ajustes = { ...DA_ANA, nota: 'obrigatoria', versao: 2, alterado_por: 'Carla' };
  const { enviados } = await abrir(deCarla, ({ corpo }: { corpo: unknown }) => {
    const { versao, ...mudanca } = corpo as Ajustes;
    return versao === 1
      ? recusa('VERSAO_ALTERADA', { detail: FRASE, atual: deCarla })
      : { ...deCarla, ...mudanca, versao: versao + 1 };
  });
  expect(marcadas()).toEqual(['Simples']);
  await tocar('Salvar');
  await responder(true);
  await screen.findByText(FRASE);
  await tocar('Usar a versão atual');
  await tocar('Simples');
  await tocar('Salvar');
  await responder(true);
  await screen.findByText('Configuração alterada com sucesso');
  expect(enviados()).toEqual([
    { conferencia: 'simples', versao: 1 },
    { conferencia: 'simples', versao: 2 },
  ]);
});

test('usar a versão atual mostra a do outro, com o nome dele', async () => {
  await abrir(
    { ...DO_BETO, versao: 0, alterado_por: 'Ana' },
    recusa('VERSAO_ALTERADA', { detail: FRASE, atual: DO_BETO }),
  );
  await tocar('Rigorosa');
  await tocar('Salvar');
  await screen.findByText(FRASE);
  await tocar('Usar a versão atual');
  expect(marcadas()).toEqual(['Simples']);
  expect(screen.queryByText(FRASE)).toBeNull();
  await screen.findByText(/^Alterada por Beto/);
  expect(botao('Salvar')).toBeTruthy();
});

test('uma recusa é dita, e a escolha fica', async () => {
  await abrir(DO_BETO, recusa('MUITAS_TENTATIVAS'));
  await tocar('Rigorosa');
  await tocar('Salvar');
  await screen.findByText('A configuração não foi alterada');
  expect(screen.getByText(/Muitas tentativas/)).toBeTruthy();
  expect(marcadas()).toEqual(['Rigorosa']);
});

test('sem resposta ao abrir, diz e tenta de novo', async () => {
  let vezes = 0;
  const api: Api = {
    'GET /configuracao': () => {
      vezes += 1;
      return vezes > 1 ? DA_ANA : recusa('NAO_ENCONTRADO');
    },
  };
  await abrirProduto('/configuracoes', { como: 'indicabem', api });
  await screen.findByText('Não deu para carregar');
  await tocar('Tentar de novo');
  await screen.findByText('Conferência no caixa');
});

test('a guarda da auditoria: mais longa vai direto, mais curta pergunta antes', async () => {
  let versao = 1;
  const { enviados } = await abrir(DA_ANA, ({ corpo }: { corpo: unknown }) => {
    versao += 1;
    return { ...DA_ANA, ...(corpo as object), versao };
  });
  const guardar = (anos: string) => fireEvent.change(screen.getByLabelText('Guardar por'), { target: { value: anos } });
  guardar('8');
  await tocar('Salvar a guarda');
  await screen.findByText('Configuração alterada com sucesso');
  guardar('1');
  await tocar('Salvar a guarda');
  expect(perguntaAberta()?.titulo).toBe('Guardar só 1 ano?');
  await responder(true);
  expect(enviados()).toEqual([
    { retencao_auditoria: 8, versao: 1 },
    { retencao_auditoria: 1, versao: 2 },
  ]);
});

test('a nota passa a ser obrigatória, e diz desde quando; salvar de novo não envia', async () => {
  const { enviados } = await abrir(DA_ANA, ({ corpo }: { corpo: unknown }) => ({
    ...DA_ANA,
    ...(corpo as object),
    nota_desde: '2026-11-15',
    versao: 2,
  }));
  expect(campo('Opcional').checked).toBe(true);
  expect(descricaoDe(campo('Obrigatória'))).toContain('sem nota depois de 7 dias');
  await tocar('Obrigatória');
  await tocar('Salvar a nota');
  await screen.findByText('Obrigatória para as compras desde 15/11/2026');
  await tocar('Salvar a nota');
  await screen.findByText('A nota já é obrigatória');
  expect(enviados()).toEqual([{ nota: 'obrigatoria', versao: 1 }]);
});

const escrever = (rotulo: string, texto: string) => fireEvent.change(campo(rotulo), { target: { value: texto } });

test('a fórmula 2 sem responsável não vai: cada campo diz o que falta', async () => {
  const { enviados } = await abrir(DA_ANA);
  await tocar('Fórmula 2');
  await tocar('Salvar a fórmula');
  expect(await screen.findByText('A fórmula 2 exige o nome do veterinário responsável')).toBeTruthy();
  expect(screen.getByText('A fórmula 2 exige o estado do CRMV')).toBeTruthy();
  expect(enviados()).toEqual([]);
});

test('com o responsável, trocar de fórmula pergunta antes; depois, mudar só o nome não', async () => {
  let versao = 1;
  const { enviados } = await abrir(DA_ANA, ({ corpo }: { corpo: unknown }) => {
    versao += 1;
    return { ...DA_ANA, ...(corpo as object), versao };
  });
  await tocar('Fórmula 2');
  escrever('Veterinário responsável', 'Ana Vet');
  escrever('CRMV', '12345');
  escrever('Estado do CRMV', 'SP');
  await tocar('Salvar a fórmula');
  expect(perguntaAberta()?.titulo).toBe('Passar à fórmula 2?');
  await responder(true);
  await screen.findByText('Configuração alterada com sucesso');
  escrever('Veterinário responsável', 'Bia Vet');
  await tocar('Salvar a fórmula');
  const ana = { responsavel_nome: 'Ana Vet', responsavel_crmv: '12345', responsavel_uf: 'SP', formula: 2, versao: 1 };
  expect(enviados()).toEqual([ana, { ...ana, responsavel_nome: 'Bia Vet', versao: 2 }]);
});

test('o CRMV que o servidor recusa é dito no seu campo', async () => {
  const frase = 'Informe o número do CRMV';
  await abrir(DA_ANA, recusa('DADOS_INVALIDOS', { campos: { responsavel_crmv: frase } }));
  escrever('CRMV', 'abc');
  await tocar('Salvar a fórmula');
  await screen.findByText(frase);
  expect(campo('CRMV').getAttribute('aria-invalid')).toBe('true');
});
