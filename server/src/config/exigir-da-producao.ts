import type { Ambiente } from './ambiente';
import { avisoDoNode } from './vida-do-node';

/** A command only needs the database; the server also talks to people. */
export type Para = 'servidor' | 'comando';

const DA_PROPRIA_MAQUINA = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What a newcomer is spared must be said in production, one sentence each: forgotten, it would start with an empty
 * database, with links to localhost, or with mail that nobody gets.
 */
export function faltasDaProducao(env: Ambiente, para: Para): string[] {
  const faltas: string[] = [];
  if (!env.DATABASE_URL && !env.DATABASE && !(para === 'comando' && env.DATABASE_MIGRATION_URL))
    faltas.push(
      'Em produção, informe DATABASE_URL (ou DATABASE_URL_FILE), ou peça o banco embutido: DATABASE=embedded',
    );
  if (para === 'comando') return faltas;
  if (!env.PUBLIC_URL)
    faltas.push('Em produção, informe PUBLIC_URL, o endereço em que as pessoas abrem o produto: https://…');
  else if (env.PUBLIC_URL.protocol === 'http:' && !DA_PROPRIA_MAQUINA.has(env.PUBLIC_URL.hostname))
    faltas.push('Em produção, PUBLIC_URL precisa ser https://…: por http, senhas e sessões viajam abertas');
  if (!env.SMTP_URL && !env.MAIL)
    faltas.push('Em produção, informe SMTP_URL (ou SMTP_URL_FILE), ou peça e-mails em arquivos: MAIL=files');
  if (env.SMTP_URL && !env.MAIL_FROM)
    faltas.push('Em produção, informe MAIL_FROM, o remetente dos e-mails: Indica Bem <nao-responda@…>');
  if (env.SOCIAL_URL) faltas.push('SOCIAL_URL é só para testes: em produção, o acesso social vai ao próprio provedor');
  return faltas;
}

/** What does not stop a start in production, but must not go unseen: our own drills switch the limits off there. */
export function avisosDaProducao(config: { producao: boolean; limites: boolean }, agora: Date): string[] {
  if (!config.producao) return [];
  const semLimites = 'RATE_LIMIT=off é só para medições: sem limites, senhas e códigos podem ser tentados à vontade';
  return [avisoDoNode(process.versions.node, agora), config.limites ? undefined : semLimites].filter(
    (aviso) => aviso !== undefined,
  );
}
