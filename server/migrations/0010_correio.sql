-- ── Limites ──────────────────────────────────────────────────────────────────────────────────────────────────────

-- Takes up to `pedidas` turns of a counter before they are tried, so that tries sent at once get no more than tries in a
-- row. Past `livres` turns (null: never) only one at a time gets through, and each doubles the wait until the next.
-- `volta_em` says when whoever got none may come again. Not waiting is the epoch, not now: instances' clocks differ.
create function tomar_limite(qual text, pedidas int, maximo int, livres int, janela int, agora timestamptz)
  returns table (tomadas int, vezes int, volta_em timestamptz) language plpgsql as $$
declare
  l limite;
begin
  loop
    select * into l from limite where chave = qual for update;
    exit when found;
    insert into limite (chave, vezes, livre_em, expira_em)
      values (qual, 0, to_timestamp(0), agora + make_interval(secs => janela)) on conflict do nothing;
  end loop;
  if l.expira_em <= agora then
    l.vezes := 0;
    l.livre_em := to_timestamp(0);
    l.expira_em := agora + make_interval(secs => janela);
  end if;
  tomadas := case when l.livre_em > agora then 0
    else greatest(0, least(pedidas, maximo - l.vezes,
                           case when livres is not null then greatest(livres + 1 - l.vezes, 1) end)) end;
  if tomadas > 0 then
    l.vezes := l.vezes + tomadas;
    if l.vezes > livres then
      l.livre_em := agora + make_interval(secs => least(900, 2 ^ least(l.vezes - livres, 10)));
    end if;
    if livres is not null then
      l.expira_em := agora + make_interval(secs => janela);
    end if;
    update limite as x set vezes = l.vezes, livre_em = l.livre_em, expira_em = l.expira_em where x.chave = qual;
  end if;
  vezes := l.vezes;
  volta_em := greatest(l.livre_em, case when l.vezes >= maximo then l.expira_em end);
  return next;
end $$;
