-- The till's rows leave the index by object: it cost every sale an entry at a place of its own, and the coupon itself
-- remembers when it was sold.

-- passo: o índice por objeto, sem as vendas
create index concurrently if not exists auditoria_sobre on auditoria (objeto_id, objeto, momento, id) where ato <> 'cupom-validado';

-- passo: o que ele substitui
drop index concurrently if exists auditoria_do_objeto;
