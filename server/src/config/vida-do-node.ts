/** The last day of each line of Node, as its project publishes them. A line that is not here is too new to be dead. */
const ULTIMO_DIA: Record<string, string> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};
const AVISO_MS = 30 * 86_400_000;

/** One sentence when this Node gets no more security fixes, or will soon not; its distribution may still mend it. */
export function avisoDoNode(versao: string, agora: Date): string | undefined {
  const [linha = ''] = versao.split('.');
  const dia = ULTIMO_DIA[linha];
  const resta = dia ? Date.parse(`${dia}T23:59:59Z`) - agora.getTime() : Number.POSITIVE_INFINITY;
  if (resta > AVISO_MS) return undefined;
  const acaba = resta < 0 ? 'já não recebe correções de segurança' : 'deixa de receber correções de segurança';
  return `O Node ${linha} ${acaba} (fim em ${dia}): passe para o Node 24`;
}
