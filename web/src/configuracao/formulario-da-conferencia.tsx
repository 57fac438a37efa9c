import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { Cartao } from '../ui/cartao';
import { confirmar } from '../ui/confirmar';
import { DeOndeParou } from '../ui/de-onde-parou';
import { diferencasDosCampos } from '../ui/edicao/conflito-de';
import { avisar } from '../ui/toasts';
import classes from './formulario-da-conferencia.module.css';
import { OpcoesDaConferencia } from './opcoes-da-conferencia';
import { PeDoAjuste } from './pe-do-ajuste';
import { AFROUXAR, CONFERENCIA } from './textos';
import { type DadosDo, useAjuste } from './use-ajuste';

/** How strict every store's till is. */
export function FormularioDaConferencia({ ajustes }: { ajustes: Ajustes }) {
  const ajuste = useAjuste(ajustes, 'conferencia', useLocation().pathname);
  const { campos, value, error, onChange } = ajuste;
  const conferencia = value as Conferencia;

  /** Over `salvos`: the weaker one takes a second word, however the person came to it. */
  async function salvar(salvos: DadosDo<'conferencia'>) {
    const afrouxa = conferencia === 'simples' && salvos.conferencia !== 'simples';
    if (afrouxa && !(await confirmar(AFROUXAR))) return;
    ajuste.enviar({ conferencia, versao: salvos.versao });
  }

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    // Saved again as it is, it would bear the name of somebody who changed nothing.
    if (campos.mudou) void salvar(ajuste.lidos);
    else avisar.info(`A conferência já é ${CONFERENCIA[conferencia].nome.toLowerCase()}`);
  }

  return (
    <Cartao como="section" rotulo="Conferência no caixa">
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <div className={classes.cabeca}>
          <h2>Conferência no caixa</h2>
          <p>O que o caixa das lojas físicas precisa ver para dar o desconto. Vale em todas em até um minuto.</p>
        </div>
        <OpcoesDaConferencia valor={value} erro={error} onChange={onChange} />
        {ajustes.alterado_em && <p className={classes.alterada}>{ultimaAlteracao(ajustes)}</p>}
        <PeDoAjuste
          ajuste={ajuste}
          diferencas={(atual) =>
            diferencasDosCampos(campos, ajuste.emTexto(atual), { conferencia: 'Conferência no caixa' }, nomeDa)
          }
          salvarAssim={(atual) => void salvar(atual)}
        >
          Salvar
        </PeDoAjuste>
      </form>
    </Cartao>
  );
}

const nomeDa = (_: 'conferencia', valor: string) => CONFERENCIA[valor as Conferencia].nome;

function ultimaAlteracao({ alterado_por, alterado_em }: Ajustes): string {
  return `Alterada${alterado_por ? ` por ${alterado_por}` : ''} em ${momentoCompleto(alterado_em ?? '')}`;
}
