import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { listarCampanhas, verCampanha } from '@indica-bem/domain/campanha/chamadas';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Cartao } from '../../ui/cartao';
import classes from './grupo-de-campos.module.css';

type CampanhaDaLojaProps = {
  valor: number | null;
  mudar: (id: number | null) => void;
  /** What the form's last sending came back with. */
  erro: Error | null;
};

const TODAS = 200;

/** Which discount the store's next coupons give. Only the team sees and sets it. */
export function CampanhaDaLoja({ valor, mudar, erro }: CampanhaDaLojaProps) {
  const vigentes = useQuery(consulta(listarCampanhas, { query: { vigentes: 'S', limite: TODAS } }));
  const daLoja = useQuery({
    ...consulta(verCampanha, { params: { id: valor ?? 0 } }),
    enabled: valor !== null,
  });
  const campanhas = comAtual(vigentes.data?.campaigns ?? [], daLoja.data);
  return (
    <Cartao como="section" rotulo="Campanha da loja">
      <h2 className={classes.titulo}>Campanha (opcional)</h2>
      <p className={classes.ajuda}>
        Vale para os cupons gerados a partir de agora nesta loja; os já gerados não mudam. Sem campanha, ou depois da
        validade ou do orçamento dela, o desconto é de {DESCONTO_BASE}%.
      </p>
      <NativeSelect
        label="Campanha"
        value={valor ?? ''}
        disabled={vigentes.isPending}
        error={erroDe(erro) ?? (vigentes.isError && 'Não deu para carregar as campanhas. Recarregue a página.')}
        onChange={({ currentTarget }) => mudar(Number(currentTarget.value) || null)}
      >
        <option value="">Sem campanha ({DESCONTO_BASE}%)</option>
        {campanhas.map((campanha) => (
          <option key={campanha.id_campaign} value={campanha.id_campaign}>
            {nomeDa(campanha)}
          </option>
        ))}
      </NativeSelect>
    </Cartao>
  );
}

const nomeDa = ({ descritivo, desconto, data_validade, vencida, orcamento }: Campanha) =>
  `${formatarDecimal(desconto, 2)}% · ${descritivo} · ${vencida ? 'vencida em' : 'até'} ${isoParaBr(data_validade)}${orcamento === 'esgotado' ? ' · esgotada' : ''}`;

/** The store's own may have expired, and stands in the list all the same. */
function comAtual(vigentes: Campanha[], atual: Campanha | undefined): Campanha[] {
  const falta = atual && !vigentes.some(({ id_campaign }) => id_campaign === atual.id_campaign);
  return falta ? [atual, ...vigentes] : vigentes;
}

const erroDe = (erro: Error | null) => (erro instanceof ErroDaApi ? erro.campos.id_campanha : undefined);
