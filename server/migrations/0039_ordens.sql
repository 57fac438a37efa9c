-- The orders people choose in the lists. What goes down is the same index read backwards.

-- passo: as campanhas pelo nome
create index concurrently if not exists campanha_por_nome on campanha ((descritivo collate pt_br), id) where excluida_em is null;

-- passo: as campanhas pelo desconto
create index concurrently if not exists campanha_por_desconto on campanha (desconto, id) where excluida_em is null;

-- passo: as compras de uma loja pelo valor
create index concurrently if not exists cupom_efetivado_por_valor on cupom (lojista_id, valor, id) where estado = 'efetivado';

-- passo: os acertos pela loja
create index concurrently if not exists acerto_por_loja on acerto ((nome_fantasia collate pt_br), id);

-- passo: os acertos pelo total
create index concurrently if not exists acerto_por_total on acerto (total, id);

-- passo: os interessados pelo nome
create index concurrently if not exists interesse_por_nome on interesse ((nome collate pt_br), id);
