import type { Config } from '../config';

// Anything after these may hold a code, a phone or a token (base64 link hashes, one-time codes, e-mails).
const SEGREDOS_NO_CAMINHO =
  /(\/(?:indicacao|recuperar|callback|register|prescrition|coupon|cadastro|bilhete)\/)[^/?]+/g;

/** The address without what identifies a person or opens something: no query, no hash, no code. */
export function semSegredos(url: string): string {
  const [caminho = ''] = url.split('?');
  return caminho.replace(SEGREDOS_NO_CAMINHO, '$1…');
}

/** JSON lines with request ids; requests are logged by what they asked for, never by what they carried. */
export function opcoesDeLog({ nivelDeLog }: Config) {
  return {
    level: nivelDeLog,
    serializers: {
      req: (req: { method: string; url: string }) => ({ method: req.method, url: semSegredos(req.url) }),
    },
  };
}
