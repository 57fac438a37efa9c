import { type DadosDaCampanha, erroDaValidade } from '@indica-bem/domain/campanha/regras';
import { recusarCampo } from '../../nucleo/recusa';

export function exigirValidade(
  { data_validade }: Pick<DadosDaCampanha, 'data_validade'>,
  hoje: string,
  { nova }: { nova: boolean },
): void {
  const erro = erroDaValidade(data_validade, hoje, { nova });
  if (erro) throw recusarCampo('data_validade', erro);
}
