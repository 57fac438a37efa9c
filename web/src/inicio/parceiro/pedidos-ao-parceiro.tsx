import { contarRenovacoes } from '@indica-bem/domain/reposicao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import classes from './pedidos-ao-parceiro.module.css';

/** Before anything else: somebody's pet is about to run out of food. */
export function PedidosAoParceiro() {
  const { data } = useQuery({ ...consulta(contarRenovacoes), refetchOnMount: 'always' });
  if (!data || data.abertas === 0) return null;
  const { abertas } = data;
  return (
    <Aviso
      tom="info"
      titulo={abertas === 1 ? 'Um tutor pede nova indicação' : `${abertas} tutores pedem nova indicação`}
    >
      A ração está perto do fim. Você responde em um toque.
      <span className={classes.botoes}>
        <Botao tom="mata" para="/renovacoes">
          Ver renovações
        </Botao>
      </span>
    </Aviso>
  );
}
