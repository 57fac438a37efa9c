import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { MENUS } from './itens-do-menu';
import { encontrarRota, paiDe, ROTAS } from './tabela-de-rotas';

// spec 11.1, word by word.
const ENDERECOS = `
cadastro cadastro/indicacao/x login login/x login/indicacao/x callback/x esqueci recuperar/x confirmar-email/x lembretes/x quero-ser-parceiro quero-vender-aqui
aceites privacidade regulamento transparencia dev/sistema
home catalogo produto/ver/1 indicacoes indicacao/x indicacao/codigo/1 indicacao/codigo/1/imprimir formula-do-bem meus-quilos lojistas lojistas/proximos lojistas/1
lojistas/mapa cupom cupom/prescricao cupom/efetivar cupom/efetivar/1 cupom/efetivados cupom/estornados cupom/gera-cupom
cupom/gera-cupom/1/2 cupom/ver/1 acerto acerto/aberto acerto/1 acerto/1/imprimir contato eventos eventos/novo eventos/editar/1 perfil perfil/editar perfil/editar/1 seguranca
pet pet/novo pet/editar/1 pet/ver/1 acompanhados acompanhados/1 prescricoes prescricoes/nova renovacoes
usuarios usuarios/editar/1/2 usuarios/novo/1 capas capas/editar/1 campanhas campanhas/nova campanhas/editar/1
campanhas/lojas/1 cupons-online contato-adm configuracoes auditoria gerar-codigos gerar-codigos-especificos gerar-codigos/imprimir/1 dashboard
equipe equipe/convidar equipe/alterar/1 minha-conta relatorios atendimento atendimento/indicacao/1 correio estornos acertos acertos/lojas acertos/loja/1 acertos/loja/1/imprimir
acertos/contestacoes acertos/pagamentos analise baixa produtos produto/novo produto/editar/1 entregas entregas/nova entregas/ver/1 entregas/editar/1
interessados interessados/ver/1`
  .trim()
  .split(/\s+/);

const objetos = ROTAS.map((rota) => ({ path: rota.caminho, id: rota.caminho }));
const rotaDe = (endereco: string) => matchRoutes(objetos, `/${endereco}`)?.[0]?.route.id;

test.each(ENDERECOS)('/web/%s tem a sua rota', (endereco) => {
  expect(rotaDe(endereco)).toBeDefined();
});

function comoORoteador(endereco: string): void {
  const [achada] = matchRoutes(objetos, `/${endereco}`) ?? [];
  const encontrada = encontrarRota(`/web/${endereco}`);
  expect([endereco, encontrada?.rota.caminho]).toEqual([endereco, achada?.route.id]);
  expect(encontrada?.params).toEqual(achada?.params);
}

test.each([
  ...ENDERECOS,
  'nada',
  'home/nada',
  '',
  'HOME',
  'cupom/ver/a%2Fb',
  'cupom/ver/%E0',
  'login//',
  '/home',
  'pet/',
])('/web/%s é encontrada antes do roteador como ele a encontrará', comoORoteador);

test('qualquer endereço é encontrado antes do roteador como ele o encontrará', () => {
  // The router says so in the console when an address cannot be decoded.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const palavras = ROTAS.flatMap(({ caminho }) => caminho.split('/')).filter((parte) => !parte.startsWith(':'));
  const qualquer = fc.string({ unit: fc.constantFrom(...'aZ1-. %2Fé?#:'), maxLength: 5 }).map(encodeURIComponent);
  const pedaco = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...palavras) },
    fc.constantFrom(...palavras).map((palavra) => palavra.toUpperCase()),
    qualquer,
    fc.constantFrom('', '%', '%2F', '%C3%A9'),
  );
  fc.assert(
    fc.property(fc.array(pedaco, { maxLength: 4 }), (pedacos) => comoORoteador(pedacos.join('/'))),
    { numRuns: 500 },
  );
  vi.restoreAllMocks();
});

const fontes = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).filter(([caminho]) => !/\.test\.tsx?$|^\.\.\/test\//.test(caminho));

/** Every address that the sources write, with something in the place of what they fill in. */
const escritos = fontes.flatMap(([arquivo, texto]) =>
  [...texto.matchAll(/(['"`])(\/[a-z](?:(?!\1|\$\{)[^\n]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)/g)].map(
    ([, , escrito = '']) => [
      arquivo,
      escrito
        .replace(/\/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '/1')
        .replace(/[?$].*$/, '')
        .replace(/\/$/, '/1'),
    ],
  ),
);
/** The root of the API, and what the worker answers for: no screens. */
const OUTROS = ['/api', '/web', '/web/1'];

test('todo endereço de tela escrito no código leva a uma rota', () => {
  const telas = escritos.filter(([, endereco = '']) => !OUTROS.includes(endereco));
  expect(telas.length).toBeGreaterThan(100);
  // Opened as a new document, an address is written whole.
  const inteiro = (endereco = '') => (endereco.startsWith('/web/') ? endereco : `/web${endereco}`);
  expect(telas.filter(([, endereco]) => !encontrarRota(inteiro(endereco)))).toEqual([]);
});

const doServidor = Object.entries(
  import.meta.glob<string>('../../../server/src/**/*.ts', { query: '?raw', import: 'default', eager: true }),
).filter(([caminho]) => !/\.test\.ts$|\/src\/(test|demo|http)\//.test(caminho));
/** Pictures of mails, the mails shown while developing, and what the comments say: no screens. */
const NAO_SAO_TELAS = /\.(png|svg)$|^\/web\/(1|dev\/.*|dev)$|[*{]/;

test('todo endereço que o servidor manda por e-mail, lembrete ou redirecionamento leva a uma rota', () => {
  const telas = doServidor.flatMap(([arquivo, texto]) =>
    [...texto.matchAll(/\/web\/(?:[^\s'"`$?;,.<]|\$\{(?:[^{}]|\{[^{}]*\})*\}|\.(?=[a-z]))*/g)]
      .map(([escrito]) => escrito.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '1').replace(/\/$/, '/1'))
      .filter((endereco) => !NAO_SAO_TELAS.test(endereco))
      .map((endereco) => [arquivo, endereco]),
  );
  expect(telas.length).toBeGreaterThan(25);
  expect(telas.filter(([, endereco = '']) => !encontrarRota(endereco))).toEqual([]);
});

test('não há rota além das da especificação', () => {
  expect(new Set(ENDERECOS.map(rotaDe))).toEqual(new Set(ROTAS.map((rota) => rota.caminho)));
});

test('cada item do menu leva a uma tela que aquele perfil pode abrir', () => {
  for (const [papel, grupos] of Object.entries(MENUS)) {
    for (const { para } of grupos.flatMap((grupo) => grupo.itens)) {
      const caminho = rotaDe(para.slice(1));
      const acesso = ROTAS.find((rota) => rota.caminho === caminho)?.acesso;
      expect([papel, para, acesso === 'publica' || acesso?.includes(papel as never)]).toEqual([papel, para, true]);
    }
  }
});

test.each([
  ['usuarios/novo/:tipo', '/usuarios'],
  ['produto/novo', '/produtos'],
  ['cupom/ver/:id_cupom', '/cupom'],
  ['catalogo', '/home'],
  ['produto/ver/:id_produto', '/catalogo'],
  ['acerto/:id_acerto', '/acerto'],
  ['acertos/contestacoes', '/acertos'],
])('de %s, voltar sem histórico leva a %s', (caminho, pai) => {
  const rota = ROTAS.find((r) => r.caminho === caminho);
  expect(rota && paiDe(rota)).toBe(pai);
});
