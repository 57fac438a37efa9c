import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { registroDeMentira } from '../../test/registro-de-mentira';
import { lembrarVisita, ultimaVisita } from './ultima-visita';

comProduto();
afterEach(() => vi.restoreAllMocks());

type Registro = Awaited<ReturnType<typeof registroDeMentira>>;

/** Opens the page of this register and lets it do its sums: what it comes to. */
async function conferir({ api }: Pick<Registro, 'api'>): Promise<string> {
  cleanup();
  await abrirProduto('/transparencia', { api });
  await screen.findByText('Confira');
  await tocar('Conferir agora');
  const fim = await screen.findByText(/^(Tudo confere|Algo não confere|O que este navegador sabe conferir, confere)$/);
  return fim.textContent ?? '';
}

const visitaDe = ({ pagina, api }: Registro, mais: object = {}) => {
  const { chaves } = api['GET /registro/chaves'] as { chaves: { publica: string }[] };
  return { ...pagina.marco, publica: chaves[0]?.publica ?? '', ...mais };
};
const comPagina = ({ api, pagina }: Registro, mais: object) => ({
  api: { ...api, 'GET /transparencia': { ...pagina, ...mais } },
});

/** Past the four bytes that name the key: the signature itself. */
const comOutraLetra = (nota: string) =>
  nota.replace(/(— \S+ .{40})(.)/, (_, antes: string, letra: string) => antes + (letra === 'A' ? 'B' : 'A'));

test('assinatura, soma e o marco de ontem conferem; a visita fica guardada e a seguinte compara', async () => {
  const registro = await registroDeMentira(20);
  expect(await conferir(registro)).toBe('Tudo confere');
  expect(screen.getByText(/^20 kg, assinados em 16\/11\/2026, 09:00/)).toBeTruthy();
  expect(screen.getByText(/que assinamos em 15\/11\/2026 continua inteiro/)).toBeTruthy();
  expect(screen.getByText(/primeira conferência neste aparelho/)).toBeTruthy();
  expect(ultimaVisita()).toMatchObject({ tamanho: 20, raiz: registro.pagina.marco.raiz });

  const depois = await registroDeMentira(29, registro.chave);
  expect(await conferir(depois)).toBe('Tudo confere');
  expect(screen.getByText(/Tudo o que você viu em 16\/11\/2026 continua lá/)).toBeTruthy();
  expect(ultimaVisita()?.tamanho).toBe(29);
});

test('uma resposta alguns segundos mais velha do que a já vista não é alarme, nem apaga a mais nova', async () => {
  const agora = await registroDeMentira(29);
  lembrarVisita(visitaDe(agora));
  const velha = await registroDeMentira(20, agora.chave);
  expect(await conferir({ api: { ...agora.api, 'GET /transparencia': velha.pagina } })).toBe('Tudo confere');
  expect(ultimaVisita()?.tamanho).toBe(29);
});

test.each<[string, (registro: Registro) => Promise<Pick<Registro, 'api'>> | Pick<Registro, 'api'>, RegExp]>([
  [
    'assinado por outra chave',
    async (r) => comPagina(r, { marco: (await registroDeMentira(20)).pagina.marco }),
    /não é da chave/,
  ],
  [
    'a assinatura mudada numa letra',
    (r) => comPagina(r, { marco: { ...r.pagina.marco, nota: comOutraLetra(r.pagina.marco.nota) } }),
    /não é da chave/,
  ],
  [
    'total trocado depois de assinado',
    (r) => comPagina(r, { marco: { ...r.pagina.marco, kg: 21 } }),
    /o total assinado é outro/,
  ],
  ['um quilo a mais numa cidade', (r) => comPagina(r, { cidades: [{ cidade: 'Itu', kg: 21 }] }), /não somam o total/],
  [
    'marco de ontem sobre outras folhas',
    async (r) => comPagina(r, { anterior: await r.marcoDe(17, { raiz: 'ab'.repeat(32) }) }),
    /não contém, inteiro/,
  ],
  [
    'marco de ontem sem assinatura',
    (r) => comPagina(r, { anterior: { ...r.pagina.anterior, kg: 16 } }),
    /não tem assinatura válida/,
  ],
])('%s: não confere, e a visita não é guardada', async (_, mexer, frase) => {
  const registro = await registroDeMentira(20);
  expect(await conferir(await mexer(registro))).toBe('Algo não confere');
  expect(screen.getByText(frase)).toBeTruthy();
  expect(ultimaVisita()).toBeNull();
});

test.each<[string, object, RegExp]>([
  ['menor do que já foi', { tamanho: 25 }, /não contém mais, inteiro/],
  ['reescrito com o mesmo tamanho', { raiz: 'cd'.repeat(32) }, /não contém mais, inteiro/],
  ['reescrito e aumentado', { tamanho: 12, raiz: 'cd'.repeat(32) }, /não contém mais, inteiro/],
  ['sem a chave de antes', { publica: 'A'.repeat(43) }, /não está mais entre as publicadas/],
])('um registro %s é percebido por quem o viu, e a testemunha fica', async (_, visto, frase) => {
  const registro = await registroDeMentira(20);
  const antes = visitaDe(registro, visto);
  lembrarVisita(antes);
  expect(await conferir(registro)).toBe('Algo não confere');
  expect(screen.getByText(frase)).toBeTruthy();
  expect(ultimaVisita()).toMatchObject(visto);
});

test('um navegador sem Ed25519 diz que não sabe, e confere o resto', async () => {
  const registro = await registroDeMentira(20);
  const importar = crypto.subtle.importKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation(((...partes: unknown[]) =>
    partes[2] === 'Ed25519'
      ? Promise.reject(new DOMException('não há', 'NotSupportedError'))
      : (importar as (...tudo: unknown[]) => unknown)(...partes)) as never);
  expect(await conferir(registro)).toBe('O que este navegador sabe conferir, confere');
  expect(screen.getAllByText(/ainda não sabe conferir este tipo de assinatura/).length).toBe(2);
  expect(screen.getByText(/somam o mesmo total/)).toBeTruthy();
});

test('uma queda no meio não é veredito: diz que não terminou e deixa tentar de novo', async () => {
  const registro = await registroDeMentira(20);
  const semRede = () => {
    throw new TypeError('Failed to fetch');
  };
  await abrirProduto('/transparencia', { api: { ...registro.api, 'GET /registro/consistencia': semRede } });
  await screen.findByText('Confira');
  await tocar('Conferir agora');
  await screen.findByText(/Não deu para terminar/);
  expect(screen.queryByText(/Tudo confere|Algo não confere/)).toBeNull();
  expect(screen.getByText('Conferir de novo')).toBeTruthy();
});
