import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { prestesAVencer } from '@indica-bem/domain/cupom/regras';
import { quandoSera } from '@indica-bem/domain/evento/calendario';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import classes from './aviso-de-prazo.module.css';
import { marcarPrazoVisto, prazoVisto } from './prazos-vistos';

/** The coupon that ends first, if it ends within days and nobody has read so here. */
export function AvisoDePrazo({ indicacoes }: { indicacoes: readonly Prescricao[] }) {
  const navigate = useNavigate();
  const [lido, setLido] = useState<number | null>(null);
  const hoje = hojeEmSaoPaulo(new Date());
  const aVencer = indicacoes
    .flatMap((indicacao) => indicacao.coupons.map((cupom) => ({ indicacao, cupom, id: cupom.id_coupon })))
    .filter(({ cupom, id }) => cupom.situacao === 'ativo' && id !== null && prestesAVencer(cupom.data_validade, hoje))
    .filter(({ id }) => id !== lido && id !== null && !prazoVisto(id))
    .sort((a, b) => (a.cupom.data_validade < b.cupom.data_validade ? -1 : 1))[0];
  if (!aVencer || aVencer.id === null) return null;

  const { indicacao, cupom, id } = aVencer;
  const aoLer = () => {
    marcarPrazoVisto(id);
    setLido(id);
  };
  const ver = () => {
    aoLer();
    void navigate(`/cupom/ver/${id}`);
  };
  return (
    <div className={classes.aviso}>
      <Aviso tom="alerta" titulo={`Seu cupom vence ${quandoSera(cupom.data_validade, hoje)}`}>
        {nomeDoIndicado(indicacao)}
        {indicacao.shopkeeper && `, na ${indicacao.shopkeeper.nome_fantasia}`}: vale até{' '}
        {isoParaBr(cupom.data_validade)}.
        <span className={classes.botoes}>
          <Botao onClick={ver}>Ver cupom</Botao>
          <Botao tom="texto" onClick={aoLer}>
            Entendi
          </Botao>
        </span>
      </Aviso>
    </div>
  );
}
