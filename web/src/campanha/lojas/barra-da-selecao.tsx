import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { LOJAS_POR_VEZ } from '@indica-bem/domain/campanha/regras';
import { BarraDeSelecao } from '../../ui/barra-de-selecao';
import { Botao } from '../../ui/botao';
import type { useSelecao } from './use-selecao';

export function BarraDaSelecao({ ids, demais, enviando, limpar, incluir, retirar }: ReturnType<typeof useSelecao>) {
  if (ids.size === 0) return null;
  return (
    <BarraDeSelecao
      rotulo="Lojas selecionadas"
      quantas={ids.size === 1 ? '1 loja selecionada' : `${formatarInteiro(ids.size)} lojas selecionadas`}
      detalhe={demais && `até ${formatarInteiro(LOJAS_POR_VEZ)} por vez`}
      ocupada={enviando}
      limpar={limpar}
    >
      <Botao tom="principal" loading={enviando} disabled={demais} aria-label="Incluir na campanha" onClick={incluir}>
        Incluir
      </Botao>
      <Botao disabled={enviando || demais} aria-label="Retirar da campanha" onClick={retirar}>
        Retirar
      </Botao>
    </BarraDeSelecao>
  );
}
