import { EscolherLoja } from '../../lojista/escolher/escolher';
import { NomesDaIndicacao } from '../../prescricao/nomes';

/** `lojistas/{id_prescricao}`, where redeeming leads: the stores, and the names to be read and corrected on the way. */
export function EscolherLojaDaIndicacao() {
  return <EscolherLoja nomes={(indicacao) => <NomesDaIndicacao prescricao={indicacao} />} />;
}
