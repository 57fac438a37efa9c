import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import type { LojistaDoAdmin } from '@indica-bem/domain/lojista/contrato';
import { Etiqueta } from '../../ui/etiqueta';
import classes from './escolher-lojas.module.css';

type LinhaDaLojaProps = { loja: LojistaDoAdmin; idCampanha: number; marcada: boolean; marcar: () => void };

export function LinhaDaLoja({ loja, idCampanha, marcada, marcar }: LinhaDaLojaProps) {
  const onde = loja.tipo === 'loja_online' ? 'Loja online' : [loja.bairro, loja.cidade].filter(Boolean).join(' · ');
  return (
    <li>
      <label className={classes.loja} data-marcada={marcada || undefined}>
        <input type="checkbox" checked={marcada} onChange={marcar} />
        <span className={classes.nome}>
          <strong>{loja.razao_social}</strong>
          <small>
            {loja.nome_fantasia}
            {onde && ` · ${onde}`}
          </small>
        </span>
        <CampanhaDela campanha={loja.campaign} idCampanha={idCampanha} />
      </label>
    </li>
  );
}

function CampanhaDela({ campanha, idCampanha }: { campanha: LojistaDoAdmin['campaign']; idCampanha: number }) {
  if (!campanha) return null;
  if (campanha.id_campaign === idCampanha) return <Etiqueta tom="ok">Nesta campanha</Etiqueta>;
  return (
    <span className={classes.outra}>
      Em “{campanha.descritivo}” ({formatarDecimal(campanha.desconto, 2)}%)
    </span>
  );
}
