const CORES: Record<string, string> = {
  fundo: 'background:#121B16!important',
  folha: 'background:#1B2721!important;border-color:#33443B!important;color:#F1ECE0!important',
  topo: 'background:#174A32!important',
  quadro: 'background:#22362C!important;color:#F1ECE0!important',
  tinta: 'color:#F1ECE0!important',
  suave: 'color:#B7C5BC!important',
  elo: 'color:#A5D8BA!important',
  destaque: 'background:#43270F!important;color:#FFC38F!important',
  botao: 'background:#BF4F0B!important',
};

const regras = (antes: string) =>
  [
    ...Object.entries(CORES).map(([classe, cores]) => `${antes}.${classe}{${cores}}`),
    `${antes}.nome,${antes}.branco{color:#FFFFFF!important}`,
  ].join('');

/**
 * The same letter at night: for readers that tell us, and for Outlook's, which marks what it has turned. Contrasts are held
 * by a test.
 */
export const ESCURO = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${regras('')}}${regras('[data-ogsc] ')}`;
