import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../nucleo/contexto';
import { Recusa } from '../nucleo/recusa';
import { pastaDeEmails } from './correio';
import { elo, escaparHtml, moldura } from './moldura';
import { parteDoEmail } from './parte-do-email';

/** Outside production: the e-mails that would have gone out, at /web/dev/emails. In production, not even a screen. */
export function mostrarEmails(app: FastifyInstance, { config, urlPublica }: Contexto): void {
  if (config.producao) {
    for (const caminho of ['/web/dev', '/web/dev/*']) app.all(caminho, (_req, reply) => reply.callNotFound());
    return;
  }
  const pasta = pastaDeEmails(config);
  const ler = async (nome: string) => {
    if (!/^[\w-]+\.eml$/.test(nome)) throw new Recusa('NAO_ENCONTRADO');
    const bruto = await readFile(path.join(pasta, nome), 'utf8').catch(() => undefined);
    if (bruto === undefined) throw new Recusa('NAO_ENCONTRADO');
    return bruto;
  };

  app.get('/web/dev/emails', async (_req, reply) => {
    const nomes = (await readdir(pasta).catch(() => []))
      .filter((nome) => nome.endsWith('.eml'))
      .sort()
      .reverse();
    const itens = await Promise.all(
      nomes.slice(0, 100).map(async (nome) => {
        const { assunto, para } = parteDoEmail(await ler(nome));
        return `<p style="margin:0 0 14px"><strong>${elo(`/web/dev/emails/${nome}`, assunto)}</strong><br>${escaparHtml(para)}</p>`;
      }),
    );
    const conteudo = itens.join('') || '<p>Nenhum e-mail enviado ainda.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .send(moldura({ titulo: 'E-mails enviados', conteudo, urlPublica: urlPublica() }));
  });

  app.get<{ Params: { nome: string } }>('/web/dev/emails/:nome', async (req, reply) =>
    reply.type('text/html; charset=utf-8').send(parteDoEmail(await ler(req.params.nome)).html),
  );
}
