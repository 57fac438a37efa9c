import type { Ajustes } from '@indica-bem/domain/configuracao/contrato';
import { ANOS_NO_MAXIMO, ANOS_NO_MINIMO } from '@indica-bem/domain/configuracao/regras';
import { NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { Cartao } from '../ui/cartao';
import { confirmar } from '../ui/confirmar';
import { DeOndeParou } from '../ui/de-onde-parou';
import { diferencasDosCampos } from '../ui/edicao/conflito-de';
import { avisar } from '../ui/toasts';
import classes from './formulario-da-conferencia.module.css';
import { PeDoAjuste } from './pe-do-ajuste';
import { ENCURTAR, emAnos } from './textos';
import { type DadosDo, useAjuste } from './use-ajuste';

const ANOS = Array.from({ length: ANOS_NO_MAXIMO - ANOS_NO_MINIMO + 1 }, (_, i) => String(i + ANOS_NO_MINIMO));

/** For how long the audit trail is kept. */
export function FormularioDaGuarda({ ajustes }: { ajustes: Ajustes }) {
  const { pathname } = useLocation();
  const ajuste = useAjuste(ajustes, 'retencao_auditoria', `${pathname}/guarda`);
  const { campos, value, error, onChange } = ajuste;

  /** Over `salvos`: what is forgotten does not come back, so a shorter time takes a second word. */
  async function salvar(salvos: DadosDo<'retencao_auditoria'>) {
    const anos = Number(value);
    if (anos < salvos.retencao_auditoria && !(await confirmar(ENCURTAR(anos)))) return;
    ajuste.enviar({ retencao_auditoria: anos, versao: salvos.versao });
  }

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (campos.mudou) void salvar(ajuste.lidos);
    else avisar.info(`A guarda já é de ${emAnos(value)}`);
  }

  return (
    <Cartao como="section" rotulo="Guarda da auditoria">
      <form ref={campos.form} className={classes.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        <div className={classes.cabeca}>
          <h2>Guarda da auditoria</h2>
          <p>
            Por quanto tempo fica registrado <Link to="/auditoria">quem fez o quê</Link>. O que passa disso é apagado.
          </p>
        </div>
        <NativeSelect
          label="Guardar por"
          data={ANOS.map((anos) => ({ value: anos, label: emAnos(anos) }))}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <PeDoAjuste
          ajuste={ajuste}
          diferencas={(atual) =>
            diferencasDosCampos(campos, ajuste.emTexto(atual), { retencao_auditoria: 'Guardar por' }, (_, anos) =>
              emAnos(anos),
            )
          }
          salvarAssim={(atual) => void salvar(atual)}
        >
          Salvar a guarda
        </PeDoAjuste>
      </form>
    </Cartao>
  );
}
