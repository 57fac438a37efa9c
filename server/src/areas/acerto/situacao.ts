/** Of settlements `a` with the payment `p` that counts: `situacaoDoAcerto` of the domain; a test holds both together. */
export const SITUACAO = `case when a.total < 0 then 'transportado' when a.total = 0 then 'sem_valor'
  when p.id is null then 'a_pagar' else 'pago' end`;

export const NA_SITUACAO = {
  a_pagar: '(a.total > 0 and p.id is null)',
  pago: '(a.total > 0 and p.id is not null)',
  transportado: '(a.total < 0)',
  sem_valor: '(a.total = 0)',
  contestado: `exists (select from contestacao k where k.acerto_id = a.id and k.estado = 'aberta')`,
};

/** What is looked through; a word may begin with the first one. */
export const BUSCA_DO_ACERTO = `sem_acento(concat_ws(' ', '', a.nome_fantasia, a.razao_social, a.cnpj))`;
