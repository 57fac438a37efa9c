import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, descricaoDe, digitar, tocar } from '../test/produto';
import { perguntaAberta } from '../ui/confirmar';

comProduto();

const SEM_NADA = { aplicativo: null, chaves: [], recuperacao: 0, obrigatorio: false, provado: false };
const COM_APLICATIVO = { ...SEM_NADA, aplicativo: { ligado_em: '2026-03-10T15:00:00Z' }, recuperacao: 9 };
const CODIGOS = Array.from({ length: 10 }, (_, i) => `ABCD-EFGH-JKMN-PQR${i}`);
const sessao = (id: string, aparelho: string, esta = false) => ({
  id,
  aparelho,
  esta,
  criada_em: '2026-03-10T15:00:00Z',
  usada_em: '2026-03-10T16:30:00Z',
});
const SESSOES = {
  sessoes: [sessao('a'.repeat(16), 'Firefox no Linux', true), sessao('b'.repeat(16), 'Chrome no Android')],
};

describe('o aplicativo', () => {
  test('pede a senha, mostra QR e chave em grupos de quatro, e só liga com um código; os de papel aparecem uma vez', async () => {
    let provou = false;
    let ligado = false;
    const { mudancas } = await abrirProduto('/seguranca', {
      como: 'lojista',
      api: {
        'GET /sessoes': SESSOES,
        'GET /fator': () => (ligado ? { ...COM_APLICATIVO, recuperacao: 10 } : SEM_NADA),
        'POST /fator/aplicativo': () =>
          provou
            ? { segredo: 'JBSWY3DPEHPK3PXP', endereco: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }
            : recusa('CONFIRME_QUE_E_VOCE'),
        'POST /fator/prova': ({ corpo }: { corpo: { senha_atual?: string } }) => {
          if (corpo.senha_atual !== 'certa')
            return recusa('SENHA_ATUAL_INCORRETA', { campos: { senha_atual: 'Senha atual incorreta' } });
          provou = true;
          return {};
        },
        'PUT /fator/aplicativo': () => {
          ligado = true;
          return { codigos: CODIGOS };
        },
      },
    });
    await screen.findByText('Ligar aplicativo');
    await tocar('Ligar aplicativo');
    await screen.findByText('Confirme que é você');
    await digitar({ 'Senha atual': 'errada' });
    await tocar('Confirmar');
    await waitFor(() => expect(descricaoDe(campo('Senha atual'))).toContain('Senha atual incorreta'));
    await digitar({ 'Senha atual': 'certa' });
    await tocar('Confirmar');
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    expect(screen.getByLabelText('QR com a chave do aplicativo')).toBeTruthy();
    await digitar({ 'Código do aplicativo': '123456' });
    await tocar('Ligar');
    await screen.findByText('Guarde seus códigos de recuperação');
    for (const codigo of CODIGOS) expect(screen.getByText(codigo)).toBeTruthy();
    await tocar('Home');
    await screen.findByText('Sair sem salvar?');
    await act(async () => perguntaAberta()?.responder(false));
    expect(screen.getByText(CODIGOS[0] ?? '')).toBeTruthy();
    await tocar('Já guardei');
    expect(screen.queryByText(CODIGOS[0] ?? '')).toBeNull();
    await screen.findByText('Restam 10');
    expect(mudancas().map(({ metodo, caminho }) => `${metodo} ${caminho}`)).toEqual([
      'POST /fator/aplicativo',
      'POST /fator/prova',
      'POST /fator/prova',
      'POST /fator/aplicativo',
      'PUT /fator/aplicativo',
    ]);
  });

  test('quem já tem prova com o código, não com a senha; desistir não é erro', async () => {
    await abrirProduto('/seguranca', {
      como: 'prescritor',
      api: {
        'GET /sessoes': SESSOES,
        'GET /fator': COM_APLICATIVO,
        'POST /fator/recuperacao': () => recusa('CONFIRME_QUE_E_VOCE'),
      },
    });
    await screen.findByText('Restam 9');
    await tocar('Gerar códigos novos');
    await screen.findByText('Gerar códigos novos?');
    await tocar('Gerar códigos');
    await screen.findByText('Confirme que é você');
    expect(screen.queryByLabelText('Senha atual')).toBeNull();
    expect(campo('Código do aplicativo').autocomplete).toBe('one-time-code');
    await tocar('Voltar');
    await waitFor(() => expect(screen.queryByText('Confirme que é você')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a chave de acesso removida não se remove outra vez enquanto a lista é de antes', async () => {
  let chaves = [{ id_chave: 7, nome: 'Chrome no Linux', criada_em: '2026-03-10T15:00:00Z', usada_em: null }];
  let responder = (_: object) => {};
  await abrirProduto('/seguranca', {
    como: 'prescritor',
    api: {
      'GET /sessoes': SESSOES,
      'GET /fator': () => ({ ...SEM_NADA, chaves }),
      'DELETE /fator/chave/:id': () => new Promise<object>((ok) => (responder = ok)),
    },
  });
  await screen.findByText('Chrome no Linux');
  await tocar('Remover Chrome no Linux');
  await act(async () => perguntaAberta()?.responder(true));
  await tocar('Remover Chrome no Linux');
  expect(perguntaAberta()).toBeNull();
  chaves = [];
  await act(async () => responder({}));
  await waitFor(() => expect(screen.queryByText('Chrome no Linux')).toBeNull());
  expect(perguntaAberta()).toBeNull();
});

describe('as sessões', () => {
  test('dizem o aparelho e o último uso; a própria não se encerra ali; uma e todas as outras, sim', async () => {
    let abertas = SESSOES;
    const { mudancas } = await abrirProduto('/seguranca', {
      como: 'tutor',
      api: {
        'GET /sessoes': () => abertas,
        'DELETE /sessao/:id': () => {
          abertas = { sessoes: SESSOES.sessoes.slice(0, 1) };
          return {};
        },
      },
    });
    await screen.findByText('Chrome no Android');
    expect(screen.getAllByText('Último uso: 10/03/2026, 13:30')).toHaveLength(2);
    expect(screen.getByText('Este aparelho')).toBeTruthy();
    expect(screen.queryByText('Aplicativo autenticador')).toBeNull();
    await tocar('Encerrar Chrome no Android');
    await waitFor(() => expect(screen.queryByText('Chrome no Android')).toBeNull());
    expect(mudancas().map(({ caminho }) => caminho)).toEqual([`/sessao/${'b'.repeat(16)}`]);
    expect(() => botao('Encerrar todas as outras')).toThrow();
  });

  test('encerrar as outras pergunta antes', async () => {
    const { mudancas } = await abrirProduto('/seguranca', {
      como: 'tutor',
      api: { 'GET /sessoes': SESSOES, 'DELETE /sessoes': { encerradas: 1 } },
    });
    await screen.findByText('Chrome no Android');
    await tocar('Encerrar todas as outras');
    await screen.findByText('Encerrar as outras sessões?');
    expect(mudancas()).toEqual([]);
    await tocar('Encerrar');
    await waitFor(() => expect(mudancas()).toHaveLength(1));
  });
});
