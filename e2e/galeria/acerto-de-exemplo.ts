import { consultar } from '../apoio/banco';

/** The first month the demonstration closed of one store, which contests a line of it. */
export async function acertoDeExemplo(emailDaLoja: string): Promise<number> {
  const [acerto] = await consultar<{ id: number }>(
    'select a.id from acerto a join conta k on k.id = a.lojista_id where k.email = $1 order by a.mes limit 1',
    [emailDaLoja],
  );
  if (!acerto) throw new Error(`${emailDaLoja} não vendeu nada que se feche`);
  await consultar(
    `insert into contestacao (linha_id, acerto_id, lojista_id, texto, aberta_em)
     select l.id, a.id, a.lojista_id, 'O valor da nota é outro.', now()
       from acerto a join acerto_linha l on l.acerto_id = a.id
      where a.id = $1 and not exists (select from contestacao k where k.acerto_id = a.id) order by l.id limit 1`,
    [acerto.id],
  );
  return acerto.id;
}
