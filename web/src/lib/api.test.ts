import { listarCapas } from '@indica-bem/domain/capa/chamadas';
import { entrar } from '@indica-bem/domain/conta/chamadas';
import { consultarCupom, listarCuponsDoLojista, verCupom } from '@indica-bem/domain/cupom/chamadas';
import { verDoacao } from '@indica-bem/domain/doacao/chamadas';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adiantarResposta } from './adiantadas';
import { api, reagirComo } from './api';
import { ErroDaApi, mensagemDe, SemConexao } from './erros-da-api';
import { abrirSessao, encerrarSessao, renovarSessao, type Sessao, usuarioAtual } from './sessao';

const ana = {
  tipo_usuario: 'tutor',
  api_token: 'token-da-ana',
  usuario: { id_tutor: 1, nome: 'Ana', privacidade_aceite: 'S', uso_aceite: 'S' },
} as Sessao;

const buscar = vi.fn<typeof fetch>();
const reacoes = { sessaoPerdida: vi.fn(), aceitePendente: vi.fn(), faltaFator: vi.fn() };

const responder = (corpo: unknown, status = 200) =>
  buscar.mockResolvedValueOnce(
    new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } }),
  );
const recusar = (status: number, type: string, resto = {}) => responder({ type, detail: 'motivo', ...resto }, status);
const enviado = () => {
  const [url, init] = buscar.mock.lastCall ?? [];
  return { url, init, cabecalhos: new Headers(init?.headers) };
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', buscar);
  reagirComo(reacoes);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

describe('o pedido', () => {
  test('preenche o caminho, a busca e o cabeçalho da sessão', async () => {
    abrirSessao(ana);
    responder({ coupons: [], proximo: null, totais: {} });
    await api(listarCuponsDoLojista, { params: { id: 7 }, query: { de: '2026-01-01', ate: undefined } });
    expect(enviado().url).toBe('/api/shopkeeper/7/coupons?de=2026-01-01');
    expect(enviado().cabecalhos.get('api_token')).toBe('token-da-ana');
    expect(enviado().cabecalhos.get('api-token')).toBe('token-da-ana');
    expect(enviado().cabecalhos.has('x-xsrf-token')).toBe(false);
  });

  test('leva JSON e repete o cookie XSRF fora do GET', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('outro=1; XSRF-TOKEN=a%3Db');
    responder(ana);
    await api(entrar, { body: { email: 'ana@example.com', senha: 's' } });
    expect(enviado().cabecalhos.get('x-xsrf-token')).toBe('a=b');
    expect(enviado().cabecalhos.get('content-type')).toBe('application/json');
    expect(enviado().init?.body).toBe('{"email":"ana@example.com","senha":"s"}');
  });

  test('deixa um formulário com arquivo passar como é', async () => {
    responder(ana);
    const arquivo = new FormData();
    await api(entrar, { body: arquivo });
    expect(enviado().init?.body).toBe(arquivo);
    expect(enviado().cabecalhos.has('content-type')).toBe(false);
  });

  test('espera 20 segundos por uma resposta, e dez minutos por um arquivo que sobe', async () => {
    const prazo = vi.spyOn(AbortSignal, 'timeout');
    responder({});
    await api(verDoacao);
    responder(ana);
    await api(entrar, { body: new FormData() });
    expect(prazo.mock.calls).toEqual([[20_000], [600_000]]);
  });

  test('o que vai no caminho é escapado', async () => {
    responder({});
    await api(consultarCupom, { params: { codigo: 'a/b?c' } });
    expect(enviado().url).toBe('/api/coupon/a%2Fb%3Fc/prescrition');
  });
});

