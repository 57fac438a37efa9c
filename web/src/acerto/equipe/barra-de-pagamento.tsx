import { PAGAMENTOS_POR_VEZ } from '@indica-bem/domain/acerto/regras';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { BarraDeSelecao } from '../../ui/barra-de-selecao';
import { Botao } from '../../ui/botao';
import { type AcertoAPagar, Pagar } from '../pagamento/pagar';
import { quantas, reais } from '../reais';
import type { Selecao } from './use-selecao';

/** What is ticked comes to so much, and is paid at once. */
export function BarraDePagamento({ selecao: { escolhidos, pagaveis, marcarTodos, limpar } }: { selecao: Selecao }) {
  // As ticked: what a colleague pays meanwhile stays in the question, whose answer says so.
  const [pagando, setPagando] = useState<readonly AcertoAPagar[]>([]);
  const total = escolhidos.reduce((soma, acerto) => soma + Math.round(acerto.total * 100), 0) / 100;
  const demais = escolhidos.length > PAGAMENTOS_POR_VEZ;
  return (
    <>
      {escolhidos.length > 0 && (
        <BarraDeSelecao
          rotulo="Acertos selecionados"
          quantas={quantas(escolhidos.length, 'acerto selecionado', 'acertos selecionados')}
          detalhe={demais ? `até ${PAGAMENTOS_POR_VEZ} por vez` : reais(total)}
          ocupada={pagando.length > 0}
          limpar={limpar}
        >
          {escolhidos.length < pagaveis.length && (
            <Botao onClick={marcarTodos}>Selecionar os {pagaveis.length} desta lista</Botao>
          )}
          <Botao
            tom="principal"
            icone={<IconCash size={20} aria-hidden />}
            disabled={demais}
            onClick={() => setPagando(escolhidos)}
          >
            Marcar como pago
          </Botao>
        </BarraDeSelecao>
      )}
      {pagando.length > 0 && <Pagar acertos={pagando} aoPagar={limpar} fechar={() => setPagando([])} />}
    </>
  );
}
