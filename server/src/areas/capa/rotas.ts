import * as contrato from '@indica-bem/domain/capa/contrato';
import { QUADRO_DA_CAPA } from '@indica-bem/domain/capa/regras';
import type { Atender } from '../../http/atender';
import { lerNoPrazo } from '../../http/formulario-no-prazo';
import { compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';
import { naMemoria } from '../../nucleo/na-memoria';
import { recusarCampo } from '../../nucleo/recusa';
import { lerImagem } from '../imagem/guardar-imagem';
import { imagemParaCarta } from '../imagem/imagem-para-carta';
import { receberImagens } from '../imagem/receber-imagens';
import { alterarCapa, voltarAoPadrao } from './alterar-capa';
import { lerCapa, listarCapas } from './ler-capas';

const QUADROS = {
  imagem_desktop: { ...QUADRO_DA_CAPA.desktop, modo: 'preenche' },
  imagem_mobile: { ...QUADRO_DA_CAPA.mobile, modo: 'preenche' },
} as const;

const MEMORIA_DAS_IMAGENS = 32 * 1024 * 1024;
/** Some ten kilobytes each: every product's is there. */
const MEMORIA_DAS_CARTAS = 8 * 1024 * 1024;

export function rotasDaCapa(atender: Atender, { db, relogio }: Contexto): void {
  const capas = compartilhar(() => listarCapas(db), relogio);
  const imagem = naMemoria((hash) => lerImagem(db, hash), { maximo: MEMORIA_DAS_IMAGENS, relogio });

  const daCarta = naMemoria(async (hash) => ({ bytes: await imagemParaCarta(await imagem(hash)) }), {
    maximo: MEMORIA_DAS_CARTAS,
    relogio,
  });

  atender(contrato.listarCapas, capas);

  atender(contrato.verCapa, ({ params }) => lerCapa(db, params.id));

  atender(contrato.alterarCapa, async ({ params, sessao, agora, autoria, req }) => {
    const { campos, imagens } = await receberImagens(QUADROS, (limites) =>
      lerNoPrazo(req, contrato.alterarCapa.body, limites),
    );
    const { imagem_desktop: desktop, imagem_mobile: mobile } = imagens;
    if (!desktop && !mobile) throw recusarCampo('imagem_desktop', 'Escolha pelo menos uma imagem');
    const novas = { ...(desktop && { desktop }), ...(mobile && { mobile }) };
    const edicao = { versao: campos.versao, quem: sessao, agora, autoria };
    const alterada = await alterarCapa(db, params.id, novas, edicao);
    capas.esquecer();
    return alterada;
  });

  atender(contrato.deletarCapa, async ({ params, sessao, agora, autoria }) => {
    const padrao = await voltarAoPadrao(db, params.id, { quem: sessao, agora, autoria });
    capas.esquecer();
    return padrao;
  });

  atender(contrato.verImagem, async ({ params, reply }) => {
    const { tipo, bytes } = await imagem(params.hash);
    // Opened by itself, a picture may run nothing.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type(tipo).send(bytes) as never;
  });

  atender(contrato.verImagemDaCarta, async ({ params, reply }) => {
    const { bytes } = await daCarta(params.hash);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    // Some mail readers in a browser show it from here, beside their own pages.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.type('image/jpeg').send(bytes) as never;
  });
}