describe('a recusa', () => {
  test('traz status, tipo, motivo e campos', async () => {
    recusar(422, 'dados-invalidos', { campos: { email: 'Email inválido' } });
    const erro = await api(verDoacao).catch((e) => e);
    expect(erro).toBeInstanceOf(ErroDaApi);
    expect(erro).toMatchObject({ status: 422, codigo: 'DADOS_INVALIDOS', campos: { email: 'Email inválido' } });
    expect(mensagemDe(erro)).toBe('motivo');
  });

  test('409 sem tipo diz os campos duplicados', async () => {
    responder({ cpf: 'já cadastrado' }, 409);
    await expect(api(verDoacao)).rejects.toMatchObject({
      codigo: 'JA_CADASTRADO',
      campos: { cpf: 'já cadastrado' },
    });
  });

  test('um corpo ilegível ainda dá uma frase', async () => {
    buscar.mockResolvedValueOnce(new Response('<html>', { status: 500 }));
    await expect(api(verDoacao)).rejects.toThrow('Erro! Tente novamente mais tarde');
  });

  test('sem rede, a frase é de conexão', async () => {
    buscar.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(api(verDoacao)).rejects.toBeInstanceOf(SemConexao);
  });

  test('quem desiste do pedido recebe a própria desistência', async () => {
    buscar.mockRejectedValueOnce(new DOMException('abortado', 'AbortError'));
    await expect(api(verDoacao)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a sessão', () => {
  test('401 apaga o usuário e avisa uma vez, mesmo com vários pedidos no ar', async () => {
    abrirSessao(ana);
    recusar(401, 'sessao-invalida');
    recusar(401, 'sessao-invalida');
    await Promise.allSettled([api(verDoacao), api(listarCapas)]);
    expect(usuarioAtual()).toBeNull();
    expect(reacoes.sessaoPerdida).toHaveBeenCalledOnce();
  });

  test('login errado não desloga ninguém', async () => {
    recusar(401, 'login-invalido');
    await api(entrar, { body: { email: 'a@example.com', senha: 'x' } }).catch(() => {});
    expect(reacoes.sessaoPerdida).not.toHaveBeenCalled();
  });

  test('a resposta atrasada da sessão anterior não encerra a nova', async () => {
    abrirSessao(ana);
    recusar(401, 'sessao-invalida');
    const pedido = api(verDoacao).catch(() => {});
    encerrarSessao();
    abrirSessao({ ...ana, api_token: 'token-do-bruno', usuario: { ...ana.usuario, id_tutor: 2 } } as Sessao);
    await pedido;
    expect(usuarioAtual()?.api_token).toBe('token-do-bruno');
  });

  test('a senha trocada em outra aba renova a sessão: o pedido que ia com o token antigo é repetido com o novo', async () => {
    abrirSessao(ana);
    recusar(401, 'sessao-invalida');
    responder({ kg: 1 });
    const pedido = api(verDoacao);
    renovarSessao(ana, {}, 'token-novo-da-ana');
    await pedido;
    expect(enviado().cabecalhos.get('api_token')).toBe('token-novo-da-ana');
    expect(buscar).toHaveBeenCalledTimes(2);
    expect(reacoes.sessaoPerdida).not.toHaveBeenCalled();
  });

  test('o pedido de um visitante não leva o token que sobrou, nem encerra nada', async () => {
    abrirSessao(ana);
    recusar(401, 'sessao-invalida');
    await api(verDoacao, { visitante: true }).catch(() => {});
    expect(enviado().cabecalhos.has('api_token')).toBe(false);
    expect(reacoes.sessaoPerdida).not.toHaveBeenCalled();
  });

  test.each([
    ['privacidade-nao-aceita', 'privacidade'],
    ['regulamento-nao-aceito', 'termos'],
  ])('403 %s desmarca o aceite e leva aos aceites', async (tipo, documento) => {
    abrirSessao(ana);
    recusar(403, tipo);
    await api(verDoacao).catch(() => {});
    expect(localStorage.getItem(documento)).toBeNull();
    expect(reacoes.aceitePendente).toHaveBeenCalledOnce();
  });
});

describe('a resposta pedida antes da tela', () => {
  const pedir = () => api(verCupom, { params: { id: 7 } });

  test('serve ao mesmo pedido, uma vez só', async () => {
    abrirSessao(ana);
    responder({ id_coupon: 7 });
    adiantarResposta(verCupom, { params: { id: 7 } });
    expect(enviado().cabecalhos.get('api_token')).toBe('token-da-ana');
    expect(await pedir()).toEqual({ id_coupon: 7 });
    expect(buscar).toHaveBeenCalledTimes(1);

    responder({ id_coupon: 7, situacao: 'efetivado' });
    expect(await pedir()).toMatchObject({ situacao: 'efetivado' });
    expect(buscar).toHaveBeenCalledTimes(2);
  });

  test('não serve a outra pessoa', async () => {
    abrirSessao(ana);
    responder({ id_coupon: 7 });
    adiantarResposta(verCupom, { params: { id: 7 } });
    abrirSessao({ ...ana, api_token: 'token-do-beto' });
    recusar(404, 'nao-encontrado');
    await expect(pedir()).rejects.toBeInstanceOf(ErroDaApi);
  });

  test('recusada, reage como a pedida na hora', async () => {
    abrirSessao(ana);
    recusar(401, 'sessao-invalida');
    adiantarResposta(verCupom, { params: { id: 7 } });
    await expect(pedir()).rejects.toBeInstanceOf(ErroDaApi);
    expect(reacoes.sessaoPerdida).toHaveBeenCalledOnce();
  });

  test('sem rede, falha como a pedida na hora, e a próxima tenta de verdade', async () => {
    abrirSessao(ana);
    buscar.mockRejectedValueOnce(new TypeError('sem rede'));
    adiantarResposta(verCupom, { params: { id: 7 } });
    await expect(pedir()).rejects.toBeInstanceOf(SemConexao);
    responder({ id_coupon: 7 });
    expect(await pedir()).toEqual({ id_coupon: 7 });
  });

  test('velha, já não serve', async () => {
    vi.useFakeTimers();
    abrirSessao(ana);
    responder({ id_coupon: 7 });
    adiantarResposta(verCupom, { params: { id: 7 } });
    vi.advanceTimersByTime(10_001);
    vi.useRealTimers();
    responder({ id_coupon: 7, situacao: 'efetivado' });
    expect(await pedir()).toMatchObject({ situacao: 'efetivado' });
  });
});
