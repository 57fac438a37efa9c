import { baixarCupons } from '@indica-bem/domain/importacao/chamadas';
import { formulario } from '../compartilhado/planilha/formulario';
import { Importacao } from '../compartilhado/planilha/importacao';
import { api } from '../lib/api';
import { Pagina } from '../ui/pagina';

const MODELOS = [{ tipo: 'baixa' }] as const;
const FRASES = { sucesso: 'Baixa feita com sucesso', falha: 'Erro no cadastro' };

/** Coupons that stores used away from the till. */
export function BaixaDeCupons() {
  return (
    <Pagina
      titulo="Baixa de cupons"
      subtitulo="Valide de uma vez as compras que as lojas informaram em planilha."
      largura="media"
    >
      <Importacao
        modelos={MODELOS}
        frases={FRASES}
        enviar={(arquivo, query) =>
          api(baixarCupons, {
            query,
            body: formulario(arquivo),
          })
        }
      />
    </Pagina>
  );
}
