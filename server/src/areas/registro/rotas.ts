import * as contrato from '@indica-bem/domain/registro/contrato';
import { verQuiloDaVenda as contratoDaVenda } from '@indica-bem/domain/registro/contrato-do-quilo-da-venda';
import * as meus from '@indica-bem/domain/registro/contrato-dos-meus-quilos';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Atender } from '../../http/atender';
import { compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { consumir } from '../../nucleo/limites';
import { imagemDaTransparencia } from './imagem-da-transparencia';
import { lerFolhas } from './ler-folhas';
import { listarChaves } from './listar-chaves';
import { listarMarcos } from './listar-marcos';
import { listarMeusQuilos } from './listar-meus-quilos';
import { provarConsistencia, provarInclusao } from './provar';
import { provarMeuQuilo } from './provar-meu-quilo';
import { verQuiloDaVenda } from './ver-quilo-da-venda';
import { lerTransparencia } from './ver-transparencia';

const UM_MINUTO = 60;
/** Whoever recounts a million leaves asks for a thousand pages, and may do so four times in an hour. */
const POR_HORA = { max: 4000, janela: 3600 };

export function rotasDoRegistro(atender: Atender, ctx: Contexto): void {
  const { db, config, relogio } = ctx;
  const transparencia = compartilhar(() => lerTransparencia(ctx), relogio, UM_MINUTO * 1000);
  const imagem = imagemDaTransparencia(transparencia);
  const chaves = compartilhar(() => listarChaves(ctx), relogio);

  /** Everybody may ask, so an address only so often. */
  const limitar = async ({ ip, agora }: FastifyRequest) => {
    if (config.limites) await consumir(db, `registro:${enderecoDoLimite(ip)}`, POR_HORA, agora);
  };
  const guardarPor = (reply: FastifyReply, segundos: number) =>
    reply.header('cache-control', `public, max-age=${segundos}`);
  /** What can never be another answer. A demonstration's register begins anew when it ends. */
  const guardarParaSempre = (reply: FastifyReply) =>
    config.demo ? guardarPor(reply, UM_MINUTO) : reply.header('cache-control', 'public, max-age=31536000, immutable');

  atender(contrato.verTransparencia, async ({ reply }) => {
    guardarPor(reply, UM_MINUTO);
    return transparencia();
  });

  atender(contrato.verImagemDaTransparencia, async ({ reply }) => {
    guardarPor(reply, UM_MINUTO);
    // It is made to be shown by others.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.type('image/png').send(await imagem()) as never;
  });

  atender(contrato.verChavesDoRegistro, async ({ reply }) => {
    guardarPor(reply, UM_MINUTO);
    return chaves();
  });

  atender(contrato.listarMarcos, async ({ query, req, reply }) => {
    await limitar(req);
    guardarPor(reply, UM_MINUTO);
    return listarMarcos(db, query);
  });

  atender(contrato.verFolhas, async ({ params, req, reply }) => {
    await limitar(req);
    const folhas = await lerFolhas(db, params.pagina);
    if (folhas.length === contrato.FOLHAS_POR_PAGINA) guardarParaSempre(reply);
    else guardarPor(reply, UM_MINUTO);
    return { folhas };
  });

  atender(contrato.provarInclusao, async ({ query, req, reply }) => {
    await limitar(req);
    const prova = await provarInclusao(db, query);
    if (query.tamanho) guardarParaSempre(reply);
    else guardarPor(reply, UM_MINUTO);
    return prova;
  });

  atender(contrato.provarConsistencia, async ({ query, req, reply }) => {
    await limitar(req);
    const prova = await provarConsistencia(db, query);
    guardarParaSempre(reply);
    return prova;
  });

  atender(meus.listarMeusQuilos, ({ query, sessao }) => listarMeusQuilos(db, { ...query, tutorId: sessao.id }));

  atender(contratoDaVenda, ({ params: { id }, sessao }) => verQuiloDaVenda(db, { id, lojistaId: sessao.id }));

  atender(meus.provarMeuQuilo, ({ params: { n }, sessao, agora }) =>
    provarMeuQuilo(ctx, { n, tutorId: sessao.id, agora }),
  );
}
