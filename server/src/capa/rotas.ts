import * as contrato from '@indica-bem/domain/capa/contrato';
import { QUADRO_DA_CAPA } from '@indica-bem/domain/capa/regras';
import type { Contexto } from '../contexto';
import { transacao } from '../db/transacao';
import type { Atender } from '../http/atender';
import { Recusa, recusarCampo } from '../http/recusa';
import { lerImagem } from '../imagem/guardar-imagem';
import { lerFormularioComImagens } from '../imagem/receber-imagens';
import { alterarCapa, voltarAoPadrao } from './alterar-capa';
import { apresentarCapa } from './apresentar-capa';

const QUADROS = {
  imagem_desktop: { ...QUADRO_DA_CAPA.desktop, modo: 'preenche' },
  imagem_mobile: { ...QUADRO_DA_CAPA.mobile, modo: 'preenche' },
} as const;

export function rotasDaCapa(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarCapas, async () => {
    const capas = await db.selectFrom('capa').selectAll().orderBy('pagina').orderBy('perfil').execute();
    return capas.map(apresentarCapa);
  });

  atender(contrato.verCapa, async ({ params }) => {
    const capa = await db.selectFrom('capa').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!capa) throw new Recusa('NAO_ENCONTRADO');
    return apresentarCapa(capa);
  });

  atender(contrato.alterarCapa, async ({ params, req }) => {
    const { imagens } = await lerFormularioComImagens(req, contrato.alterarCapa.body, QUADROS);
    const { imagem_desktop: desktop, imagem_mobile: mobile } = imagens;
    if (!desktop && !mobile) throw recusarCampo('imagem_desktop', 'Escolha pelo menos uma imagem');
    return transacao(db, (trx) =>
      alterarCapa(trx, params.id, { ...(desktop && { desktop }), ...(mobile && { mobile }) }),
    );
  });

  atender(contrato.deletarCapa, ({ params }) => transacao(db, (trx) => voltarAoPadrao(trx, params.id)));

  atender(contrato.verImagem, async ({ params, reply }) => {
    const { tipo, bytes } = await lerImagem(db, params.hash);
    // Opened by itself, a picture may run nothing.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type(tipo).send(bytes) as never;
  });
}
