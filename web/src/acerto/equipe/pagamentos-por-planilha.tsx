import { pagarPorArquivo } from '@indica-bem/domain/acerto/chamadas';
import { formulario } from '../../compartilhado/planilha/formulario';
import { Importacao } from '../../compartilhado/planilha/importacao';
import { api } from '../../lib/api';
import { Pagina } from '../../ui/pagina';
import { lerAcertosDeNovo } from '../ler-de-novo';

const MODELOS = [{ tipo: 'pagamentos' }] as const;
const FRASES = { sucesso: 'Pagamentos registrados', falha: 'Os pagamentos não foram todos registrados' };

/** What the bank paid, by file: `cnpj;mes;data_pagamento;referencia`. */
export function PagamentosPorPlanilha() {
  return (
    <Pagina
      titulo="Pagamentos por planilha"
      subtitulo="Marque como pagos de uma vez os acertos que o banco pagou: CNPJ, mês, data do pagamento e referência."
      largura="media"
    >
      <Importacao
        modelos={MODELOS}
        frases={FRASES}
        enviar={async (arquivo, query) => {
          const resposta = await api(pagarPorArquivo, {
            query,
            body: formulario(arquivo),
          });
          if (query.previa === 'N') void lerAcertosDeNovo();
          return resposta;
        }}
      />
    </Pagina>
  );
}
