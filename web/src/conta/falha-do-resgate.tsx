import type { pedirRecuperacao } from '@indica-bem/domain/conta/chamadas';
import { MARCA } from '@indica-bem/domain/marca';
import { recusaDe, SemConexao } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';

/** spec 1.6. Without connection or with too many attempts the sentence of the cause helps more. */
export function FalhaDoResgate({ erro }: { erro: Error | null }) {
  if (!erro) return null;
  if (erro instanceof SemConexao || recusaDe<typeof pedirRecuperacao>(erro) === 'MUITAS_TENTATIVAS') {
    return <Aviso tom="erro">{erro.message}</Aviso>;
  }
  return (
    <Aviso tom="erro">
      Erro! Tente novamente mais tarde ou envie um e-mail para <a href={`mailto:${MARCA.email}`}>{MARCA.email}</a>
    </Aviso>
  );
}
