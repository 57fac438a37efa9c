import { EscolherLoja } from '../../lojista/escolher/escolher';
import { NomesDaIndicacao } from '../../prescricao/nomes';
import { PetDaIndicacao } from '../../prescricao/pet-da-indicacao';

/**
 * `lojistas/{id_prescricao}`, where redeeming leads: the stores, and the names to be read and corrected on the way. For
 * which pet it is takes nobody to a coupon: it is asked after them.
 */
export function EscolherLojaDaIndicacao() {
  return (
    <EscolherLoja
      nomes={(indicacao) => <NomesDaIndicacao prescricao={indicacao} />}
      pet={(indicacao) => <PetDaIndicacao prescricao={indicacao} />}
    />
  );
}
