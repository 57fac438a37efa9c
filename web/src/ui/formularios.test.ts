import { expect, test } from 'vitest';

// Read from the sources: a form that is written tomorrow is judged as well.
const fontes = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
  .map(([caminho, texto]) => [caminho.replace(/^\.\.\//, '').replace(/^\.\//, 'ui/'), texto] as const)
  .filter(([caminho]) => !/\.test\.tsx?$/.test(caminho));

/** Not a form but the frame of some: each that stands in it is one. */
const MOLDURA = 'compartilhado/estorno/moldura-do-dialogo.tsx';
const formularios = fontes
  .filter(([caminho, texto]) => caminho !== MOLDURA && /<(form|MolduraDoDialogo)\b/.test(texto))
  .map(([caminho]) => caminho);

/** By which file a form sends, and whether leaving it asks first: by itself, or because the frame of dialogs does. */
const FORMULARIOS: Record<string, { envia: string; avisa: boolean | 'na moldura' }> = {
  'acerto/pagamento/pagar.tsx': { envia: 'acerto/pagamento/pagar.tsx', avisa: 'na moldura' },
  'cadastro/simples.tsx': { envia: 'cadastro/simples.tsx', avisa: true },
  'campanha/formulario-da-campanha.tsx': { envia: 'campanha/use-salvar-campanha.ts', avisa: true },
  'capa/editar-capa.tsx': { envia: 'capa/editar-capa.tsx', avisa: true },
  'conta/callback/completar-cadastro.tsx': { envia: 'conta/callback/completar-cadastro.tsx', avisa: true },
  'conta/criar-conta/formulario-do-tutor.tsx': { envia: 'conta/criar-conta/formulario-do-tutor.tsx', avisa: true },
  'conta/perfil/formulario-do-perfil.tsx': { envia: 'conta/perfil/formulario-do-perfil.tsx', avisa: true },
  'configuracao/formulario-da-conferencia.tsx': { envia: 'configuracao/use-ajuste.ts', avisa: true },
  'configuracao/formulario-da-formula.tsx': { envia: 'configuracao/use-ajuste.ts', avisa: true },
  'configuracao/formulario-da-guarda.tsx': { envia: 'configuracao/use-ajuste.ts', avisa: true },
  'configuracao/formulario-da-nota.tsx': { envia: 'configuracao/use-ajuste.ts', avisa: true },
  'contato/admin/edicao-do-texto.tsx': { envia: 'contato/admin/edicao-do-texto.tsx', avisa: true },
  'cupom/observacao.tsx': { envia: 'cupom/observacao.tsx', avisa: true },
  'entrega/formulario-da-entrega.tsx': { envia: 'entrega/use-salvar-entrega.ts', avisa: true },
  'equipe/convidar.tsx': { envia: 'equipe/convidar.tsx', avisa: true },
  'equipe/formulario-do-membro.tsx': { envia: 'equipe/formulario-do-membro.tsx', avisa: true },
  'evento/formulario-do-evento.tsx': { envia: 'evento/use-salvar-evento.ts', avisa: true },
  'interesse/esquecer.tsx': { envia: 'interesse/esquecer.tsx', avisa: 'na moldura' },
  'interesse/formulario-do-interessado.tsx': { envia: 'interesse/formulario-do-interessado.tsx', avisa: true },
  'interesse/participar.tsx': { envia: 'interesse/participar.tsx', avisa: true },
  'lote/formulario-do-lote.tsx': { envia: 'lote/use-gerar.ts', avisa: true },
  'pet/peso/anotar-peso.tsx': { envia: 'pet/peso/anotar-peso.tsx', avisa: true },
  'pet/formulario-do-pet.tsx': { envia: 'pet/use-salvar-pet.ts', avisa: true },
  'prescricao/detalhe/anotacoes.tsx': { envia: 'prescricao/detalhe/anotacoes.tsx', avisa: true },
  // A number that is filled in already.
  'prescricao/renovacoes/peso-da-nova.tsx': { envia: 'prescricao/renovacoes/acoes-da-renovacao.tsx', avisa: false },
  // Two choices of a few.
  'usuario/editar/zerar-fator.tsx': { envia: 'usuario/editar/zerar-fator.tsx', avisa: false },
  'prescricao/nomes.tsx': { envia: 'prescricao/nomes.tsx', avisa: true },
  'produto/admin/formulario-do-produto.tsx': { envia: 'produto/admin/use-salvar-produto.ts', avisa: true },
  'compartilhado/atendimento/dialogo-com-motivo.tsx': {
    envia: 'compartilhado/atendimento/dialogo-com-motivo.tsx',
    avisa: 'na moldura',
  },
  'compartilhado/estorno/dialogo-de-estorno.tsx': {
    envia: 'compartilhado/estorno/dialogo-de-estorno.tsx',
    avisa: 'na moldura',
  },
  'compartilhado/estorno/dialogo-de-frase.tsx': {
    envia: 'compartilhado/estorno/dialogo-de-frase.tsx',
    avisa: 'na moldura',
  },
  'compartilhado/nota/dialogo-da-nota.tsx': { envia: 'compartilhado/nota/dialogo-da-nota.tsx', avisa: 'na moldura' },
  'compartilhado/nota/dialogo-de-retirada.tsx': {
    envia: 'compartilhado/nota/dialogo-de-retirada.tsx',
    avisa: 'na moldura',
  },
  'usuario/editar/dialogo-do-crmv.tsx': { envia: 'usuario/editar/dialogo-do-crmv.tsx', avisa: 'na moldura' },
  'usuario/editar/formulario-do-usuario.tsx': { envia: 'usuario/editar/formulario-do-usuario.tsx', avisa: true },
  // Through a reload the till keeps its sale by itself; going back would lose it.
  'cupom/caixa/venda.tsx': { envia: 'cupom/caixa/use-caixa.ts', avisa: true },
  // A password, an address, a code: nothing that costs to type again, and leaving is often the point.
  'conta/esqueci.tsx': { envia: 'conta/esqueci.tsx', avisa: false },
  'conta/login.tsx': { envia: 'conta/login.tsx', avisa: false },
  'conta/segundo-passo.tsx': { envia: 'conta/segundo-passo.tsx', avisa: false },
  'fator/confirmar-aplicativo.tsx': { envia: 'fator/confirmar-aplicativo.tsx', avisa: false },
  'compartilhado/fator/dialogo-da-prova.tsx': { envia: 'compartilhado/fator/dialogo-da-prova.tsx', avisa: false },
  'fator/renomear-chave.tsx': { envia: 'fator/renomear-chave.tsx', avisa: false },
  'conta/perfil/excluir-conta.tsx': { envia: 'conta/perfil/excluir-conta.tsx', avisa: false },
  'conta/recuperar.tsx': { envia: 'conta/recuperar.tsx', avisa: false },
  'compartilhado/indicacao/formulario-do-codigo.tsx': {
    envia: 'compartilhado/indicacao/use-resgatar.ts',
    avisa: false,
  },
  'relatorio/relatorios.tsx': { envia: 'relatorio/use-baixar.ts', avisa: false },
  'prescricao/assistente/tutor-do-passo.tsx': {
    envia: 'prescricao/assistente/use-envio-da-indicacao.ts',
    avisa: true,
  },
};

/** They only move on inside their own screen: nothing leaves the device. */
const SEM_ENVIO = [
  'cupom/caixa/conferir.tsx',
  'cupom/caixa/leitor.tsx',
  'cupom/efetivados/filtro-de-periodo.tsx',
  'prescricao/assistente/quantidade-do-passo.tsx',
];

/** Only asks what anybody may read, on a page that goes without the app's own helpers. */
const SO_PERGUNTA = ['registro/confira/conferir-codigo.tsx', 'registro/confira/procurar-quilo.tsx'];

test('todo formulário do produto está na lista', () => {
  expect(formularios.toSorted()).toEqual([...Object.keys(FORMULARIOS), ...SEM_ENVIO, ...SO_PERGUNTA].toSorted());
});

test.each(Object.entries(FORMULARIOS))(
  '%s envia pelo ajudante, que ouve um toque só',
  (formulario, { envia, avisa }) => {
    const texto = fonte(envia);
    expect(texto).toMatch(/\buseEnvio\(\{/);
    expect(/\bmudou\b/.test(texto)).toBe(avisa === true);
    expect(usaAMoldura(formulario)).toBe(avisa === 'na moldura');
    const modulo = /([^/]+)\.tsx?$/.exec(envia)?.[1] ?? '';
    const pasta = formulario.slice(0, formulario.lastIndexOf('/'));
    const usam = fontes.filter(([caminho, conteudo]) => caminho.startsWith(pasta) && conteudo.includes(`/${modulo}';`));
    if (envia !== formulario) expect(usam).not.toEqual([]);
  },
);

test('sair de um diálogo com algo escrito pergunta, na moldura de todos eles', () => {
  expect(fonte(MOLDURA)).toMatch(/\buseAvisoDeSaida\(/);
});

/**
 * Without a session there is none to die: they open to visitors. A picture is chosen again. (A sentence in a dialog
 * belongs to the one thing it was opened for, and goes with it.)
 */
const SEM_RASCUNHO = [
  'capa/editar-capa.tsx',
  'conta/callback/completar-cadastro.tsx',
  // Keeps its own, through a reload (rascunho-do-cadastro.ts).
  'conta/criar-conta/formulario-do-tutor.tsx',
  'interesse/participar.tsx',
];
/** Where what was typed is kept, when it is not in the form's own file. */
const GUARDA: Record<string, string> = {
  'cupom/caixa/venda.tsx': 'cupom/caixa/use-caixa.ts',
  'prescricao/assistente/tutor-do-passo.tsx': 'prescricao/assistente/passos.tsx',
};
const COM_RASCUNHO = Object.entries(FORMULARIOS)
  .filter(([formulario, { avisa }]) => (avisa === true || formulario in GUARDA) && !SEM_RASCUNHO.includes(formulario))
  .map(([formulario]) => formulario);

test.each([...COM_RASCUNHO, 'compartilhado/indicacao/formulario-do-codigo.tsx', 'prescricao/resgate/convite.tsx'])(
  '%s guarda o que foi digitado quando a sessão morre',
  (formulario) => {
    expect(fonte(GUARDA[formulario] ?? formulario)).toMatch(/\buseGuardarRascunho\b|<DeOndeParou\b/);
  },
);

test.each([...SEM_ENVIO, ...SO_PERGUNTA])('%s não chama o servidor', (formulario) => {
  expect(fonte(formulario)).not.toMatch(/\bapi\(/);
});

test('o que muda alguma coisa no servidor não passa por fora do ajudante', () => {
  const LEITURAS = [
    'lojista/posicao.ts',
    'lote/cartao-do-lote.tsx',
    'compartilhado/planilha/baixar-erros.tsx',
    // Only checks the file; sending it goes through the helper.
    'compartilhado/planilha/preparar-envio.tsx',
  ];
  const porFora = fontes.filter(([, texto]) => /useMutation\(/.test(texto)).map(([caminho]) => caminho);
  expect(porFora.filter((caminho) => !LEITURAS.includes(caminho))).toEqual([]);
});

/** One that says its number costs nothing to type again does not ask. */
const usaAMoldura = (caminho: string) =>
  /<MolduraDoDialogo\b/.test(fonte(caminho)) && !/\bcusta=\{false\}/.test(fonte(caminho));

function fonte(caminho: string): string {
  return fontes.find(([outro]) => outro === caminho)?.[1] ?? '';
}
