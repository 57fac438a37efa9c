/** Folders of the web that serve the areas, and what each may use; every other folder is an area. `app` joins them, `test` mounts them. */
export const SERVEM_AS_TELAS = { ui: ['ui', 'lib'], lib: ['ui', 'lib'], offline: ['offline', 'ui', 'lib'] };

/**
 * Areas do not import each other. What several of them show of one matter is a shared area, a folder of
 * `web/src/compartilhado`, and only these may use it. Drawn in docs/architecture.md.
 */
export const COMPARTILHADAS = {
  capa: ['capa', 'conta', 'contato', 'cupom', 'evento', 'inicio', 'lojista', 'pet', 'prescricao', 'produto'],
  atendimento: ['atendimento', 'correio', 'lote', 'prescricao'],
  doacao: ['doacao', 'registro'],
  estorno: [
    'acerto',
    'analise',
    'atendimento',
    'correio',
    'cupom',
    'entrega',
    'estorno',
    'interesse',
    'nota',
    'usuario',
    'prescricao',
  ],
  fator: ['conta', 'fator', 'usuario'],
  indicacao: ['inicio', 'lojista', 'prescricao', 'produto'],
  'lista-de-indicacoes': ['cupom', 'prescricao'],
  mapa: ['lojista', 'pessoa'],
  nota: ['cupom', 'doacao'],
  pessoa: ['cadastro', 'conta', 'usuario'],
  planilha: ['acerto', 'cadastro', 'importacao'],
  registro: ['doacao', 'registro'],
  reposicao: ['inicio', 'prescricao'],
  produto: ['cupom', 'lojista', 'prescricao', 'produto'],
};

/** What `ui` may know of the domain: the country, words and pictures. Business is shown by areas. */
export const DO_DOMINIO_NA_UI = ['brasil', 'contrato', 'imagem', 'marca', 'texto'];
