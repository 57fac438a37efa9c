import { formatarReais, lerReais } from '@indica-bem/domain/brasil/dinheiro';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { TextInput } from '@mantine/core';
import { CampoDeMoeda } from '../ui/campo-de-moeda';
import type { Campos } from '../ui/use-campos';
import classes from './formulario-da-campanha.module.css';
import { type CamposDaCampanha, ROTULOS } from './rascunho';

/** How much the campaign may give; either may be left out. */
export function CamposDoOrcamento({ campos: { valores, erros, campo } }: { campos: Campos<keyof CamposDaCampanha> }) {
  const { onChange: mudarLimite, ...limite } = campo('limite_cupons');
  const { onChange: mudarTeto, error: doServidor } = campo('teto');
  return (
    <fieldset className={classes.orcamento}>
      <legend>Orçamento (opcional)</legend>
      <p className={classes.ajuda}>
        No fim de qualquer um dos dois, os cupons novos dão {DESCONTO_BASE}%. Os já gerados continuam valendo.
      </p>
      <div className={classes.dupla}>
        <TextInput
          label={ROTULOS.limite_cupons}
          description="Usados ou ainda válidos"
          placeholder="Sem limite"
          inputMode="numeric"
          maxLength={9}
          {...limite}
          onChange={({ currentTarget }) => mudarLimite(currentTarget.value)}
        />
        <CampoDeMoeda
          label={ROTULOS.teto}
          description={`O que o grupo paga acima de ${DESCONTO_BASE}%`}
          placeholder="Sem teto"
          error={doServidor ?? erros.teto}
          centavos={lerReais(valores.teto)}
          onChange={(centavos) => mudarTeto(centavos === null ? '' : formatarReais(centavos))}
        />
      </div>
    </fieldset>
  );
}
