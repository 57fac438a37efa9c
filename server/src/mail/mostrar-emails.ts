import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto';
import { Recusa } from '../http/recusa';
import { pastaDeEmails } from './correio';
import { escaparHtml } from './moldura';
import { parteDoEmail } from './parte-do-email';

/** Outside production: the e-mails that would have gone out, at /web/dev/emails. */
export function mostrarEmails(app: FastifyInstance, { config }: Contexto): void {
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
        return `<li><a href="/web/dev/emails/${nome}">${escaparHtml(assunto)}</a> — ${escaparHtml(para)}</li>`;
      }),
    );
    const lista = itens.length > 0 ? `<ul>${itens.join('')}</ul>` : '<p>Nenhum e-mail enviado ainda.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="pt-BR"><title>E-mails enviados</title><body style="font-family:sans-serif;padding:2rem"><h1>E-mails enviados</h1>${lista}`,
      );
  });

  app.get<{ Params: { nome: string } }>('/web/dev/emails/:nome', async (req, reply) =>
    reply.type('text/html; charset=utf-8').send(parteDoEmail(await ler(req.params.nome)).html),
  );
}
