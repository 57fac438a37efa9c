-- Each query must return no row. Every server and browser test run ends with them.

-- cupom: at most one live or used coupon per recommendation
select prescricao_id from cupom where estado <> 'cancelado' group by prescricao_id having count(*) > 1;

-- cupom: the live coupon's store is the recommendation's store
select c.id from cupom c join prescricao p on p.id = c.prescricao_id
 where c.estado <> 'cancelado' and p.lojista_id is distinct from c.lojista_id;

-- prescricao: a chosen store has its coupon (which may have been cancelled with the tutor's account)
select p.id from prescricao p where p.lojista_id is not null
   and not exists (select 1 from cupom c where c.prescricao_id = p.id and c.lojista_id = p.lojista_id);

-- prescricao: vinculos = 4 − coupons made + those whose choice was given back
select p.id from prescricao p
 where p.vinculos <> 4 - (select count(*) from cupom c where c.prescricao_id = p.id and not c.devolvido);

-- prescricao: what the team blocked has no store and no coupon that counts
select p.id from prescricao p where p.bloqueada_em is not null
   and (p.lojista_id is not null or p.data_ativacao is not null
        or exists (select 1 from cupom c where c.prescricao_id = p.id and c.estado <> 'cancelado'));

-- prescricao: nobody waits at a store that is gone
select p.id from prescricao p
  join conta l on l.id = p.lojista_id and l.excluida_em is not null
  join conta t on t.id = p.tutor_id and t.excluida_em is null
 where p.data_ativacao is null;

-- prescricao: finished exactly when its coupon was validated, on the same day, with the same package
select p.id from prescricao p left join cupom c on c.prescricao_id = p.id and c.estado = 'efetivado'
 where p.data_ativacao is distinct from c.data_efetivacao or p.peso is distinct from c.peso;

-- cupom: a validated coupon is complete and its cents add up
select id from cupom where estado = 'efetivado'
   and (valor is null or recebido + descontado <> valor or nome_funcionario is null or data_efetivacao is null);

-- cupom: a coupon belongs to a redeemed recommendation
select c.id from cupom c join prescricao p on p.id = c.prescricao_id where p.tutor_id is null;

-- cupom: only a recommendation's first coupon starts a validity, the others inherit it
select prescricao_id from cupom c
 where not exists (select 1 from cupom_online o where o.cupom_id = c.id)
 group by prescricao_id having count(distinct data_validade) > 1;

-- cupom: what a campaign gave is neither the recommendation's own discount nor an online store's code
select c.id from cupom c join prescricao p on p.id = c.prescricao_id
 where c.campanha_id is not null
   and (p.desconto_especifico is not null or exists (select 1 from cupom_online o where o.cupom_id = c.id));

-- doacao: the kilograms are the validated coupons that wait neither for the judgement nor for a person
select kg from doacao
 where kg <> (select count(*) from cupom c where estado = 'efetivado'
                 and not exists (select 1 from compra_a_julgar j where (j.cupom_id, j.vez) = (c.id, c.vez))
                 and not exists (select 1 from compra_suspeita s
                                  where (s.cupom_id, s.vez) = (c.id, c.vez) and s.estado = 'em_analise'));

-- compra: what waits is a purchase, and waits once
select cupom_id from compra_retida group by cupom_id, vez having count(*) > 1;
select r.cupom_id from compra_retida r left join cupom c on c.id = r.cupom_id and c.vez = r.vez
 where c.estado is distinct from 'efetivado';

-- estorno: each ended one turn of its coupon, none is missing, and what was undone is not sold again by the same request
select c.id from cupom c where c.vez <> 1 + (select count(*) from estorno e where e.cupom_id = c.id);
select e.id from estorno e join cupom c on c.id = e.cupom_id
 where e.vez >= c.vez or e.lojista_id <> c.lojista_id or e.chave = c.chave or e.recebido + e.descontado <> e.valor;

-- estorno: a request is approved exactly when its purchase was undone, and an open one's purchase stands
select p.id from pedido_de_estorno p left join estorno e on e.cupom_id = p.cupom_id and e.vez = p.vez
 where case p.estado when 'aprovado' then e.id is null when 'aberto' then e.id is not null else false end;
select s.cupom_id from compra_suspeita s left join estorno e on e.cupom_id = s.cupom_id and e.vez = s.vez
 where case s.estado when 'estornada' then e.id is null when 'em_analise' then e.id is not null else false end;

-- cupom_online: a code handed out is the code of its coupon
select o.id from cupom_online o join cupom c on c.id = o.cupom_id
 where o.codigo <> c.codigo or o.lojista_id <> c.lojista_id;

-- conta: every account has exactly one profile
select k.id from conta k
 where (select count(*) from (select id from tutor union all select id from prescritor
                              union all select id from lojista union all select id from administrador) p
         where p.id = k.id) <> 1;

-- importacao: what was done adds up, and a finished import has nothing left to do
select id from importacao where aceitas > feitas or feitas > total
    or (estado = 'concluida' and feitas <> total and parada_em is null);

-- importacao: of one that was stopped nothing more is to come
select i.id from importacao i where i.parada_em is not null
   and exists (select 1 from importacao_linha l where l.importacao_id = i.id and l.situacao = 'pendente');

-- importacao: what says that it came with one came with one that is there and was not undone
select m.importacao_id from (select importacao_id from conta union all select importacao_id from cupom_online
                             union all select importacao_id from prescricao) m
  left join importacao i on i.id = m.importacao_id
 where m.importacao_id is not null and (i.id is null or i.desfeita_em is not null);

-- campanha: a deleted one has no stores
select l.id from lojista l join campanha k on k.id = l.campanha_id where k.excluida_em is not null;

-- lote: a cancelled batch has no code left that somebody could take
select p.id from prescricao p join lote l on l.id = p.lote_id
 where l.cancelado_em is not null and p.cancelada_em is null
   and num_nonnulls(p.prescritor_id, p.origem_lojista_id, p.tutor_id) = 0;

-- prescricao: a specific code dates from the day it was redeemed
select id from prescricao where especifica and tutor_id is not null and data <> data_resgate;

-- painel: the numbers that are kept are the numbers that are there, and a blank printed code is none of them
select mes, chave, quantas from painel where medida = 'indicacao' and quantas <> 0
except
select mes_de(data), etapa_da_prescricao(tutor_id, lojista_id, data_ativacao), count(*) from prescricao
 where num_nonnulls(prescritor_id, origem_lojista_id, tutor_id) > 0 group by 1, 2;
select 1 where (select coalesce(sum(quantas), 0) from painel where medida = 'indicacao')
      <> (select count(*) from prescricao where num_nonnulls(prescritor_id, origem_lojista_id, tutor_id) > 0)
   or (select coalesce(sum(quantas), 0) from painel where medida = 'cupom') <> (select count(*) from cupom)
   or (select coalesce(sum(quantas), 0) from painel where medida = 'loja')
      <> (select count(*) from prescricao where data_ativacao is not null)
   or (select coalesce(sum(quantas), 0) from painel where medida in ('tutor', 'prescritor', 'lojista', 'indicabem'))
      <> (select count(*) from conta where suspensa_em is null and excluida_em is null);

-- painel: everybody's months and each one's years are the months of each one, added up
select medida, mes, quantas from resumo_do_mes where quantas <> 0
except all
select medida, mes, sum(quantas) from resumo group by 1, 2;
select medida, ano, chave, quantas from resumo_do_ano where quantas <> 0
except all
select medida, extract(year from mes)::int, chave, sum(quantas) from resumo group by 1, 2, 3;
select 1 where (select coalesce(sum(quantas), 0) from resumo) <> (select coalesce(sum(quantas), 0) from resumo_do_mes)
   or (select coalesce(sum(quantas), 0) from resumo) <> (select coalesce(sum(quantas), 0) from resumo_do_ano);

-- segredo: there is a key for the seals of coupons, and one alone without an end
select 1 where (select count(*) from segredo where uso = 'selo' and ate is null) <> 1;

-- ajuste: what the team decides stands in one row
select 1 where (select count(*) from ajuste) <> 1;

-- dose: formula 2 has somebody who answers for it, and where no amount was said there is none
select id from ajuste where formula = 2 and num_nonnulls(responsavel_nome, responsavel_crmv, responsavel_uf) < 3;
select id from prescricao where sem_dose is not null and calculo is not null;
select id from prescricao where calculo->>'versao' = '2' and calculo->>'responsavel' is null;

-- segredo: there is a key for the secrets of second factors
select 1 where (select count(*) from segredo where uso = 'fator') <> 1;

-- fator: tutors have none, and there is paper only where there is something it stands in for
select c.id from conta c where c.papel = 'tutor'
   and (exists (select 1 from fator_totp f where f.conta_id = c.id) or exists (select 1 from chave_de_acesso k where k.conta_id = c.id));
select r.conta_id from codigo_de_recuperacao r
 where not exists (select 1 from fator_totp f where f.conta_id = r.conta_id and f.ligado_em is not null)
   and not exists (select 1 from chave_de_acesso k where k.conta_id = r.conta_id);

-- auditoria: a request leaves one row at most, and every row says what was done to which kind of thing
select requisicao from auditoria where requisicao is not null group by requisicao having count(*) > 1;
select id from auditoria where (papel = 'sistema') <> (requisicao is null) or (papel = 'sistema' and conta_id is not null);

-- acerto: per store, what the lines, the adjustments that wait and the purchases in no line come to is what was sold, to the
-- cent, for the store and for the group
select k.lojista_id from (
  select a.lojista_id, l.parte_loja, l.parte_grupo from acerto_linha l join acerto a on a.id = l.acerto_id
  union all
  select w.lojista_id, -l.parte_loja, -l.parte_grupo from acerto_ajuste w join acerto_linha l on l.id = w.linha_id
  union all
  select c.lojista_id, parte_da_loja(c.valor, c.descontado), parte_do_grupo(c.valor, c.descontado) from cupom c
   where c.estado = 'efetivado'
     and not exists (select 1 from acerto_linha x where (x.cupom_id, x.vez, x.tipo) = (c.id, c.vez, 'compra'))
  union all
  select c.lojista_id, -parte_da_loja(c.valor, c.descontado), -parte_do_grupo(c.valor, c.descontado) from cupom c
   where c.estado = 'efetivado') k
 group by k.lojista_id having sum(k.parte_loja) <> 0 or sum(k.parte_grupo) <> 0;

-- acerto: a line is a purchase that stands, as it was sold, or one that was undone, which is taken off once or waits to be
select l.id from acerto_linha l join acerto a on a.id = l.acerto_id
  left join cupom c on c.id = l.cupom_id and c.vez = l.vez and c.estado = 'efetivado'
  left join estorno e on e.cupom_id = l.cupom_id and e.vez = l.vez
 where l.tipo = 'compra'
   and ((coalesce(c.lojista_id, e.lojista_id), coalesce(c.valor, e.valor), coalesce(c.descontado, e.descontado),
         coalesce(c.data_efetivacao, e.data_efetivacao)) is distinct from (a.lojista_id, l.valor, l.descontado, l.data)
        or l.parte_loja <> parte_da_loja(l.valor, l.descontado)
        or l.data >= a.mes + interval '1 month'
        or (e.id is not null) <> ((select count(*) from acerto_linha x where x.desfaz_id = l.id)
                                  + (select count(*) from acerto_ajuste w where w.linha_id = l.id) = 1));
select x.id from acerto_linha x join acerto_linha l on l.id = x.desfaz_id
 where (x.cupom_id, x.vez, -x.valor, -x.descontado, -x.parte_loja, -x.parte_grupo)
       is distinct from (l.cupom_id, l.vez, l.valor, l.descontado, l.parte_loja, l.parte_grupo)
    or x.acerto_id <= l.acerto_id;

-- acerto: its sums are its lines', and what the one before had below zero came along, unless another store's took it, with
-- what it took itself
select a.id from acerto a
  left join lateral (select count(*) as linhas, sum(valor) as valor, sum(parte_loja) as parte_loja,
                            sum(parte_grupo) as parte_grupo from acerto_linha l where l.acerto_id = a.id) s on true
 where (a.compras + a.ajustes, a.valor, a.parte_loja, a.parte_grupo)
       is distinct from (s.linhas, s.valor, s.parte_loja, s.parte_grupo)
    or a.anterior <> coalesce((select case when v.de_id is null then least(0, b.total) else 0 end
                                 from acerto b left join acerto_divida v on v.de_id = b.id
                                where b.lojista_id = a.lojista_id and b.mes < a.mes order by b.mes desc limit 1), 0)
                     + coalesce((select sum(b.total) from acerto_divida v join acerto b on b.id = v.de_id
                                  where v.acerto_id = a.id), 0);

-- acerto_divida: what a store had below zero that is gone, taken by another one's of the same month or later
select v.de_id from acerto_divida v join acerto de on de.id = v.de_id join acerto a on a.id = v.acerto_id
  join conta k on k.id = de.lojista_id
 where de.total >= 0 or k.excluida_em is null or a.lojista_id = de.lojista_id or a.mes < de.mes;

-- acerto: only what is owed is paid, whole
select p.id from acerto_pagamento p join acerto a on a.id = p.acerto_id where p.valor <> a.total;

-- contestacao: it is about a line of its store's settlement
select k.id from contestacao k join acerto_linha l on l.id = k.linha_id join acerto a on a.id = l.acerto_id
 where (k.acerto_id, k.lojista_id) <> (l.acerto_id, a.lojista_id);

-- nota: one for a purchase that stands, on its day, and the panel counts each
select n.cupom_id from nota n left join cupom c on c.id = n.cupom_id and c.vez = n.vez
 where c.estado is distinct from 'efetivado' or n.data is distinct from c.data_efetivacao;
select 1 where (select coalesce(sum(quantas), 0) from painel where medida = 'nota') <> (select count(*) from nota);

-- pet: a recommendation is for a pet of the tutor who redeemed it
select p.id from prescricao p join pet b on b.id = p.pet_id where b.tutor_id is distinct from p.tutor_id;

-- pet: what is shared with a partner is a pet for which that partner recommended something
select s.id from pet_partilha s
 where s.revogada_em is null
   and not exists (select from prescricao p where p.pet_id = s.pet_id and p.prescritor_id = s.prescritor_id);

-- licenca: what a partner's CRMV says, and until when its last check holds, follow from the record and the checks
select p.id from prescritor p
  left join lateral (select * from crmv_conferido k where k.prescritor_id = p.id order by k.id desc limit 1) u on true
 where p.perfil = 'veterinario' and (
   (p.crmv_uf, p.crmv_numero) is distinct from (uf_do_crmv(p.crmv), numero_do_crmv(p.crmv))
   or p.crmv_vale_ate is distinct from case
     when p.crmv is null then null
     when u.id is null or (u.uf, u.numero) is distinct from (p.crmv_uf, p.crmv_numero) then '-infinity'::date
     when u.situacao = 'regular' then ((u.conferido_em at time zone 'America/Sao_Paulo')::date + interval '1 year')::date end);
select id from prescritor where perfil <> 'veterinario' and crmv_vale_ate is not null;

-- renovacao: asked by the tutor of the recommendation, of the partner who made it, answered with one of the same two
select r.id from renovacao r join prescricao p on p.id = r.prescricao_id
 where p.tutor_id is distinct from r.tutor_id or p.prescritor_id is distinct from r.prescritor_id;
select r.id from renovacao r join prescricao n on n.id = r.nova_id
 where n.tutor_id is distinct from r.tutor_id or n.prescritor_id is distinct from r.prescritor_id;

-- registro: a kilogram that was given is a leaf or waits to be one, once, and is not taken back
select c.id from cupom c
 where c.estado = 'efetivado' and not exists (select from compra_retida r where (r.cupom_id, r.vez) = (c.id, c.vez))
   and ((select count(*) from quilo q where (q.cupom_id, q.vez, q.sinal) = (c.id, c.vez, 1))
        + (select count(*) from quilo_a_registrar a where (a.cupom_id, a.vez, a.sinal) = (c.id, c.vez, 1)) <> 1
        or exists (select from quilo q where (q.cupom_id, q.vez, q.sinal) = (c.id, c.vez, -1))
        or exists (select from quilo_a_registrar a where (a.cupom_id, a.vez, a.sinal) = (c.id, c.vez, -1)));

-- registro: what is a leaf was bought, and if it was undone it is taken back or about to be
select q.n from quilo q
  left join cupom c on c.id = q.cupom_id and c.vez = q.vez and c.estado = 'efetivado'
  left join estorno e on e.cupom_id = q.cupom_id and e.vez = q.vez
 where q.sinal = 1
   and (num_nonnulls(c.id, e.id) <> 1
        or (e.id is not null) <> ((select count(*) from quilo b where (b.cupom_id, b.vez, b.sinal) = (q.cupom_id, q.vez, -1))
             + (select count(*) from quilo_a_registrar b where (b.cupom_id, b.vez, b.sinal) = (q.cupom_id, q.vez, -1)) = 1));

-- registro: what is taken back, or waits to be, was given before, in the same month and city, and undone
select b.cupom_id from (select cupom_id, vez, n from quilo where sinal = -1
                        union all select cupom_id, vez, null from quilo_a_registrar where sinal = -1) b
  left join quilo q on (q.cupom_id, q.vez, q.sinal) = (b.cupom_id, b.vez, 1)
  left join estorno e on e.cupom_id = b.cupom_id and e.vez = b.vez
 where q.n is null or e.id is null or b.n < q.n;
select b.n from quilo b join quilo q on (q.cupom_id, q.vez, q.sinal) = (b.cupom_id, b.vez, 1)
  join folha f on f.n = b.n join folha g on g.n = q.n
 where b.sinal = -1
   and (f.dados::json->>'estorna', f.dados::json->>'mes', f.dados::json->>'cidade')
       is distinct from (q.n::text, g.dados::json->>'mes', g.dados::json->>'cidade');

-- registro: leaves are numbered from 1 without gaps, each is of one purchase, and each hash is of its text
select 1 where (select count(*) from folha) <> (select coalesce(max(n), 0) from folha);
select coalesce(f.n, q.n) from folha f full join quilo q on q.n = f.n
 where f.n is null or q.n is null or (f.dados::json->>'n')::bigint <> f.n or (f.dados::json->>'kg')::int <> q.sinal
    or f.hash <> sha256('\x00'::bytea || convert_to(f.dados, 'UTF8'));

-- registro: every full subtree has its root, and none besides
select a.altura from generate_series(1, 3) a (altura)
  left join no_do_registro o on o.altura = a.altura
 group by a.altura
having count(o.indice) <> (select count(*) from folha) / (256 ^ a.altura)::bigint or coalesce(max(o.indice), -1) <> count(o.indice) - 1;

-- registro: every node and every signed root is that of its leaves, counted from their letters, and a root says what was signed
with recursive subarvore (nivel, i, hash) as (
  select 0, n - 1, sha256('\x00'::bytea || convert_to(dados, 'UTF8')) from folha
  union all
  select nivel + 1, i / 2, sha256('\x01'::bytea || hash || vizinho)
    from (select *, lead(hash) over (order by i) as vizinho from subarvore) s where i % 2 = 0 and vizinho is not null
), parte as (
  select k.id, row_number() over (partition by k.id order by s.nivel) as vez, s.hash
    from marco k cross join generate_series(0, 30) b (nivel)
    join subarvore s on s.nivel = b.nivel and s.i = (k.tamanho >> b.nivel + 1) * 2
   where (k.tamanho >> b.nivel) % 2 = 1
), raiz (id, vez, hash) as (
  select * from parte where vez = 1
  union all
  select p.id, p.vez, sha256('\x01'::bytea || p.hash || r.hash) from raiz r join parte p on p.id = r.id and p.vez = r.vez + 1
)
select 'no ' || o.altura || ':' || o.indice from no_do_registro o
  left join subarvore s on s.nivel = 8 * o.altura and s.i = o.indice
 where s.hash is distinct from o.hash
union all
select 'marco ' || k.id from marco k
 where k.raiz is distinct from (select r.hash from raiz r where r.id = k.id order by r.vez desc limit 1)
    or not starts_with(k.nota, concat_ws(E'\n', 'indicabem/doacoes', k.tamanho, encode(k.raiz, 'base64'), 'kg ' || k.kg,
         to_char(k.em at time zone 'UTC', '"em "YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), E'\n— indicabem/doacoes '));

-- registro: a secret is that of its leaf: HMAC-SHA-256 of the coupon's number (RFC 2104, the key's 32 bytes mixed eight by eight)
select q.n from quilo q join folha f on f.n = q.n
 cross join lateral (
   select string_agg(int8send(b.oito # x'3636363636363636'::bigint), ''::bytea order by j) || decode(repeat('36', 32), 'hex') as dentro,
          string_agg(int8send(b.oito # x'5c5c5c5c5c5c5c5c'::bigint), ''::bytea order by j) || decode(repeat('5c', 32), 'hex') as fora
     from generate_series(0, 3) j,
          lateral (select ('x' || encode(substr(q.sal, 8 * j + 1, 8), 'hex'))::bit(64)::bigint as oito) b) k
 where q.sal is not null
   and f.dados::json->>'comprovante' <> encode(sha256(k.fora || sha256(k.dentro || convert_to(q.cupom_id::text, 'UTF8'))), 'hex');

-- registro: its sums are its leaves'
select coalesce(m.mes, s.mes), coalesce(m.cidade, s.cidade), m.kg, s.kg from quilos_do_mes m
  full join (select dados::json->>'mes' as mes, dados::json->>'cidade' as cidade, sum((dados::json->>'kg')::int) as kg
               from folha group by 1, 2) s on (s.mes, s.cidade) = (m.mes, m.cidade)
 where m.kg is distinct from s.kg;

-- registro: nobody who was deleted can be told by a secret
select q.n from quilo q join cupom c on c.id = q.cupom_id join prescricao p on p.id = c.prescricao_id
  join conta t on t.id = p.tutor_id
 where q.sal is not null and t.excluida_em is not null;

-- registro: a signed root is of leaves that are there
select k.id from marco k
 where k.tamanho > (select count(*) from folha)
    or k.kg <> (select coalesce(sum(q.sinal), 0) from quilo q where q.n <= k.tamanho);

-- entrega: only a document that is there is shown to everybody
select e.id from entrega e
 where e.documento_publico and not exists (select from documento_da_entrega d where d.entrega_id = e.id);

-- interesse: who wrote again wrote at least twice
select id from interesse where (repetido_em is null) <> (vezes = 1);
