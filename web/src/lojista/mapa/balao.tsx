import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { linhasDoEndereco, rotaAte } from '@indica-bem/domain/lojista/endereco';
import { IconRoute, IconX } from '@tabler/icons-react';
import { Botao } from '../../ui/botao';
import type { LojaNoMapa } from './loja-no-mapa';
import classes from './mapa.module.css';

export function Balao({ loja, fechar }: { loja: LojaNoMapa; fechar: () => void }) {
  const rota = rotaAte(loja);
  return (
    <div className={classes.balao}>
      <button type="button" className={classes.fechar} aria-label="Fechar" onClick={fechar}>
        <IconX size={20} aria-hidden />
      </button>
      <p className={classes.nome} translate="no">
        {loja.nome_fantasia}
      </p>
      <p className={classes.desconto}>
        <strong>{formatarDecimal(loja.desconto, 2)}%</strong> de desconto
      </p>
      <p className={classes.endereco}>{linhasDoEndereco(loja).slice(0, 2).join(' · ')}</p>
      {rota && (
        <Botao tom="mata" fullWidth href={rota} icone={<IconRoute size={22} aria-hidden />}>
          Rota
        </Botao>
      )}
    </div>
  );
}
