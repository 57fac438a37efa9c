/**
 * Who may know whom in the server, from the ground up: a room is in the list of those that may use it, and nobody is in
 * the list of a room below. `docs/architecture.md` draws it; `direcoes.mjs` holds the code to it.
 */
export const MAQUINAS = {
  config: [],
  observacao: [],
  db: ['config', 'observacao'],
  jobs: ['db', 'observacao'],
  migracao: ['config', 'db', 'jobs'],
  nucleo: ['config', 'db', 'jobs', 'observacao'],
  mail: ['config', 'db', 'nucleo', 'observacao'],
  http: ['config', 'db', 'migracao', 'nucleo', 'observacao'],
};

/** What an act of an area may use; its `rotas.ts` may use `http` and `nucleo`, and the act. */
export const DO_ATO = ['config', 'db', 'jobs', 'mail', 'nucleo', 'observacao'];
export const DA_ROTA = ['http', 'nucleo'];

/** Another area is reached by its acts, and only downwards. */
export const AREAS = {
  analise: [],
  auditoria: [],
  configuracao: [],
  contato: [],
  doacao: [],
  dose: [],
  imagem: [],
  importacao: [],
  interesse: [],
  capa: ['imagem'],
  entrega: ['imagem'],
  produto: ['imagem'],
  registro: ['entrega', 'imagem'],
  conta: ['importacao', 'interesse'],
  campanha: ['conta'],
  fator: ['conta'],
  tutor: ['conta', 'doacao'],
  prescritor: ['conta', 'doacao'],
  lojista: ['acerto', 'campanha', 'conta', 'doacao'],
  equipe: ['conta', 'fator'],
  usuario: ['conta', 'fator', 'importacao', 'lojista', 'prescritor', 'relatorio', 'tutor'],
  evento: ['conta', 'tutor'],
  prescricao: ['campanha', 'conta', 'dose', 'imagem', 'importacao', 'lojista', 'prescritor', 'produto'],
  pet: ['conta', 'prescricao', 'tutor'],
  reposicao: ['campanha', 'conta', 'imagem', 'prescricao', 'tutor'],
  nota: ['configuracao'],
  cupom: ['campanha', 'configuracao', 'conta', 'importacao', 'lojista', 'nota', 'prescricao'],
  estorno: ['conta', 'cupom', 'lojista'],
  atendimento: ['conta', 'prescricao'],
  correio: ['conta', 'prescricao'],
  acerto: ['configuracao', 'conta', 'importacao', 'registro'],
  inicio: ['acerto', 'evento', 'pet', 'prescricao', 'registro', 'reposicao'],
  lote: ['prescricao'],
  relatorio: ['conta', 'prescricao'],
  painel: ['acerto', 'analise', 'correio', 'estorno', 'interesse', 'lojista'],
};
