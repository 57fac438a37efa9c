import * as contrato from '@indica-bem/domain/capa/contrato';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';
import { enderecoDaImagem, lerImagem } from './imagem';

export function rotasDaCapa(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarCapas, async () => {
    const capas = await db.selectFrom('capa').selectAll().orderBy('pagina').orderBy('perfil').execute();
    return capas.map(({ id, pagina, perfil, desktop_hash, mobile_hash }) => ({
      id_imagem_capa: id,
      pagina,
      perfil,
      imagem_desktop: enderecoDaImagem(desktop_hash),
      imagem_mobile: enderecoDaImagem(mobile_hash),
    }));
  });

  atender(contrato.verImagem, async ({ params, reply }) => {
    const { tipo, bytes } = await lerImagem(db, params.hash);
    // Opened by itself, a picture may run nothing.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type(tipo).send(bytes) as never;
  });
}
