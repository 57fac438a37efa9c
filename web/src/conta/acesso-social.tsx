import { verProvedores } from '@indica-bem/domain/conta/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { peca } from '../lib/peca';
import type { AcessoSocialProps } from './botoes-sociais';

// Most installations have none: who has no use for them does not load them with the first screen.
const BotoesSociais = peca(() => import('./botoes-sociais').then((m) => m.BotoesSociais));

/** Only what the server has configured; nothing waits for the answer. */
export function AcessoSocial(props: AcessoSocialProps) {
  const { data } = useQuery({ ...consulta(verProvedores), staleTime: Number.POSITIVE_INFINITY, retry: false });
  if (!data?.google && !data?.facebook) return null;
  return <BotoesSociais {...props} provedores={data} />;
}
